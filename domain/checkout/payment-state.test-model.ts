import type { Payment } from './payments.ts';

/** The states of a cart's payment (postal-domain §6): tests compare the shop's decisions with this model. */
export const paymentStates = [
  'idle',
  'choosing',
  'selected',
  'starting',
  'redirecting',
  'deferred',
  'confirming',
  'unknown',
  'paid',
  'refused',
  'cancelled',
  'expired',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * `sent`: the start was sent. `redirected`: the provider has a payment page. `accepted`: it needs none. `declined`: the
 * backend started nothing. `lost`: no valid answer came. `nothing`: asked later, the backend knows no payment.
 * `pending`: it knows one without an outcome.
 */
export const paymentEvents = [
  'opened',
  'selected',
  'sent',
  'redirected',
  'accepted',
  'declined',
  'returned',
  'lost',
  'pending',
  'nothing',
  'paid',
  'refused',
  'cancelled',
  'expired',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

type Moves = Partial<Record<PaymentEvent, PaymentState>>;

const endings = { paid: 'paid', refused: 'refused', cancelled: 'cancelled', expired: 'expired' } as const;
const open = { ...endings, returned: 'confirming', lost: 'unknown' } as const;
/** Another attempt may begin; a late message that the payment succeeded still counts. */
const ended = { opened: 'choosing', paid: 'paid' } as const;

const moves: Record<PaymentState, Moves> = {
  idle: { opened: 'choosing' },
  choosing: { selected: 'selected' },
  selected: { opened: 'choosing', sent: 'starting' },
  starting: {
    ...endings,
    redirected: 'redirecting',
    accepted: 'deferred',
    declined: 'choosing',
    pending: 'unknown',
    lost: 'unknown',
  },
  redirecting: open,
  deferred: open,
  confirming: { ...endings, redirected: 'redirecting', lost: 'unknown' },
  /** Only an answer of the backend ends this state; if it knows no payment, the shopper chooses again. */
  unknown: { ...endings, redirected: 'redirecting', nothing: 'choosing' },
  paid: {},
  refused: ended,
  cancelled: ended,
  expired: ended,
};

/** An event without a meaning in a state leaves it unchanged. */
export const afterEvent = (state: PaymentState, event: PaymentEvent): PaymentState => moves[state][event] ?? state;

/** Whether a payment may be under way, so that no other may start. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'starting' ||
  state === 'redirecting' ||
  state === 'deferred' ||
  state === 'confirming' ||
  state === 'unknown';

/** Whether the payment has ended, certainly without an order. */
export const hasEndedUnpaid = (state: PaymentState): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'expired';

/** The state of a payment, from the backend's answer. */
export function stateOf({ status, redirectUrl }: Payment): PaymentState {
  if (status !== 'pending') return status;
  return redirectUrl ? 'redirecting' : 'unknown';
}
