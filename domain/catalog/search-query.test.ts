import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from './search-query.test-model.ts';
import { everything, formatQuery, type Written } from './search-query.ts';

const word = fc.string({ unit: 'grapheme', maxLength: 20 });
const named = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const queries: fc.Arbitrary<Written> = fc.record({
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

test('parsing a formatted query gives the query back', () => {
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

test('a value of a facet, or the id of a base, ends nowhere else than it did', () => {
  const hostile = fc.string({ unit: fc.constantFrom(':', '%', '3', 'A', '&', '#', '\u0000', 'é', ' ') });
  fc.assert(
    fc.property(hostile, hostile, (id, value) => {
      const query = { ...everything, base: { kind: 'shops' as const, id }, facets: [{ code: 'brandCode', value }] };
      const written = formatQuery(query);
      expect(written.split(':')).toHaveLength(6);
      expect(parseQuery(written)).toMatchObject({ base: query.base, facets: query.facets });
    }),
  );
});

test('one listing is written in one way', () => {
  fc.assert(
    fc.property(queries, queries, (one, other) => {
      expect(formatQuery(one) === formatQuery(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
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
