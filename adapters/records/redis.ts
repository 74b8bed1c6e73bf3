import { setTimeout as pause } from 'node:timers/promises';
import type * as Redis from 'redis';
import { recordPolicy } from './record-policy.ts';
import { type RedisAddress, redisAddress } from './redis-address.ts';
import { draftKeys, dropScript } from './redis-draft-scripts.ts';

interface RedisOptions {
  /** Called for each connection error; the connection is retried forever. */
  onError(error: unknown): void;
}

/** Milliseconds that a call may take. */
export interface Patience {
  patience: number;
}

type Library = typeof Redis;
type Of<Kind extends RedisAddress['kind']> = Extract<RedisAddress, { kind: Kind }>;

/** What one server, a cluster and a master that Sentinels name answer alike. */
export type RedisClient = Pick<
  ReturnType<typeof serverAt>,
  | 'get'
  | 'mGet'
  | 'set'
  | 'del'
  | 'expire'
  | 'hGetAll'
  | 'eval'
  | 'multi'
  | 'publish'
  | 'subscribe'
  | 'withTypeMapping'
  | 'isReady'
> & {
  isCluster: boolean;
  /** Tries until it is connected, or closed. */
  connect(): Promise<void>;
  destroy(): Promise<void>;
};

/** In milliseconds: between two tries of a connection, and until an attempt to find all nodes is begun anew. */
const [firstRetry, longestRetry, longestStart] = [100, 1000, 10_000];
/** In milliseconds: Sentinels are asked this often, in case their message was lost. */
const sentinelScan = 5000;

const socketOptions = {
  connectTimeout: 1000,
  socketTimeout: 30_000,
  reconnectStrategy: (tries: number) => Math.min(tries * firstRetry, longestRetry),
};

const clientOptions = {
  // While a server is away, commands fail at once.
  disableOfflineQueue: true,
  // An idle connection stays open: only a ping without an answer ends it.
  pingInterval: 10_000,
};

const serverAt = ({ createClient }: Library, { url }: Of<'server'>) =>
  createClient({ url, socket: socketOptions, ...clientOptions });

const clusterAt = ({ createCluster }: Library, { nodes, ...credentials }: Of<'cluster'>) =>
  createCluster({
    rootNodes: nodes.map((socket) => ({ socket })),
    defaults: nodeOptions(credentials),
    topologyRefreshOnReconnectionAttemptStrategy: longestRetry,
  });

const sentinelAt = ({ createSentinel }: Library, { sentinels, master, ...credentials }: Of<'sentinel'>) =>
  createSentinel({
    name: master,
    sentinelRootNodes: sentinels,
    nodeClientOptions: nodeOptions(credentials),
    sentinelClientOptions: nodeOptions({ isEncrypted: credentials.isEncrypted }),
    passthroughClientErrorEvents: true,
    scanInterval: sentinelScan,
  });

const nodeOptions = ({ username, password, isEncrypted }: Omit<Of<'cluster'>, 'kind' | 'nodes'>) => ({
  ...clientOptions,
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
  socket: { ...socketOptions, ...(isEncrypted && { tls: true as const }) },
});

const clientAt = (library: Library, address: RedisAddress) => {
  if (address.kind === 'cluster') return clusterAt(library, address);
  return address.kind === 'sentinel' ? sentinelAt(library, address) : serverAt(library, address);
};

/** Opens a client of Redis; the library is loaded only where Redis is configured. */
export async function redisClient(url: string, { onError }: RedisOptions): Promise<RedisClient> {
  const address = redisAddress(url);
  if (address === null) throw new Error('REDIS_URL is no address of Redis.');
  const client = clientAt(await import('redis'), address);
  const events: NodeJS.EventEmitter = client;
  events.on('error', onError).on('node-error', onError);
  const closing = new AbortController();
  const own: Pick<RedisClient, 'isCluster' | 'connect' | 'destroy'> = {
    isCluster: address.kind === 'cluster',
    async connect() {
      while (!closing.signal.aborted && !client.isReady) {
        await Promise.race([client.connect(), tooLate()]).catch(onError);
        if (client.isReady) return;
        // A cluster waits for every master that it is told of, and one that is dead may never come back.
        if (client.isOpen) await client.destroy();
        await pause(longestRetry, null, { ref: false });
      }
    },
    async destroy() {
      closing.abort();
      if (client.isOpen) await client.destroy();
    },
  };
  return Object.assign(Object.create(client), own);
}

async function tooLate(): Promise<never> {
  await pause(longestStart, null, { ref: false });
  throw new Error('Redis was not found in time.');
}

/** Records in Redis, as `openSqlite` opens those of a file: no call takes long. */
export interface RedisRecords {
  ask<Value>(call: (client: RedisClient) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export function openRedis(url: string, failed: (error: unknown) => void, { patience }: Patience): RedisRecords {
  const within = recordPolicy('records in Redis', patience);
  const connecting = redisClient(url, { onError: failed }).then((client) => {
    void client.connect();
    return client;
  });
  connecting.catch(failed);
  return {
    ask: (call) =>
      within(async () => {
        const client = await connecting;
        // Otherwise the client would run the command once it finds its master, after the caller has read that it failed.
        if (!client.isReady) throw new Error('Redis is away.');
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
  const script = { keys: draftKeys(client), arguments: [String(droppedAtOnce)] };
  return Number(await client.eval(dropScript, script)) > 0;
}
