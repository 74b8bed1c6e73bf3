import { expect, test } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

test('no more than the limit works at once, and leaving lets the next one in', async () => {
  const limiter = new ConcurrencyLimiter({ running: 1, waiting: 1, patience: 10_000 });
  expect(await limiter.enter()).toBe(true);
  const second = limiter.enter();
  expect(await limiter.enter()).toBe(false);
  limiter.leave();
  expect(await second).toBe(true);
});

test('nobody waits longer than the patience', async () => {
  const limiter = new ConcurrencyLimiter({ running: 1, waiting: 1, patience: 5 });
  await limiter.enter();
  expect(await limiter.enter()).toBe(false);
  limiter.leave();
  expect(await limiter.enter()).toBe(true);
});
