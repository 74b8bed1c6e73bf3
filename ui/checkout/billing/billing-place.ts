import type { Wording } from '#ui/wording/wording.ts';

/** Where the billing address is chosen: on the delivery page or, without a delivery, on the payment page. */
export type BillingPlace = 'delivery' | 'payment';

/** The page that asks for another billing address. */
export const billingFormPath = (place: BillingPlace, { paths }: Pick<Wording, 'paths'>) =>
  place === 'delivery' ? paths.delivery : paths.billing;

/** The page that shows the chosen billing address and asks for the company number. */
export const billingSummaryPath = (place: BillingPlace, { paths }: Pick<Wording, 'paths'>) =>
  place === 'delivery' ? paths.delivery : paths.payment;

/** Ids of the sections of the billing address and of the company number, to which what is missing leads. */
export const billingSection = 'facturation';
export const numberSection = 'numero-entreprise';

/** The part of a long page that an answer is about. */
export const billingAt = (place: BillingPlace, path: string): string =>
  place === 'delivery' ? `${path}#${billingSection}` : path;
