import type { AddressFaults, AddressForm } from '#domain/address/form-fields.ts';
import { aFormView } from '#ui/shared/address/address.examples.ts';
import { pictures } from '#ui/shared/pictures.examples.ts';
import type { ConfirmationView } from './confirmation.view.ts';
import type { DeliveryView } from './delivery.view.ts';
import type { PaymentView, VerifyingView } from './payment.view.ts';
import type { RecapView } from './recap.view.ts';

const stepsAt = (current: number) =>
  ['Panier', 'Livraison', 'Paiement', 'Confirmation'].map((label, index) => ({
    label,
    done: index < current,
    current: index === current,
    ...(index < current && current < 3 ? { href: ['/checkout/recapitulatif', '/checkout/livraison'][index] } : {}),
  }));

export const recipient = ['MADAME DESTINATAIRE', 'Bâtiment B', '12 RUE DES LILAS', '87000 LIMOGES', 'FRANCE'];

export const aRecap: RecapView = {
  title: 'Récapitulatif',
  lines: [
    {
      id: '0',
      title: 'Carnet de 12 timbres Marianne, Lettre verte',
      href: '/boutique/p/1121001',
      picture: pictures.greenBooklet,
      quantityAndPrice: '2 × 18,24 €',
      total: '36,48 €',
    },
    {
      id: '1',
      title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
      picture: pictures.envelope,
      seller: 'Papeterie du Canal',
      quantityAndPrice: '1 × 7,90 €',
      total: '7,90 €',
    },
  ],
  totals: [
    { label: 'Articles (3)', value: '44,38 €' },
    { label: 'Livraison', value: '4,50 €' },
    { label: 'dont TVA', value: '4,99 €' },
    { label: 'Total TTC', value: '48,88 €', strong: true },
  ],
};

export const aNewAddress = (
  typed: Partial<AddressForm> = {},
  faults: AddressFaults = {},
): Extract<DeliveryView['address'], { kind: 'form' }> => ({
  kind: 'form',
  title: 'Nouvelle adresse',
  form: aFormView({ typed, faults }),
});

export const aDelivery = (change: Partial<DeliveryView> = {}): DeliveryView => ({
  title: 'Livraison',
  steps: stepsAt(1),
  notices: [],
  address: aNewAddress(),
  groups: [],
  recap: aRecap,
  back: { label: 'Revenir au panier', href: '/checkout/recapitulatif' },
  ...change,
});

export const shopModes: DeliveryView['groups'][number] = {
  shopId: 'boutique',
  title: 'Expédié par La boutique',
  lead: '1 article, expédié sous 1 jour ouvré',
  modes: [
    {
      code: 'home',
      name: 'À domicile, dans la boîte aux lettres',
      price: 'Offerte',
      dates: 'Entre mardi 24 et jeudi 26 novembre',
      selected: true,
    },
    {
      code: 'pickup',
      name: 'En point de retrait',
      price: '3,90 €',
      dates: 'Entre mercredi 25 et vendredi 27 novembre',
      description: 'Commerçants et consignes près de chez vous.',
      selected: false,
    },
    {
      code: 'express',
      name: 'Express, contre signature',
      price: '9,90 €',
      dates: 'Lundi 23 novembre avant 13 h',
      selected: false,
    },
  ],
};

export const sellerModes: DeliveryView['groups'][number] = {
  shopId: '2011',
  title: 'Expédié par Papeterie du Canal',
  lead: '1 article, expédié sous 2 jours ouvrés',
  modes: [
    {
      code: 'seller',
      name: 'Livraison standard',
      price: '4,50 €',
      dates: 'Entre jeudi 26 et lundi 30 novembre',
      selected: true,
    },
  ],
};

export const anAddressedDelivery = aDelivery({
  address: {
    kind: 'set',
    block: recipient,
    change: { label: 'Modifier l’adresse', href: '/checkout/livraison?adresse' },
  },
  groups: [shopModes, sellerModes],
  next: { label: 'Continuer vers le paiement', href: '/checkout/paiement' },
});

export const aPayment = (change: Partial<PaymentView> = {}): PaymentView => ({
  title: 'Paiement',
  steps: stepsAt(2),
  notices: [],
  modes: [
    {
      code: 'card',
      name: 'Carte bancaire',
      description: 'Vous réglez sur la page sécurisée de notre prestataire de paiement.',
      selected: true,
    },
    { code: 'paypal', name: 'PayPal', selected: false },
  ],
  delivery: {
    block: recipient,
    modes: ['À domicile, entre mardi 24 et jeudi 26 novembre'],
    change: { label: 'Modifier la livraison', href: '/checkout/livraison' },
  },
  billing: { block: recipient, change: { label: 'Modifier l’adresse de facturation', href: '/checkout/livraison' } },
  recap: aRecap,
  order: {
    label: 'Commander avec obligation de paiement',
    reminder: 'En commandant, vous acceptez les conditions de vente. Vous disposez de 14 jours pour vous rétracter.',
    shown: 4888,
  },
  back: { label: 'Revenir à la livraison', href: '/checkout/livraison' },
  ...change,
});

export const aVerification: VerifyingView = {
  title: 'Votre paiement est en cours de vérification',
  text: 'Nous attendons la réponse de la banque. Votre commande n’est pas perdue et vous ne paierez pas deux fois.',
  detail: 'Cette page se met à jour d’elle-même. Vous pouvez aussi la quitter\u00a0: un courriel vous dira l’issue.',
  again: { label: 'Vérifier à nouveau', href: '/checkout/paiement/verification' },
  everySeconds: 5,
};

export const aConfirmation: ConfirmationView = {
  title: 'Votre commande est enregistrée',
  steps: stepsAt(3),
  thanks:
    'Merci. Un courriel de confirmation vient de vous être envoyé. Conservez ce numéro pour tout échange avec nous.',
  code: { label: 'Numéro de commande', value: 'CMD-0002-4817' },
  date: 'vendredi 20 novembre 2026',
  status: 'En préparation',
  payment: 'Carte bancaire, 48,88 €',
  delivery: {
    title: 'Livraison',
    block: recipient,
    modes: [
      'À domicile, entre mardi 24 et jeudi 26 novembre',
      'Papeterie du Canal\u00a0: entre jeudi 26 et lundi 30 novembre',
    ],
  },
  billing: { title: 'Facturation', block: recipient },
  recap: { ...aRecap, title: 'Articles commandés' },
  resume: { label: 'Reprendre mes achats', href: '/' },
};
