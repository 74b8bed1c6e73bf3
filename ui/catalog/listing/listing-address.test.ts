import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingParams, readListingAddress } from './listing-address.ts';

const word = fc.stringMatching(/^[a-zà-ÿ0-9-]{1,12}$/);
const addresses = fc.record({
  text: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  facets: fc.array(
    fc.record({
      code: word,
      value: fc.oneof(
        word,
        word.map((one) => `${one}:${one}&=`),
      ),
    }),
    { maxLength: 5 },
  ),
  sort: fc.constantFrom('relevance', 'price-asc', 'name-asc'),
  page: fc.integer({ min: 0, max: 999 }),
  rank: fc.option(word),
});

test('a listing can be bookmarked: reading its address gives the same listing', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readListingAddress(new URLSearchParams(listingParams(address)))).toEqual(address);
    }),
  );
});

test('a listing’s address has the code of the expanded facet, if it is valid', () => {
  const read = (tout: string) => readListingAddress(new URLSearchParams({ tout }));
  expect(listingParams(read('colour') ?? { text: '', facets: [], sort: '', page: 0, rank: null })).toBe('?tout=colour');
  for (const odd of ['', 'a b', '<script>', 'x'.repeat(65)]) expect(read(odd)?.whole).toBeUndefined();
});

test.each(['0', '-1', '1.5', 'abc', '99999', ' 1'])('page %s is not found', (page) => {
  expect(readListingAddress(new URLSearchParams({ page }))).toBeNull();
});

test('repeated spaces make no other search', () => {
  expect(readListingAddress(new URLSearchParams({ q: '  carnet   rouge ' }))?.text).toBe('carnet rouge');
});
