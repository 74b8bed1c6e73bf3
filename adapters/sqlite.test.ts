import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SqliteDraftRecords } from './journey/draft-records.ts';
import { SqliteSessionStore } from './session/records/session-store.ts';
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
    tables: 'CREATE TABLE record (value TEXT) STRICT;',
    sweep: (db) => db.exec('DELETE FROM record'),
  });
  afterAll(() => file.close());
  const write = (text: string) => file.write((db) => db.prepare('INSERT INTO record VALUES (?)').run(text));
  const count = () => file.read((db) => db.prepare('SELECT count(*) AS all_of FROM record').get()?.all_of);

  test('refuses what is written, with a fault, lets all be read, and takes records again once there is room', async () => {
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
  expect(() => openSqlite(folder, { tables: '', sweep: () => null })).toThrow(/^SESSION_DB: .* cannot be opened/);
});

test('no write waits for the disk, since all that a process does would wait with it', async () => {
  const file = openSqlite(join(folder, 'patient.db'), { tables: '', sweep: () => null });
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
        const store = new SqliteDraftRecords(path);
        return {
          write: () => store.replace('me', { name: 'letter', version: 1, over: 1, value: '{}', seconds: 60 }),
          read: () => store.all('me'),
          close: () => store.close(),
        };
      },
    ],
  ])('of %s holds no page up: a write is a fault, soon at once, and what is there is read', async (what, storeAt) => {
    const path = join(folder, `${what}.db`);
    const store = storeAt(path);
    const other = new DatabaseSync(path);
    await store.write();
    other.exec('BEGIN IMMEDIATE');
    const statements = vi.spyOn(DatabaseSync.prototype, 'prepare');
    for (let at = 0; at < 40; at += 1) await expect(store.write()).rejects.toMatchObject(unavailable);
    // Three wait for the lock, 50 ms each; the others are told at once.
    expect(statements).toHaveBeenCalledTimes(3);
    statements.mockRestore();
    expect(await store.read()).toBeTruthy();
    other.exec('COMMIT');
    passPause();
    await store.write();
    other.close();
    await store.close();
  });
});
