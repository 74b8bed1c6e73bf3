/**
 * `npm run figures -- shoppers`: 200 shoppers at once at two processes with one Redis, each from the home page to the confirmation
 * of an order that is paid by card. Every one finishes, every cart is whole, every order is paid once.
 * `--shoppers 50`. The backend runs in a process of its own with the shop's, since what is asked of it is much.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startRedis } from '#adapters/testing/redis.ts';
import { startShop } from '../shared/shop.ts';
import { buys, type Ended } from './http-purchase.ts';
import { HttpShopper } from './shopper.ts';

const { values } = parseArgs({ options: { shoppers: { type: 'string', default: '200' } } });
const count = Number(values.shoppers);
if (!(count > 0)) throw new Error('--shoppers: expected a number above 0.');
if (spawnSync('redis-server', ['-v']).error)
  throw new Error('The shoppers need redis-server, which is not on the path.');

const redis = await startRedis();
const shop = await startShop({
  asInProduction: true,
  env: { REDIS_URL: redis.url, PAGE_CACHE_MB: '40', BREAKER_FAILURES: '20' },
  processes: [{}, {}],
});

interface VisitReport extends Ended {
  finished: boolean;
  waits: number;
  slowestMs: number;
}

async function visits(at: number): Promise<VisitReport> {
  const world = `shopper-${at}`;
  const shopper = new HttpShopper(shop, { world, at });
  const ended = await buys(shopper, { world, backendUrl: shop.backendUrl });
  return {
    ...ended,
    finished: ended.at === '',
    waits: shopper.waits,
    slowestMs: Math.round(shopper.slowestMs),
  };
}

const started = performance.now();
const all = await Promise.all(Array.from({ length: count }, (_, at) => visits(at)));
const seconds = (performance.now() - started) / 1000;
await shop.stop();
await redis.kill();

const finished = all.filter((each) => each.finished).length;
const lost = all.filter(({ lostCart }) => lostCart).length;
const reasons: Record<string, number> = {};
for (const { at } of all.filter((each) => !each.finished)) reasons[at] = (reasons[at] ?? 0) + 1;
console.table({
  shoppers: {
    of: count,
    finished,
    'lost carts': lost,
    seconds: Math.round(seconds),
    'came again': all.reduce((sum, { waits }) => sum + waits, 0),
    'slowest answer ms': Math.max(...all.map(({ slowestMs }) => slowestMs)),
  },
});
for (const [where, times] of Object.entries(reasons)) console.error(`${times} ended at: ${where}`);
process.exitCode = finished === count && lost === 0 ? 0 : 1;
