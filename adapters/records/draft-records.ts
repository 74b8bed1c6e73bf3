import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openRedis, type Patience, type RedisRecords } from './redis.ts';
import { deleteScript, draftKeys, replaceScript } from './redis-draft-scripts.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';

/** A record of a holder. Holder and name are opaque here. */
export interface DraftRecord {
  name: string;
  version: number;
  value: string;
}

interface Replacing extends DraftRecord {
  /** The version that is replaced. */
  over: number;
  seconds: number;
  /** The holder is a browser without an account: all of these share a budget. */
  isVisitors: boolean;
}

/** Stores drafts for a time, apart from the session records. Throws when the store cannot be reached. */
export interface DraftRecords {
  all(holder: string): Promise<DraftRecord[]>;
  /** Writes the record where none is stored or the stored version is `over`; otherwise returns false. */
  replace(holder: string, record: Replacing): Promise<boolean>;
  delete(holder: string, name: string): Promise<void>;
  close(): Promise<void>;
}

/** Bytes that a record takes beside its value. */
const overhead = 500;
/** Bytes of the disk that drafts leave to others: the session records may lie on it. */
const reservedBytes = 16 * 1024 * 1024;

/** Drafts have a file of their own: if it is full, sessions can still be written. */
export class SqliteDraftRecords implements DraftRecords {
  readonly #file: Sqlite;

  readonly #path: string;

  readonly #visitorBytes: number;

  /**
   * @param visitorBytes beyond these, the drafts of visitors that would end first are dropped.
   * @param before the file of session records, where an earlier release stored drafts.
   * @param setting names the file, for who must mend it.
   */
  constructor(
    path: string,
    { visitorBytes, before, setting = 'DRAFTS_DB' }: { visitorBytes: number; before?: string; setting?: string },
  ) {
    this.#path = path;
    this.#visitorBytes = visitorBytes;
    this.#file = openSqlite(path, {
      setting,
      tables: `CREATE TABLE IF NOT EXISTS draft (holder TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL,
          value TEXT NOT NULL, ends INTEGER NOT NULL, visitor_bytes INTEGER NOT NULL, PRIMARY KEY (holder, name)) STRICT;
        CREATE INDEX IF NOT EXISTS draft_ends ON draft (ends);
        CREATE INDEX IF NOT EXISTS draft_visitors ON draft (ends, visitor_bytes) WHERE visitor_bytes > 0;`,
      sweep: (db) => db.prepare('DELETE FROM draft WHERE ends <= ?').run(Date.now()),
    });
    // Without room on the disk they are taken over at the next start.
    if (before !== undefined) void this.#file.write((db) => takeOver(db, before)).catch(() => {});
  }

  async all(holder: string) {
    const rows = await this.#file.read((db) =>
      db.prepare('SELECT name, version, value FROM draft WHERE holder = ? AND ends > ?').all(holder, Date.now()),
    );
    return rows.map(({ name, version, value }) => ({
      name: String(name),
      version: Number(version),
      value: String(value),
    }));
  }

  async replace(holder: string, { name, version, value, over, seconds, isVisitors }: Replacing) {
    const now = Date.now();
    const bytes = isVisitors ? value.length + overhead : 0;
    return this.#file.write((db) => {
      if (!hasRoom(this.#path)) throw new Error('The disk is nearly full.');
      const { changes } = db
        .prepare(
          `INSERT INTO draft VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (holder, name) DO UPDATE SET version = excluded.version,
             value = excluded.value, ends = excluded.ends, visitor_bytes = excluded.visitor_bytes
           WHERE version = ? OR ends <= ?`,
        )
        .run(holder, name, version, value, now + seconds * 1000, bytes, over, now);
      if (isVisitors) this.#dropBeyondBudget(db, holder);
      return changes === 1;
    });
  }

  async delete(holder: string, name: string) {
    await this.#file.write((db) => db.prepare('DELETE FROM draft WHERE holder = ? AND name = ?').run(holder, name));
  }

  async close() {
    this.#file.close();
  }

  /** Drops the drafts that would end first: drafts that were saved once, then the others. */
  #dropBeyondBudget(db: DatabaseSync, holder: string) {
    const total = db.prepare('SELECT total(visitor_bytes) AS bytes FROM draft WHERE visitor_bytes > 0').get();
    let beyond = Number(total?.bytes) - this.#visitorBytes;
    if (beyond <= 0) return;
    const first = db.prepare(
      'SELECT rowid AS id, visitor_bytes AS bytes FROM draft WHERE visitor_bytes > 0 AND holder <> ? ORDER BY ends',
    );
    const dropped: number[] = [];
    for (const { id, bytes } of first.iterate(holder)) {
      dropped.push(Number(id));
      beyond -= Number(bytes);
      if (beyond <= 0) break;
    }
    const drop = db.prepare('DELETE FROM draft WHERE rowid = ?');
    for (const id of dropped) drop.run(id);
  }
}

function hasRoom(path: string): boolean {
  if (path === ':memory:') return true;
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize > reservedBytes;
}

/**
 * Takes over drafts that an earlier release stored among the session records. What its processes still write there is taken
 * over at the next start.
 */
function takeOver(db: DatabaseSync, before: string) {
  db.prepare('ATTACH ? AS before').run(before);
  try {
    if (!db.prepare("SELECT 1 FROM before.sqlite_master WHERE name = 'journey_draft'").get()) return;
    db.exec(`BEGIN IMMEDIATE;
      INSERT OR IGNORE INTO main.draft SELECT holder, name, version, value, ends, 0 FROM before.journey_draft;
      DELETE FROM before.journey_draft;
      COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  } finally {
    db.exec('DETACH before');
  }
}

/** `{version} {ends} {value}`: the script reads the first two words. */
const recordPattern = /^(\d+) (\d+) (.*)$/s;

/** One hash for each holder, so that the drafts of one are listed without a search. */
export class RedisDraftRecords implements DraftRecords {
  readonly #redis: RedisRecords;

  readonly #visitorBytes: number;

  constructor(
    url: string,
    { visitorBytes, failed, ...patience }: { visitorBytes: number; failed(error: unknown): void } & Patience,
  ) {
    this.#redis = openRedis(url, failed, patience);
    this.#visitorBytes = visitorBytes;
  }

  async all(holder: string) {
    const fields = await this.#redis.ask((client) => client.hGetAll(draftKeys(client, holder)[0]));
    return Object.entries(fields).flatMap(([name, text]) => {
      const [, version, ends, value] = recordPattern.exec(text) ?? [];
      return value === undefined || Number(ends) <= Date.now() ? [] : [{ name, version: Number(version), value }];
    });
  }

  async replace(holder: string, { name, version, value, over, seconds, isVisitors }: Replacing) {
    const now = Date.now();
    const text = `${version} ${now + seconds * 1000} ${value}`;
    const budget = isVisitors ? this.#visitorBytes : 0;
    const values = [name, over, now, text, seconds, holder, budget].map(String);
    return (await this.#eval(replaceScript, holder, values)) === 1;
  }

  async delete(holder: string, name: string) {
    await this.#eval(deleteScript, holder, [name, holder]);
  }

  async close() {
    await this.#redis.close();
  }

  #eval(script: string, holder: string, values: string[]) {
    return this.#redis.ask((client) => client.eval(script, { keys: draftKeys(client, holder), arguments: values }));
  }
}
