import { expect, test } from 'vitest';
import { Gate } from './concurrency-limiter.ts';

test('no more than the limit works at once, and leaving lets the next one in', async () => {
  const gate = new Gate({ running: 1, waiting: 1, patience: 10_000 });
  expect(await gate.enter()).toBe(true);
  const second = gate.enter();
  expect(await gate.enter()).toBe(false);
  gate.leave();
  expect(await second).toBe(true);
});

test('nobody waits longer than the patience', async () => {
  const gate = new Gate({ running: 1, waiting: 1, patience: 5 });
  await gate.enter();
  expect(await gate.enter()).toBe(false);
  gate.leave();
  expect(await gate.enter()).toBe(true);
});
