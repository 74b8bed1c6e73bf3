import { expect, test } from 'vitest';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { recommendedFor } from './page-query.ts';

test.each([
  ['code=1126001', { page: 'product', productCode: '1126001' }],
  ['', { page: 'home' }],
  ['code=../users', { page: 'home' }],
])('the query « %s » asks for the recommendations of its page', (query, page) => {
  expect(recommendedFor(queryOf('recommendations', new URLSearchParams(query)))).toEqual(page);
});
