import type { DraftRecords } from './draft-records.ts';
import type { Sealing } from './sealing.ts';
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

/**
 * Encrypts drafts, which contain addresses. A draft that cannot be decrypted is read as empty. Its version stays, so that it
 * can be replaced.
 */
export const sealedDraftRecords = (records: DraftRecords, { seal, open }: Sealing): DraftRecords => ({
  async all(holder) {
    const found = await records.all(holder);
    const opened = await Promise.all(found.map(({ name, value }) => open(placeOf(holder, name), value)));
    return found.map((record, at) => ({ ...record, value: opened[at] ?? nothing }));
  },
  replace: async (holder, record) =>
    records.replace(holder, { ...record, value: await seal(placeOf(holder, record.name), record.value) }),
  delete: (holder, name) => records.delete(holder, name),
  close: () => records.close(),
});

/** A value that no format of a draft accepts. */
const nothing = '';
const placeOf = (holder: string, name: string) => `journey-draft:${holder}:${name}`;
