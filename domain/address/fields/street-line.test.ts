import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streetLine, wholeStreetLine } from './street-line.ts';

describe('the number', () => {
  test.each([
    ['5 bis rue Haute', '5 B RUE HAUTE'],
    ['5bis rue Haute', '5 B RUE HAUTE'],
    ['5 TER rue Haute', '5 T RUE HAUTE'],
    ['5 quater rue Haute', '5 Q RUE HAUTE'],
    ['5 b rue Haute', '5 B RUE HAUTE'],
    ['5b rue Haute', '5 B RUE HAUTE'],
    ['145 rue Haute', '145 RUE HAUTE'],
    ['4 à 8 rue Haute', '4 RUE HAUTE'],
    ['4 à 8 bis rue Haute', '4 RUE HAUTE'],
    ['12/14 rue Haute', '12 RUE HAUTE'],
    ['12 / 14 rue Haute', '12 RUE HAUTE'],
    ['12-145 rue Haute', '12 RUE HAUTE'],
    ['12-14bis, rue Haute', '12 RUE HAUTE'],
    ['12-14ter rue Haute', '12 RUE HAUTE'],
    ['12-14 quater rue Haute', '12 RUE HAUTE'],
    [' 12/14 rue Haute', '12 RUE HAUTE'],
    ['4 à Villars', '4 A VILLARS'],
    ['12-14 Terrasse Haute', '12 TERRASSE HAUTE'],
    ['3 terrasse Haute', '3 TERRASSE HAUTE'],
    ['12', '12'],
    ['5 bis', '5 B'],
    ['rue du 4 à 8', 'RUE DU 4 A 8'],
    ['rue du 5 bis', 'RUE DU 5 BIS'],
    ['Le Bourg', 'LE BOURG'],
    ['', ''],
  ])('%j is printed %j', (street, printed) => {
    expect(streetLine(street)).toBe(printed);
  });
});

describe('a name of at most 32 signs is left whole while its line fits', () => {
  test.each([
    ['12 avenue du General Leclerc Nord 1', '12 AVENUE DU GENERAL LECLERC NORD 1'],
    ['12345 avenue du General Leclerc Nord 1', '12345 AVENUE DU GENERAL LECLERC NORD 1'],
    ['123456 avenue du General Leclerc Nord 1', '123456 AV DU GENERAL LECLERC NORD 1'],
    ['avenue du General Leclerc Nord 12', 'AV DU GENERAL LECLERC NORD 12'],
  ])('%j is printed %j', (street, printed) => {
    expect(streetLine(street)).toBe(printed);
  });
});

/** Long enough to be shortened whatever its type: 30 signs. */
const rest = 'DE LA TRES ANCIENNE TANNERIE X';

test.each([
  ['allée', 'ALL'],
  ['allées', 'ALL'],
  ['avenue', 'AV'],
  ['boulevard', 'BD'],
  ['chemin', 'CHE'],
  ['corniche', 'COR'],
  ['cours', 'CRS'],
  ['domaine', 'DOM'],
  ['esplanade', 'ESP'],
  ['faubourg', 'FG'],
  ['grande rue', 'GR'],
  ['hameau', 'HAM'],
  ['impasse', 'IMP'],
  ['lieu-dit', 'LD'],
  ['lotissement', 'LOT'],
  ['montée', 'MTE'],
  ['passage', 'PAS'],
  ['place', 'PL'],
  ['promenade', 'PRO'],
  ['quartier', 'QUA'],
  ['résidence', 'RES'],
  ['rond-point', 'RPT'],
  ['route', 'RTE'],
  ['ruelle', 'RLE'],
  ['sentier', 'SEN'],
  ['square', 'SQ'],
  ['traverse', 'TRA'],
  ['zone artisanale', 'ZA'],
  ['zone industrielle', 'ZI'],
])('a street line that is still too long prints « %s » as « %s »', (type, short) => {
  expect(streetLine(`12 ${type} ${rest}`)).toBe(`12 ${short} ${rest}`);
});

test.each([
  ['général', 'GAL'],
  ['maréchal', 'MAL'],
  ['commandant', 'CDT'],
  ['capitaine', 'CNE'],
  ['colonel', 'COL'],
  ['lieutenant', 'LT'],
  ['docteur', 'DR'],
  ['professeur', 'PR'],
  ['président', 'PDT'],
  ['sainte', 'STE'],
  ['saint', 'ST'],
])('a street line that is too long even then prints the title « %s » as « %s »', (title, short) => {
  const name = 'DES ANCIENS COMPAGNONS X'.slice(0, 32 - 'RUE DU '.length - short.length - 1);
  const long = name.padEnd(32 - 'RUE DU '.length - short.length - 1, 'X');
  expect(streetLine(`rue du ${title} ${long}`)).toBe(`RUE DU ${short} ${long}`);
});

test('a type and a title are shortened as words, and the type only where it begins the name', () => {
  expect(streetLine('12 rue de la Placette du Generaliste Avenue')).toBe('12 RUE DE LA PLACETTE DU GENERALISTE AVENUE');
  expect(streetLine('12 allée de la Place du Marché aux Grains')).toBe('12 ALL DE LA PLACE DU MARCHE AUX GRAINS');
});

test('titles are shortened one by one, no further than is needed', () => {
  expect(streetLine('12 place du Général et du Maréchal Leclerc')).toBe('12 PL DU GAL ET DU MARECHAL LECLERC');
});

test('a carrier that reads 35 signs gets 35', () => {
  const street = '1234 B avenue du General Leclerc Nord';
  expect(streetLine(street)).toBe('1234 B AVENUE DU GENERAL LECLERC NORD');
  expect(streetLine(street, 35)).toBe('1234 B AV DU GENERAL LECLERC NORD');
});

test('a street line without an abbreviation stays complete, however long', () => {
  expect(streetLine(`12 ${'X'.repeat(50)}`)).toBe(`12 ${'X'.repeat(50)}`);
});

test('a street that no line may hold is not read', () => {
  expect(streetLine(`${'a'.repeat(998)}-b`)).toBe(`${'A'.repeat(998)} B`);
  expect(streetLine(`${'a'.repeat(999)}-b`)).toBe(`${'a'.repeat(999)}-b`);
});

test('whatever is typed, the printed line is capitals, digits and single spaces', () => {
  const unit = fc.constantFrom(...Array.from('12 45/-àab'), 'rue ', 'bis ', 'avenue ', 'Saint ');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
      const line = streetLine(parts.join(''));
      expect(line).toMatch(/^(?:[A-Z0-9]+(?: [A-Z0-9]+)*)?$/);
    }),
  );
});

test.each(['12 bis rue de l’Église', '5ter quai Nord', '4 à 8 rue Haute', 'Le Bourg'])(
  'a page writes « %s » as an envelope does, and abbreviates no street',
  (typed) => {
    expect(wholeStreetLine(typed)).toBe(streetLine(typed));
    expect(wholeStreetLine('1 bis avenue du Général de Gaulle prolongée')).toBe(
      '1 B AVENUE DU GENERAL DE GAULLE PROLONGEE',
    );
  },
);
