import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '#domain/shared/fault.ts';
import type { SessionStore } from './session-store.ts';

/** How long one may take before another tries. */
const turnSeconds = 5;

interface Turn<Value> {
  /** Of the record that says whose turn it is. */
  id: string;
  run(): Promise<Value>;
}

/** Runs one at a time of all processes that share a store; throws a `timeout` when the turn does not come. */
export async function inTurn<Value>(store: SessionStore, { id, run }: Turn<Value>): Promise<Value> {
  const patience = performance.now() + turnSeconds * 1000;
  while (!(await store.claim(id, turnSeconds))) {
    if (performance.now() > patience) throw new Fault('timeout', 'turn');
    await wait(30);
  }
  try {
    return await run();
  } finally {
    await store.delete(id);
  }
}
