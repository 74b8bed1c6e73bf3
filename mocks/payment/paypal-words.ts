import type { Lang } from '../shared/lang.ts';

const fr = {
  title: 'Payer avec PayPal',
  amount: 'Montant à payer',
  text: 'Cette page est une démonstration : elle tient lieu de PayPal et aucun compte n’est demandé.',
  approve: 'Payer avec PayPal',
  cancel: 'Annuler et revenir à la boutique',
  othersTitle: 'Jouer un autre cas',
  othersText: 'Vous approuvez le paiement, et PayPal en décide autrement.',
  declined: 'Approuver, PayPal refuse le débit',
  pending: 'Approuver, PayPal vérifie pendant dix minutes',
  overTitle: 'Ce paiement est terminé',
  overText: 'Aucun autre débit n’est possible depuis cette page.',
  back: 'Revenir à la boutique',
  unknownTitle: 'Paiement introuvable',
  unknownText: 'Cette adresse ne correspond à aucun paiement. Revenez à la boutique, puis recommencez.',
};

const en: typeof fr = {
  title: 'Pay with PayPal',
  amount: 'Amount to pay',
  text: 'This page is a demonstration: it stands for PayPal, and no account is asked for.',
  approve: 'Pay with PayPal',
  cancel: 'Cancel and go back to the shop',
  othersTitle: 'Play another case',
  othersText: 'You approve the payment, and PayPal decides otherwise.',
  declined: 'Approve, PayPal declines the capture',
  pending: 'Approve, PayPal reviews it for ten minutes',
  overTitle: 'This payment is over',
  overText: 'Nothing more can be charged from this page.',
  back: 'Go back to the shop',
  unknownTitle: 'Payment not found',
  unknownText: 'This address matches no payment. Go back to the shop and start again.',
};

export const payPalWords: Record<Lang, typeof fr> = { fr, en };
