import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import type { Payment } from '#domain/checkout/payments.ts';
import type { Money } from '#domain/shared/money.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { type FailureKind, failures } from '#ui/request/error/failures.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { linesSection, modesSection, waiverField } from './payment-places.ts';

/** The failure category of each call of a payment (specification §8). */
export const failureOfCall = {
  choice: 'payment-choice',
  selection: 'payment-mode-selection',
  post: 'payment-mode-post',
} as const satisfies Record<string, FailureKind>;

export type PaymentReason = NonNullable<QueryValues<'payment'>['reason']>;

interface Reason {
  message: keyof Messages;
  /** The category that is counted; `null`: the shopper cancelled, or changed the cart, which is not a failure. */
  failure: FailureKind | null;
  /** Where the shopper acts next; `null`: nowhere on the page, or its place says so itself. */
  next: keyof typeof nextWays | null;
}

const nextWays = {
  modes: { label: 'payment.toModes', place: modesSection },
  waiver: { label: 'payment.toWaiver', place: waiverField },
  lines: { label: 'payment.toLines', place: linesSection },
} as const;

const post = 'payment-mode-post';
const selection = 'payment-mode-selection';
const reasons = {
  refused: { message: 'checkout.refused', failure: post, next: 'modes' },
  cancelled: { message: 'checkout.cancelled', failure: null, next: 'modes' },
  panier: { message: 'checkout.cartChanged', failure: null, next: 'lines' },
  expired: { message: 'checkout.expiredPayment', failure: post, next: 'modes' },
  montant: { message: 'checkout.amountChanged', failure: post, next: 'lines' },
  mode: { message: 'checkout.modeRefused', failure: selection, next: 'modes' },
  choix: { message: 'checkout.modeRequired', failure: selection, next: 'modes' },
  commande: { message: 'checkout.orderRefused', failure: post, next: null },
  retractation: { message: 'payment.waiverRequired', failure: post, next: 'waiver' },
  adresse: { message: 'payment.billingRequired', failure: post, next: null },
  entreprise: { message: 'payment.invoiceRequired', failure: post, next: null },
  facturation: { message: 'payment.billingCheck', failure: post, next: null },
  plafond: { message: 'payment.tooMuch', failure: post, next: 'lines' },
  solde: { message: 'payment.balanceTooLow', failure: post, next: 'modes' },
  'payment-choice': { message: failures['payment-choice'].message, failure: 'payment-choice', next: null },
  'payment-mode-selection': { message: failures['payment-mode-selection'].message, failure: selection, next: 'modes' },
  'payment-mode-post': { message: failures['payment-mode-post'].message, failure: post, next: 'modes' },
  aucun: { message: 'checkout.noPayment', failure: null, next: 'modes' },
} as const satisfies Record<PaymentReason, Reason>;

export interface PaymentReport {
  reason: PaymentReason;
  /** Only when the backend confirmed it: « Vous n’avez pas été débité ». */
  notDebited?: boolean;
  /** The amount that the account's balance lacks for this order. */
  shortfall?: Money | null;
  attempts: number;
  /** The reason given by the provider or the backend. */
  detail?: string | null;
}

/** Why the shopper is on the payment page again. The counted event holds no amount and no name. */
export function paymentNotice(
  { reason, notDebited, shortfall, attempts, detail }: PaymentReport,
  wording: Wording,
): { notice: NoticeView; next?: LinkView; failure?: FailureEvent } {
  const { t } = wording;
  const { message, failure, next: place } = reasons[reason];
  const text = t(message);
  const more = [
    ...(notDebited ? [t('checkout.notDebited')] : []),
    ...(shortfall
      ? [t('payment.shortfall', { shortfall: priceWithTax(shortfall, wording) }), t('payment.otherModes')]
      : []),
  ];
  const notice: NoticeView = { tone: failure ? 'error' : 'info', text: [text, ...more].join(' '), takesFocus: true };
  const next = place ? { next: { label: t(nextWays[place].label), href: `#${nextWays[place].place}` } } : {};
  if (!failure) return { notice, ...next };
  const details = detail && /^[A-Za-z0-9_-]{1,64}$/.test(detail) ? detail : reason;
  return { notice, ...next, failure: { failure: failures[failure].trackingId, text: text, attempts, details } };
}

/** Before another mode is chosen: a payment is open at its provider, and what ordering does to it. */
export function openPaymentNotice(
  { open, modes, total }: { open: Payment | null; modes: readonly { code: string; name: string }[]; total: Money },
  { t }: Wording,
): NoticeView[] {
  if (open?.status !== 'pending' || open.redirectUrl === null) return [];
  // A mode that is not offered now, or that could not be loaded, has no name that a shopper knows.
  const name = modes.find(({ code }) => code === open.mode)?.name;
  const mode = name ? ` (${name})` : '';
  const isSame = open.amount.cents === total.cents;
  return [{ tone: 'info', text: t(isSame ? 'payment.begun' : 'payment.begunOtherAmount', { mode }) }];
}
