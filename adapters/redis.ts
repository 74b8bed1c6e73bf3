interface RedisOptions {
  /** Called for each connection error; the connection is retried forever. */
  failed(error: unknown): void;
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
