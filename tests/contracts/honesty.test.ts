import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { operations } from '#mocks/shared/operations.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { exercises } from './exercises/index.ts';
import { breach, newRecord, watch } from './witness.ts';

// An example of an answer holds no moment of today.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') }));
afterAll(() => vi.useRealTimers());

const record = newRecord();
const { seen, breaches, examples } = record;

test('the witness sees an answer that breaks its contract', () => {
  const getCart = operations.find(({ id }) => id === 'getCart');
  if (!getCart) throw new Error('The contracts have no getCart.');
  expect(breach(getCart, { status: 200, body: { broken: true } })).toContain('required');
  expect(breach(getCart, { status: 418, body: {} })).toContain('does not name');
  expect(breach(getCart, { status: 200, body: undefined })).toContain('gave none');
  expect(breach(getCart, { status: 401, body: { errors: 'none' } })).toContain('must be array');
  const stray = { errors: [{ type: 'AccessDeniedError', colour: 'red' }] };
  expect(breach(getCart, { status: 403, body: stray })).toContain('colour');
});

test.each(exercises.flatMap((feature) => Object.entries(feature)))('%s', async (_sentence, exercise) => {
  // In a world of its own, so that no example depends on what another exercise did.
  await exercise(watch(newBackend(), record));
  expect(breaches).toEqual(new Set());
});

test.each([
  { who: 'a visitor', as: undefined, userId: 'current', refused: [401] },
  { who: 'somebody else', as: PRO, userId: SHOPPER, refused: [403] },
  { who: 'a shopper without such a cart', as: SHOPPER, userId: 'current', refused: [400, 404] },
])('$who is refused as promised', async ({ as, userId, refused }) => {
  const witness = watch(newBackend(), record);
  // All of them, so that one without a handler does not keep the others out of the examples.
  const others: string[] = [];
  for (const { id, method, path } of operations.filter((operation) => operation.path.includes('{userId}'))) {
    if (refused.includes(400) && !path.includes('/carts/{cartId}')) continue;
    const filled = path.replace('{userId}', userId).replace(/\{\w+\}/g, '0');
    const body = { ...home, product: { code: fixedProducts.booklet }, quantity: 1 };
    const { status } = await witness.call(method, filled, { ...(as && { as }), ...(method !== 'GET' && { body }) });
    if (!refused.includes(status)) others.push(`${id} answered ${status}`);
  }
  expect(others).toEqual([]);
  expect(breaches).toEqual(new Set());
});

test('every operation of every contract is called by one of the exercises, and gives at least one good answer', () => {
  const good = (statuses: Set<number>) => [...statuses].some((status) => status < 300);
  expect([...seen].filter(([, statuses]) => !good(statuses)).map(([id]) => id)).toEqual([]);
  expect(seen.size).toBe(operations.length);
});

test.each(Object.keys(documents))('the examples of the contract %s are the mock backend’s answers', async (feature) => {
  await expect(examples.of(feature)).toMatchFileSnapshot(`../../contracts/examples/${feature}.json`);
});
