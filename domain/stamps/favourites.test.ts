import { expect, test } from 'vitest';
import { aStampSet } from './examples.ts';
import { favouriteOf, nameFault } from './favourites.ts';

test.each([
  ['', 'required'],
  ['Factures du mois', null],
  ['x'.repeat(40), null],
  ['x'.repeat(41), 'too-long'],
])('the name « %s » has the fault %o', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

test('the same stamps are one favourite, and those from another cell are another', () => {
  const favourite = { id: 'favori-1', name: 'Vœux', stamps: aStampSet() };
  expect(favouriteOf(aStampSet(), [favourite])).toBe(favourite);
  expect(favouriteOf(aStampSet({ startCell: 1 }), [favourite])).toBeUndefined();
});
