import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#adapters/testing/free-port.ts';
import { hasRedis, type PlayRedis, rawRedis, startRedis } from '#adapters/testing/redis.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { OwnPurges, type Purges } from './purges.ts';
import { RedisPurges } from './redis-purges.ts';

const log = { error: vi.fn() };
const heardBy = (purges: Purges) => {
  const heard: string[] = [];
  purges.listen((names) => heard.push(...names));
  return heard;
};

test('a process that is alone tells everything in it', async () => {
  const purges = new OwnPurges();
  const [one, other] = [heardBy(purges), heardBy(purges)];
  await purges.publish(['product:1', 'all']);
  expect([one, other]).toEqual([
    ['product:1', 'all'],
    ['product:1', 'all'],
  ]);
});

test('a purge without Redis works in this process and is rejected, because others may not have received it', async () => {
  const purges = new RedisPurges(`redis://127.0.0.1:${await freePort()}`, log);
  const heard = heardBy(purges);
  await expect(purges.publish(['product:1'])).rejects.toThrow();
  expect(heard).toEqual(['product:1']);
  await purges.close();
});

describe.runIf(hasRedis)('purges through Redis', () => {
  let redis: PlayRedis;
  const all: Purges[] = [];

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    await Promise.all(all.map((purges) => purges.close()));
    await redis.kill();
  });

  test('purges through Redis reach every process, and a process that may have missed one drops all its pages', async () => {
    for (let each = 0; each < 2; each += 1) all.push(new RedisPurges(redis.url, log, { interval: 20 }));
    const heard = all.map(heardBy);
    await eventually(async () => {
      await all[0]?.publish(['product:1']);
      expect(heard[1]).toContain('product:1');
    });
    for (const each of heard) each.length = 0;
    await redis.kill();
    await redis.start();
    await eventually(() => expect(heard.every((each) => each.includes('all'))).toBe(true));
    await eventually(async () => {
      await all[1]?.publish(['content:accueil']);
      expect(heard[0]).toContain('content:accueil');
    });
    // As if the message of one were lost.
    for (const each of heard) each.length = 0;
    const raw = await rawRedis(redis.url);
    await raw.incr('lpel:purges:count');
    await eventually(() => expect(heard.every((each) => each.includes('all'))).toBe(true));
    raw.destroy();
  });
});
