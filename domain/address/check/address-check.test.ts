import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAddress } from '../examples.ts';
import { type AddressChecks, type Candidate, isCheckable, isSavableAsTyped, judge, lookUp } from './address-check.ts';

const found = (over: Partial<Candidate> = {}): Candidate => ({
  streetName: "12 bis Rue de l'Église",
  additionalStreetName: '',
  codePostal: '33380',
  city: 'Mios',
  country: 'FR',
  score: 0.97,
  isHouse: true,
  ...over,
});
const suggestion = (over: Partial<Candidate> = {}) => {
  const { score: _, isHouse: __, ...rest } = found(over);
  return rest;
};
const address = anAddress();
const suggested = (...streets: string[]) => ({
  kind: 'suggestions',
  suggestions: streets.map((streetName) => suggestion({ streetName })),
  mustChoose: false,
});

describe('an address is recognised', () => {
  test.each([
    ['as it was typed', {}],
    ['from 0.8', { score: 0.8 }],
    ['in another spelling', { streetName: "12 B RUE DE L'EGLISE" }],
    ['though its commune is spelled otherwise', { city: 'MIOS' }],
  ])('an address is recognised %s', (_, over) => {
    expect(judge([found(over)], address)).toEqual({ kind: 'recognised' });
  });

  test('though less likely ones are known', () => {
    expect(judge([found({ streetName: '14 rue Basse', score: 0.6 }), found()], address)).toEqual({
      kind: 'recognised',
    });
  });

  test('an address without a number is recognised only when nothing more precise is found', () => {
    const street = found({ isHouse: false });
    expect(judge([street], address)).toEqual({ kind: 'recognised' });
    expect(judge([street, found({ streetName: '12 rue Basse', score: 0.9 })], address)).toEqual(
      suggested('12 rue Basse'),
    );
    const anotherStreet = found({ streetName: 'rue Basse', score: 0.9, isHouse: false });
    expect(judge([street, anotherStreet], address)).toEqual({ kind: 'recognised' });
  });

  test('an address without a street is recognised by its place', () => {
    const hamlet = anAddress({ streetName: '', additionalStreetName: 'Saint-Brice' });
    expect(judge([found({ streetName: '', additionalStreetName: 'SAINT BRICE', isHouse: false })], hamlet)).toEqual({
      kind: 'recognised',
    });
    expect(judge([found({ streetName: '', additionalStreetName: 'Caudos' })], hamlet)).toMatchObject({
      kind: 'suggestions',
    });
  });
});

describe('another address is suggested', () => {
  test.each([
    ['another street', { streetName: '12 rue Basse' }],
    ['another number', { streetName: "14 rue de l'Église" }],
    ['another postal code', { codePostal: '33470' }],
    ['the same signs otherwise shared out', { streetName: "12 bis rue de l'Église3", codePostal: '3380' }],
    ['from 0.5', { streetName: '12 rue Basse', score: 0.5 }],
  ])('an address that finds %s gets it as a suggestion', (_, over) => {
    const suggestions = [suggestion(over)];
    expect(judge([found(over)], address)).toEqual({ kind: 'suggestions', suggestions, mustChoose: false });
  });

  test('the likeliest first, whatever their order', () => {
    const candidates = [0.6, 0.9, 0.7].map((score) => found({ score, streetName: `${score * 10} rue Basse` }));
    expect(judge(candidates, address)).toEqual(suggested('9 rue Basse', '7 rue Basse', '6 rue Basse'));
  });

  test('those of the typed postal code before likelier ones of another', () => {
    const elsewhere = found({ streetName: '12 rue Haute', codePostal: '33470', score: 0.9 });
    const { suggestions } = {
      suggestions: [],
      ...judge([elsewhere, found({ streetName: '1 rue Basse', score: 0.6 })], address),
    };
    expect(suggestions).toMatchObject([{ codePostal: '33380' }, { codePostal: '33470' }]);
  });

  test('five addresses at most are suggested, each once, in its likeliest spelling', () => {
    const many = [9, 8, 7, 6, 5, 4].map((number) =>
      found({ streetName: `${number} rue Basse`, score: 0.5 + number / 100 }),
    );
    const twice = found({ streetName: '9 RUE BASSE', score: 0.5 });
    expect(judge([twice, ...many], address)).toEqual(
      suggested('9 rue Basse', '8 rue Basse', '7 rue Basse', '6 rue Basse', '5 rue Basse'),
    );
  });

  test('other addresses are suggested when the address itself is found with a low score', () => {
    const candidates = [found({ score: 0.79 }), found({ streetName: '12 rue Basse', score: 0.7 })];
    expect(judge(candidates, address)).toEqual(suggested('12 rue Basse'));
  });

  test('a suggestion must be confirmed when all of them are in another country', () => {
    const abroad = found({ country: 'BE' });
    expect(judge([abroad], address)).toMatchObject({ mustChoose: true });
    expect(judge([abroad, found({ streetName: '12 rue Basse' })], address)).toMatchObject({ mustChoose: false });
  });
});

