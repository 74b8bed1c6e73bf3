import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/shared/eventually.ts';
import { SqliteDraftRecords } from './draft-records.ts';
import { SqliteSessionStore } from './session-store.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unavailable = { name: 'Fault', kind: 'unavailable' };
/** The pause after three failures in a row. */
const pauseMs = 1000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const passPause = () => vi.setSystemTime(Date.now() + pauseMs + 1);

describe('a disk without room', () => {
  const file = openSqlite(join(folder, 'full.db'), {
    setting: 'SESSION_DB',
    tables: 'CREATE TABLE record (value TEXT) STRICT;',
    sweep: (db) => db.exec('DELETE FROM record'),
  });
  afterAll(() => file.close());
  const write = (text: string) => file.write((db) => db.prepare('INSERT INTO record VALUES (?)').run(text));
  const count = () => file.read((db) => db.prepare('SELECT count(*) AS all_of FROM record').get()?.all_of);

  test('a full disk refuses writes with a fault, allows reads, and accepts writes again once there is room', async () => {
    await write('first');
    await file.read((db) => db.exec('PRAGMA max_page_count = 1'));
    for (let at = 0; at < 6; at += 1) await expect(write('x'.repeat(100_000))).rejects.toMatchObject(unavailable);
    expect(await count()).toBe(1);
    await file.read((db) => db.exec('PRAGMA max_page_count = 100000'));
    passPause();
    await write('x'.repeat(100_000));
    expect(await count()).toBe(2);
  });
});

test('a file that cannot be opened is told by the name of its setting', () => {
  const opening = { setting: 'SESSION_DB', tables: '', sweep: () => null };
  expect(() => openSqlite(folder, opening)).toThrow(/^SESSION_DB: .* cannot be written/);
  for (const path of [join(folder, 'none', 'none', 'sessions.db'), '/proc/none/sessions.db'])
    expect(() => openSqlite(path, opening)).toThrow(`SESSION_DB: ${path} lies in a folder that does not exist`);
});

test('no write waits for the disk, since all that a process does would wait with it', async () => {
  const file = openSqlite(join(folder, 'patient.db'), { setting: 'SESSION_DB', tables: '', sweep: () => null });
  const normal = 1;
  expect(await file.read((db) => db.prepare('PRAGMA synchronous').get())).toEqual({ synchronous: normal });
  file.close();
});

describe('a file that another process has locked', () => {
  test.each([
    [
      'session records',
      (path: string) => {
        const store = new SqliteSessionStore(path);
        return {
          write: () => store.set('one', 'value', 60),
          read: () => store.get('one'),
          close: () => store.close(),
        };
      },
    ],
    [
      'records of journeys',
      (path: string) => {
        const store = new SqliteDraftRecords(path, { visitorBytes: 1_000_000 });
        return {
          write: () =>
            store.replace('me', { name: 'letter', version: 1, over: 1, value: '{}', seconds: 60, isVisitors: true }),
          read: () => store.all('me'),
          close: () => store.close(),
        };
      },
    ],
  ])(
    'a locked file of %s delays no page: a write waits a little, is a fault, soon at once, and reads succeed',
    async (what, storeAt) => {
      const path = join(folder, `${what}.db`);
      const store = storeAt(path);
      const other = new DatabaseSync(path);
      await store.write();
      other.exec('BEGIN IMMEDIATE');
      const statements = vi.spyOn(DatabaseSync.prototype, 'prepare');
      for (let at = 0; at < 40; at += 1) await expect(store.write()).rejects.toMatchObject(unavailable);
      // Three try four times, and wait 50 ms for the lock each time; the others are told at once. Other files that are open
      // in this process may be written meanwhile.
      const own = statements.mock.contexts.filter((db) => db instanceof DatabaseSync && db.location() === path);
      expect(own).toHaveLength(12);
      statements.mockRestore();
      expect(await store.read()).toBeTruthy();
      other.exec('COMMIT');
      passPause();
      other.exec('BEGIN IMMEDIATE');
      const tries = vi.spyOn(DatabaseSync.prototype, 'prepare');
      const late = store.write();
      await eventually(() => expect(tries).toHaveBeenCalled());
      other.exec('COMMIT');
      await late;
      tries.mockRestore();
      other.close();
      await store.close();
    },
  );
});

describe('a file that cannot be used is left as it is, and the start ends with its setting and what to do:', () => {
  const tables =
    'CREATE TABLE IF NOT EXISTS record (id TEXT PRIMARY KEY, value TEXT) STRICT; CREATE INDEX IF NOT EXISTS record_id ON record (id);';
  const opens = (path: string) => openSqlite(path, { setting: 'SESSION_DB', tables, sweep: () => null });
  const inFolder = (name: string) => join(folder, `unusable-${name}.db`);
  const others = (name: string, sql: string) => {
    const db = new DatabaseSync(inFolder(name));
    db.exec(sql);
    db.close();
  };
  const text = () => writeFileSync(inFolder('text'), 'no file of records\n'.repeat(100));
  const damaged = () => {
    others(
      'damaged',
      `${tables} WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO record SELECT 'id ' || i, hex(zeroblob(100)) FROM n`,
    );
    const file = openSync(inFolder('damaged'), 'r+');
    writeSync(file, Buffer.alloc(40_960, 0xff), 0, 40_960, 8192);
    closeSync(file);
  };

  test.each([
    ['text', text, 'is damaged, or no file of records: put a copy in its place, or move it away'],
    ['damaged', damaged, 'is damaged, or no file of records: put a copy in its place, or move it away'],
    [
      'foreign',
      () => others('foreign', 'CREATE TABLE invoices (id TEXT)'),
      'belongs to another program: name another file.',
    ],
    [
      'columns',
      () => others('columns', 'CREATE TABLE record (name TEXT)'),
      'has tables of another program: name another file.',
    ],
    ['folder', () => mkdirSync(inFolder('folder')), 'cannot be written: give the user of the shop the right to write'],
  ])(
    'an unusable file (%s) stays unchanged, and the start ends with its setting and the remedy',
    (name, make, words) => {
      make();
      const before = name === 'folder' ? null : readFileSync(inFolder(name));
      expect(() => opens(inFolder(name))).toThrow(`SESSION_DB: ${inFolder(name)} ${words}`);
      if (before) expect(readFileSync(inFolder(name)).equals(before)).toBe(true);
    },
  );

  test('one that another program has locked', () => {
    opens(inFolder('locked')).close();
    const other = new DatabaseSync(inFolder('locked'));
    other.exec('BEGIN EXCLUSIVE');
    expect(() => opens(inFolder('locked'))).toThrow(
      'is locked by another program: end that one, or name another file.',
    );
    other.exec('COMMIT');
    opens(inFolder('locked')).close();
    other.close();
  });

  test('one below what is no folder', () => {
    writeFileSync(join(folder, 'no-folder'), '');
    expect(() => opens(join(folder, 'no-folder', 'sessions.db'))).toThrow(/^SESSION_DB: .* cannot be written/);
  });
});
