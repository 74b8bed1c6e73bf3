import type { Payment } from './payments.ts';

/** Where the payment of a cart stands (postal-domain §6): what the shop decides is compared with it by tests. */
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
 * `sent`: the start left. `redirected`: the provider has a page for it. `accepted`: it needs none.
 * `declined`: the backend said that it started nothing. `lost`: no good answer came. `nothing`: asked later, the backend
 * knows of no payment. `pending`: it knows of one without an outcome.
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
/** Another attempt may begin; word that the money came after all is believed. */
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
  /** Left by the backend's word only; without any payment there, what was chosen is asked again. */
  unknown: { ...endings, redirected: 'redirecting', nothing: 'choosing' },
  paid: {},
  refused: ended,
  cancelled: ended,
  expired: ended,
};

/** Total: an event that means nothing in a state leaves it as it is. */
export const afterEvent = (state: PaymentState, event: PaymentEvent): PaymentState => moves[state][event] ?? state;

/** A payment may be under way: no other starts. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'starting' ||
  state === 'redirecting' ||
  state === 'deferred' ||
  state === 'confirming' ||
  state === 'unknown';

/** Over, and certainly without an order. */
export const hasEndedUnpaid = (state: PaymentState): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'expired';

/** Where a payment stands by what the backend says of it. */
export function stateOf({ status, redirectUrl }: Payment): PaymentState {
  if (status !== 'pending') return status;
  return redirectUrl ? 'redirecting' : 'unknown';
}
