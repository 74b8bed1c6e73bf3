import { describe, expect, test } from 'vitest';
import { deliveryName, localityFault, localityLine, saintsShortened, withoutLinks } from './locality.ts';
import { plain } from './printed.ts';

/** Each with what the post's list prints for it, in the edition that the names come from. */
const ofThePost = [
  ['Bors (Canton de Tude-et-Lavalette)', 'BORS-DE-MONTMOREAU'],
  ['Bors (Canton de Charente-Sud)', 'BORS-DE-BAIGNES'],
  ['Château-Chinon (Ville)', 'CHATEAU CHINON'],
  ['Château-Chinon (Campagne)', 'CHATEAU-CHINON CAMPAGNE'],
  ['Saint-Martin-de-Bienfaite-la-Cressonnière', 'ST MARTIN DE BIENFAITE'],
  ['Montigny-Mornay-Villeneuve-sur-Vingeanne', 'MONTIGNY MORNAY VIL S VING'],
  ['La Vacquerie-et-Saint-Martin-de-Castries', 'LA VACQUERIE ST MARTIN'],
  ['Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson', 'ST REMY BOUZEMONT'],
  ['Beaujeu-Saint-Vallier-Pierrejux-et-Quitteur', 'BEAUJEU ST VAL PIER ET QUIT'],
  ['Roche-sur-Linotte-et-Sorans-les-Cordiers', 'ROCHE SUR LINOTTE SORANS'],
] as const;
const derived = [
  ["Castillon (Canton d'Arthez-de-Béarn)", 'CASTILLON (CANTON ARTHEZ BEARN', 'CASTILLON', 'characters'],
  ['Castillon (Canton de Lembeye)', 'CASTILLON (CANTON DE LEMBEYE )', 'CASTILLON', 'delivery-name'],
  ["Saint-Laurent-les-Bains-Laval-d'Aurelle", 'SAINT-LAURENT-LES-BAINS-LAVAL-', 'ST LAURENT LES BAINS', 'edge'],
] as const;

test.each(ofThePost)('%s, which no line holds, is offered as the post prints it: %s', (city, printedByPost) => {
  const name = plain(printedByPost);
  expect(localityFault(city)).toEqual({ code: 'delivery-name', name });
  expect(deliveryName(city)).toBe(name);
  expect(localityFault(name)).toBeUndefined();
});

test.each(derived)(
  '%s has a delivery name of our own, as that of the post breaks a rule: %s',
  (city, printedByPost, name, rule) => {
    expect(localityFault(printedByPost)?.code).toBe(rule);
    expect(localityFault(city)).toEqual({ code: 'delivery-name', name });
    expect(localityFault(name)).toBeUndefined();
  },
);

describe('a locality is printed', () => {
  test.each([
    ['33380', 'Mios', '33380 MIOS'],
    ['80190', 'Y', '80190 Y'],
    ['94240', 'L’Haÿ-les-Roses', '94240 L HAY LES ROSES'],
    ['75757', 'Paris CEDEX 15', '75757 PARIS CEDEX 15'],
    ['93200', 'Saint-Denis', '93200 ST DENIS'],
    ['57255', 'Sainte-Marie-aux-Chênes', '57255 STE MARIE AUX CHENES'],
    ['79110', 'Fontenille-Saint-Martin-d’Entraigues', '79110 FONTENILLE ST MARTIN ENTRAIGUES'],
    ['51290', 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson', '51290 ST REMY BOUZEMONT'],
    ['sw1a 1aa', 'London', 'SW1A 1AA LONDON'],
    ['', 'Hong Kong', 'HONG KONG'],
  ])('%s %s: %s', (codePostal, city, line) => {
    expect(localityLine({ codePostal, city })).toBe(line);
  });
});

test('a commune whose own name fits is never renamed', () => {
  expect(localityLine({ codePostal: '58120', city: 'Château-Chinon Ville' })).toBe('58120 CHATEAU CHINON VILLE');
});

test('a delivery name is preferred to a name without its small words', () => {
  const city = 'Roche-sur-Linotte-et-Sorans-les-Cordiers';
  expect(localityLine({ codePostal: '70230', city })).toBe('70230 ROCHE SUR LINOTTE SORANS');
});

test('exactly as many signs as the line holds fit', () => {
  const city = 'Angoustrine-Villeneuve-des-Escaldes';
  expect(localityLine({ codePostal: '66760', city, max: 41 })).toBe('66760 ANGOUSTRINE VILLENEUVE DES ESCALDES');
  expect(localityLine({ codePostal: '66760', city, max: 40 })).toBe('66760 ANGOUSTRINE VILLENEUVE ESCALDES');
});

test('a locality that nothing shortens is returned whole, and shortest', () => {
  const city = `${'X'.repeat(20)} de la ${'Y'.repeat(20)}`;
  expect(localityLine({ codePostal: '33380', city })).toBe(`33380 ${'X'.repeat(20)} ${'Y'.repeat(20)}`);
});

test('SAINT and SAINTE are shortened as words alone', () => {
  expect(saintsShortened('SAINT SAINTE SAINTES TOUSSAINT')).toBe('ST STE SAINTES TOUSSAINT');
});

test('small words go between others, not first nor last', () => {
  expect(withoutLinks('LA VILLE DE LA MER ET DU SUR D A L B DES C LE D LES E EN F LA')).toBe(
    'LA VILLE MER A B C E F LA',
  );
});

test('a locality that breaks a rule and is no such commune keeps its own fault', () => {
  expect(localityFault('Mios (Nord)')).toEqual({ code: 'characters', signs: ['(', ')'] });
  expect(localityFault('')).toBeUndefined();
});
