import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, type PlayRedis, startRedis, untilItAnswers } from '#adapters/testing/redis.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { RedisSessionStore, type SessionStore, SqliteSessionStore } from './session-store.ts';

/** The behaviour of every session store; each test uses a record of its own. */
function keepsRecords(storeOf: () => SessionStore) {
  const newId = () => crypto.randomUUID();
  /** What lasts a second and was written before is over. */
  const secondPasses = async () => {
    const id = newId();
    await storeOf().set(id, '', 1);
    await eventually(async () => expect(await storeOf().get(id)).toBeNull());
  };

  test.concurrent('an unknown record is null', async () => {
    expect(await storeOf().get(newId())).toBeNull();
  });

  test.concurrent('a record is read as it was written, whatever text it contains', async () => {
    const [id, value] = [newId(), JSON.stringify({ name: 'Éloïse « 12 € »', empty: '', quote: `'";--` })];
    await storeOf().set(id, value, 60);
    expect(await storeOf().get(id)).toBe(value);
  });

  test.concurrent('writing again replaces the value and its end', async () => {
    const id = newId();
    await storeOf().set(id, 'first', 1);
    await storeOf().set(id, 'second', 60);
    await secondPasses();
    expect(await storeOf().get(id)).toBe('second');
  });

  test.concurrent('a record ends with its time', async () => {
    const id = newId();
    await storeOf().set(id, 'value', 1);
    await secondPasses();
    expect(await storeOf().get(id)).toBeNull();
  });

  test.concurrent('keeping a record longer moves its end and leaves its value', async () => {
    const [stored, deleted] = [newId(), newId()];
    // At once, so that the record cannot be over in between.
    await Promise.all([storeOf().set(stored, 'value', 1), storeOf().keepFor(stored, 60)]);
    await storeOf().keepFor(deleted, 60);
    await secondPasses();
    expect(await storeOf().get(stored)).toBe('value');
    expect(await storeOf().get(deleted)).toBeNull();
  });

  test.concurrent('a claim is for one alone, until it is given back or its time is over', async () => {
    const [id, short] = [newId(), newId()];
    const claims = await Promise.all([1, 2, 3].map(() => storeOf().claim(id, 60)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await storeOf().delete(id);
    expect(await storeOf().claim(id, 60)).toBe(true);
    expect(await storeOf().claim(short, 1)).toBe(true);
    await secondPasses();
    expect(await storeOf().claim(short, 1)).toBe(true);
  });

  test.concurrent('a deleted record is gone, and deleting it again is no error', async () => {
    const [id, other] = [newId(), newId()];
    await storeOf().set(id, 'value', 60);
    await storeOf().set(other, 'other', 60);
    await storeOf().delete(id);
    await storeOf().delete(id);
    expect(await storeOf().get(id)).toBeNull();
    expect(await storeOf().get(other)).toBe('other');
  });
}

describe('session records in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  const file = join(folder, 'data', 'sessions.db');
  const store = new SqliteSessionStore(file);
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  keepsRecords(() => store);

  test('session records in SQLite belong to every process that opens the file, and survive it', async () => {
    await store.set('shared', 'value', 60);
    const other = new SqliteSessionStore(file);
    expect(await other.get('shared')).toBe('value');
    await other.delete('shared');
    await other.close();
    expect(await store.get('shared')).toBeNull();
  });

  test('session records in memory end with the process', async () => {
    const memory = new SqliteSessionStore(':memory:');
    await memory.set('id', 'value', 60);
    expect(await memory.get('id')).toBe('value');
    await memory.close();
    await expect(memory.get('id')).rejects.toThrow();
  });
});

describe.runIf(hasRedis)('session records in Redis', () => {
  let redis: PlayRedis;
  let store: RedisSessionStore;
  const errors: unknown[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    store = new RedisSessionStore(redis.url, (error) => errors.push(error), untilItAnswers);
    await ready(store);
  });
  afterAll(async () => {
    await store.close();
    await redis.kill();
  });

  keepsRecords(() => store);

  test('session records in Redis belong to every process that uses the same Redis', async () => {
    await store.set('shared', 'value', 60);
    const other = new RedisSessionStore(redis.url, () => {}, untilItAnswers);
    await ready(other);
    expect(await other.get('shared')).toBe('value');
    await other.close();
  });

  test('session records in Redis fail at once while it is away, and work again when it is back', async () => {
    await redis.kill();
    await expect(store.get('anything')).rejects.toThrow();
    await eventually(() => expect(errors.length).toBeGreaterThan(0));
    await redis.start();
    await ready(store);
    await store.set('after', 'value', 60);
    expect(await store.get('after')).toBe('value');
  });
});

const ready = (store: SessionStore) => eventually(() => store.get('ready'));
