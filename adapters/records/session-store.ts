import { openRedis, type Patience, type RedisRecords } from './redis.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';

/** Stores small records for a time. Throws when it is unavailable; callers decide what works without it. */
export interface SessionStore {
  get(id: string): Promise<string | null>;
  set(id: string, value: string, seconds: number): Promise<void>;
  /** Changes the expiry of a record and leaves its value; no effect when there is none. */
  keepFor(id: string, seconds: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** True for one process until it deletes the record, or the time is over. */
  claim(id: string, seconds: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Records in a SQLite file, for processes on one machine. */
export class SqliteSessionStore implements SessionStore {
  readonly #file: Sqlite;

  constructor(path: string) {
    this.#file = openSqlite(path, {
      setting: 'SESSION_DB',
      tables: `CREATE TABLE IF NOT EXISTS record (id TEXT PRIMARY KEY, value TEXT NOT NULL, ends INTEGER NOT NULL) STRICT;
        CREATE INDEX IF NOT EXISTS record_ends ON record (ends);`,
      sweep: (db) => db.prepare('DELETE FROM record WHERE ends <= ?').run(Date.now()),
    });
  }

  async get(id: string) {
    const row = await this.#file.read((db) =>
      db.prepare('SELECT value FROM record WHERE id = ? AND ends > ?').get(id, Date.now()),
    );
    return typeof row?.value === 'string' ? row.value : null;
  }

  async set(id: string, value: string, seconds: number) {
    await this.#file.write((db) =>
      db
        .prepare(
          'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET value = excluded.value, ends = excluded.ends',
        )
        .run(id, value, Date.now() + seconds * 1000),
    );
  }

  async keepFor(id: string, seconds: number) {
    const now = Date.now();
    await this.#file.write((db) =>
      db.prepare('UPDATE record SET ends = ? WHERE id = ? AND ends > ?').run(now + seconds * 1000, id, now),
    );
  }

  async delete(id: string) {
    await this.#file.write((db) => db.prepare('DELETE FROM record WHERE id = ?').run(id));
  }

  async claim(id: string, seconds: number) {
    const now = Date.now();
    const { changes } = await this.#file.write((db) =>
      db
        .prepare(
          "INSERT INTO record VALUES (?, '', ?) ON CONFLICT (id) DO UPDATE SET ends = excluded.ends WHERE ends <= ?",
        )
        .run(id, now + seconds * 1000, now),
    );
    return changes === 1;
  }

  async close() {
    this.#file.close();
  }
}

/** Records in Redis, for several machines. */
export class RedisSessionStore implements SessionStore {
  readonly #redis: RedisRecords;

  constructor(url: string, failed: (error: unknown) => void, patience: Patience) {
    this.#redis = openRedis(url, failed, patience);
  }

  async get(id: string) {
    return this.#redis.ask((client) => client.get(`record:${id}`));
  }

  async set(id: string, value: string, seconds: number) {
    const expiration = { type: 'EX', value: Math.ceil(seconds) } as const;
    await this.#redis.ask((client) => client.set(`record:${id}`, value, { expiration }));
  }

  async keepFor(id: string, seconds: number) {
    await this.#redis.ask((client) => client.expire(`record:${id}`, Math.ceil(seconds)));
  }

  async delete(id: string) {
    await this.#redis.ask((client) => client.del(`record:${id}`));
  }

  async claim(id: string, seconds: number) {
    const expiration = { type: 'EX', value: Math.ceil(seconds) } as const;
    const options = { condition: 'NX', expiration } as const;
    return (await this.#redis.ask((client) => client.set(`record:${id}`, '', options))) === 'OK';
  }

  async close() {
    await this.#redis.close();
  }
}
