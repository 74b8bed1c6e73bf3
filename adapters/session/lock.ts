import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '#domain/shared/fault.ts';
import type { SessionStore } from './session-store.ts';

/** How long a process may hold the lock before another may take it. */
const lockSeconds = 5;

interface Locked<Value> {
  /** Of the record that is the lock. */
  id: string;
  run(): Promise<Value>;
}

/** Runs one at a time among all processes that share a store; throws a `timeout` when the lock does not become free. */
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
