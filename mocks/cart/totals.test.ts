import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogItems } from '#mocks/catalog/items.ts';
import type { CartLine } from '../records/carts.ts';
import { share, taxIn, withoutTax } from '../shared/money.ts';
import { shopGroups } from './delivery.ts';
import { pricedLines } from './lines.ts';
import { mergeLines } from './merge.ts';
import { type Countable, totalsOf } from './totals.ts';

const line: fc.Arbitrary<CartLine> = fc
  .record({ item: fc.constantFrom(...catalogItems), offer: fc.nat(5), quantity: fc.integer({ min: 1, max: 200 }) })
  .map(({ item, offer, quantity }) => ({
    code: item.code,
    offerId: (item.offers[offer % item.offers.length] ?? item.offers[0])?.id ?? '',
    quantity,
  }));

const cart: fc.Arbitrary<Countable> = fc
  .record({
    lines: fc.array(line, { maxLength: 8 }),
    vouchers: fc.subarray(['BIENVENUE10', 'PORTOFFERT', 'PRO2026']),
    pick: fc.nat(2),
  })
  .map(({ lines, vouchers, pick }) => ({
    lines,
    vouchers,
    deliveryAddress: null,
    deliveryModes: Object.fromEntries(
      shopGroups(pricedLines({ lines }), null).map(({ sellerId, modes }) => [
        sellerId,
        modes[pick % modes.length]?.code ?? '',
      ]),
    ),
  }));

test('a total is the sum of its parts, in whole cents', () => {
  fc.assert(
    fc.property(cart, (each) => {
      const totals = totalsOf(each);
      const lines = pricedLines(each).reduce((sum, { totalCents }) => sum + totalCents, 0);
      expect(totals.goods).toBe(lines);
      expect(totals.total).toBe(totals.goods - totals.discount + totals.delivery);
      expect(Object.values(totals).every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true);
      expect(totals.tax).toBeLessThanOrEqual(totals.total);
    }),
  );
});

test('a voucher never makes a cart dearer', () => {
  fc.assert(fc.property(cart, (each) => totalsOf(each).total <= totalsOf({ ...each, vouchers: [] }).total));
});

test('the tax and the amount without tax add up to the amount with tax', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(0, 0.055, 0.2), (cents, rate) => {
      expect(withoutTax(cents, rate) + taxIn(cents, rate)).toBe(cents);
    }),
  );
});

test('an amount that lines share is split to the last cent', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.array(fc.nat(50_000), { minLength: 1 }), (cents, weights) => {
      const parts = share(cents, weights);
      const isShareable = weights.some((weight) => weight > 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isShareable ? cents : 0);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
  );
});

test('merging two carts loses no line and no piece', () => {
  const pieces = (lines: readonly CartLine[], { code, offerId }: CartLine) =>
    lines
      .filter((each) => each.code === code && each.offerId === offerId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (into, from) => {
      const merged = mergeLines(into, from);
      for (const each of [...into, ...from]) {
        expect(pieces(merged, each)).toBe(pieces(into, each) + pieces(from, each));
      }
    }),
  );
});
