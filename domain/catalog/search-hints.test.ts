import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoriesLike, stampHint } from './search-hints.ts';

test.each([
  ['timbre 20 g Belgique', { destination: 'abroad', country: 'Belgique', grams: 20 }],
  ['Timbres 20g pour la belgique', { destination: 'abroad', country: 'Belgique', grams: 20 }],
  ['stamp 20 g Belgium', { destination: 'abroad', country: 'Belgium', grams: 20 }],
  ['affranchir une lettre de 80 grammes aux États-Unis', { destination: 'abroad', country: 'États-Unis', grams: 100 }],
  ['lettre 0,5 kg Pays-Bas', { destination: 'abroad', country: 'Pays-Bas', grams: 500 }],
  ['lettre 1.2 kilo Guinée équatoriale', { destination: 'abroad', country: 'Guinée équatoriale', grams: 2000 }],
  ['timbre étranger', { destination: 'abroad', country: null, grams: 20 }],
  ['timbre international 250 g', { destination: 'abroad', country: null, grams: 250 }],
  ['timbre 20 g', { destination: 'france', country: null, grams: 20 }],
  ['timbre France', { destination: 'france', country: 'France', grams: 20 }],
  ['timbre 21 g Martinique', { destination: 'france', country: 'Martinique', grams: 100 }],
  ['timbre 20 g Monaco', { destination: 'france', country: 'Monaco', grams: 20 }],
])('« %s » asks for postage', (text, hint) => {
  expect(stampHint(text)).toEqual(hint);
});

test.each([
  'timbre',
  'carnet de 12 timbres',
  'timbres fleurs',
  'enveloppe Belgique',
  'enveloppes 20 g',
  'timbre 2001 g Belgique',
  'timbre 3 kg',
  'papier à lettres 100 feuilles',
  'RB123456785GB',
  '',
])('« %s » does not say which postage', (text) => {
  expect(stampHint(text)).toBeNull();
});

test.each([
  [20, 20],
  [20.5, 100],
  [100, 100],
  [101, 250],
  [250, 250],
  [251, 500],
  [500, 500],
  [501, 1000],
  [1000, 1000],
  [1001, 2000],
  [2000, 2000],
])('a letter of %f g pays the step of %i g', (grams, step) => {
  expect(stampHint(`timbre ${grams} g`)?.grams).toBe(step);
});

test('up to 2 kg the step holds the weight and is the least that does; above it is a parcel', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.constantFrom('', ' Japon', ' France'), (grams, place) => {
      const step = stampHint(`timbre ${grams} g${place}`)?.grams ?? null;
      expect(step === null).toBe(grams > 2000);
      if (step !== null) expect(step).toBeGreaterThanOrEqual(grams);
      if (step !== null && step > 20) expect(step).toBeLessThan(grams * 5.1);
    }),
  );
});

test('any text can be parsed', () => {
  fc.assert(
    fc.property(fc.string(), (noise) => {
      const hint = stampHint(`timbre ${noise}`);
      if (hint) expect([20, 100, 250, 500, 1000, 2000]).toContain(hint.grams);
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
  expect(categoriesLike('TIMBRES car', tree)).toEqual([{ code: 'carnets', name: 'Carnets de timbres' }]);
  expect(categoriesLike('pret a post', tree)).toEqual([{ code: 'pap', name: 'Prêt-à-poster' }]);
});

test.each(['', ' ', '«»', 'imbres', 'timbres cosmos'])('%j is the beginning of no category', (text) => {
  expect(categoriesLike(text, tree)).toEqual([]);
});
