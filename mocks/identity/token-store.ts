import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { JsonFile } from '../shared/json-file.ts';

interface Row {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Sessions, grants and tokens of the provider in one map, kept in a file so that a restart signs nobody out. */
export function tokenStore(file: JsonFile): AdapterFactory {
  const rows = new Map<string, Row>(rowsIn(file.read()));
  const save = () => file.writeSoon(() => ({ rows: [...rows].filter(([, { expires }]) => expires > Date.now()) }));
  const live = (key: string) => {
    const row = rows.get(key);
    if (row && row.expires <= Date.now()) rows.delete(key);
    return rows.get(key)?.payload;
  };
  const search = (model: string, isIt: (payload: AdapterPayload) => boolean) =>
    [...rows.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(live)
      .find((payload) => payload && isIt(payload));

  return (model): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const expires = expiresIn ? Date.now() + expiresIn * 1000 : Number.MAX_SAFE_INTEGER;
      rows.set(`${model}:${id}`, { payload, expires });
      save();
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => search(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => search(model, (payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      save();
    },
    destroy: async (id) => {
      rows.delete(`${model}:${id}`);
      save();
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key);
      save();
    },
  });
}

const rowsIn = (saved: unknown): [string, Row][] =>
  typeof saved === 'object' && saved !== null && 'rows' in saved && Array.isArray(saved.rows) ? saved.rows : [];
