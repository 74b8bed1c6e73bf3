import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import { addressLines, printedLines } from './address-lines.ts';
import { anAddress } from './examples.ts';
import { addressFields, formFields } from './form-fields.ts';

const linesOf = (over: Partial<Address>, max?: number) => {
  const printed = printedLines({ ...anAddress(), ...over }, max);
  return printed.kind === 'lines' ? printed.lines : printed;
};
const company = { companyName: 'Eckes-Granini France SNC', firstName: '', lastName: '', civility: '' as const };

describe('on an envelope', () => {
  test('a person has six lines in unaccented capitals', () => {
    expect(
      linesOf({
        firstName: 'Claire',
        lastName: 'Dupont',
        floor: 'Appartement 32 étage 5',
        building: 'Résidence Les Lilas bâtiment C',
        additionalStreetName: 'Caudos',
      }),
    ).toEqual([
      'MADAME CLAIRE DUPONT',
      'APPARTEMENT 32 ETAGE 5',
      'RESIDENCE LES LILAS BATIMENT C',
      '12 B RUE DE L EGLISE',
      'CAUDOS',
      '33380 MIOS',
    ]);
  });

  test('a company has its name first, and its PO box before the CEDEX', () => {
    expect(
      linesOf({
        ...company,
        building: 'Zone industrielle Sud',
        streetName: '138 rue Lavoisier',
        additionalStreetName: 'BP 34014',
        codePostal: '71040',
        city: 'Mâcon CEDEX 9',
      }),
    ).toEqual([
      'ECKES-GRANINI FRANCE SNC',
      'ZONE INDUSTRIELLE SUD',
      '138 RUE LAVOISIER',
      'BP 34014',
      '71040 MACON CEDEX 9',
    ]);
  });

  test('an envelope’s second line has the contact and the department, its third one the access and the building', () => {
    const contact = { ...company, firstName: 'Claire', lastName: 'Dupont', civility: 'mr' as const };
    const access = { floor: 'Étage 5', building: 'Bât. C', additionalInformation: 'Quai @ nord' };
    expect(linesOf({ ...contact, ...access, service: 'Achats' })).toEqual([
      'ECKES-GRANINI FRANCE SNC',
      'MONSIEUR CLAIRE DUPONT ACHATS',
      'ETAGE 5 BAT. C QUAI @ NORD',
      '12 B RUE DE L EGLISE',
      '33380 MIOS',
    ]);
  });

  test('access and what is added to it share the second line of a person', () => {
    expect(linesOf({ floor: 'Étage 5', additionalInformation: 'porte gauche' })).toContain('ETAGE 5 PORTE GAUCHE');
  });

  test('outer spaces that a backend gives are not printed, and what a cart does not hold is none', () => {
    const address = anAddress({ floor: ' Étage 5 ', civility: '' as const, companyName: ' Atelier' });
    expect(printedLines(address)).toEqual({
      kind: 'lines',
      lines: ['ATELIER', 'COMPTE PARTICULIER', 'ETAGE 5', '12 B RUE DE L EGLISE', '33380 MIOS'],
    });
  });

  test('the code of the door is never printed', () => {
    expect(JSON.stringify(printedLines(anAddress({ keypad: '12A34' })))).not.toContain('12A34');
  });

  test('SAINT is shortened on lines 5 and 6, not on line 4', () => {
    expect(linesOf({ streetName: 'rue Saint-Jean', additionalStreetName: 'Sainte-Anne', city: 'Saint-Denis' })).toEqual(
      ['MADAME COMPTE PARTICULIER', 'RUE SAINT JEAN', 'STE ANNE', '33380 ST DENIS'],
    );
  });

  test.each([
    ['BE', 'Belgique', ['BELGIQUE']],
    ['CI', 'Côte d’Ivoire', ['COTE D IVOIRE']],
    ['GS', 'Géorgie du Sud-et-les îles Sandwich du Sud', ['GEORGIE SUD ILES SANDWICH SUD']],
    ['NC', 'Nouvelle-Calédonie', ['NOUVELLE CALEDONIE']],
    ['GP', 'Guadeloupe', []],
    ['FR', 'France', []],
  ])('a letter to %s ends with its country when that is not France', (country, countryName, last) => {
    expect(linesOf({ country, countryName })).toEqual([
      'MADAME COMPTE PARTICULIER',
      '12 B RUE DE L EGLISE',
      '33380 MIOS',
      ...last,
    ]);
  });
});

