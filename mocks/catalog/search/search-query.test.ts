import { describe, expect, test } from 'vitest';
import { formatQuery, parseQuery, withFilter, withoutFilter } from './search-query.ts';

describe('the query of a search', () => {
  test('the query of a search may be a bare text', () => {
    expect(parseQuery('timbre')).toEqual({ text: 'timbre', sort: 'relevance', filters: [] });
    expect(parseQuery('')).toEqual({ text: '', sort: 'relevance', filters: [] });
  });

  test('the query of a search contains text, sort and facets', () => {
    expect(parseQuery('lettre:price-asc:allCategories:carnets:price:10-20')).toEqual({
      text: 'lettre',
      sort: 'price-asc',
      filters: [
        { facet: 'allCategories', value: 'carnets' },
        { facet: 'price', value: '10-20' },
      ],
    });
  });

  test('the query of a search preserves a colon, a percent sign and an accent of a value', () => {
    for (const value of ['a:b', '100%', 'été %3A', 'x y+z']) {
      const query = { text: value, sort: 'relevance', filters: [{ facet: 'theme', value }] };
      expect(parseQuery(formatQuery(query))).toEqual(query);
    }
  });

  test('the query of a search drops a facet without a value and a repeated filter', () => {
    expect(parseQuery(':relevance:theme').filters).toEqual([]);
    expect(parseQuery(':relevance:theme:a:theme:a').filters).toEqual([{ facet: 'theme', value: 'a' }]);
  });

  test('the query of a search treats a malformed percent encoding as plain text', () => {
    expect(parseQuery('50%:relevance')).toMatchObject({ text: '50%' });
  });

  test('the query of a search can have a filter added and removed', () => {
    const query = parseQuery('::theme:a');
    const filter = { facet: 'theme', value: 'b' };
    expect(withoutFilter(withFilter(query, filter), filter)).toEqual(query);
  });
});
