import { expect, test } from 'vitest';
import { recipientsOfTable } from './csv.ts';

const table = (head: string, row: string) =>
  [head, row].map((text, at) => ({ line: at + 1, text, cells: text.split(';') }));

test.each([
  [
    'Nom complet;CP;Ville',
    'Mme Camille MARTIN;69002;Lyon',
    { civility: 'mrs', firstName: 'Camille', lastName: 'MARTIN' },
  ],
  ['Nom et prénom;CP;Ville', 'DUPONT Jean;69002;Lyon', { firstName: 'Jean', lastName: 'DUPONT' }],
  ['Nom et prénom;CP;Ville', 'Dupont Jean;69002;Lyon', { firstName: 'Jean', lastName: 'Dupont' }],
  ['Nom complet;Prénom;CP;Ville', 'Jean Dupont;Jean;69002;Lyon', { firstName: 'Jean', lastName: 'Dupont' }],
  ['Nom;Nom complet;CP;Ville', 'Dupont;Jean Dupont;69002;Lyon', { firstName: 'Jean', lastName: 'Dupont' }],
  ['First name;Name;CP;Ville', 'Jean;Dupont;69002;Lyon', { firstName: 'Jean', lastName: 'Dupont' }],
  ['Name;Surname;CP;Ville', 'Camille;Martin;69002;Lyon', { firstName: 'Camille', lastName: 'Martin' }],
])('the names below « %s » are read', (head, row, name) => {
  expect(recipientsOfTable(table(head, row), [])).toEqual({
    kind: 'rows',
    rows: [{ ...name, codePostal: '69002', city: 'Lyon' }],
    unread: expect.any(Array),
  });
});
