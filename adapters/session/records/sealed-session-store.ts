import type { Sealing } from '#adapters/sealing.ts';
import type { SessionStore } from './session-store.ts';

/** Encrypts session records, which contain tokens and names. A record that cannot be decrypted counts as absent. */
export const sealedSessionStore = (store: SessionStore, { seal, open }: Sealing): SessionStore => ({
  async get(id) {
    const sealed = await store.get(id);
    return sealed === null ? null : open(id, sealed);
  },
  set: async (id, value, seconds) => store.set(id, await seal(id, value), seconds),
  keepFor: (id, seconds) => store.keepFor(id, seconds),
  delete: (id) => store.delete(id),
  claim: (id, seconds) => store.claim(id, seconds),
  close: () => store.close(),
});
