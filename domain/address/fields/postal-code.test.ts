import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPostalCode, postalCodeFault, withoutPostalCodes } from './postal-code.ts';

const french = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'MC', 'PF', 'NC', 'WF'];

test.each(['75001', '01000', '98000', '97400', '00000'])('%s is a French postal code', (code) => {
  for (const country of french) expect(postalCodeFault({ code, country })).toBeUndefined();
});

test.each(['1000', '2A004', '75 001', '９７４００', '750011', 'x75001', '75001\n'])('%j is not', (code) => {
  for (const country of french) expect(postalCodeFault({ code, country })).toEqual({ code: 'postal-code-fr' });
});

test('a French postal code is read without its spaces or the country before it, and one abroad as it is', () => {
  for (const country of french)
    for (const code of ['69 \u202f002', 'FR 69002', 'F-69002', 'fr-69 002', 'GP - 69002'])
      expect(joinPostalCode({ code, country })).toBe('69002');
  expect(joinPostalCode({ code: '2A004', country: 'FR' })).toBe('2A004');
  for (const code of ['SW1A 1AA', 'D-10115']) expect(joinPostalCode({ code, country: 'GB' })).toBe(code);
});

test.each([
  'SW1A 1AA',
  '1010',
  'D-10115',
  '00-001',
  '110 00',
  'AD500',
  '12345-6789',
  '1000-205',
  'D02 X285',
  'AB',
  'K1A 0B1',
  '12345678901',
  'sw1a 1aa',
])('%s is a postal code abroad', (code) => {
  expect(postalCodeFault({ code, country: 'GB' })).toBeUndefined();
});

test.each(['SW1A  1AA', 'SW1A-1 AA', 'SW1A - 1AA', ' 1010', '1010 ', '-123', '123-', 'É123', '１０１０', '1.010'])(
  '%j is not a postal code abroad',
  (code) => {
    expect(postalCodeFault({ code, country: 'GB' })).toEqual({ code: 'postal-code-international' });
  },
);

test.each([
  ['A', { code: 'too-short', count: 2 }],
  ['123456789012', { code: 'too-long', count: 11 }],
])('%s has too few or too many characters, and the fault says how many it may have', (code, fault) => {
  expect(postalCodeFault({ code, country: 'GB' })).toEqual(fault);
});

test('a postal code is asked for where there are any, and one that is typed elsewhere is judged as one abroad', () => {
  for (const country of [...french, 'GB', 'ET', 'IE', 'SO', 'ZM', ''])
    expect(postalCodeFault({ code: '', country })).toEqual({ code: 'required' });
  for (const country of ['AE', 'BO', 'GA', 'HK', 'HN', 'LY', 'PA', 'QA', 'YE'])
    expect(postalCodeFault({ code: '', country })).toBeUndefined();
  expect(postalCodeFault({ code: '00000', country: 'AE' })).toBeUndefined();
  expect(postalCodeFault({ code: '.', country: 'AE' })).toEqual({ code: 'postal-code-international' });
});

test('each country without postal codes is a country, once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(withoutPostalCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(withoutPostalCodes).size).toBe(withoutPostalCodes.length);
});

test('2 to 11 signs with one space or hyphen inside is exactly what is accepted abroad', () => {
  const unit = fc.constantFrom(...Array.from('aZ09 -.é'));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 13 }), (code) => {
      const separators = Array.from(code).filter((sign) => ' -'.includes(sign)).length;
      const isWritten =
        code !== '' &&
        !Array.from(code).some((sign) => '.é'.includes(sign)) &&
        separators <= 1 &&
        !' -'.includes(code.charAt(0)) &&
        !' -'.includes(code.charAt(code.length - 1));
      const isRight = isWritten && code.length >= 2 && code.length <= 11;
      expect(postalCodeFault({ code, country: 'BE' }) === undefined).toBe(isRight);
      if (!isWritten)
        expect(postalCodeFault({ code, country: 'BE' })).toEqual({
          code: code === '' ? 'required' : 'postal-code-international',
        });
    }),
    { numRuns: 2000 },
  );
});
