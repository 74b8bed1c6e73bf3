import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyNumberOf, siretOf } from './company-number.ts';

test.each([
  '356000000',
  '732829320',
  '404833048',
  '552100554',
  '542065479',
  '200034528',
  '73282932000074',
  '40483304800022',
  '20003452800014',
])('%s is a number of a company', (number) => {
  expect(companyNumberOf(number)).toEqual({ number });
});

test.each(['200034582', '123456789', '73282932000075', '20003452800041'])('the digits of %s do not agree', (typed) => {
  expect(companyNumberOf(typed)).toEqual({ fault: 'check' });
});

test.each(['', '73282932', '7328293200', '7328293200007', '732829320000745', 'FR44732829320', '73282932O'])(
  '« %s » is neither a SIREN nor a SIRET',
  (typed) => {
    expect(companyNumberOf(typed)).toEqual({ fault: 'length' });
  },
);

describe('an establishment of the post', () => {
  test.each(['35600000000048', '35600000009075', '35600000049837'])('%s is one', (number) => {
    expect(companyNumberOf(number)).toEqual({ number });
  });

  test.each(['35600000000049', '35600000009076'])('%s is none', (typed) => {
    expect(companyNumberOf(typed)).toEqual({ fault: 'check' });
  });

  test('the rule of five holds for no other company', () => {
    // Its digits sum to 45, but its check digit is wrong.
    expect(companyNumberOf('73282932000054')).toEqual({ fault: 'check' });
  });
});

test('spaces of every kind are left out', () => {
  expect(companyNumberOf(' 732 829\u00a0320\u202f00074\t')).toEqual({ number: '73282932000074' });
});

const digits = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length });
const without = '356000000';

test('exactly one last digit makes nine digits a SIREN', () => {
  fc.assert(
    fc.property(digits(8), (start) => {
      const good = Array.from('0123456789').filter((last) => 'number' in companyNumberOf(start.join('') + last));
      expect(good).toHaveLength(1);
    }),
  );
});

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(digits(8), fc.nat(8), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
      const siren = Array.from('0123456789')
        .map((last) => start.join('') + last)
        .find((number) => 'number' in companyNumberOf(number));
      const wrong = Array.from(siren ?? '').map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit));
      expect(companyNumberOf(wrong.join(''))).toEqual({ fault: 'check' });
    }),
  );
});

test('a SIRET needs the SIREN that it begins with', () => {
  fc.assert(
    fc.property(digits(14), (all) => {
      const number = all.join('');
      fc.pre(!number.startsWith(without));
      if ('number' in companyNumberOf(number))
        expect(companyNumberOf(number.slice(0, 9))).toEqual({ number: number.slice(0, 9) });
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['732 829 320 00074', { siret: '73282932000074' }],
  ['356 000 000 09075', { siret: '35600000009075' }],
  ['356 000 000', { fault: 'siren' }],
  ['732 829 320 00075', { fault: 'check' }],
  ['356 000 000 09076', { fault: 'check' }],
  ['7328293200007', { fault: 'length' }],
  ['', { fault: 'length' }],
])('the SIRET « %s » is parsed as %j', (typed, found) => {
  expect(siretOf(typed)).toEqual(found);
});
