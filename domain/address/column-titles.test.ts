import { expect, test } from 'vitest';
import { recipientsOfTable } from '../letters/csv.ts';
import { byName, meaningOf, partyColumns } from './party-columns.ts';

const names = byName(partyColumns);

test.each([
  ['Addresse', 'streetName'],
  ['Code postale', 'codePostal'],
  ['Comune', 'city'],
  ['Prenon', 'firstName'],
  ['Ville (bureau)', 'city'],
  ['Address 1 - City', 'city'],
  ['Address 1 - Postal Code', 'codePostal'],
  ['Pays/Région (bureau)', 'country'],
  ['ZIP code', 'codePostal'],
  ['County', undefined],
  ['Adresse 3', undefined],
  ['Nos', undefined],
  ['Remarque', undefined],
])('the title « %s » means %s', (title, meaning) => {
  expect(meaningOf(names, title)).toBe(meaning);
});

test('a number in another unit is not the one that is asked for', () => {
  const weights = byName({ weight: ['Poids', 'Poids (kg)'] });
  expect(['Poids (kg)', 'Poids (g)', 'Poids (livres)', 'Poid'].map((title) => meaningOf(weights, title))).toEqual([
    'weight',
    undefined,
    undefined,
    'weight',
  ]);
});

const table = (head: string, row: string) =>
  [head, row].map((text, at) => ({ line: at + 1, text, cells: text.split(';') }));

test.each([
  [
    'Nom complet;CP;Ville',
    'Mme Camille MARTIN;69002;Lyon',
    { civility: 'mrs', firstName: 'Camille', lastName: 'MARTIN' },
  ],
  ['Name;Surname;CP;Ville', 'Camille;Martin;69002;Lyon', { firstName: 'Camille', lastName: 'Martin' }],
])('the names below « %s » are read', (head, row, name) => {
  expect(recipientsOfTable(table(head, row), [])).toEqual({
    kind: 'rows',
    rows: [{ ...name, codePostal: '69002', city: 'Lyon' }],
    unread: [],
  });
});
