import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { withLock } from './lock.ts';
import { SqliteSessionStore } from './session-store.ts';

const store = new SqliteSessionStore(':memory:');
afterAll(() => store.close());

/** Somebody who does what is locked, for at most a second, and when they began and ended. */
const doing = (name: string, milliseconds: number, told: string[]) =>
  withLock(store, {
    id: 'refresh:one',
    seconds: 1,
    run: async () => {
      told.push(`${name} begins`);
      await wait(milliseconds);
      told.push(`${name} ends`);
    },
  });

test('what is locked is done by one after the other', async () => {
  const told: string[] = [];
  await Promise.all([doing('one', 50, told), doing('two', 50, told)]);
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('who took longer than a lock lasts does not open the lock of the next', async () => {
  const told: string[] = [];
  const slow = doing('slow', 1300, told);
  await wait(100);
  const next = doing('next', 500, told);
  await slow;
  await Promise.all([next, doing('third', 10, told)]);
  expect(told).toEqual(['slow begins', 'next begins', 'slow ends', 'next ends', 'third begins', 'third ends']);
});

test('who waits longer than a lock lasts is told', async () => {
  await store.claim('refresh:one', 60);
  await expect(doing('late', 1, [])).rejects.toEqual(new Fault('timeout', 'lock'));
});
