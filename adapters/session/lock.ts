import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '#domain/shared/fault.ts';
import type { SessionStore } from './session-store.ts';

/** Seconds after which another process may take the lock. */
const lockSeconds = 5;

interface Locked<Value> {
  /** The id of the lock's record. */
  id: string;
  run(): Promise<Value>;
}

/**
 * Runs a function in one process at a time, among all that share a store; throws a `timeout` when the lock stays taken.
 */
export async function withLock<Value>(store: SessionStore, { id, run }: Locked<Value>): Promise<Value> {
  const patience = performance.now() + lockSeconds * 1000;
  while (!(await store.claim(id, lockSeconds))) {
    if (performance.now() > patience) throw new Fault('timeout', 'lock');
    await wait(30);
  }
  try {
    return await run();
  } finally {
    await store.delete(id);
  }
}
