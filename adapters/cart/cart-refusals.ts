import type { Refusal } from '#adapters/http/backend-calls.ts';
import type { Added, CartChange, VoucherRefusal } from '#domain/cart/cart.ts';

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

export const toNotAdded = ({ reason }: Refusal): NotAdded => ({
  kind: 'none',
  reason: reason === 'maxAmount' ? 'too-much' : 'unknown-product',
});

/** The line is unchanged. */
export const toNotChanged = ({ reason }: Refusal): Pick<CartChange, 'kind' | 'unitBefore'> => ({
  kind: reason === 'maxAmount' ? 'too-much' : 'other',
  unitBefore: null,
});

export const toNothingAdded = (statusCode: string): NotAdded => ({
  kind: 'none',
  reason: statusCode === 'maxOrderQuantityExceeded' ? 'maximum' : 'out-of-stock',
});
