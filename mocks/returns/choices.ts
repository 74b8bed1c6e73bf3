import type { Lang, Words } from '../shared/lang.ts';

interface Choice {
  code: string;
  name: Words;
}

export const reasons: readonly Choice[] = [
  { code: 'CHANGED_MIND', name: { fr: 'J’ai changé d’avis', en: 'I changed my mind' } },
  { code: 'RETURN_BROKEN_ITEM', name: { fr: 'L’article est cassé', en: 'The item is broken' } },
  { code: 'DEFECTIVE_ITEM', name: { fr: 'L’article ne fonctionne pas', en: 'The item does not work' } },
  {
    code: 'DELIVERED_PRODUCT_DIFFERENT',
    name: { fr: 'L’article reçu n’est pas celui commandé', en: 'The item is not the one I ordered' },
  },
  { code: 'DAMAGED_PACKAGING', name: { fr: 'L’emballage est abîmé', en: 'The packaging is damaged' } },
  { code: 'OTHER', name: { fr: 'Autre motif', en: 'Another reason' } },
];

interface Method extends Choice {
  description: Words;
  /** What the shopper pays; absent: the seller does not say it. */
  cents?: number;
  hasLabel: boolean;
}

export const methods: readonly Method[] = [
  {
    code: 'RETURN_METHOD_BY_MAIL',
    name: { fr: 'Par colis, avec une étiquette', en: 'By parcel, with a label' },
    description: {
      fr: 'Imprimez l’étiquette et déposez le colis en bureau de poste.',
      en: 'Print the label and hand the parcel in at a post office.',
    },
    cents: 0,
    hasLabel: true,
  },
  {
    code: 'DROP_OFF_POINT',
    name: { fr: 'En point de retrait', en: 'At a pick-up point' },
    description: { fr: 'Le coût est déduit du remboursement.', en: 'The cost is taken off your refund.' },
    cents: 390,
    hasLabel: true,
  },
  {
    code: 'HOME_PICKUP',
    name: { fr: 'Enlèvement chez vous', en: 'Collected from your home' },
    description: { fr: 'Un jour est convenu avec vous.', en: 'A day is agreed with you.' },
    hasLabel: false,
  },
];

export const choiceOf = ({ code, name }: Choice, lang: Lang) => ({ code, name: name[lang] });
