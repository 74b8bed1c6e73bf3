import { draftsKeyOf, dropScript, indexKeys } from './journey/redis-draft-scripts.ts';
import { recordPolicy } from './record-policy.ts';

interface RedisOptions {
  /** Called for each connection error; the connection is retried forever. */
  onError(error: unknown): void;
}

/** Milliseconds that a call may take. */
export interface Patience {
  patience: number;
}

/**
 * Connects to Redis; the library is loaded only where Redis is configured. Commands are not queued: while Redis is away
 * they fail at once.
 */
export async function redisClient(url: string, { onError }: RedisOptions) {
  const { createClient } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, socketTimeout: 30_000, reconnectStrategy: (tries) => Math.min(tries * 100, 2000) },
    // An idle connection stays open: only a ping without an answer ends it.
    pingInterval: 10_000,
  });
  client.on('error', onError);
  return client;
}

export type RedisClient = Awaited<ReturnType<typeof redisClient>>;

/** Records in Redis, as `openSqlite` opens those of a file: no call takes long. */
export interface RedisRecords {
  ask<Value>(call: (client: RedisClient) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export function openRedis(url: string, failed: (error: unknown) => void, { patience }: Patience): RedisRecords {
  const within = recordPolicy('records in Redis', patience);
  const connecting = redisClient(url, { onError: failed }).then((client) => {
    void client.connect().catch(failed);
    return client;
  });
  connecting.catch(failed);
  return {
    ask: (call) =>
      within(async () => {
        const client = await connecting;
        return call(client).catch(async (error: unknown) => {
          if (!isFull(error) || !(await dropDrafts(client))) throw error;
          return call(client);
        });
      }),
    close: async () => (await connecting).destroy(),
  };
}

/** `maxmemory` with `noeviction`: nothing more is written. */
const isFull = (error: unknown) => error instanceof Error && error.message.startsWith('OOM');
const droppedAtOnce = 50;

/** Makes room when the memory is full, so that the drafts of visitors do not stop anybody from signing in. */
async function dropDrafts(client: RedisClient): Promise<boolean> {
  const script = { keys: [draftsKeyOf(''), ...indexKeys], arguments: [String(droppedAtOnce)] };
  return Number(await client.eval(dropScript, script)) > 0;
}

/** Redis answers, and will not let the shop in: no time mends that. */
const refusals = /^(WRONGPASS|NOAUTH|NOPERM|ERR (AUTH|invalid password|Client sent AUTH|DB index))/;

/** Why the shop cannot start with this Redis, for the operator; `null`: it can, or Redis cannot be reached for now. */
export async function redisRefusal(url: string): Promise<string | null> {
  const { createClient } = await import('redis');
  const client = createClient({ url, socket: { connectTimeout: 1000, socketTimeout: 2000, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.get('record:readiness');
    return null;
  } catch (error) {
    const refusal = error instanceof Error ? (refusals.exec(error.message)?.[0] ?? null) : null;
    return (
      refusal && `REDIS_URL: Redis refuses the shop (${refusal}): correct the user, the password or the database in it.`
    );
  } finally {
    if (client.isOpen) client.destroy();
  }
}
