import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasRedis, type PlayRedis, rawRedis, startRedis, untilItAnswers } from '#adapters/testing/redis.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { type DraftRecords, RedisDraftRecords, SqliteDraftRecords } from './draft-records.ts';

/** Room for three drafts of visitors. */
const visitorBytes = 40_000;
const aDraft = (over: Partial<Parameters<DraftRecords['replace']>[1]> = {}) => ({
  name: 'part:letters',
  version: 1,
  over: 0,
  value: 'x'.repeat(10_000),
  seconds: 3600,
  isVisitors: true,
  ...over,
});
const folder = mkdtempSync(join(tmpdir(), 'draft-records-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.useRealTimers());

/** Of these holders those that have drafts. */
async function keptOf(records: DraftRecords, holders: readonly string[]): Promise<string[]> {
  const all = await Promise.all(holders.map((holder) => records.all(holder)));
  return holders.filter((_, at) => all[at]?.length);
}

function keepsTheirBudget(recordsOf: () => DraftRecords) {
  const floods = async (names: readonly string[], over: Parameters<typeof aDraft>[0] = {}) => {
    for (const [at, name] of names.entries()) await recordsOf().replace(name, aDraft({ seconds: 3600 + at, ...over }));
  };

  test('drafts beyond the visitors’ budget replace the oldest one, and those of accounts stay', async () => {
    await floods(['account'], { isVisitors: false });
    await floods(['first', 'second', 'third']);
    expect(await keptOf(recordsOf(), ['first', 'second', 'third'])).toEqual(['first', 'second', 'third']);
    for (let at = 1; at <= 30; at += 1) await recordsOf().replace(`new-${at}`, aDraft({ seconds: 3700 + at }));
    const all = ['first', 'second', 'third', 'account', ...Array.from({ length: 30 }, (_, at) => `new-${at + 1}`)];
    const left = await keptOf(recordsOf(), all);
    expect(left).toContain('account');
    expect(left).toContain('new-30');
    expect(left).not.toContain('first');
    expect(left.length).toBeLessThanOrEqual(4);
  });

  test('a visitor who has saved again outlasts any number who save once, and who saves now is never dropped', async () => {
    await floods(['again'], { seconds: 30 * 24 * 3600 });
    for (let at = 1; at <= 30; at += 1) {
      await recordsOf().replace(`once-${at}`, aDraft());
      expect(await keptOf(recordsOf(), ['again', `once-${at}`])).toEqual(['again', `once-${at}`]);
    }
  });

  test('replaced, deleted, adopted and expired drafts occupy no room', async () => {
    await floods(['kept'], { seconds: 7200 });
    for (let version = 1; version <= 10; version += 1)
      await recordsOf().replace('busy', aDraft({ version, over: version - 1 }));
    for (let at = 1; at <= 10; at += 1) {
      await recordsOf().replace(`gone-${at}`, aDraft({ seconds: 9000 }));
      await recordsOf().delete(`gone-${at}`, 'part:letters');
    }
    expect(await keptOf(recordsOf(), ['kept', 'busy'])).toEqual(['kept', 'busy']);
  });
}

describe('drafts of visitors in SQLite', () => {
  let records: SqliteDraftRecords;
  beforeEach(() => {
    records = new SqliteDraftRecords(':memory:', { visitorBytes });
  });
  afterEach(() => records.close());

  keepsTheirBudget(() => records);
});

describe.runIf(hasRedis)('drafts of visitors in Redis', () => {
  let redis: PlayRedis;
  let raw: Awaited<ReturnType<typeof rawRedis>>;
  let records: RedisDraftRecords;
  beforeAll(async () => {
    redis = await startRedis();
    raw = await rawRedis(redis.url);
    records = new RedisDraftRecords(redis.url, { visitorBytes, failed: () => {}, ...untilItAnswers });
    await eventually(() => records.all('ready'));
  });
  beforeEach(async () => void (await raw.flushAll()));
  afterAll(async () => {
    await records.close();
    raw.destroy();
    await redis.kill();
  });

  keepsTheirBudget(() => records);

  test('drafts of an earlier release are read', async () => {
    await raw.hSet('journey-drafts:visitor-1', 'part:letters', `7 ${Date.now() + 60_000} {"a":1}`);
    expect(await records.all('visitor-1')).toEqual([{ name: 'part:letters', version: 7, value: '{"a":1}' }]);
  });

  test('drafts in Redis make room where the memory is full, for whatever is written', async () => {
    const limited = new RedisDraftRecords(redis.url, {
      visitorBytes: 1_000_000_000,
      failed: () => {},
      ...untilItAnswers,
    });
    await eventually(() => limited.all('ready'));
    const used = Number(/used_memory:(\d+)/.exec(await raw.info('memory'))?.[1]);
    await raw.configSet({ maxmemory: String(used + 3_000_000), 'maxmemory-policy': 'noeviction' });
    for (let at = 1; at <= 400; at += 1)
      expect(await limited.replace(`visitor-${at}`, aDraft({ seconds: 3600 + at }))).toBe(true);
    expect(await keptOf(limited, ['visitor-1', 'visitor-400'])).toEqual(['visitor-400']);
    await raw.configSet('maxmemory', '0');
    await limited.close();
  });
});

describe('drafts that an earlier release kept among the session records', () => {
  test('drafts among the session records of an earlier release are taken over once', async () => {
    const before = join(folder, 'sessions.db');
    const file = new DatabaseSync(before);
    file.exec(`CREATE TABLE journey_draft (holder TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL,
      value TEXT NOT NULL, ends INTEGER NOT NULL, PRIMARY KEY (holder, name)) STRICT`);
    const add = file.prepare('INSERT INTO journey_draft VALUES (?, ?, ?, ?, ?)');
    add.run('visitor-1', 'part:letters', 7, '{"a":1}', Date.now() + 60_000);
    const kept = [{ name: 'part:letters', version: 7, value: '{"a":1}' }];
    const open = () => new SqliteDraftRecords(join(folder, 'drafts.db'), { visitorBytes, before });
    const first = open();
    expect(await first.all('visitor-1')).toEqual(kept);
    await first.delete('visitor-1', 'part:letters');
    // A process of the earlier release still runs.
    add.run('visitor-2', 'part:letters', 7, '{"a":1}', Date.now() + 60_000);
    await first.close();
    const second = open();
    expect(await second.all('visitor-1')).toEqual([]);
    expect(await second.all('visitor-2')).toEqual(kept);
    await second.close();
    file.close();
  });

  test('a file without drafts has none to take over', async () => {
    const records = new SqliteDraftRecords(join(folder, 'new.db'), { visitorBytes, before: join(folder, 'none.db') });
    expect(await records.all('visitor-1')).toEqual([]);
    expect(await records.replace('visitor-1', aDraft())).toBe(true);
    await records.close();
  });
});
