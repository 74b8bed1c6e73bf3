import { LRUCache } from 'lru-cache';
import type { SessionStore } from './session-store.ts';

/** Deletions that wait for the store; the records of the oldest end by themselves. */
const most = 10_000;
/** Milliseconds between two tries. */
const pause = 1000;

/**
 * A store whose deletions never fail: who signs out while the records are away is signed out. What cannot be deleted now
 * is absent for this process at once, and is deleted when the store answers again. A process that ends before leaves the
 * record until its time is over. What was claimed is not owed: another process may have claimed it by then.
 */
export function storeWithOwedDeletions(store: SessionStore): SessionStore {
  const owed = new LRUCache<string, true>({ max: most });
  const claimed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const deleteOwed = async () => {
    for (const id of owed.keys()) {
      await store.delete(id);
      owed.delete(id);
    }
  };
  const tryLater = () => {
    if (timer !== undefined || isClosed || owed.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void deleteOwed().then(tryLater, tryLater);
    }, pause).unref();
  };
  const owe = (id: string) => {
    owed.set(id, true);
    tryLater();
  };
  return {
    get: async (id) => (owed.has(id) ? null : store.get(id)),
    async set(id, value, seconds) {
      // No longer from now on: a try that began while this is written would delete it.
      const wasOwed = owed.delete(id);
      try {
        await store.set(id, value, seconds);
      } catch (error) {
        if (wasOwed) owe(id);
        throw error;
      }
    },
    async keepFor(id, seconds) {
      if (!owed.has(id)) await store.keepFor(id, seconds);
    },
    async delete(id) {
      const wasClaimed = claimed.delete(id);
      try {
        await store.delete(id);
      } catch {
        if (!wasClaimed) owe(id);
      }
    },
    async claim(id, seconds) {
      const isClaimed = await store.claim(id, seconds);
      if (isClaimed) claimed.add(id);
      return isClaimed;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await store.close();
    },
  };
}
