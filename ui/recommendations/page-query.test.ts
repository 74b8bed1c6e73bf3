import { expect, test } from 'vitest';
import { wishOf } from './page-query.ts';

test.each([
  ['code=1126001', { page: 'product', productCode: '1126001' }],
  ['', { page: 'home' }],
  ['code=../users', { page: 'home' }],
])('« %s » asks for what goes with that page', (query, wish) => {
  expect(wishOf(new URLSearchParams(query))).toEqual(wish);
});
