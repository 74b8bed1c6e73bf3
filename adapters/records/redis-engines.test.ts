/** A cluster and Sentinels instead of one server: what the shop keeps in Redis is there before and after a failover. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { CountedLimits } from '#adapters/operations/counted-limits.ts';
import { RedisPurges } from '#adapters/operations/redis-purges.ts';
import { RedisPages, type SharedPage } from '#adapters/operations/shared-pages.ts';
import { hasRedis, rawRedis, startRedis, untilItAnswers } from '#adapters/testing/redis.ts';
import { type PlayCluster, startRedisCluster } from '#adapters/testing/redis-cluster.ts';
import { type PlaySentinels, startSentinels } from '#adapters/testing/redis-sentinels.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { RedisDraftRecords } from './draft-records.ts';
import { redisRefusal } from './redis-refusal.ts';
import { RedisSessionStore } from './session-store.ts';

const log = { error: vi.fn() };
const visitorBytes = 1_000_000;
const aPage: SharedPage = {
  tags: ['product:1', 'category:c'],
  headers: [['content-type', 'text/html']],
  inline: { scripts: '', styles: '' },
  brotli: Buffer.from([0, 255, 10, 13]),
};
const ids = Array.from({ length: 30 }, (_, at) => `record-${at}`);

const engines = {
  'a cluster': async () => {
    const cluster = await startRedisCluster({ replicas: 1 });
    return { ...cluster, failOver: () => failOverAll(cluster) };
  },
  'a master with Sentinels': startSentinels,
};

async function failOverAll({ failOver }: PlayCluster) {
  for (const shard of [0, 1, 2]) await failOver(shard);
}

describe.runIf(hasRedis).each(Object.entries(engines))('%s', (_name, start) => {
  let engine: Awaited<ReturnType<typeof start>>;
  let store: RedisSessionStore;
  let drafts: RedisDraftRecords;
  const open: { close(): Promise<unknown> }[] = [];
  const opened = <Opened extends { close(): Promise<unknown> }>(each: Opened): Opened => {
    open.push(each);
    return each;
  };

  beforeAll(async () => {
    engine = await start();
    store = opened(new RedisSessionStore(engine.url, () => {}, untilItAnswers));
    drafts = opened(new RedisDraftRecords(engine.url, { visitorBytes, failed: () => {}, ...untilItAnswers }));
    await eventually(() => Promise.all([store.get('ready'), drafts.all('ready')]));
  });
  afterAll(async () => {
    await Promise.all(open.map((each) => each.close()));
    await engine.close();
  });

  const aDraft = { name: 'letter', version: 1, value: '{}', over: 0, seconds: 600, isVisitors: true };

  test('records, drafts of visitors and claims are kept, wherever they lie', async () => {
    await Promise.all(ids.map((id) => store.set(id, id, 600)));
    expect(await Promise.all(ids.map((id) => store.get(id)))).toEqual(ids);
    expect(await Promise.all(ids.slice(0, 5).map(() => store.claim('claim', 60)))).toContain(true);
    expect(await store.claim('claim', 60)).toBe(false);
    for (const holder of ids) expect(await drafts.replace(holder, aDraft)).toBe(true);
    await drafts.delete('record-1', 'letter');
    expect(await drafts.all('record-1')).toEqual([]);
    expect(await drafts.all('record-2')).toEqual([{ name: 'letter', version: 1, value: '{}' }]);
  });

  test('limits are one for all processes', async () => {
    const config = { ...readConfig(requiredSettings), REDIS_URL: engine.url, TIMEOUT_REDIS: untilItAnswers.patience };
    const [here, there] = [opened(new CountedLimits(config, () => {})), opened(new CountedLimits(config, () => {}))];
    await eventually(async () => {
      const whose = { session: 'visite-1', address: crypto.randomUUID() };
      for (let each = 0; each < 10; each += 1) await here.take('sign-in', whose);
      expect(await there.take('sign-in', whose)).toBeGreaterThan(0);
      expect(await there.wait('sign-in', whose)).toBeGreaterThan(0);
    });
    const whose = { session: 'visite-2', address: null };
    for (let each = 0; each < 3; each += 1) expect(await here.reserve('voucher', whose)).toBe(0);
    expect(await there.reserve('voucher', whose)).toBe(2);
  });

  test('pages are shared, and a purge reaches every process and every shared page', async () => {
    const pages = opened(new RedisPages(engine.url, log, untilItAnswers));
    const purges = [opened(new RedisPurges(engine.url, log)), opened(new RedisPurges(engine.url, log))] as const;
    const heard: string[] = [];
    purges[1].listen((names) => heard.push(...names));
    await eventually(async () => {
      await purges[0].publish(['nothing:x']);
      expect(heard).toContain('nothing:x');
    });
    await eventually(async () => {
      (await pages.look('/a')).share(aPage);
      expect((await pages.look('/a')).found?.page).toEqual(aPage);
    });
    await purges[0].publish(['product:1']);
    expect((await pages.look('/a')).found).toBeNull();
    await eventually(() => expect(heard).toContain('product:1'));
  });

  test('nothing is lost when a replica takes its master’s place, and records are written again', async () => {
    await Promise.all(ids.map((id) => store.set(id, 'before', 600)));
    await engine.failOver();
    for (const id of ids) await eventually(async () => expect(await store.get(id)).toBe('before'));
    for (const id of ids) await eventually(() => store.set(id, 'after', 600));
    expect(new Set(await Promise.all(ids.map((id) => store.get(id))))).toEqual(new Set(['after']));
    await eventually(() => drafts.replace('record-3', { ...aDraft, over: 1, version: 2 }));
    expect(await drafts.all('record-3')).toEqual([{ name: 'letter', version: 2, value: '{}' }]);
  });
});

describe.runIf(hasRedis)('a wrong address stops the start with its setting', () => {
  let cluster: PlayCluster;
  let sentinels: PlaySentinels;
  let server: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    [cluster, sentinels, server] = await Promise.all([startRedisCluster(), startSentinels(), startRedis()]);
  });
  afterAll(() => Promise.all([cluster.close(), sentinels.close(), server.kill()]));

  test('the right addresses start, and so does one where nothing answers', async () => {
    for (const url of [cluster.url, sentinels.url, server.url, 'redis://127.0.0.1:9,127.0.0.1:9'])
      expect(await redisRefusal(url)).toBeNull();
  });

  test('the wrong kind of address is named, with the right one', async () => {
    const [sentinel = ''] = /127\S+?(?=,)/.exec(sentinels.url) ?? [];
    const wrong: [url: string, words: string][] = [
      [`redis://127.0.0.1:${cluster.nodes[0]?.port}`, 'a node of a cluster: write several of its nodes'],
      [`${server.url},${server.url.replace('redis://', '')}`, 'one server: write redis://server'],
      [`redis://${sentinel}`, 'a Sentinel: write redis+sentinel://'],
      [server.url.replace('redis://', 'redis+sentinel://').concat('/shop'), 'one server: write redis://server'],
      [sentinels.url.replace(/shop$/, 'other'), 'watch no master of this name'],
      [sentinels.serverUrls[1] ?? '', 'a replica, which takes no writes'],
    ];
    for (const [url, words] of wrong) {
      const refusal = await redisRefusal(url);
      expect(refusal, url).toMatch(/^REDIS_URL: /);
      expect(refusal, url).toContain(words);
    }
  });

  test('a password that the master behind Sentinels, or a node of a cluster, refuses is named', async () => {
    for (const url of [sentinels.serverUrls[0] ?? '', `redis://127.0.0.1:${cluster.nodes[0]?.port}`]) {
      const raw = await rawRedis(url);
      await raw.configSet('requirepass', 'right');
      raw.destroy();
    }
    const [first] = cluster.nodes;
    for (const url of [sentinels.url, `redis://127.0.0.1:${first?.port},127.0.0.1:${first?.port}`])
      for (const each of [url, url.replace('//', '//:wrong@')])
        expect(await redisRefusal(each), each).toMatch(/^REDIS_URL: Redis refuses the shop \((NOAUTH|WRONGPASS)\)/);
  });
});
