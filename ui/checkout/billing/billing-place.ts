import type { Wording } from '#ui/wording/wording.ts';

/** Where the bill is asked for: beside the delivery, or, where nothing is delivered, with the payment. */
export type BillingPlace = 'delivery' | 'payment';

/** The page that asks for another address. */
export const askedAt = (place: BillingPlace, { paths }: Pick<Wording, 'paths'>) =>
  place === 'delivery' ? paths.delivery : paths.billing;

/** The page that shows what was chosen, and asks for the number. */
export const shownAt = (place: BillingPlace, { paths }: Pick<Wording, 'paths'>) =>
  place === 'delivery' ? paths.delivery : paths.payment;
