import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoriesLike, stampHint } from './search-hints.ts';

const to = (code: string, name: string) => ({ code, name });

test.each([
  ['timbre 20 g Belgique', { destination: 'abroad', country: to('BE', 'Belgique'), grams: 20 }],
  ['Timbres 20g pour la belgique', { destination: 'abroad', country: to('BE', 'Belgique'), grams: 20 }],
  ['stamp 20 g Belgium', { destination: 'abroad', country: to('BE', 'Belgium'), grams: 20 }],
  [
    'affranchir une lettre de 80 grammes aux États-Unis',
    { destination: 'abroad', country: to('US', 'États-Unis'), grams: 80 },
  ],
  ['lettre 0,5 kg Pays-Bas', { destination: 'abroad', country: to('NL', 'Pays-Bas'), grams: 500 }],
  [
    'lettre 1.2 kilo Guinée équatoriale',
    { destination: 'abroad', country: to('GQ', 'Guinée équatoriale'), grams: 1200 },
  ],
  ['timbre Myanmar (Birmanie)', { destination: 'abroad', country: to('MM', 'Myanmar (Birmanie)'), grams: null }],
  ['timbre étranger', { destination: 'abroad', country: null, grams: null }],
  ['timbre international 250 g', { destination: 'abroad', country: null, grams: 250 }],
  ['timbre 20 g', { destination: 'france', country: null, grams: 20 }],
  ['timbre 20,5 g', { destination: 'france', country: null, grams: 21 }],
  ['timbre 3 kg', { destination: 'france', country: null, grams: 3000 }],
  ['timbre France', { destination: 'france', country: to('FR', 'France'), grams: null }],
  ['timbre 21 g Martinique', { destination: 'france', country: to('MQ', 'Martinique'), grams: 21 }],
  ['timbre 20 g Monaco', { destination: 'france', country: to('MC', 'Monaco'), grams: 20 }],
  ['35 g', { destination: 'france', country: null, grams: 35 }],
  ['100g', { destination: 'france', country: null, grams: 100 }],
  ['stamp for USA', { destination: 'abroad', country: to('US', 'USA'), grams: null }],
  ['timbre Angleterre', { destination: 'abroad', country: to('GB', 'Angleterre'), grams: null }],
])('« %s » asks for postage', (text, hint) => {
  expect(stampHint(text)).toEqual(hint);
});

test.each([
  'timbre',
  'timbre 0 g',
  '2 kg',
  'carnet de 12 timbres',
  'timbres fleurs',
  'enveloppe Belgique',
  'enveloppes 20 g',
  'papier à lettres 100 feuilles',
  'RB123456785GB',
  '',
])('« %s » does not say which postage', (text) => {
  expect(stampHint(text)).toBeNull();
});

test('any text can be parsed, and a weight is whole grams', () => {
  fc.assert(
    fc.property(fc.string(), (noise) => {
      const grams = stampHint(`timbre ${noise}`)?.grams ?? 1;
      expect(Number.isInteger(grams) && grams > 0).toBe(true);
    }),
  );
});

const leaf = (code: string, name: string) => ({ code, name, children: [] });
const tree = [
  { ...leaf('timbres', 'Timbres'), children: [leaf('carnets', 'Carnets de timbres'), leaf('beaux', 'Beaux timbres')] },
  { ...leaf('enveloppes', 'Enveloppes'), children: [leaf('pap', 'Prêt-à-poster')] },
];

test('categories are found by the beginnings of their words, the widest first', () => {
  expect(categoriesLike('timb', tree).map(({ code }) => code)).toEqual(['timbres', 'carnets', 'beaux']);
  expect(categoriesLike('TIMBRES car', tree)).toMatchObject([{ code: 'carnets', name: 'Carnets de timbres' }]);
  expect(categoriesLike('pret a post', tree)).toMatchObject([{ code: 'pap', name: 'Prêt-à-poster' }]);
});

test('a category whose whole name is typed is found in a longer text, the narrowest first', () => {
  expect(categoriesLike('carnet de timbre vert', tree).map(({ code }) => code)).toEqual(['carnets', 'timbres']);
});

test.each(['', ' ', '«»', 'imbres', 'cosmos'])('%j is the beginning of no category', (text) => {
  expect(categoriesLike(text, tree)).toEqual([]);
});
