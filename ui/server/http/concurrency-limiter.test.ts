import { expect, test } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

test('no more requests than the limit run at once, and the end of one lets the next begin', async () => {
  const limiter = new ConcurrencyLimiter({ running: 1, waiting: 1, patience: 10_000 });
  expect(await limiter.enter()).toBe(true);
  const second = limiter.enter();
  expect(await limiter.enter()).toBe(false);
  limiter.leave();
  expect(await second).toBe(true);
});

test('no request waits longer than the limit of waiting', async () => {
  const limiter = new ConcurrencyLimiter({ running: 1, waiting: 1, patience: 5 });
  await limiter.enter();
  expect(await limiter.enter()).toBe(false);
  limiter.leave();
  expect(await limiter.enter()).toBe(true);
});
