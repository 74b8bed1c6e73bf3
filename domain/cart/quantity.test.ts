import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxQuantity, quantityOf } from './quantity.ts';

test('every whole number from 1 is a quantity, and a huge one asks for the most', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), (typed) => {
      expect(quantityOf(String(typed))).toBe(Number(typed < BigInt(maxQuantity) ? typed : maxQuantity));
    }),
  );
});

test.each([
  [' 2\u00a0', 2],
  ['1\u202f000', 1000],
])('« %s », with spaces, is %i', (typed, quantity) => {
  expect(quantityOf(typed)).toBe(quantity);
});

test.each(['', '0', '00', '-3', '1.5', '1,5', '1e3', '- 2', 'deux', '٣', 'NaN'])('« %s » is no quantity', (typed) => {
  expect(quantityOf(typed)).toBeNull();
});
