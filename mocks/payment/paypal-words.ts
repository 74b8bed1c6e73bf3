import type { Lang } from '../shared/lang.ts';

const fr = {
  title: 'Payer avec PayPal',
  text: 'Cette page est une démonstration : elle tient lieu de PayPal et aucun compte n’est demandé.',
  approve: 'Payer avec PayPal',
  cancel: 'Annuler et revenir à la boutique',
  othersText: 'Vous approuvez le paiement, mais il n’aboutit pas tout de suite.',
  declined: 'Approuver, PayPal refuse le débit',
  pending: 'Approuver, PayPal vérifie pendant dix minutes',
};

const en: typeof fr = {
  title: 'Pay with PayPal',
  text: 'This page is a demonstration: it stands in for PayPal, and no account is asked for.',
  approve: 'Pay with PayPal',
  cancel: 'Cancel and go back to the shop',
  othersText: 'You approve the payment, but it does not go through at once.',
  declined: 'Approve, PayPal declines the capture',
  pending: 'Approve, PayPal reviews it for ten minutes',
};

export const payPalWords: Record<Lang, typeof fr> = { fr, en };
