import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { withLock } from './lock.ts';
import { SqliteSessionStore } from './session-store.ts';

const store = new SqliteSessionStore(':memory:');
afterAll(() => store.close());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Somebody who does what is locked, for at most a second, and when they began and ended. */
const doing = (name: string, milliseconds: number, told: string[]) =>
  withLock(store, {
    id: 'refresh:one',
    seconds: 1,
    run: async () => {
      told.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, milliseconds));
      told.push(`${name} ends`);
    },
  });

test('two tasks with the same lock run one after the other', async () => {
  const told: string[] = [];
  const both = Promise.all([doing('one', 50, told), doing('two', 50, told)]);
  await pass(200);
  await both;
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a task that outlasts its lock does not release the lock of the next', async () => {
  const told: string[] = [];
  const slow = doing('slow', 1300, told);
  await pass(100);
  const next = doing('next', 500, told);
  await pass(1200);
  await slow;
  const third = doing('third', 10, told);
  await pass(1000);
  await Promise.all([next, third]);
  expect(told).toEqual(['slow begins', 'next begins', 'slow ends', 'next ends', 'third begins', 'third ends']);
});

test('a task that waits longer than a lock lasts fails with a timeout', async () => {
  await store.claim('refresh:one', 60);
  const late = expect(doing('late', 1, [])).rejects.toEqual(new Fault('timeout', 'lock'));
  await pass(1100);
  await late;
});
