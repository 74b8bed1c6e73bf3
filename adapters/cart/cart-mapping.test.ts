import { expect, test } from 'vitest';
import { toChange } from './cart-mapping.ts';

test.each([
  ['lowStock', 'less-stock'],
  ['noStock', 'no-stock'],
  ['maxOrderQuantityExceeded', 'maximum'],
  ['priceChanged', 'price'],
  ['unavailable', 'unavailable'],
  ['neverHeardOf', 'other'],
])('a line that a backend changed for « %s » is said to have changed for « %s »', (statusCode, kind) => {
  expect(toChange({ statusCode, quantity: 0, quantityAdded: 0 })).toMatchObject({ kind, line: null, quantity: 0 });
});
