/** What is left of the mock's answers without the properties that the contracts call ours is OCC's, and whole for its clients. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { home, SHOPPER } from '#mocks/records/shoppers.ts';
import { withoutExtensions } from '#mocks/shared/legal-bodies.ts';
import { operationOf } from '#mocks/shared/operations.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import * as occ from './occ-types.ts';

const backend = newBackend();
const me = { as: SHOPPER };

/** The properties of an answer that OCC has not and its contract does not call ours. */
async function strangersIn(type: v.GenericSchema, method: string, path: string, body?: unknown) {
  const answer = await backend.call<unknown>(method, path, { ...me, ...(body !== undefined && { body }) });
  const operation = operationOf(new Request(`http://backend.test/occ/ecommerce${path}`, { method }));
  const left = withoutExtensions(operation?.id ?? '', answer.body);
  const known = new Set(pathsOf(v.parse(type, left)));
  return { found: pathsOf(left).filter((each) => !known.has(each)), body: answer.body };
}

/** Each place once, whatever its number in a list. */
const pathsOf = (value: unknown, at = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
  );
  return [...new Set(inner)];
};

test('every property of an answer that a client of OCC reads is OCC’s or called ours', async () => {
  const cart = await backend.call('POST', '/users/current/carts', me);
  const path = `/users/current/carts/${cart.body.code}`;
  for (const code of Object.values(fixedProducts))
    await backend.call('POST', `${path}/entries`, { ...me, body: { quantity: 1, product: { code } } });
  await backend.call('POST', `${path}/addresses/delivery`, { ...me, body: home });
  await backend.call('POST', `${path}/vouchers?voucherId=BIENVENUE10`, me);
  const rows: [v.GenericSchema, string, string, unknown?][] = [
    [occ.occSearchPage, 'GET', '/products/search?query=carnet'],
    [occ.occProduct, 'GET', `/products/${fixedProducts.booklet}`],
    [occ.occSuggestions, 'GET', '/products/suggestions?term=car'],
    [occ.occCart, 'GET', path],
    [occ.occCarts, 'GET', '/users/current/carts'],
    [occ.occModification, 'PATCH', `${path}/entries/0`, { quantity: 2 }],
    [occ.occDeliveryModes, 'GET', `${path}/deliverymodes`],
    [occ.occAddresses, 'GET', '/users/current/addresses'],
    [occ.occUser, 'GET', '/users/current'],
    [occ.occHistory, 'GET', '/users/current/orders'],
  ];
  const found: Record<string, string[]> = {};
  for (const [type, method, at, body] of rows) {
    const strangers = await strangersIn(type, method, at, body);
    if (strangers.found.length > 0) found[`${method} ${at}`] = strangers.found;
  }
  const history = await backend.call<{ orders: { code: string }[] }>('GET', '/users/current/orders?pageSize=100', me);
  for (const { code } of history.body.orders) {
    const strangers = await strangersIn(occ.occOrder, 'GET', `/users/current/orders/${code}`);
    if (strangers.found.length > 0) found.order = [...new Set([...(found.order ?? []), ...strangers.found])];
  }
  expect(found).toEqual({});
});
