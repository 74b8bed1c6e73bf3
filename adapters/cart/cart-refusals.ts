import type { Refusal } from '#adapters/http/backend-calls.ts';
import type { Added, AddingLimit, CartChange, VoucherRefusal } from '#domain/cart/cart.ts';

/**
 * The guid of the cart that was not found: OCC answers 400 CartError/notFound with its guid. Any other refusal does not prove that
 * the cart does not exist.
 */
export const cartNotFound = ({ type, reason, subject, subjectType }: Refusal): string | null =>
  type === 'CartError' && reason === 'notFound' && subjectType === 'cart' ? subject : null;

const voucherRefusals: Record<string, VoucherRefusal> = {
  expired: 'expired',
  notApplicable: 'not-applicable',
  alreadyApplied: 'already-applied',
  invalid: 'invalid',
};

export const toVoucherRefusal = ({ reason }: Refusal): VoucherRefusal => voucherRefusals[reason ?? ''] ?? 'invalid';

type NotAdded = Extract<Added, { kind: 'none' }>;

const notAdded: Record<string, NotAdded['reason']> = { maxAmount: 'too-much', configurationMissing: 'to-compose' };

export const toNotAdded = ({ reason }: Refusal): NotAdded => ({
  kind: 'none',
  reason: notAdded[reason ?? ''] ?? 'unknown-product',
});

/** The line is unchanged. */
export const toNotChanged = ({ reason }: Refusal): Pick<CartChange, 'kind' | 'unitBefore'> => ({
  kind: reason === 'maxAmount' ? 'too-much' : 'other',
  unitBefore: null,
});

export const toNothingAdded = (statusCode: string): NotAdded => ({
  kind: 'none',
  reason: toLimit(statusCode) === 'maximum' ? 'maximum' : 'out-of-stock',
});

/** Why not all that was asked for was added. */
export const toLimit = (statusCode: string): AddingLimit =>
  statusCode === 'maxOrderQuantityExceeded' ? 'maximum' : 'stock';
