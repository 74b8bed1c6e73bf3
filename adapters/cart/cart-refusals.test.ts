import { expect, test } from 'vitest';
import type { Refusal } from '#adapters/http/backend-calls.ts';
import { cartNotFound, toNotAdded, toNotChanged, toNothingAdded, toVoucherRefusal } from './cart-refusals.ts';

const unknownEntry: Refusal = {
  status: 400,
  type: 'CartError',
  reason: 'notFound',
  subject: 'guid-1',
  subjectType: 'cart',
  limit: null,
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
  const tooMuch = { ...unknownEntry, reason: 'maxAmount' };
  expect(toNotAdded(tooMuch)).toEqual({ kind: 'none', reason: 'too-much', most: null });
  expect(toNotAdded({ ...tooMuch, limit: { value: 4500 } })).toMatchObject({ most: { cents: 450_000 } });
  expect(toNotAdded({ ...unknownEntry, reason: null })).toEqual({ kind: 'none', reason: 'unknown-product' });
  expect(toNotAdded({ ...unknownEntry, reason: 'configurationMissing' })).toMatchObject({ reason: 'to-compose' });
  expect(toNothingAdded('maxOrderQuantityExceeded')).toEqual({ kind: 'none', reason: 'maximum' });
  expect(toNothingAdded('noStock')).toEqual({ kind: 'none', reason: 'out-of-stock' });
});

test.each(['configurationMissing', 'configurationNotFound'])(
  'a service refused for « %s » is to be composed',
  (reason) => {
    expect(toNotAdded({ ...unknownEntry, type: 'CartEntryError', reason })).toEqual({
      kind: 'none',
      reason: 'to-compose',
    });
  },
);

test('a quantity stays as it is, for a reason that is said', () => {
  const of = (reason: string) =>
    toNotChanged({ ...unknownEntry, type: 'CartEntryError', reason, limit: { value: 4500 } });
  expect(of('maxAmount')).toMatchObject({ kind: 'too-much', limit: { cents: 450_000 } });
  expect(of('quantityFixed').kind).toBe('fixed');
  expect(of('anything').kind).toBe('other');
});