describe('an address is unknown', () => {
  test.each([
    ['when nothing is found', []],
    ['when nothing is likely', [found({ score: 0.49, streetName: '12 rue Basse' })]],
    ['when it is hardly found itself and nothing else is', [found({ score: 0.79 })]],
  ])('an address is unknown %s', (_, candidates) => {
    expect(judge(candidates, address)).toEqual({ kind: 'unknown' });
  });
});

test('whatever a service finds, at most five suggestions, none twice, none what was typed', () => {
  const candidates = fc.array(
    fc.record({ score: fc.double({ min: 0, max: 1, noNaN: true }), number: fc.integer({ min: 11, max: 19 }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(candidates, (some) => {
      const result = judge(
        some.map(({ score, number }) => found({ score, streetName: `${number} bis rue de l'Église` })),
        address,
      );
      if (result.kind !== 'suggestions') return;
      const streets = result.suggestions.map(({ streetName }) => streetName);
      expect(new Set(streets).size).toBe(streets.length);
      expect(streets.length).toBeLessThanOrEqual(5);
      expect(streets).not.toContain("12 bis rue de l'Église");
    }),
  );
});

describe('no service is asked', () => {
  test.each([
    ['of a CEDEX', { city: 'Mâcon CEDEX 9' }],
    ['of a CEDEX in small letters', { city: 'Paris Cedex' }],
    ['of a PO box', { additionalStreetName: 'BP 34014' }],
    ['of a company’s own code', { additionalStreetName: 'CS 10-20' }],
    ['of a TSA', { additionalStreetName: 'TSA 12345' }],
    ['of a PO box in full', { additionalStreetName: 'Boîte postale 12' }],
    ['of a PO box in place of the street', { streetName: 'BP 12', additionalStreetName: '' }],
    ['of poste restante', { additionalStreetName: 'Poste restante' }],
    ['of Monaco', { country: 'MC', codePostal: '98000' }],
    ['of Monaco as France', { codePostal: '98000' }],
    ['of Saint-Pierre', { codePostal: '97500' }],
    ['of Saint-Pierre by its code', { country: 'PM', codePostal: '97500' }],
    ['of Saint-Barthélemy', { codePostal: '97133' }],
    ['of Saint-Barthélemy by its department', { codePostal: '97700' }],
    ['of Saint-Barthélemy by its code', { country: 'BL', codePostal: '97133' }],
    ['of Saint-Martin', { codePostal: '97150' }],
    ['of Saint-Martin by its department', { codePostal: '97800' }],
    ['of Saint-Martin by its code', { country: 'MF', codePostal: '97150' }],
    ['of Papeete', { country: 'PF', codePostal: '98714' }],
    ['of Nouméa', { country: 'NC', codePostal: '98800' }],
    ['of Uvea', { country: 'WF', codePostal: '98600' }],
  ])('no service checks an address %s', (_, over) => {
    expect(isCheckable(anAddress(over))).toBe(false);
  });

  test.each([
    ['of a village', {}],
    ['of La Réunion', { codePostal: '97400', city: 'Saint-Denis' }],
    ['of Guadeloupe', { codePostal: '97110' }],
    ['of a town with such a code in its own', { codePostal: '33975' }],
    ['of Belgium, whatever its code', { country: 'BE', codePostal: '9800' }],
    ['of a street with such letters', { streetName: 'rue du BP', additionalStreetName: 'Csardas' }],
    ['of a commune with such a name', { city: 'Cedexville' }],
  ])('a service checks an address %s', (_, over) => {
    expect(isCheckable(anAddress(over))).toBe(true);
  });
});

test('the service is asked about an address that it can know, and only about that one', async () => {
  const asked: string[] = [];
  const checks: AddressChecks = {
    check: async ({ city }) => {
      asked.push(city);
      return { kind: 'unknown' };
    },
  };
  expect(await lookUp(checks, anAddress())).toEqual({ kind: 'unknown' });
  expect(await lookUp(checks, anAddress({ city: 'Mâcon CEDEX 9' }))).toEqual({ kind: 'not-asked' });
  expect(asked).toEqual(['Mios']);
});

describe('what was typed may be kept', () => {
  const suggestions = [suggestion()];
  test.each([
    ['recognised', { kind: 'recognised' }, 1, true],
    ['unavailable', { kind: 'unavailable' }, 1, true],
    ['not asked about', { kind: 'not-asked' }, 1, true],
    ['with suggestions', { kind: 'suggestions', suggestions, mustChoose: false }, 1, true],
    ['of another country', { kind: 'suggestions', suggestions, mustChoose: true }, 5, false],
    ['unknown, at the first try', { kind: 'unknown' }, 1, false],
    ['unknown, at the second', { kind: 'unknown' }, 2, true],
  ] as const)('a typed address (%s, %j, try %i) may be saved: %s', (_, result, tries, isKept) => {
    expect(isSavableAsTyped({ ...result, ...('suggestions' in result ? { suggestions } : {}) }, tries)).toBe(isKept);
  });
});
