import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OwnPurges, type Purges, RedisPurges } from './purges.ts';

const log = { error: vi.fn() };
const heardBy = (purges: Purges) => {
  const heard: string[] = [];
  purges.listen((names) => heard.push(...names));
  return heard;
};

test('a process that is alone tells everything in it', async () => {
  const purges = new OwnPurges();
  const [one, other] = [heardBy(purges), heardBy(purges)];
  await purges.tell(['product:1', 'all']);
  expect([one, other]).toEqual([
    ['product:1', 'all'],
    ['product:1', 'all'],
  ]);
});

test('with a Redis that is away, what is told is heard here, and the teller learns that others may not have', async () => {
  const purges = new RedisPurges(`redis://127.0.0.1:${await freePort()}`, log);
  const heard = heardBy(purges);
  await expect(purges.tell(['product:1'])).rejects.toThrow();
  expect(heard).toEqual(['product:1']);
  await purges.close();
});

// `npm test` says in one line when there is no redis-server.
describe.runIf(process.env.REDIS_TEST === '1')('purges through Redis', () => {
  let redis: ChildProcess;
  let port: number;
  const all: Purges[] = [];

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
  });
  afterAll(async () => {
    await Promise.all(all.map((purges) => purges.close()));
    redis.kill('SIGKILL');
  });

  test('are heard by every process, and whoever was cut off forgets all', async () => {
    for (let each = 0; each < 2; each += 1) all.push(new RedisPurges(`redis://127.0.0.1:${port}`, log));
    const heard = all.map(heardBy);
    await vi.waitFor(async () => {
      await all[0]?.tell(['product:1']);
      expect(heard[1]).toContain('product:1');
    }, 5000);
    for (const each of heard) each.length = 0;
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    redis = await startRedis(port);
    await vi.waitFor(() => expect(heard.every((each) => each.includes('all'))).toBe(true), 5000);
    await vi.waitFor(async () => {
      await all[1]?.tell(['content:accueil']);
      expect(heard[0]).toContain('content:accueil');
    }, 5000);
  }, 20_000);
});

async function startRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'] });
  const { stdout } = child;
  for await (const text of stdout.iterator({ destroyOnReturn: false }))
    if (String(text).includes('eady to accept connections')) break;
  stdout.resume();
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
