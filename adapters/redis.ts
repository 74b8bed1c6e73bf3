import { recordPatience } from './record-patience.ts';

interface RedisOptions {
  /** Called for each connection error; the connection is retried forever. */
  failed(error: unknown): void;
}

/** Milliseconds that a call may take; the usual ones unless told. */
export interface Patience {
  patience?: number;
}

/**
 * Connects to Redis; the library is loaded only where Redis is configured. Commands are not queued: while Redis is away
 * they fail at once.
 */
export async function redisClient(url: string, { failed }: RedisOptions) {
  const { createClient } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, socketTimeout: 30_000, reconnectStrategy: (tries) => Math.min(tries * 100, 2000) },
    // An idle connection is no dead one: only a ping that nobody answers ends it.
    pingInterval: 10_000,
  });
  client.on('error', failed);
  return client;
}

export type RedisClient = Awaited<ReturnType<typeof redisClient>>;

/** Records in Redis, as `openSqlite` opens those of a file: no call takes long. */
export interface RedisRecords {
  ask<Value>(call: (client: RedisClient) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export function openRedis(url: string, failed: (error: unknown) => void, { patience }: Patience = {}): RedisRecords {
  const within = recordPatience('records in Redis', patience);
  const connecting = redisClient(url, { failed }).then((client) => {
    void client.connect().catch(failed);
    return client;
  });
  connecting.catch(failed);
  return {
    ask: (call) => within(async () => call(await connecting)),
    close: async () => (await connecting).destroy(),
  };
}
