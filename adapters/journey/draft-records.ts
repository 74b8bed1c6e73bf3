import { openRedis, type Patience, type RedisRecords } from '#adapters/redis.ts';
import { openSqlite, type Sqlite } from '#adapters/sqlite.ts';

/** One thing that is kept for somebody; a holder and a name are opaque here. */
export interface DraftRecord {
  name: string;
  version: number;
  value: string;
}

/** Keeps drafts for a time, apart from the session records. What it cannot reach is thrown. */
export interface DraftRecords {
  all(holder: string): Promise<DraftRecord[]>;
  /** False, and nothing written, when another version than `over` is kept. Where none is kept, it is written. */
  replace(holder: string, record: DraftRecord & { over: number; seconds: number }): Promise<boolean>;
  delete(holder: string, name: string): Promise<void>;
  close(): Promise<void>;
}

/** A table of its own in the file of the session records. */
export class SqliteDraftRecords implements DraftRecords {
  readonly #file: Sqlite;

  constructor(path: string) {
    this.#file = openSqlite(path, {
      tables: `CREATE TABLE IF NOT EXISTS journey_draft (holder TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL,
          value TEXT NOT NULL, ends INTEGER NOT NULL, PRIMARY KEY (holder, name)) STRICT;
        CREATE INDEX IF NOT EXISTS journey_draft_ends ON journey_draft (ends);`,
      sweep: (db) => db.prepare('DELETE FROM journey_draft WHERE ends <= ?').run(Date.now()),
    });
  }

  async all(holder: string) {
    const rows = await this.#file.read((db) =>
      db
        .prepare('SELECT name, version, value FROM journey_draft WHERE holder = ? AND ends > ?')
        .all(holder, Date.now()),
    );
    return rows.map(({ name, version, value }) => ({
      name: String(name),
      version: Number(version),
      value: String(value),
    }));
  }

  async replace(holder: string, { name, version, value, over, seconds }: Parameters<DraftRecords['replace']>[1]) {
    const now = Date.now();
    const { changes } = await this.#file.write((db) =>
      db
        .prepare(
          `INSERT INTO journey_draft VALUES (?, ?, ?, ?, ?) ON CONFLICT (holder, name)
           DO UPDATE SET version = excluded.version, value = excluded.value, ends = excluded.ends
           WHERE version = ? OR ends <= ?`,
        )
        .run(holder, name, version, value, now + seconds * 1000, over, now),
    );
    return changes === 1;
  }

  async delete(holder: string, name: string) {
    await this.#file.write((db) =>
      db.prepare('DELETE FROM journey_draft WHERE holder = ? AND name = ?').run(holder, name),
    );
  }

  async close() {
    this.#file.close();
  }
}

/** `{version} {ends} {value}`: the script below reads its first two words. */
const kept = /^(\d+) (\d+) (.*)$/s;
const replaceScript = `
  local version, ends = string.match(redis.call('HGET', KEYS[1], ARGV[1]) or '', '^(%d+) (%d+) ')
  if version and version ~= ARGV[2] and tonumber(ends) > tonumber(ARGV[3]) then return 0 end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[4])
  if redis.call('TTL', KEYS[1]) < tonumber(ARGV[5]) then redis.call('EXPIRE', KEYS[1], ARGV[5]) end
  return 1`;

/** One hash for each holder, so that the drafts of one are listed without a search. */
export class RedisDraftRecords implements DraftRecords {
  readonly #redis: RedisRecords;

  constructor(url: string, failed: (error: unknown) => void, patience?: Patience) {
    this.#redis = openRedis(url, failed, patience);
  }

  async all(holder: string) {
    const fields = await this.#redis.ask((client) => client.hGetAll(keyOf(holder)));
    return Object.entries(fields).flatMap(([name, text]) => {
      const [, version, ends, value] = kept.exec(text) ?? [];
      return value === undefined || Number(ends) <= Date.now() ? [] : [{ name, version: Number(version), value }];
    });
  }

  async replace(holder: string, { name, version, value, over, seconds }: Parameters<DraftRecords['replace']>[1]) {
    const now = Date.now();
    const text = `${version} ${now + seconds * 1000} ${value}`;
    const parameters = [name, String(over), String(now), text, String(seconds)];
    const script = { keys: [keyOf(holder)], arguments: parameters };
    return (await this.#redis.ask((client) => client.eval(replaceScript, script))) === 1;
  }

  async delete(holder: string, name: string) {
    await this.#redis.ask((client) => client.hDel(keyOf(holder), name));
  }

  async close() {
    await this.#redis.close();
  }
}

const keyOf = (holder: string) => `journey-drafts:${holder}`;
