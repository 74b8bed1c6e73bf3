/** 200 shoppers buy at two processes while the master dies that has their sessions: of a cluster, and of Sentinels. */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#adapters/testing/free-port.ts';
import { startRedisCluster } from '#adapters/testing/redis-cluster.ts';
import { startSentinels } from '#adapters/testing/redis-sentinels.ts';
import { backendOf } from '../../shared/backend.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { buys, type Ended } from '../http-purchase.ts';
import { HttpShopper } from '../shopper.ts';
import type { Check } from './checks.ts';

const shoppers = 200;
/** In milliseconds: what OPERATING.md advises. */
const nodeTimeout = 5000;
/** In milliseconds: shoppers have begun by then. */
const killedAfter = 8000;
/** In milliseconds: between two looks at the measurements. */
const lookInterval = 200;
/** In seconds. */
const mostRefused = 15;

export async function cluster(check: Check): Promise<void> {
  const engine = await startRedisCluster({ replicas: 1, nodeTimeout });
  const [first] = engine.nodes;
  const killMaster = async () => {
    if (first) await engine.kill(first);
  };
  await outlives({ ...engine, killMaster }, check).finally(engine.close);
}

export async function sentinel(check: Check): Promise<void> {
  const engine = await startSentinels({ downAfter: nodeTimeout });
  await outlives(engine, check).finally(engine.close);
}

interface Engine {
  url: string;
  killMaster(): Promise<void>;
}

async function outlives({ url, killMaster }: Engine, check: Check) {
  const ports = [await freePort(), await freePort()];
  const shop = await startShop({
    asInProduction: true,
    env: { REDIS_URL: url, PAGE_CACHE_MB: '40', BREAKER_FAILURES: '20', LOG_LEVEL: 'silent' },
    processes: ports.map((port) => ({ METRICS_PORT: String(port) })),
  });
  try {
    const over = new AbortController();
    const failures = watchRecords(ports, over.signal);
    const bought = Promise.all(Array.from({ length: shoppers }, (_, at) => buysAs(shop, at)));
    await wait(killedAfter);
    const killed = performance.now();
    await killMaster();
    report(await bought, check);
    over.abort();
    const { count, last } = await failures;
    const seconds = count === 0 ? 0 : Math.round((last - killed) / 100) / 10;
    const promise = `sign-ins and sessions are refused for at most ${mostRefused} s after its death`;
    check(promise, count > 0 && seconds <= mostRefused, `${seconds} s, ${count} times`);
  } finally {
    await shop.stop();
  }
}

interface Outcome extends Ended {
  charges: number;
}

async function buysAs(shop: Shop, at: number): Promise<Outcome> {
  const world = `shopper-${at}`;
  const ended = await buys(new HttpShopper(shop, { world, at }), { world, backendUrl: shop.backendUrl });
  return { ...ended, charges: (await backendOf(world, shop.backendUrl).books()).charges };
}

function report(ends: readonly Outcome[], check: Check) {
  const unfinished: Record<string, number> = {};
  for (const { at } of ends.filter((each) => each.at !== '')) unfinished[at] = (unfinished[at] ?? 0) + 1;
  const lost = ends.filter(({ lostCart }) => lostCart).length;
  const paid = ends.filter(({ charges }) => charges === 1).length;
  const twice = ends.filter(({ charges }) => charges > 1).length;
  check(`of ${shoppers} shoppers none loses a cart`, lost === 0, { lost, paid, ...unfinished });
  check(`of ${shoppers} shoppers none is charged twice`, twice === 0 && paid > 0, { twice });
}

/** How often a session or a sign-in could not be read or written, in both processes, and when that was last so. */
async function watchRecords(ports: readonly number[], over: AbortSignal) {
  let [count, last] = [0, 0];
  while (!over.aborted) {
    const all = await Promise.all(ports.map(failuresAt));
    const sum = all.reduce((total, each) => total + each, 0);
    if (sum > count) [count, last] = [sum, performance.now()];
    await wait(lookInterval);
  }
  return { count, last };
}

/** None where the process was too busy to say. */
async function failuresAt(port: number): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(/^session_store_failures_total (\d+)/m.exec(text)?.[1] ?? 0);
}
