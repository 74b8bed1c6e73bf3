interface RedisOptions {
  /** Told of whatever goes wrong with the line, which is tried again for ever. */
  failed(error: unknown): void;
  /** Milliseconds; for a line on which nothing is said for hours: only a question shows that it is dead. */
  pingInterval?: number;
}

/**
 * A line to Redis, on its way up; the library is loaded only where Redis is configured. Without a queue, a command while
 * Redis is away fails at once instead of holding a page.
 */
export async function redisClient(url: string, { failed, ...options }: RedisOptions) {
  const { createClient } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, socketTimeout: 30_000, reconnectStrategy: (tries) => Math.min(tries * 100, 2000) },
    ...options,
  });
  client.on('error', failed);
  return client;
}

export type RedisClient = Awaited<ReturnType<typeof redisClient>>;
