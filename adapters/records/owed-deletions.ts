import { LRUCache } from 'lru-cache';
import type { SessionStore } from './session-store.ts';

/** Deletions that wait for the store. Beyond these the oldest are forgotten, and their records expire. */
const most = 10_000;
/** Milliseconds between two tries. */
const pause = 1000;

/**
 * A store whose deletions never fail: a shopper can sign out while the store is down. A record that cannot be deleted now is
 * absent for this process at once, and is deleted when the store answers again. If the process ends before, the record stays
 * until it expires. A failed deletion of a claim is not repeated: another process may hold the claim by then.
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
      // Removed before the write: a retry that runs meanwhile would delete the new record.
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
