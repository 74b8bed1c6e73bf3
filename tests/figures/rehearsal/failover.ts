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
/** Shoppers with a session, when the master dies: the others are on their way to one, however slow the machine is. */
const signedInBefore = 20;
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
  await outlives({ ...engine, name: 'cluster', killMaster }, check).finally(engine.close);
}

export async function sentinel(check: Check): Promise<void> {
  const engine = await startSentinels({ downAfter: nodeTimeout });
  await outlives({ ...engine, name: 'sentinel' }, check).finally(engine.close);
}

interface Engine {
  /** Of the worlds of its shoppers, whose books outlive a part. */
  name: string;
  url: string;
  killMaster(): Promise<void>;
}

async function outlives({ name, url, killMaster }: Engine, check: Check) {
  const ports = [await freePort(), await freePort()];
  const shop = await startShop({
    asInProduction: true,
    // A machine that is busy with all of this is no Redis that is dead.
    env: { REDIS_URL: url, TIMEOUT_REDIS: '5000', PAGE_CACHE_MB: '40', BREAKER_FAILURES: '20', LOG_LEVEL: 'silent' },
    processes: ports.map((port) => ({ METRICS_PORT: String(port) })),
  });
  try {
    const over = new AbortController();
    const failures = watchRecords(ports, over.signal);
    const people = Array.from({ length: shoppers }, (_, at) => ({ world: `${name}-${at}`, at })).map((place) => ({
      shopper: new HttpShopper(shop, place),
      world: place.world,
    }));
    const ended = new AbortController();
    const bought = Promise.all(people.map((person) => buysAs(shop, person))).finally(() => ended.abort());
    while (!ended.signal.aborted && people.filter(({ shopper }) => shopper.isSignedIn).length < signedInBefore)
      await wait(lookInterval);
    const killed = performance.now();
    await killMaster();
    report(await bought, check);
    over.abort();
    const seen = (await failures).map(({ at, count }) => ({ second: Math.round((at - killed) / 1000), count }));
    const count = seen.reduce((sum, each) => sum + each.count, 0);
    const seconds = Math.max(0, ...seen.map(({ second }) => second));
    const promise = `sign-ins and sessions are refused for at most ${mostRefused} s after its death`;
    check(promise, count > 0 && seconds <= mostRefused, `${seconds} s, ${count} times`);
  } finally {
    await shop.stop();
  }
}

interface Outcome extends Ended {
  charges: number;
}

async function buysAs(shop: Shop, { shopper, world }: { shopper: HttpShopper; world: string }): Promise<Outcome> {
  const ended = await buys(shopper, { world, backendUrl: shop.backendUrl });
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

/** How often a session or a sign-in could not be read or written, in both processes, and when. */
async function watchRecords(ports: readonly number[], over: AbortSignal) {
  const failures: { at: number; count: number }[] = [];
  let before = 0;
  while (!over.aborted) {
    const sum = (await Promise.all(ports.map(failuresAt))).reduce((total, each) => total + each, 0);
    if (sum > before) failures.push({ at: performance.now(), count: sum - before });
    before = Math.max(before, sum);
    await wait(lookInterval);
  }
  return failures;
}

/** None where the process was too busy to say. */
async function failuresAt(port: number): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(/^session_store_failures_total (\d+)/m.exec(text)?.[1] ?? 0);
}
