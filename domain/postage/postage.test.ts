import { expect, test } from 'vitest';
import { euros } from '../shared/money.ts';
import { aPostageOffer, aRegisteredOffer } from './examples.ts';
import { byPrice, fastestOf, parseGrams } from './postage.ts';

test.each([
  ['35', 35],
  ['9999999', 9_999_999],
  [' 35 g ', 35],
  ['35,5', 36],
  ['0.1', 1],
  ['0,5 kg', 500],
  ['1,005kg', 1005],
  ['0', null],
  ['0,0', null],
  ['', null],
  ['trente', null],
  ['-5', null],
  ['35 t', null],
  ['1e3', null],
])('« %s » is a weight of %s g', (typed, grams) => {
  expect(parseGrams(typed)).toBe(grams);
});

test('the cheapest way comes first, and the fastest is the only one that arrives before all others', () => {
  const green = aPostageOffer();
  const registered = aRegisteredOffer({ days: { earliest: 1, latest: 2 } });
  const free = aPostageOffer({ code: 'x', price: { ttc: euros(1), ht: euros(1) }, days: null });
  expect(byPrice([registered, green, free])).toEqual([free, green, registered]);
  expect(fastestOf([green, registered, free])).toBe(registered);
});

test('no way is the fastest where several arrive alike, where only one is known, or where nobody says when', () => {
  const [one, other] = [aPostageOffer(), aRegisteredOffer({ days: { earliest: 2, latest: 3 } })];
  expect(fastestOf([one, other])).toBeNull();
  expect(fastestOf([one, aPostageOffer({ days: null })])).toBeNull();
  expect(fastestOf([])).toBeNull();
});
