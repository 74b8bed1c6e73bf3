import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasRedis, type PlayRedis, startRedis } from '#adapters/testing/redis.ts';
import { RedisSessionStore } from './records/session-store.ts';

/** Milliseconds of a call, and whether it was answered. */
async function timed(call: () => Promise<unknown>) {
  const started = performance.now();
  const answered = await call().then(
    () => true,
    () => false,
  );
  return { answered, milliseconds: performance.now() - started };
}

describe.skipIf(!hasRedis)('a Redis', () => {
  let redis: PlayRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    redis.resume();
    await redis.kill();
  });

  test('that is frozen is down within half a second, then at once, and answers again, twice within half a minute', async () => {
    const store = new RedisSessionStore(redis.url, () => {});
    await vi.waitFor(() => store.set('one', 'value', 60), 5000);
    for (let outage = 0; outage < 2; outage += 1) {
      redis.hang();
      const all = await Promise.all(Array.from({ length: 140 }, () => timed(() => store.get('one'))));
      expect(all.every(({ answered }) => !answered)).toBe(true);
      expect(Math.max(...all.map(({ milliseconds }) => milliseconds))).toBeLessThan(800);
      const next = await timed(() => store.get('one'));
      expect(next.answered).toBe(false);
      expect(next.milliseconds).toBeLessThan(50);
      redis.resume();
      await vi.waitFor(async () => expect(await store.get('one')).toBe('value'), { timeout: 5000, interval: 100 });
    }
    await store.close();
  });

  test('that takes 400 ms for each answer is slow, and not down', async () => {
    const port = Number(new URL(redis.url).port);
    const sockets: Socket[] = [];
    const slow = createServer((client) => {
      const server = connect(port, '127.0.0.1');
      sockets.push(client, server);
      client.on('data', (chunk) => setTimeout(() => server.write(chunk), 400));
      server.on('data', (chunk) => client.write(chunk));
      for (const socket of [client, server]) socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve));
    const store = new RedisSessionStore(`redis://127.0.0.1:${(slow.address() as AddressInfo).port}`, () => {});
    await vi.waitFor(() => store.set('slow', 'value', 60), { timeout: 5000, interval: 100 });
    // A machine that is busy itself may add the 100 ms that are left; a Redis that counts as down never answers.
    for (let asked = 0; asked < 3; asked += 1)
      await vi.waitFor(async () => expect(await store.get('slow')).toBe('value'), { timeout: 5000, interval: 100 });
    await store.close();
    for (const socket of sockets) socket.destroy();
    slow.close();
  });
});
