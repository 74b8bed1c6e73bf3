import type { AddressFaults, AddressForm } from '#domain/address/form-fields.ts';
import { aFormView } from '#ui/address/address.examples.ts';
import type { RecapView } from '#ui/cart/recap.view.ts';
import { pictures } from '#ui/components/pictures.examples.ts';
import type { DeliveryView } from './delivery/delivery.view.ts';

export const stepsAt = (current: number) =>
  ['Panier', 'Livraison', 'Paiement', 'Confirmation'].map((label, index) => ({
    label,
    done: index < current,
    current: index === current,
    ...(index < current && current < 3 ? { href: ['/checkout/recapitulatif', '/checkout/livraison'][index] } : {}),
  }));

export const recipient = ['MADAME DESTINATAIRE', 'Bâtiment B', '12 RUE DES LILAS', '87000 LIMOGES', 'FRANCE'];

/** Who pays, beside the recipient: no line but the country is the same. */
export const payer = ['MONSIEUR PAYEUR', 'ATELIER 3M & FILS', '4 RUE DU PORT', '71000 MACON', 'FRANCE'];

export const aRecap: RecapView = {
  title: 'Récapitulatif',
  lines: [
    {
      id: '0',
      title: 'Carnet de 12 timbres Marianne, Lettre verte',
      href: '/boutique/p/1121001',
      picture: pictures.greenBooklet,
      composition: [],
      quantityAndPrice: '2 × 18,24 €',
      total: '36,48 €',
    },
    {
      id: '1',
      title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
      picture: pictures.envelope,
      seller: 'Papeterie du Canal',
      composition: [],
      quantityAndPrice: 'Quantité\u202f: 1',
      total: '7,90 €',
    },
  ],
  totals: [
    { label: 'Articles (3)', value: '44,38 €' },
    { label: 'Livraison', value: '4,50 €' },
    { label: 'Total TTC', value: '48,88 €', strong: true },
    { label: 'dont TVA', value: '4,99 €' },
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
  updated: 'Livraison : 4,50 €. Total TTC : 48,88 €.',
  back: { label: 'Revenir au panier', href: '/checkout/recapitulatif' },
  ...change,
});

export const ownModes: DeliveryView['groups'][number] = {
  sellerId: 'boutique',
  anchor: 'envoi-boutique',
  notices: [],
  title: 'Expédié par La boutique',
  isPartner: false,
  lead: '3 articles\u00a0· Préparé sous 1 jour',
  articles: ['2 × Carnet de 12 timbres Marianne, Lettre verte', '1 × Enveloppes kraft C4, lot de 10'],
  modes: [
    {
      code: 'home',
      name: 'À domicile, dans la boîte aux lettres',
      price: 'Offerte',
      dates: 'Du\u00a0mar.\u00a024/11 au\u00a0jeu.\u00a026/11/2026',
      selected: true,
    },
    {
      code: 'pickup',
      name: 'En point de retrait',
      price: '3,90 €',
      dates: 'Du\u00a0mer.\u00a025/11 au\u00a0ven.\u00a027/11/2026',
      description: 'Commerçants et consignes près de chez vous.',
      selected: false,
    },
    {
      code: 'express',
      name: 'Express, contre signature',
      price: '9,90 €',
      dates: 'Lundi 23/11/2026 avant 13 h',
      selected: false,
    },
  ],
};

export const sellerModes: DeliveryView['groups'][number] = {
  sellerId: '2011',
  anchor: 'envoi-2011',
  notices: [],
  title: 'Expédié par Papeterie du Canal',
  isPartner: true,
  lead: '1 article\u00a0· Préparé sous 2 jours',
  articles: ['1 × Enveloppes blanches C5 sans fenêtre, lot de 50'],
  modes: [
    {
      code: 'seller',
      name: 'Livraison standard',
      price: '4,50 €',
      dates: 'Du\u00a0jeu.\u00a026/11 au\u00a0lun.\u00a030/11/2026',
      selected: true,
    },
  ],
};

/** What keeps the shopper of the examples from the payment. */
export const requiredPoint: NonNullable<DeliveryView['required']> = {
  text: 'Pour passer au paiement\u202f:',
  ways: [{ label: 'choisissez un point de retrait', href: '#retrait-boutique' }],
};

export const anAddressedDelivery = aDelivery({
  address: {
    kind: 'set',
    block: recipient,
    change: { label: 'Modifier l’adresse', href: '/checkout/livraison?adresse' },
  },
  groups: [ownModes, sellerModes],
  next: { label: 'Continuer vers le paiement', href: '/checkout/paiement' },
});
