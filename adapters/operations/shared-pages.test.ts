import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#adapters/testing/free-port.ts';
import { hasRedis, type PlayRedis, rawRedis, startRedis, untilItAnswers } from '#adapters/testing/redis.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { RedisPurges } from './redis-purges.ts';
import { RedisPages, type SharedPage, type SharedPages } from './shared-pages.ts';

const log = { error: vi.fn() };
/** Every byte value. */
const brotli = Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256));
const page = (...tags: string[]): SharedPage => ({
  tags,
  headers: [['content-type', 'text/html; charset=utf-8']],
  inline: { scripts: `'sha256-${'A'.repeat(43)}=' 'sha256-${'b'.repeat(43)}='`, styles: '' },
  brotli,
});

test('shared pages find nothing while Redis is away, and storing a page is no error', async () => {
  const pages = new RedisPages(`redis://127.0.0.1:${await freePort()}`, log);
  const { found, share } = await pages.look('/timbres');
  expect(found).toBeNull();
  expect(() => share(page())).not.toThrow();
  await pages.close();
});

describe.runIf(hasRedis)('pages in Redis', () => {
  let redis: PlayRedis;
  let one: SharedPages;
  let other: SharedPages;
  let purges: RedisPurges;

  beforeAll(async () => {
    redis = await startRedis();
    [one, other] = [new RedisPages(redis.url, log, untilItAnswers), new RedisPages(redis.url, log, untilItAnswers)];
    purges = new RedisPurges(redis.url, log);
    await eventually(() => purges.publish(['nothing:x']));
    for (const pages of [one, other])
      await eventually(async () => expect((await handedOver(pages, '/ready')).found).not.toBeNull());
  });
  afterAll(async () => {
    await Promise.all([one, other, purges].map((each) => each.close()));
    await redis.kill();
  });

  const handedOver = async (pages: SharedPages, key: string, ...tags: string[]) => {
    (await pages.look(key)).share(page(...tags));
    return pages.look(key);
  };
  const isThere = async (key: string) => (await other.look(key)).found !== null;

  test('shared pages are found by every process as they were stored, byte by byte, with their age', async () => {
    await handedOver(one, '/timbres', 'category:timbres');
    const { found } = await other.look('/timbres');
    expect(found?.page).toEqual(page('category:timbres'));
    expect(found?.age).toBeGreaterThan(0);
    expect((await other.look('/timbres')).found?.age, 'later').toBeGreaterThan(found?.age ?? 0);
    expect(await isThere('/timbres?page=2')).toBe(false);
  });

  test('shared pages are removed for all processes once their tag, or all, is purged', async () => {
    await handedOver(one, '/a', 'product:1', 'category:c');
    await handedOver(one, '/b', 'product:12', 'category:c');
    await purges.publish(['product:1']);
    expect([await isThere('/a'), await isThere('/b')]).toEqual([false, true]);
    await handedOver(one, '/a', 'product:1');
    expect(await isThere('/a')).toBe(true);
    await purges.publish(['all']);
    expect([await isThere('/a'), await isThere('/b')]).toEqual([false, false]);
  });

  test('shared pages made before a purge are never used, however late they are stored', async () => {
    const { share } = await one.look('/late');
    await purges.publish(['product:2']);
    share(page('product:2'));
    await one.look('/late');
    expect(await isThere('/late')).toBe(false);
  });

  describe('a master that died before its replica had a purge', () => {
    const count = 'lpel:purges:count';
    let raw: Awaited<ReturnType<typeof rawRedis>>;
    let hearing: RedisPurges;
    let known: number;
    beforeAll(async () => {
      raw = await rawRedis(redis.url);
      hearing = new RedisPurges(redis.url, log, { interval: 20 });
      const heard: string[] = [];
      hearing.listen((names) => heard.push(...names));
      await eventually(async () => {
        await purges.publish(['nothing:y']);
        expect(heard).toContain('nothing:y');
      });
      known = Number(await raw.get(count));
    });
    afterAll(async () => {
      await hearing.close();
      raw.destroy();
    });

    test('leaves no page of before: who has heard of the purge purges all', async () => {
      await handedOver(one, '/lost', 'product:3');
      await raw.set(count, known - 1);
      // The marks are set before the count.
      await eventually(async () => {
        expect(await isThere('/lost')).toBe(false);
        expect(Number(await raw.get(count))).toBeGreaterThan(known);
      });
    });

    test('leaves none either where another purge comes before anybody looks', async () => {
      await handedOver(one, '/lost', 'product:3');
      await eventually(async () => {
        known = Number(await raw.get(count));
        const next = { before: known - 1, count: known + 1, names: ['product:4'] };
        await raw.multi().set(count, next.count).publish('lpel:purges', JSON.stringify(next)).exec();
        expect(await isThere('/lost')).toBe(false);
      });
    });
  });

  test('shared pages are skipped while Redis hangs, and found again afterwards', async () => {
    const hasty = new RedisPages(redis.url, log);
    await eventually(async () => expect((await handedOver(hasty, '/y')).found).not.toBeNull());
    redis.hang();
    expect((await hasty.look('/y')).found).toBeNull();
    redis.resume();
    await eventually(async () => expect((await hasty.look('/y')).found).not.toBeNull());
    await hasty.close();
  });

  test('shared pages are lost with Redis, and found again with it', async () => {
    await eventually(async () => expect((await handedOver(one, '/x')).found).not.toBeNull());
    await redis.kill();
    expect(await isThere('/x')).toBe(false);
    await redis.start();
    await eventually(async () => expect((await handedOver(one, '/x')).found).not.toBeNull());
  });
});
