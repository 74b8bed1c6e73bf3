import type { Sealing } from '#adapters/sealing.ts';
import type { DraftRecords } from './draft-records.ts';

/**
 * Drafts that are encrypted where they lie, since addresses stand in them. One that does not open is no draft, but its
 * version stays known, so that another takes its place.
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

/** A value in none of the formats of a draft. */
const nothing = '';
const placeOf = (holder: string, name: string) => `journey-draft:${holder}:${name}`;
