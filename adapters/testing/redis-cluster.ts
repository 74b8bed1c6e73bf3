import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { killRedis, rawRedis, spawnRedis, whenAgreed } from './redis.ts';

interface ClusterNode {
  port: number;
  /** The place of the master among the masters, or of the one that a replica copies. */
  shard: number;
  isReplica: boolean;
  process: ChildProcess;
}

export interface PlayCluster {
  /** Names all nodes. */
  url: string;
  nodes: readonly ClusterNode[];
  /** A replica takes its master's place, as in a release of Redis. */
  failOver(shard: number): Promise<void>;
  /** Ends a node as a machine does that is cut off. */
  kill(node: ClusterNode): Promise<void>;
  close(): Promise<void>;
}

const slots = 16_384;
/** Milliseconds until a node that says nothing counts as failed. */
const usualTimeout = 2000;

interface ClusterOptions {
  masters?: number;
  /** Of each master. */
  replicas?: 0 | 1;
  nodeTimeout?: number;
}

/** A cluster of Redis processes on free ports. */
export async function startRedisCluster({
  masters = 3,
  replicas = 0,
  nodeTimeout = usualTimeout,
}: ClusterOptions = {}): Promise<PlayCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-cluster-'));
  const nodes = await Promise.all(
    Array.from({ length: masters * (1 + replicas) }, async (_, at) => {
      const [port, bus] = [await freePort(), await freePort()];
      const cluster = ['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${port}.conf`];
      const ports = ['--port', String(port), '--cluster-port', String(bus)];
      const options = [...ports, ...cluster, '--cluster-node-timeout', String(nodeTimeout), '--save', ''];
      const process = await spawnRedis(options, folder);
      return { port, bus, process, shard: at % masters, isReplica: at >= masters };
    }),
  );
  const ask = async (port: number, ...command: string[]): Promise<unknown> => {
    const client = await rawRedis(`redis://127.0.0.1:${port}`);
    return client.sendCommand(command).finally(() => client.destroy());
  };
  const [first] = nodes;
  for (const { port, bus } of nodes.slice(1))
    await ask(first?.port ?? 0, 'CLUSTER', 'MEET', '127.0.0.1', String(port), String(bus));
  const share = Math.ceil(slots / masters);
  for (const { port, shard, isReplica } of nodes) {
    const [from, to] = [shard * share, Math.min(slots, (shard + 1) * share) - 1].map(String);
    if (!isReplica) await ask(port, 'CLUSTER', 'ADDSLOTSRANGE', from ?? '', to ?? '');
  }
  for (const { port, shard, isReplica } of nodes) {
    if (!isReplica) continue;
    const master = String(await ask(nodes[shard]?.port ?? 0, 'CLUSTER', 'MYID'));
    await whenAgreed(() => ask(port, 'CLUSTER', 'REPLICATE', master));
  }
  const isWhole = async (port: number) => {
    const info = String(await ask(port, 'CLUSTER', 'INFO'));
    if (!info.includes('cluster_state:ok') || !info.includes(`cluster_known_nodes:${nodes.length}`))
      throw new Error('The cluster is not whole yet.');
  };
  const copies = async (port: number) => {
    if (!String(await ask(port, 'INFO', 'replication')).includes('master_link_status:up'))
      throw new Error('A replica has nothing yet.');
  };
  for (const { port, isReplica } of nodes)
    await whenAgreed(() => Promise.all([isWhole(port), ...(isReplica ? [copies(port)] : [])]));
  return {
    url: `redis://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    nodes,
    async failOver(shard) {
      const replica = nodes.find((node) => node.isReplica && node.shard === shard);
      if (!replica) throw new Error('This master has no replica.');
      await ask(replica.port, 'CLUSTER', 'FAILOVER');
      await whenAgreed(async () => {
        if (!String(await ask(replica.port, 'INFO', 'replication')).includes('role:master'))
          throw new Error('It is a replica still.');
      });
    },
    kill: ({ process }) => killRedis(process),
    async close() {
      await Promise.all(nodes.map(({ process }) => killRedis(process)));
      rmSync(folder, { recursive: true });
    },
  };
}
