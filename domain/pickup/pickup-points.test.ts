import { describe, expect, test } from 'vitest';
import { aPickupPoint } from './examples.ts';
import { hoursOn, inItsFields, isAllDay, searchFault } from './pickup-points.ts';

const { hours } = aPickupPoint();
const on = (day: string) => hours && hoursOn(hours, day);

describe('the hours of a day', () => {
  test.each([
    ['2026-11-23', 'a Monday', [{ opens: '08:30', closes: '18:30' }]],
    ['2026-11-27', 'a Friday', [{ opens: '08:30', closes: '18:30' }]],
    ['2026-11-28', 'a Saturday', [{ opens: '09:00', closes: '12:30' }]],
    ['2026-11-29', 'a Sunday', []],
  ])('%s is %s', (day, _, slots) => {
    expect(on(day)).toEqual({ slots, occasion: null });
  });

  test('the hours of a holiday replace those of its weekday', () => {
    expect(on('2026-12-25')).toEqual({ slots: [], occasion: 'Noël' });
  });

  test('the hours of an unknown day are none', () => {
    expect(hoursOn({ week: [], special: [] }, '2026-11-23')).toEqual({ slots: [], occasion: null });
  });
});

test.each([
  [{ opens: '00:00', closes: '23:59' }, true],
  [{ opens: '00:00', closes: '24:00' }, true],
  [{ opens: '00:00', closes: '00:00' }, true],
  [{ opens: '00:00', closes: '12:00' }, false],
  [{ opens: '08:00', closes: '23:59' }, false],
])('%o lasts all day: %s', (slot, expected) => {
  expect(isAllDay(slot)).toBe(expected);
});

const search = { address: '', postalCode: '', city: '', country: 'FR' };
test.each([
  [{ postalCode: '69002' }, undefined],
  [{ city: 'Lyon' }, undefined],
  [{ postalCode: '690', city: 'Lyon' }, 'postal-code'],
  [{ postalCode: '6900A' }, 'postal-code'],
  [{ address: '12 rue de la République' }, 'nothing-typed'],
  [{}, 'nothing-typed'],
  [{ postalCode: '1000', country: 'BE' }, undefined],
  [{ postalCode: '1', country: 'BE' }, 'postal-code'],
])('a search by %o has the fault %s', (typed, fault) => {
  expect(searchFault({ ...search, ...typed })).toBe(fault);
});

test.each([
  ['12 rue de la République, 69002 Lyon', '12 rue de la République', '69002', 'Lyon'],
  ['12 rue de la République 69002', '12 rue de la République', '69002', ''],
  ['69002 Lyon', '', '69002', 'Lyon'],
  ['Bâtiment 690021, 3 rue Neuve ,69002, Lyon ', 'Bâtiment 690021, 3 rue Neuve', '69002', 'Lyon'],
])('an address in one line, « %s », goes into its fields', (address, street, postalCode, city) => {
  expect(inItsFields({ ...search, address })).toEqual({ ...search, address: street, postalCode, city });
});

test.each([
  { address: '12 rue de la République' },
  { address: '12 rue de la République, 69002 Lyon', city: 'Vannes' },
  { address: '12 rue de la République, 69002 Lyon', postalCode: '56000' },
  { address: 'Rue Neuve 12, 10000 Bruxelles', country: 'BE' },
])('a search that was typed in fields stays in its fields: %o', (typed) => {
  expect(inItsFields({ ...search, ...typed })).toEqual({ ...search, ...typed });
});
