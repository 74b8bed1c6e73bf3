import type { Refusal } from '#adapters/http/backend-calls.ts';
import { toMoneyOrNull, wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import type { AddingLimit, AddOutcome, CartChange, VoucherRefusal } from '#domain/cart/cart.ts';
import type { ShortfallReason } from '#domain/cart/quick-orders.ts';

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

export const toVoucherRefusal = ({ reason }: Refusal): VoucherRefusal => wordOf(voucherRefusals, reason) ?? 'invalid';

type NotAdded = Extract<AddOutcome, { kind: 'none' }>;

export function toNotAdded({ reason, limit }: Refusal): NotAdded {
  switch (reason) {
    case 'maxAmount':
      return { kind: 'none', reason: 'too-much', most: toMoneyOrNull(limit ?? undefined) };
    case 'configurationMissing':
    case 'configurationNotFound':
      return { kind: 'none', reason: 'to-compose' };
    default:
      return { kind: 'none', reason: 'unknown-product' };
  }
}

const notChanged: Record<string, CartChange['kind']> = { maxAmount: 'too-much', quantityFixed: 'fixed' };

/** The line is unchanged. */
export const toNotChanged = ({ reason, limit }: Refusal): Pick<CartChange, 'kind' | 'unitBefore' | 'limit'> => ({
  kind: wordOrOther(notChanged, reason),
  unitBefore: null,
  limit: toMoneyOrNull(limit ?? undefined),
});

export const toNothingAdded = (statusCode: string): NotAdded => ({
  kind: 'none',
  reason: toLimit(statusCode) === 'maximum' ? 'maximum' : 'out-of-stock',
});

/** Why fewer were added than requested. */
export const toLimit = (statusCode: string): AddingLimit =>
  statusCode === 'maxOrderQuantityExceeded' ? 'maximum' : 'stock';

const shortfallReasons: Record<string, ShortfallReason> = {
  noStock: 'no-stock',
  lowStock: 'less-stock',
  maxOrderQuantityExceeded: 'maximum',
  needsConfiguration: 'to-compose',
};

/** Why an article of a list was not added in full. */
export const toShortfallReason = (statusCode: string): ShortfallReason =>
  wordOf(shortfallReasons, statusCode) ?? 'unavailable';
