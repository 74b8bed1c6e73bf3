import type * as Redis from 'redis';
import { wordOf } from '#adapters/shared-mapping.ts';
import { type RedisAddress, redisAddress } from './redis-address.ts';

type Library = typeof Redis;
type Probe = ReturnType<Library['createClient']>;

/** Redis answers and refuses the shop: waiting does not help. */
const refusals = /^(WRONGPASS|NOAUTH|NOPERM|ERR (AUTH|invalid password|Client sent AUTH|DB index))/;

const [connectTimeout, socketTimeout] = [1000, 2000];

/** Why the shop cannot start with this Redis, for the operator; `null`: it can, or Redis cannot be reached for now. */
export async function redisRefusal(url: string): Promise<string | null> {
  const address = redisAddress(url);
  if (address === null) return null;
  const library = await import('redis');
  for (const options of optionsOf(address)) {
    const refusal = await askedAt(library, options, (probe) => misfit(library, probe, address));
    if (refusal !== unreachable) return refusal && `REDIS_URL: ${refusal}`;
  }
  return null;
}

const unreachable = Symbol('unreachable');

type Options = NonNullable<Parameters<Library['createClient']>[0]>;

/** The connections that may tell: the first that answers does. */
function optionsOf(address: RedisAddress): Options[] {
  if (address.kind === 'server') return [{ url: address.url }];
  const { isEncrypted } = address;
  const at = (node: { host: string; port: number }) => ({ ...node, ...(isEncrypted && { tls: true as const }) });
  return address.kind === 'sentinel'
    ? address.sentinels.map((node) => ({ socket: at(node) }))
    : address.nodes.map((node) => ({ ...signInOf(address), socket: at(node) }));
}

const signInOf = ({ username, password }: { username?: string; password?: string }) => ({
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
});

async function askedAt(
  { createClient }: Library,
  { socket, ...options }: Options,
  ask: (probe: Probe) => Promise<string | null>,
): Promise<string | null | typeof unreachable> {
  const client = createClient({
    ...options,
    socket: { ...socket, connectTimeout, socketTimeout, reconnectStrategy: false } as Options['socket'],
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await ask(client);
  } catch (error) {
    const refusal = error instanceof Error ? refusals.exec(error.message)?.[0] : undefined;
    return refusal === undefined
      ? unreachable
      : `Redis refuses the shop (${refusal}): correct the user, the password or the database in it.`;
  } finally {
    if (client.isOpen) client.destroy();
  }
}

const fits = {
  server: 'standalone',
  cluster: 'cluster',
  sentinel: 'sentinel',
} as const satisfies Record<RedisAddress['kind'], string>;

const writtenAs: Record<string, string> = {
  standalone: 'one server: write redis://server.',
  cluster: 'a node of a cluster: write several of its nodes, redis://node,node,node.',
  sentinel: 'a Sentinel: write redis+sentinel://sentinel,sentinel/master.',
};

async function misfit(library: Library, probe: Probe, address: RedisAddress): Promise<string | null> {
  const { mode, role } = await probe.hello();
  if (mode !== fits[address.kind]) return `What answers is ${wordOf(writtenAs, mode) ?? mode}`;
  if (address.kind === 'sentinel') return misfitOfMaster(library, probe, address);
  if (address.kind === 'server' && role !== 'master')
    return 'This server is a replica, which takes no writes: name its master, or the Sentinels that watch it.';
  await probe.get('record:readiness').catch(ignoreMoved);
  return null;
}

/** Another node of a cluster has the record. */
function ignoreMoved(error: unknown) {
  if (!(error instanceof Error && error.message.startsWith('MOVED'))) throw error;
}

async function misfitOfMaster(library: Library, probe: Probe, address: Extract<RedisAddress, { kind: 'sentinel' }>) {
  const found: unknown = await probe.sendCommand(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', address.master]);
  if (!Array.isArray(found)) return 'The Sentinels watch no master of this name.';
  const socket = { host: String(found[0]), port: Number(found[1]), ...(address.isEncrypted && { tls: true as const }) };
  const refusal = await askedAt(library, { ...signInOf(address), socket }, async (master) => {
    await master.get('record:readiness');
    return null;
  });
  return refusal === unreachable ? null : refusal;
}
