import { expect, test } from 'vitest';
import { hasRedis, startRedis } from '#adapters/testing/redis.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { redisRefusal } from './redis-refusal.ts';
import { RedisSessionStore } from './session-store.ts';

test.skipIf(!hasRedis)(
  'a Redis that is frozen answers nobody, and everybody once it runs again, however often',
  async () => {
    const redis = await startRedis();
    const store = new RedisSessionStore(redis.url, () => {}, { patience: 500 });
    await eventually(() => store.set('one', 'value', 3600));
    for (let outage = 0; outage < 2; outage += 1) {
      redis.hang();
      const all = await Promise.allSettled(Array.from({ length: 140 }, () => store.get('one')));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['rejected']));
      redis.resume();
      await eventually(async () => expect(await store.get('one')).toBe('value'));
    }
    await store.close();
    await redis.kill();
  },
);

test.skipIf(!hasRedis)('a shop that starts while Redis is frozen does not wait for it', async () => {
  const redis = await startRedis();
  redis.hang();
  expect(await redisRefusal(redis.url)).toBeNull();
  await redis.kill();
});
