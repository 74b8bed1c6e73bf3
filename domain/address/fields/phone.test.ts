import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { internationalNumber, mobileFault, nationalNumber } from './phone.ts';

describe('in France', () => {
  test.each([
    ['0612345678', '+33612345678'],
    ['06 12 34 56 78', '+33612345678'],
    ['06.12-34/56.78', '+33612345678'],
    ['06\u00a012\u202f34\u2009\u00b7\u200956–78', '+33612345678'],
    ['+33612345678', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['0033712345678', '+33712345678'],
    ['0712345678', '+33712345678'],
    ['0690123456', '+590690123456'],
    ['0691123456', '+590691123456'],
    ['0692123456', '+262692123456'],
    ['0693123456', '+262693123456'],
    ['0639012345', '+262639012345'],
    ['0694123456', '+594694123456'],
    ['0696123456', '+596696123456'],
    ['0697123456', '+596697123456'],
    ['+590 690 12 34 56', '+590690123456'],
    ['+262692123456', '+262692123456'],
    ['+594 (0)694 12 34 56', '+594694123456'],
    ['00596696123456', '+596696123456'],
    ['+508 55 12 34', '+508551234'],
    ['0508 55 12 34', '+508551234'],
    ['33 6 12 34 56 78', '+33612345678'],
    ['590 690 12 34 56', '+590690123456'],
    ['06,12_34’56•78', '+33612345678'],
  ])('%s is a mobile, %s abroad', (number, saved) => {
    expect(mobileFault({ number, country: 'FR' })).toBeUndefined();
    expect(internationalNumber({ number, country: 'FR' })).toBe(saved);
    const asked = nationalNumber({ number: saved, country: 'FR' });
    expect(asked).toMatch(/^(?:0\d{9}|\+508\d{6})$/);
    expect(internationalNumber({ number: asked, country: 'FR' })).toBe(saved);
  });

  test.each([
    '0512345678',
    '061234567',
    '06123456789',
    '0012345678',
    '+32470123456',
    '06x2345678',
    '1+33612345678',
    '10612345678',
    '06+332345678',
    '６',
    '',
  ])('%j is none', (number) => {
    expect(mobileFault({ number, country: 'FR' })).toEqual({ code: 'mobile-fr' });
    expect(internationalNumber({ number, country: 'FR' })).toBeNull();
  });

  test('overseas departments have the same rule under their own code', () => {
    expect(mobileFault({ number: '0690123456', country: 'GP' })).toBeUndefined();
    expect(mobileFault({ number: '0590123456', country: 'GP' })).toEqual({ code: 'mobile-fr' });
  });

  test('Saint-Pierre-et-Miquelon has six digits too, which are nothing elsewhere', () => {
    for (const number of ['55 12 34', '055 12 34', '+508 55 12 34', '0508 55 12 34', '05 08 55 12 34'])
      expect(internationalNumber({ number, country: 'PM' })).toBe('+508551234');
    expect(mobileFault({ number: '55 12 34', country: 'FR' })).toEqual({ code: 'mobile-fr' });
    expect(mobileFault({ number: '0708 55 12 34', country: 'PM' })).toBeUndefined();
  });

  test('no library of numbers is asked', () => {
    expect(mobileFault({ number: '0690123456', country: 'FR', mobileIn: () => null })).toBeUndefined();
  });
});

describe('in Belgium', () => {
  test.each(['0470123456', '+32470123456', '0470 12 34 56', '0032 470 12 34 56', '+32 (0)470 12 34 56'])(
    '%s is a mobile',
    (number) => {
      expect(mobileFault({ number, country: 'BE' })).toBeUndefined();
      expect(internationalNumber({ number, country: 'BE' })).toBe('+32470123456');
      expect(nationalNumber({ number: '+32470123456', country: 'BE' })).toBe('0470123456');
    },
  );

  test.each([
    '041234567',
    '0612345678',
    '04701234567',
    'x0470123456',
    '1+32470123456',
    '10470123456',
    '04+322345678',
    '+33470123456',
  ])('%s is none', (number) => {
    expect(mobileFault({ number, country: 'BE' })).toEqual({ code: 'mobile-be' });
    expect(internationalNumber({ number, country: 'BE' })).toBeNull();
  });
});

describe('elsewhere', () => {
  test.each(['+37744123456', '0791234567', '+49 151 2345 6789', '123456', '123456789012345'])(
    '%s has the shape of a number, which is all that the browser can say',
    (number) => {
      expect(mobileFault({ number, country: 'DE' })).toBeUndefined();
      expect(internationalNumber({ number, country: 'DE' })).toBe(number.replaceAll(' ', ''));
    },
  );

  test.each(['12345', '1234567890123456', '07912x4567', '++491512345', '0791+23456', ''])('%j has not', (number) => {
    expect(mobileFault({ number, country: 'DE' })).toEqual({ code: 'mobile-other' });
  });

  test('the server says whether it is a mobile of that country, and how it is written', () => {
    const asked: unknown[] = [];
    const mobileIn = (phone: { number: string; country: string }) => {
      asked.push(phone);
      return phone.country === 'CH' ? '+41791234567' : null;
    };
    expect(internationalNumber({ number: '079 123 45 67', country: 'CH', mobileIn })).toBe('+41791234567');
    expect(mobileFault({ number: '0791234567', country: 'MC', mobileIn })).toEqual({ code: 'mobile-other' });
    expect(asked).toEqual([
      { number: '0791234567', country: 'CH' },
      { number: '0791234567', country: 'MC' },
    ]);
  });
});

test('punctuation changes nothing, in any country', () => {
  const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 8, maxLength: 10 });
  const spaced = fc.tuple(
    digits,
    fc.array(fc.constantFrom(...Array.from(' .-()/'), ''), { minLength: 10, maxLength: 10 }),
  );
  fc.assert(
    fc.property(spaced, fc.constantFrom('FR', 'BE', 'DE'), ([number, signs], country) => {
      const typed = Array.from(number)
        .map((digit, at) => digit + (signs[at] ?? ''))
        .join('');
      expect(internationalNumber({ number: typed, country })).toBe(internationalNumber({ number, country }));
    }),
  );
});

test('a saved phone number can be typed again', () => {
  const mobile = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(mobile, fc.constantFrom('06', '07'), (rest, start) => {
      const saved = internationalNumber({ number: start + rest, country: 'FR' }) ?? '';
      expect(internationalNumber({ number: saved, country: 'FR' })).toBe(saved);
    }),
  );
});
