/** The shop and its mock backend know by themselves where an address has no postal code, and agree. */
import { expect, test } from 'vitest';
import { needsPostalCode } from '#domain/address/fields/postal-code.ts';
import { SERVED } from '#mocks/letters/options.ts';
import { destinationsIn } from '#mocks/parcels/places.ts';
import { destinationsOn } from '#mocks/registered-mail/destinations.ts';
import { countriesIn } from '#mocks/session/countries.ts';
import { hasPostalCodes } from '#mocks/shared/territories.ts';

test('each destination of the mock backend has postal codes where the shop requires one', () => {
  const destinations = [...destinationsOn('2026-11-26', 'fr'), ...destinationsIn('fr')].map(({ code }) => code);
  const all = [...new Set([...SERVED, ...destinations, ...countriesIn('fr').map(({ isocode }) => isocode)])];
  expect(all.filter((code) => hasPostalCodes(code) !== needsPostalCode(code))).toEqual([]);
  expect(all.some((code) => !hasPostalCodes(code))).toBe(true);
});
