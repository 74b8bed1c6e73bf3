import { expect, test } from 'vitest';
import { mobileIn, withOverseasPrefix } from './mobile-numbers.ts';

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

test.each([
  ['Guadeloupe', '+33709001234', '+590709001234'],
  ['Martinique', '+33709101234', '+596709101234'],
  ['French Guiana', '+33709301234', '+594709301234'],
  ['Réunion', '+33709201234', '+262709201234'],
  ['Mayotte', '+33639012345', '+262639012345'],
  ['Saint-Pierre-et-Miquelon', '+33708551234', '+508708551234'],
  ['mainland France', '+33612345678', '+33612345678'],
  ['mainland France, with a number that the library does not know,', '+33712345678', '+33712345678'],
  ['another country', '+4915123456789', '+4915123456789'],
])('a mobile of %s, %s, is called as %s', (_, number, called) => {
  expect(withOverseasPrefix(number)).toBe(called);
});
