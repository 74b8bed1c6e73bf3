import type { Observers } from '#adapters/operations/observers.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { SessionStore } from './session-store.ts';

/** Counts failures of a session store and throws them as faults, so that pages say « unavailable » and not « error ». */
export function watchedSessionStore(store: SessionStore, observers: Pick<Observers, 'sessionStoreFailed'>) {
  const countFailures = async <Value>(done: Promise<Value>): Promise<Value> => {
    try {
      return await done;
    } catch (error) {
      observers.sessionStoreFailed();
      throw new Fault('unavailable', 'session records', { cause: error });
    }
  };
  return {
    get: (id) => countFailures(store.get(id)),
    set: (id, value, seconds) => countFailures(store.set(id, value, seconds)),
    keepFor: (id, seconds) => countFailures(store.keepFor(id, seconds)),
    delete: (id) => countFailures(store.delete(id)),
    claim: (id, seconds) => countFailures(store.claim(id, seconds)),
    close: () => store.close(),
  } satisfies SessionStore;
}
