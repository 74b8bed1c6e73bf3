import { expect, test } from 'vitest';
import type { Refusal } from '#adapters/http/backend-calls.ts';
import { cartNotFound, toNotAdded, toNothingAdded, toVoucherRefusal } from './cart-refusals.ts';

const unknownEntry: Refusal = {
  status: 400,
  type: 'CartError',
  reason: 'notFound',
  subject: 'guid-1',
  subjectType: 'cart',
};

test('a cart is not found only when type, reason and subject of the refusal say so', () => {
  expect(cartNotFound(unknownEntry)).toBe('guid-1');
});

test.each([
  { type: 'UnknownIdentifierError' },
  { type: '' },
  { reason: 'notOwned' },
  { reason: null },
  { subjectType: 'entry' },
  { subjectType: null },
  { type: 'UnknownIdentifierError', reason: 'other' },
  { type: 'UnknownIdentifierError', subjectType: 'entry' },
  { reason: 'other', subjectType: 'entry' },
])('a refusal that differs by %o proves nothing: the cart is kept', (over) => {
  expect(cartNotFound({ ...unknownEntry, ...over })).toBeNull();
});

test.each([
  ['expired', 'expired'],
  ['notApplicable', 'not-applicable'],
  ['alreadyApplied', 'already-applied'],
  ['invalid', 'invalid'],
  ['neverHeardOf', 'invalid'],
  [null, 'invalid'],
] as const)('a voucher that is refused as « %s » is %s', (reason, refusal) => {
  expect(toVoucherRefusal({ ...unknownEntry, reason })).toBe(refusal);
});

test('an article is refused because of the cart’s limit, its own, its stock, its unknown code, or as it is not composed', () => {
  expect(toNotAdded({ ...unknownEntry, reason: 'maxAmount' })).toEqual({ kind: 'none', reason: 'too-much' });
  expect(toNotAdded({ ...unknownEntry, reason: null })).toEqual({ kind: 'none', reason: 'unknown-product' });
  expect(toNotAdded({ ...unknownEntry, reason: 'configurationMissing' })).toMatchObject({ reason: 'to-compose' });
  expect(toNothingAdded('maxOrderQuantityExceeded')).toEqual({ kind: 'none', reason: 'maximum' });
  expect(toNothingAdded('noStock')).toEqual({ kind: 'none', reason: 'out-of-stock' });
});
