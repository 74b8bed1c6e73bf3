import { expect, test } from 'vitest';
import { bookOf, bookOrders, bookOwners, isProfessional } from './book.ts';

test.each(bookOwners)('the order book of %s has the orders of its kind of account, and those of both', (owner) => {
  const kind = isProfessional(owner) ? 'professional' : 'individual';
  const own = bookOrders.filter((order) => (order.only ?? (order.isOnAccount ? 'professional' : kind)) === kind);
  expect([...bookOf(owner).values()].map(({ name }) => name)).toEqual(own.map(({ name }) => name));
});