describe('a person whose line is too long', () => {
  const named = (firstName: string, lastName: string) => linesOf({ firstName, lastName });

  test('a person’s line retains the civility while it fits', () => {
    expect(named('Marie', 'X'.repeat(25))).toContain(`MADAME MARIE ${'X'.repeat(25)}`);
  });

  test('a person’s line that is too long loses the civility first', () => {
    expect(named('Marie', 'X'.repeat(26))).toContain(`MARIE ${'X'.repeat(26)}`);
    expect(named('Marie', 'X'.repeat(32))).toContain(`MARIE ${'X'.repeat(32)}`);
  });

  test('a person’s line that is too long then shortens the first name to its initial', () => {
    expect(named(' Éléonore', 'X'.repeat(33))).toContain(`E ${'X'.repeat(33)}`);
  });

  test('a person’s line that stays too long is refused, not cut', () => {
    expect(named('Marie', 'X'.repeat(36))).toContain(`M ${'X'.repeat(36)}`);
    expect(named('Marie', 'X'.repeat(37))).toEqual({ kind: 'too-long', line: 1, count: 38 });
  });

  test('a contact’s name is shortened before the department', () => {
    const contact = { ...company, firstName: 'Marie', lastName: 'Dupont', civility: 'mrs' as const };
    expect(linesOf({ ...contact, service: 'X'.repeat(20) })).toContain(`MARIE DUPONT ${'X'.repeat(20)}`);
    expect(linesOf({ ...contact, service: 'X'.repeat(29) })).toContain(`M DUPONT ${'X'.repeat(29)}`);
    expect(linesOf({ ...contact, service: 'X'.repeat(30) })).toEqual({ kind: 'too-long', line: 2, count: 38 });
  });
});

test.each<[number, Partial<Address>]>([
  [1, { companyName: 'X'.repeat(39) }],
  [2, { floor: 'X'.repeat(39) }],
  [2, { floor: 'X'.repeat(19), additionalInformation: 'Y'.repeat(19) }],
  [3, { building: 'X'.repeat(39) }],
  [3, { companyName: 'X', floor: 'X'.repeat(19), building: 'Y'.repeat(19) }],
  [4, { streetName: 'X'.repeat(39) }],
  [5, { additionalStreetName: 'X'.repeat(39) }],
  [6, { city: 'X'.repeat(33) }],
  [7, { country: 'XX', countryName: 'X'.repeat(39) }],
])('line %i that nothing shortens is named', (line, over) => {
  expect(linesOf(over)).toEqual({ kind: 'too-long', line, count: 38 });
});

test('a carrier that reads 35 signs is given at most 35', () => {
  expect(linesOf({ building: 'X'.repeat(35) }, 35)).toContain('X'.repeat(35));
  expect(linesOf({ building: 'X'.repeat(36) }, 35)).toEqual({ kind: 'too-long', line: 3, count: 35 });
  expect(linesOf({ lastName: 'X'.repeat(22), firstName: 'Marie' }, 35)).toContain(`MADAME MARIE ${'X'.repeat(22)}`);
  expect(linesOf({ lastName: 'X'.repeat(23), firstName: 'Marie' }, 35)).toContain(`MARIE ${'X'.repeat(23)}`);
  expect(linesOf({ streetName: '1234 B avenue du General Leclerc Nord' }, 35)).toContain(
    '1234 B AV DU GENERAL LECLERC NORD',
  );
  const city = 'Angoustrine-Villeneuve-Escaldes-en-Ville';
  expect(linesOf({ city }, 35)).toEqual({ kind: 'too-long', line: 6, count: 35 });
  const country = { country: 'GS', countryName: 'Iles Sandwich du Sud et de la Mer X' };
  expect(linesOf(country, 35)).toContain('ILES SANDWICH DU SUD ET DE LA MER X');
  expect(linesOf({ ...country, countryName: `${country.countryName}Y` }, 35)).toContain('ILES SANDWICH SUD MER XY');
});

