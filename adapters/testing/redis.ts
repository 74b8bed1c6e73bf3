import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** `npm test` says where there is no redis-server. */
export const hasRedis = process.env.REDIS_TEST === '1';

/** For a client that no slow machine makes give up; a call that a failover lost ends in time for another one. */
export const untilItAnswers = { patience: 30_000 };

export interface PlayRedis {
  url: string;
  /** Stops answering without closing the connection. */
  hang(): void;
  /** Answers again, also the commands that came meanwhile. */
  resume(): void;
  /** As if its machine were cut off. */
  kill(): Promise<void>;
  /** Starts again on the same port, empty unless it has a folder. */
  start(): Promise<void>;
}

/** A Redis on a port of its own; with a folder its data survive its end. */
export async function startRedis({ folder }: { folder?: string } = {}): Promise<PlayRedis> {
  const port = await freePort();
  let redis = await startOn(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang() {
      redis.kill('SIGSTOP');
    },
    resume() {
      redis.kill('SIGCONT');
    },
    kill: () => killRedis(redis),
    async start() {
      redis = await startOn(port, folder);
    },
  };
}

async function startOn(port: number, folder?: string): Promise<ChildProcess> {
  const persistence = folder ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
  return spawnRedis(['--port', String(port), '--save', '', ...persistence], folder ?? tmpdir());
}

/** Starts a process of Redis on this machine, and waits until it answers. */
export async function spawnRedis(options: readonly string[], folder: string): Promise<ChildProcess> {
  const all = [...options, '--bind', '127.0.0.1'];
  const child = spawn('redis-server', all, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const { stdout } = child;
  for await (const text of stdout.iterator({ destroyOnReturn: false }))
    if (/eady to accept connections|Sentinel ID is/.test(String(text))) break;
  stdout.resume();
  return child;
}

export async function killRedis(redis: ChildProcess): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return;
  const exited = once(redis, 'exit');
  redis.kill('SIGKILL');
  await exited;
}

/** A connection to one process, with every command. */
export async function rawRedis(url: string) {
  const { createClient } = await import('redis');
  return createClient({ url })
    .on('error', () => {})
    .connect();
}

/** Waits for what processes of Redis agree on between them. */
export async function whenAgreed<Value>(check: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await check();
    } catch {
      await pause(20);
    }
  }
}
