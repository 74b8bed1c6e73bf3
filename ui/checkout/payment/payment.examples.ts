import { aRecap, payer, recipient, stepsAt } from '#ui/checkout/checkout.examples.ts';
import type { ConfirmationView } from '#ui/checkout/confirmation/confirmation.view.ts';
import type { PaymentView } from './payment.view.ts';
import type { CertificationView, EngagementView } from './payment-engagement.view.ts';
import type { VerifyingView } from './verifying/verifying.view.ts';

export const cardMode: PaymentView['modes'][number] = {
  code: 'card',
  name: 'Carte bancaire',
  description: 'CB, Visa ou Mastercard',
  selected: true,
  disabled: false,
};

export const payPalMode: PaymentView['modes'][number] = {
  code: 'paypal',
  name: 'PayPal',
  description: 'Avec votre compte PayPal',
  selected: false,
  disabled: false,
};

export const anOrderForm = (over: Partial<PaymentView['order']> = {}): PaymentView['order'] => ({
  label: 'Commander avec obligation de paiement',
  reminder: 'En validant, vous commandez ces articles, livraison comprise, et acceptez les',
  terms: { label: 'conditions générales de vente', href: '/conditions-generales-de-vente' },
  linesTitle: 'Ce que vous commandez',
  cartCode: '00000001',
  totalCents: 4888,
  ...over,
});

export const aPayment = (change: Partial<PaymentView> = {}): PaymentView => ({
  title: 'Paiement',
  steps: stepsAt(2),
  notices: [],
  modes: [cardMode, payPalMode],
  delivery: {
    block: recipient,
    modes: ['Lettre suivie, du mar. 24/11 au jeu. 26/11/2026'],
    change: { label: 'Modifier l’adresse', href: '/checkout/livraison?adresse=modifier' },
    changeMode: { label: 'Modifier le mode de livraison', href: '/checkout/livraison' },
  },
  billing: {
    title: 'Adresse de facturation',
    block: payer,
    change: { label: 'Modifier l’adresse de facturation', href: '/checkout/livraison?facturation=autre' },
  },
  recap: aRecap,
  order: anOrderForm(),
  back: { label: 'Revenir à la livraison', href: '/checkout/livraison' },
  ...change,
});

export const aWaiver =
  'Je demande que mes services en ligne (étiquettes, timbres, lettres) commencent dès le paiement, et je renonce à mon droit de rétractation pour ces services.';

export const anEngagement: EngagementView = {
  title: 'Vous pouvez demander le paiement différé',
  text: 'Vos commandes seraient payées sur facture mensuelle. La première étape est de faire certifier votre entreprise.',
  next: {
    label: 'Faire certifier mon entreprise',
    href: '/professionnel/checkout/paiement?certification=1#certification',
  },
  opens: true,
};

export const aWaitingEngagement: EngagementView = {
  title: 'Paiement différé\u202f: votre certification est en cours',
  text: 'Nous vérifions votre entreprise. Dès qu’elle sera certifiée, vous pourrez souscrire au paiement différé. En attendant, les autres moyens de paiement restent possibles.',
  next: { label: 'Suivre ma certification', href: '/professionnel/espaceclient' },
  opens: false,
};

export const aCertification: CertificationView = {
  title: 'Faire certifier votre entreprise',
  paragraphs: [
    'La certification confirme que vous représentez votre entreprise. Elle se demande depuis votre espace client.',
    'Une fois l’entreprise certifiée, vous pourrez souscrire au paiement différé et payer vos commandes sur facture mensuelle.',
    'Votre panier est conservé pendant ce temps\u202f: vous pouvez aussi le payer dès maintenant par un autre moyen.',
  ],
  go: { label: 'Aller à mon espace client', href: '/professionnel/espaceclient' },
  back: { label: 'Revenir au paiement', href: '/professionnel/checkout/paiement' },
};

export const aVerification: VerifyingView = {
  title: 'Votre paiement est en cours de vérification',
  text: 'Votre paiement n’est pas encore confirmé. Ne payez pas une seconde fois\u202f: cette page se met à jour d’elle-même.',
  detail:
    'Si vous quittez cette page, votre commande sera tout de même confirmée par e-mail si le paiement a été accepté.',
  again: { label: 'Vérifier à nouveau', href: '/checkout/paiement/retour?essai=1' },
  everySeconds: 5,
};

export const aConfirmation: ConfirmationView = {
  title: 'Votre commande est enregistrée',
  steps: stepsAt(3),
  thanks: 'Merci. Nous vous envoyons une confirmation par e-mail.',
  code: { label: 'Numéro de commande', value: 'CMD-26-004817' },
  date: '20/11/2026',
  status: 'En préparation',
  payment: 'Carte bancaire',
  notes: [],
  delivery: { title: 'Adresse de livraison', block: recipient, modes: [] },
  billing: { title: 'Adresse de facturation', block: payer },
  shared: [],
  groups: [
    {
      id: '0',
      title: 'Vendu et expédié par La boutique',
      delivery: 'Lettre suivie, du mar. 24/11 au jeu. 26/11/2026',
      next: 'Nous préparons vos articles et vous préviendrons par e-mail de leur envoi.',
      lines: aRecap.lines.slice(0, 1),
    },
    {
      id: '1',
      title: 'Vendu et expédié par Papeterie du Canal',
      next: 'L’envoi d’un vendeur est confirmé par celui-ci, puis préparé. Nous vous préviendrons par e-mail de son départ.',
      lines: aRecap.lines.slice(1).map(({ seller: _seller, ...line }) => line),
    },
    {
      id: '2',
      title: 'Colissimo en ligne',
      next: 'Vos étiquettes seront à télécharger dans le détail de la commande. Imprimez-les, collez-les, puis déposez vos colis.',
      lines: [
        {
          id: '2',
          title: 'Colissimo en ligne',
          composition: [],
          quantityAndPrice: '2 × 4,99\u00a0€',
          total: '9,98\u00a0€',
        },
      ],
    },
  ],
  totals: aRecap.totals,
  detail: { label: 'Voir le détail de la commande', href: '/mes-commandes/detail/CMD-26-004817' },
  resume: { label: 'Revenir à la boutique', href: '/' },
};
