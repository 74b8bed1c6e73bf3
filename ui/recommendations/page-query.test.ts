import { expect, test } from 'vitest';
import { queryOf } from '#ui/routing/queries.ts';
import { wishOf } from './page-query.ts';

test.each([
  ['code=1126001', { page: 'product', productCode: '1126001' }],
  ['', { page: 'home' }],
  ['code=../users', { page: 'home' }],
])('« %s » asks for what goes with that page', (query, wish) => {
  expect(wishOf(queryOf('recommendations', new URLSearchParams(query)))).toEqual(wish);
});
