import { describe, expect, test } from 'vitest';
import { anAddress } from '../examples.ts';
import {
  addingFault,
  type BookEntry,
  findEntries,
  inOrder,
  isSearchable,
  isSelectable,
  namesBeside,
  stateOf,
} from './address-book.ts';

const entry = (over: Partial<BookEntry> = {}): BookEntry => ({
  id: 'a1',
  kind: 'address',
  name: 'Maison',
  isPrimary: false,
  isEligible: true,
  address: anAddress(),
  ...over,
});
const idsOf = (entries: BookEntry[]) => entries.map(({ id }) => id);

describe('an entry', () => {
  test('an entry with its names is selectable', () => {
    expect([stateOf(entry()), isSelectable(entry())]).toEqual(['selectable', true]);
  });

  test.each([{ firstName: '' }, { lastName: '' }, { firstName: ' ' }, { lastName: ' ' }])(
    'an entry without a name is incomplete, a company’s too: %o',
    (over) => {
      expect(stateOf(entry({ address: anAddress(over) }))).toBe('incomplete');
      expect(stateOf(entry({ address: anAddress({ ...over, companyName: 'Atelier' }) }))).toBe('incomplete');
    },
  );

  test('an ineligible entry is not selectable, and more fields would not help', () => {
    expect(stateOf(entry({ isEligible: false }))).toBe('ineligible');
    expect(isSelectable(entry({ isEligible: false }))).toBe(false);
    expect(stateOf(entry({ isEligible: false, address: anAddress({ lastName: '' }) }))).toBe('ineligible');
  });

  test('an entry of a contact may have no postal address', () => {
    expect(stateOf(entry({ address: null, isEligible: false }))).toBe('without-postal-address');
  });
});

test('the main address comes first, the others keep their order', () => {
  const entries = [entry({ id: 'b' }), entry({ id: 'a' }), entry({ id: 'main', isPrimary: true }), entry({ id: 'c' })];
  expect(idsOf(inOrder(entries))).toEqual(['main', 'b', 'a', 'c']);
  expect(idsOf(entries)).toEqual(['b', 'a', 'main', 'c']);
});

test('nothing is added to a full book', () => {
  expect(addingFault([entry(), entry()], 3)).toBeUndefined();
  expect(addingFault([entry(), entry()], 2)).toEqual({ code: 'book-full', count: 2 });
  expect(addingFault([entry(), entry(), entry()], 2)).toEqual({ code: 'book-full', count: 3 });
});

test('an address keeps its own name when it is edited, and a contact’s name is not an address’s', () => {
  const entries = [entry(), entry({ id: 'a2', name: 'Bureau' }), entry({ id: 'c1', name: 'Contact', address: null })];
  expect(namesBeside(entries, 'a1')).toEqual(['Bureau']);
  expect(namesBeside(entries, null)).toEqual(['Maison', 'Bureau']);
});

test('a search is offered beyond ten entries', () => {
  const many = Array.from({ length: 11 }, () => entry());
  expect(isSearchable(many)).toBe(true);
  expect(isSearchable(many.slice(1))).toBe(false);
});

describe('a search', () => {
  const everything = anAddress({
    companyName: 'Atelier',
    additionalStreetName: 'Caudos',
    streetName: "3 rue de l'Été",
  });
  const entries = [
    entry({ id: 'home', address: everything }),
    entry({ id: 'work', name: 'Bureau', address: anAddress({ city: 'Saint-Denis', codePostal: '97400' }) }),
    entry({ id: 'contact', name: 'Contact', address: null }),
  ];
  test.each([
    ['maison', ['home']],
    ['BUREAU', ['work']],
    ['contact', ['contact']],
    ['compte', ['home', 'work']],
    ['particulier', ['home', 'work']],
    ['atelier', ['home']],
    ['ete', ['home']],
    ['caudos', ['home']],
    ['97400', ['work']],
    ['saint denis', ['work']],
    ['Saint-Denis', ['work']],
    ['denis, bureau', ['work']],
    ['maison 97400', []],
    ['', ['home', 'work', 'contact']],
    ['undefined', []],
    ['maisoncompte', []],
  ])('a search for %j finds the entries that match', (searched, found) => {
    expect(idsOf(findEntries(entries, searched))).toEqual(found);
  });
});
