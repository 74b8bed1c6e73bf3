import { expect, test } from 'vitest';
import { ConcurrencyLimiter, type Entrant, pageLimits } from './concurrency-limiter.ts';

const one: Entrant = { group: 'search', isFirst: false };
const product: Entrant = { group: 'product', isFirst: false };
const cart: Entrant = { group: 'cart', isFirst: true };
const few = { running: 1, others: 1, each: 1, waiting: 1, patience: 10_000 };

test('no more requests than the limit run at once, and the end of one lets the next begin', async () => {
  const limiter = new ConcurrencyLimiter(few);
  expect(await limiter.enter(one)).toBe(true);
  const second = limiter.enter(one);
  expect(await limiter.enter(one)).toBe(false);
  limiter.leave(one);
  expect(await second).toBe(true);
});

test('no request waits longer than the limit of waiting', async () => {
  const limiter = new ConcurrencyLimiter({ ...few, patience: 5 });
  await limiter.enter(one);
  expect(await limiter.enter(one)).toBe(false);
  limiter.leave(one);
  expect(await limiter.enter(one)).toBe(true);
});

test('three times as many pages as there are places, all waiting for one service, keep no other page from being made', async () => {
  const limiter = new ConcurrencyLimiter(pageLimits);
  for (let at = 0; at < 3 * pageLimits.running; at += 1) void limiter.enter(product);
  expect(limiter.running).toBe(pageLimits.each);
  expect(await limiter.enter(one)).toBe(true);
  for (let at = 0; at < 16; at += 1) expect(await limiter.enter(cart)).toBe(true);
});

test('public pages of all kinds leave places to those who buy', async () => {
  const limiter = new ConcurrencyLimiter(pageLimits);
  for (let at = 0; at < 200; at += 1) void limiter.enter({ group: `page-${at % 20}`, isFirst: false });
  expect(limiter.running).toBe(pageLimits.others);
  expect(await limiter.enter(cart)).toBe(true);
});

test('who buys is let in before whoever came earlier', async () => {
  const limiter = new ConcurrencyLimiter({ ...few, others: 1 });
  await limiter.enter(one);
  const order: string[] = [];
  const waiting = [
    limiter.enter(product).then(() => order.push('product')),
    limiter.enter(cart).then(() => order.push('cart')),
  ];
  limiter.leave(one);
  limiter.leave(cart);
  await Promise.all(waiting);
  expect(order).toEqual(['cart', 'product']);
});
