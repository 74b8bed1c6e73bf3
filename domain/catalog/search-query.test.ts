import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything, formatQuery, parseQuery, type SearchQuery } from './search-query.ts';

const word = fc.string({ unit: 'grapheme', maxLength: 20 });
const named = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const queries: fc.Arbitrary<Omit<SearchQuery, 'page'>> = fc.record({
  text: word,
  sort: named,
  base: fc.option(
    fc.record({ kind: fc.constantFrom('allCategories' as const, 'brandCode' as const, 'shops' as const), id: word }),
    { nil: null },
  ),
  facets: fc.array(
    fc.record({ code: named.filter((code) => !['allCategories', 'brandCode', 'shops'].includes(code)), value: word }),
    { maxLength: 5 },
  ),
});

test('a category page asks for its category in the colon syntax', () => {
  const query = {
    ...everything,
    base: { kind: 'allCategories' as const, id: 'timbres' },
    facets: [{ code: 'format', value: 'carnet' }],
  };
  expect(formatQuery(query)).toBe(':relevance:allCategories:timbres:format:carnet');
});

test('whatever is searched, reading what was written gives it back', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseQuery(formatQuery(query))).toEqual(query);
    }),
  );
});

test('a value with a colon cannot become a facet', () => {
  fc.assert(
    fc.property(word, (text) => {
      expect(parseQuery(formatQuery({ ...everything, text: `${text}:price-asc:brand:x` })).facets).toEqual([]);
    }),
  );
});

test('anything that is typed in the address is some query', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const once = formatQuery(parseQuery(written));
      expect(formatQuery(parseQuery(once))).toBe(once);
    }),
  );
});