test('whatever the address, no line is longer than it may be, and none is empty', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('aé -.œ12'), 'rue ', 'Saint '), maxLength: 30 });
  const any = fc.record({
    companyName: text,
    firstName: text,
    lastName: text,
    service: text,
    floor: text,
    building: text,
    streetName: text,
    additionalStreetName: text,
    city: text,
  });
  fc.assert(
    fc.property(any, fc.constantFrom(38, 35), (over, max) => {
      const lines = linesOf(over, max);
      if (!Array.isArray(lines)) return;
      expect(lines.length).toBeLessThanOrEqual(6);
      for (const line of lines) {
        expect(line.length).toBeGreaterThan(0);
        expect(line.length).toBeLessThanOrEqual(max);
      }
    }),
  );
});

test.each(['person', 'company'] as const)(
  'a %s is printed with all that its lines hold, and with nothing else',
  (recipient) => {
    const address = anAddress({
      ...Object.fromEntries(addressFields.map((name) => [name, name])),
      companyName: recipient === 'company' ? 'companyName' : '',
      civility: 'mr',
      country: 'BE',
      countryName: 'country',
    });
    const text = JSON.stringify(linesOf(address, 99));
    const onLines = addressFields.filter((name) => formFields[name].printed?.[recipient]);
    const words = addressFields.filter((name) => text.split(/[^A-Z]/).includes(name.toUpperCase()));
    expect(words).toEqual(onLines.filter((name) => name !== 'civility'));
  },
);

describe('on a page', () => {
  test('an address ends with street and locality in capitals', () => {
    expect(addressLines(anAddress())).toEqual(['Mme Compte Particulier', '12 B RUE DE L EGLISE', '33380 MIOS']);
  });

  test('identity, access and building stand as they were typed', () => {
    const address = anAddress({
      civility: 'mr',
      floor: 'Étage 5',
      additionalInformation: 'porte gauche',
      building: 'Bât. C',
      additionalStreetName: 'Caudos',
    });
    expect(addressLines(address).slice(0, 3)).toEqual(['M. Compte Particulier', 'Étage 5 porte gauche', 'Bât. C']);
    expect(addressLines(address)).toContain('CAUDOS');
  });

  test('a line that holds nothing does not stand, nor a space before what it holds', () => {
    const address = anAddress({ additionalInformation: 'Porte gauche', building: ' ' });
    expect(addressLines(address).slice(1, 3)).toEqual(['Porte gauche', '12 B RUE DE L EGLISE']);
  });

  test('abroad, the country is the last line', () => {
    const abroad = { country: 'BE', countryName: 'Belgique', codePostal: '1000', city: 'Bruxelles' };
    expect(addressLines(anAddress(abroad)).slice(-2)).toEqual(['1000 BRUXELLES', 'BELGIQUE']);
  });

  test('a place without postal codes starts with its name', () => {
    expect(addressLines(anAddress({ codePostal: '', city: 'Hong Kong' })).at(-1)).toBe('HONG KONG');
  });

  test('a company comes before the person and the department', () => {
    const address = anAddress({ companyName: 'Compte Certifié SARL', civility: '' as const, service: 'Achats' });
    expect(addressLines(address).slice(0, 2)).toEqual(['Compte Certifié SARL', 'Compte Particulier Achats']);
  });
});

test.each(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF'])(
  'an address in %s, which is France, has no line of a country, printed or on a page',
  (country) => {
    const address = { ...anAddress(), country, countryName: 'Territoire' };
    expect([...addressLines(address), linesOf(address)].flat()).not.toContain('TERRITOIRE');
    expect(addressLines({ ...address, country: 'NC' })).toContain('TERRITOIRE');
  },
);
