import { expect, test } from 'vitest';
import { mobileIn } from './mobile-numbers.ts';

test.each([
  ['DE', '015123456789', '+4915123456789'],
  ['DE', '+4915123456789', '+4915123456789'],
  ['GB', '00447400123456', '+447400123456'],
  ['MC', '+377612345678', '+377612345678'],
])('a mobile of %s, %s, is saved as %s', (country, number, saved) => {
  expect(mobileIn({ number, country })).toBe(saved);
});

test.each([
  ['a fixed line', 'DE', '+493012345678'],
  ['the mobile of another country', 'DE', '+447400123456'],
  ['a country that has no numbers', 'XX', '+4915123456789'],
  ['half a number', 'GB', '0740'],
])('%s is no mobile there', (_, country, number) => {
  expect(mobileIn({ number, country })).toBeNull();
});
