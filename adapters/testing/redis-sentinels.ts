import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { killRedis, rawRedis, spawnRedis, whenAgreed } from './redis.ts';

export interface PlaySentinels {
  /** Names the three Sentinels and the master. */
  url: string;
  serverUrls: readonly string[];
  /** Ends the master as a machine does that is cut off. */
  killMaster(): Promise<void>;
  /** The two servers change places. */
  failOver(): Promise<void>;
  close(): Promise<void>;
}

const master = 'shop';
/** Milliseconds until a master that says nothing counts as dead. */
const usualTimeout = 1000;

/** A master and its replica, which three Sentinels watch. */
export async function startSentinels({ downAfter = usualTimeout } = {}): Promise<PlaySentinels> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-sentinels-'));
  const [masterPort, replicaPort] = [await freePort(), await freePort()];
  const serverOptions = (port: number) => ['--port', String(port), '--save', ''];
  const servers = [
    await spawnRedis(serverOptions(masterPort), folder),
    await spawnRedis([...serverOptions(replicaPort), '--replicaof', '127.0.0.1', String(masterPort)], folder),
  ];
  const ask = async (port: number, ...command: string[]): Promise<unknown> => {
    const client = await rawRedis(`redis://127.0.0.1:${port}`);
    return client.sendCommand(command).finally(() => client.destroy());
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const sentinels = await Promise.all(
    ports.map((port) => {
      const file = join(folder, `sentinel-${port}.conf`);
      const lines = [
        `port ${port}`,
        `sentinel monitor ${master} 127.0.0.1 ${masterPort} 2`,
        `sentinel down-after-milliseconds ${master} ${downAfter}`,
        `sentinel failover-timeout ${master} 10000`,
      ];
      writeFileSync(file, `${lines.join('\n')}\n`);
      return spawnRedis([file, '--sentinel'], folder);
    }),
  );
  const [first = 0] = ports;
  const masterNow = async () => {
    const found = await ask(first, 'SENTINEL', 'GET-MASTER-ADDR-BY-NAME', master);
    return Number(Array.isArray(found) && found[1]);
  };
  // All know each other, and the replica.
  for (const port of ports)
    await whenAgreed(async () => {
      const seen = String(await ask(port, 'INFO', 'sentinel'));
      if (!seen.includes('status=ok') || !seen.includes('slaves=1,sentinels=3')) throw new Error(seen);
    });
  await whenAgreed(async () => {
    const state = String(await ask(replicaPort, 'INFO', 'replication'));
    if (!state.includes('master_link_status:up')) throw new Error(state);
  });
  return {
    url: `redis+sentinel://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${master}`,
    serverUrls: [masterPort, replicaPort].map((port) => `redis://127.0.0.1:${port}`),
    async killMaster() {
      const at = (await masterNow()) === masterPort ? 0 : 1;
      const server = servers[at];
      if (server) await killRedis(server);
    },
    async failOver() {
      const before = await masterNow();
      await ask(first, 'SENTINEL', 'FAILOVER', master);
      // Until then it takes writes that nobody will have.
      await whenAgreed(async () => {
        if (!String(await ask(before, 'INFO', 'replication')).includes('role:slave'))
          throw new Error('The master is the same still.');
      });
    },
    async close() {
      await Promise.all([...servers, ...sentinels].map(killRedis));
      rmSync(folder, { recursive: true });
    },
  };
}
