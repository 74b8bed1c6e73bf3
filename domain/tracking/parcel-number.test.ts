import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupedNumber, parcelNumberOf, s10CheckDigit } from './parcel-number.ts';

test.each([
  ['12345678', 5],
  ['47312482', 9],
  ['00000000', 5],
  ['00000001', 4],
  ['00000008', 0],
  ['00000015', 5],
  ['99999999', 5],
])('the check digit of %s is %i', (serial, digit) => {
  expect(s10CheckDigit(serial)).toBe(digit);
});

test.each(['RB123456785GB', 'RB123456785US', 'RB123456785CV', 'RB123456785CF', 'LX473124829FR', 'CA000000080BE'])(
  'the international number %s is followed',
  (number) => {
    expect(parcelNumberOf(number)).toBe(number);
  },
);

test.each(['6A15602676300', '6M17554710224', '8V12345678999', '1A00000000000', '2C12345678901'])(
  'the national number %s is followed',
  (number) => {
    expect(parcelNumberOf(number)).toBe(number);
  },
);

test.each([
  ['rb 123 456 785 gb', 'RB123456785GB'],
  [' 8v 0012 3456 789 ', '8V00123456789'],
  ['6A-1560-267-6300', '6A15602676300'],
  ['6A\u00a01560\u202f2676300', '6A15602676300'],
  ['RB.123456785.GB', 'RB123456785GB'],
])('%j is the number %s, as people space it', (typed, number) => {
  expect(parcelNumberOf(typed)).toBe(number);
});

test.each([
  '',
  'timbre',
  'RB123456786US',
  'RB123456785XX',
  'RB123456785ZZ',
  'RB12345678GB',
  'R1234567855GB',
  '6A1560267630',
  '6A156026763001',
  'ABC1560267630',
  '６A15602676300',
  '75001',
  '1126001',
  'carnet de 12 timbres',
  'timbre 6A15602676300',
])('%j is no parcel number', (text) => {
  expect(parcelNumberOf(text)).toBeNull();
});

describe('for every serial', () => {
  const serial = fc.integer({ min: 0, max: 99_999_999 }).map((value) => String(value).padStart(8, '0'));
  const service = fc.constantFrom('EE', 'RB', 'LX', 'CA', 'VV', 'HZ');

  test('exactly one check digit is taken', () => {
    fc.assert(
      fc.property(service, serial, (letters, digits) => {
        const taken = '0123456789'
          .split('')
          .filter((digit) => parcelNumberOf(`${letters}${digits}${digit}FR`) !== null);
        expect(taken).toEqual([String(s10CheckDigit(digits))]);
      }),
    );
  });

  test('one wrong digit is noticed, but for the two sums that share a check digit', () => {
    fc.assert(
      fc.property(serial, fc.nat(7), fc.integer({ min: 1, max: 9 }), (digits, place, step) => {
        const wrong = digits
          .split('')
          .with(place, String((Number(digits[place]) + step) % 10))
          .join('');
        const [right, other] = [s10CheckDigit(digits), s10CheckDigit(wrong)];
        // The remainders 0 and 6 both give the check digit 5 (UPU S10).
        expect(right !== other || right === 5).toBe(true);
      }),
    );
  });
});

test('whatever is typed, reading is total, and what was read reads as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Za-zß .-]{10,16}$/)), (text) => {
      const number = parcelNumberOf(text);
      if (number !== null) expect(parcelNumberOf(number)).toBe(number);
    }),
  );
});

test.each([
  ['6A15602676300', '6A15 6026 7630 0'],
  ['LX473124829FR', 'LX 473 124 829 FR'],
  ['6A1', '6A1'],
  ['COLIS 7', 'COLIS 7'],
  ['', ''],
])('the number %s is read as « %s », and is the same number', (number, read) => {
  expect(groupedNumber(number)).toBe(read);
  expect(parcelNumberOf(groupedNumber(number))).toBe(parcelNumberOf(number));
});
