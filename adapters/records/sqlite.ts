import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { ConfigError } from '#adapters/config.ts';
import { recordPolicy } from './record-policy.ts';

/** Milliseconds to wait for a write of another process. This process does nothing else meanwhile. */
const busy = 50;
/** A write is tried again after a pause, in which this process goes on: the write of another one may be slow. */
const whileBusy = retry(
  handleWhen((error) => codeOf(error) === 5),
  { maxAttempts: 3, backoff: new ConstantBackoff(100) },
);
/** The same at the start, when nobody waits. */
const busyAtStart = 1000;
/** Between two removals of what is over, in milliseconds. */
const sweepEvery = 60_000;
/** The tables of this and earlier releases. */
const ownTables = ['record', 'journey_draft', 'draft'];

/** A file of records. */
export interface Sqlite {
  /** Reads go on while the disk is full or another process writes. */
  read<Value>(run: (db: DatabaseSync) => Value): Promise<Value>;
  write<Value>(run: (db: DatabaseSync) => Value): Promise<Value>;
  close(): void;
}

interface Opening {
  /** The setting that names the file. */
  setting: string;
  tables: string;
  /** Removes what is over. */
  sweep(db: DatabaseSync): unknown;
}

/**
 * Opens or creates a file. An unusable one stays unchanged: a `ConfigError` names the setting and what to do.
 *
 * @param path `:memory:` keeps the records in memory only.
 */
export function openSqlite(path: string, { setting, tables, sweep }: Opening): Sqlite {
  const db = openDatabase(path, { setting, tables });
  const [read, write] = [recordPolicy('records in SQLite'), recordPolicy('records in SQLite')];
  // A full disk or a locked file keeps what is over until the next time.
  const sweeper = setInterval(() => void write(() => sweep(db)).catch(() => {}), sweepEvery).unref();
  return {
    read: (run) => read(() => run(db)),
    write: (run) => write(() => whileBusy.execute(() => run(db))),
    close() {
      clearInterval(sweeper);
      db.close();
    },
  };
}

function openDatabase(path: string, { setting, tables }: Pick<Opening, 'setting' | 'tables'>): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    // One folder only: below /proc, a recursive call never ends.
    if (path !== ':memory:' && !existsSync(dirname(path))) mkdirSync(dirname(path));
    db = new DatabaseSync(path, { timeout: busyAtStart });
    check(db);
    // The version is written so that a file which cannot be written says so now.
    db.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = 1; COMMIT`);
    // No write waits for the disk, and the process with it: a power cut may cost sessions and drafts of the last moments,
    // never the file.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${busy}`);
    return db;
  } catch (error) {
    if (db?.isOpen) db.close();
    throw new ConfigError(`${setting}: ${path} ${adviceOn(error)}`);
  }
}

class Unusable extends Error {}

/** The first byte of the code of SQLite; 0 where it has none. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** A file of another program is not written into, and a damaged one is not made worse. */
function check(db: DatabaseSync) {
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  if (names.some(({ name }) => !ownTables.includes(String(name)) && !String(name).startsWith('sqlite_')))
    throw new Unusable('belongs to another program: name another file.');
  if (db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok') throw new Unusable(damaged);
}

const damaged =
  'is damaged, or no file of records: put a copy in its place, or move it away to begin with an empty one, without what it held.';
const unwritable =
  'cannot be written: give the user of the shop the right to write the file and its folder, or name another file.';

/** By the first byte of the code of SQLite. */
const advices: Record<number, string> = {
  5: 'is locked by another program: end that one, or name another file.',
  8: unwritable,
  10: 'cannot be read or written: see whether its disk is full or broken, or name another file.',
  11: damaged,
  13: 'lies on a full disk: make room there, or name another file.',
  14: unwritable,
  26: damaged,
};

function adviceOn(error: unknown): string {
  if (error instanceof Unusable) return error.message;
  if (!(error instanceof Error)) return unwritable;
  if ('code' in error && error.code === 'ENOSPC') return advices[13] ?? unwritable;
  if ('code' in error && error.code === 'ENOENT')
    return 'lies in a folder that does not exist: make the folder, or name another file.';
  const code = codeOf(error);
  // A table of ours with other columns.
  if (code === 1) return 'has tables of another program: name another file.';
  return advices[code] ?? `${unwritable} (${error.message})`;
}
