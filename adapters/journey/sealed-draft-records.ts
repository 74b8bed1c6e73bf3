import type { Sealing } from '#adapters/sealing.ts';
import type { DraftRecords } from './draft-records.ts';

/** Drafts that are encrypted where they lie, since addresses stand in them. One that does not open counts as absent. */
export const sealedDraftRecords = (records: DraftRecords, { seal, open }: Sealing): DraftRecords => ({
  async all(holder) {
    const found = await records.all(holder);
    const opened = await Promise.all(found.map(({ name, value }) => open(placeOf(holder, name), value)));
    return found.flatMap((record, at) => {
      const value = opened[at] ?? null;
      return value === null ? [] : [{ ...record, value }];
    });
  },
  replace: async (holder, record) =>
    records.replace(holder, { ...record, value: await seal(placeOf(holder, record.name), record.value) }),
  delete: (holder, name) => records.delete(holder, name),
  close: () => records.close(),
});

const placeOf = (holder: string, name: string) => `journey-draft:${holder}:${name}`;
