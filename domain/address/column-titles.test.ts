import { expect, test } from 'vitest';
import { byName, meaningsOf, partyColumns } from './party-columns.ts';

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
  expect(meaningsOf(names, [title])).toEqual([meaning]);
});

test('a measure in another unit is not the one that is asked for', () => {
  const weights = byName({ weight: ['Poids', 'Poids en kg', 'Weight (kg)'] });
  const titles = ['Poids en g', 'Poids (mg)', 'Weight [g]', 'Poids (tonnes)', 'Weight in kg (lb)'];
  expect(meaningsOf(weights, titles)).toEqual(titles.map(() => undefined));
});

test.each([
  [
    ['Expéditeur - Nom', 'Nom'],
    [undefined, 'lastName'],
  ],
  [
    ['Facturation - Ville', 'Ville (bureau)'],
    [undefined, 'city'],
  ],
  [
    ['Villa', 'Ville'],
    [undefined, 'city'],
  ],
  [
    ['Adresse (e-mail)', 'Adresse'],
    [undefined, 'streetName'],
  ],
])('of the titles %j the exact one is read', (titles, meanings) => {
  expect(meaningsOf(names, titles)).toEqual(meanings);
});
