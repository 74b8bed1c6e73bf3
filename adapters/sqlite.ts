import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from './config.ts';
import { recordPatience } from './record-patience.ts';

/** Milliseconds for a file that another process writes to: nothing else happens in this one meanwhile. */
const busy = 50;
/** Between two removals of what is over, in milliseconds. */
const sweepEvery = 60_000;

/** A file of records. */
export interface Sqlite {
  /** Reads go on while the disk is full or another process writes. */
  read<Value>(run: (db: DatabaseSync) => Value): Promise<Value>;
  write<Value>(run: (db: DatabaseSync) => Value): Promise<Value>;
  close(): void;
}

/** @param path `:memory:` keeps the records in memory only. @param sweep removes what is over. */
export function openSqlite(
  path: string,
  { tables, sweep }: { tables: string; sweep(db: DatabaseSync): unknown },
): Sqlite {
  const db = openFile(path, tables);
  const [read, write] = [recordPatience('records in SQLite'), recordPatience('records in SQLite')];
  // A full disk or a locked file keeps what is over until the next time.
  const sweeper = setInterval(() => void write(() => sweep(db)).catch(() => {}), sweepEvery).unref();
  return {
    read: (run) => read(() => run(db)),
    write: (run) => write(() => run(db)),
    close() {
      clearInterval(sweeper);
      db.close();
    },
  };
}

function openFile(path: string, tables: string): DatabaseSync {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const db = new DatabaseSync(path, { timeout: busy });
    // No write waits for the disk, and the process with it: a power cut may cost sessions and drafts of the last moments,
    // never the file.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${tables}`);
    return db;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`SESSION_DB: ${path} cannot be opened (${reason}): make room, or choose another file.`);
  }
}
