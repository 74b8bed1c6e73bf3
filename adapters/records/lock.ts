import { Fault } from '#domain/shared/fault.ts';
import type { SessionStore } from './session-store.ts';

interface Locked<Value> {
  /** The id of the lock's record. */
  id: string;
  /** Seconds after which another process may take the lock, and for which callers wait at most. */
  seconds?: number;
  run(): Promise<Value>;
}

/**
 * Runs a function in one process at a time, among all that share a store; throws a `timeout` when the lock stays taken.
 */
export async function withLock<Value>(store: SessionStore, { id, seconds = 5, run }: Locked<Value>): Promise<Value> {
  const patience = performance.now() + seconds * 1000;
  let ends = patience;
  while (!(await store.claim(id, seconds))) {
    if (performance.now() > patience) throw new Fault('timeout', 'lock');
    await new Promise((resume) => setTimeout(resume, 30));
    ends = performance.now() + seconds * 1000;
  }
  try {
    return await run();
  } finally {
    // Later the lock may belong to another process: deleting it would let a third one run beside that.
    if (performance.now() < ends) await store.delete(id);
  }
}
