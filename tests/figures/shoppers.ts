/**
 * `npm run figures -- shoppers`: 200 shoppers at once at two processes with one Redis, each from the home page to the confirmation
 * of an order that is paid by card. Every one finishes, every cart is whole, every order is paid once.
 * `-- --shoppers 50`. The backend runs in a process of its own with the shop's, since what is asked of it is much.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startRedis } from '#adapters/testing/redis.ts';
import { formOf } from '../boundary/checkout-shoppers.ts';
import { backendOf } from '../shared/backend.ts';
import { startShop } from '../shared/shop.ts';
import { HttpShopper, type Page } from './shopper.ts';

const { values } = parseArgs({ options: { shoppers: { type: 'string', default: '200' } } });
const count = Number(values.shoppers);
if (!(count > 0)) throw new Error('--shoppers: expected a number above 0.');
if (spawnSync('redis-server', ['-v']).error)
  throw new Error('The shoppers need redis-server, which is not on the path.');

const [email, password] = ['particulier@exemple.fr', 'timbre-demo'];
const booklet = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
const [cart, delivery, payment] = ['/checkout/recapitulatif', '/checkout/livraison', '/checkout/paiement'];
const card = { play: 'card', number: '4970 1000 0000 0006', expiry: '12/39', code: '123', holder: 'Compte' };
const title = 'Carnet de 12 timbres';

const redis = await startRedis();
const shop = await startShop({
  asInProduction: true,
  env: { REDIS_URL: redis.url, PAGE_CACHE_MB: '40', BREAKER_FAILURES: '20' },
  processes: [{}, {}],
});

interface Told {
  finished: boolean;
  lostCart: boolean;
  /** Where it ended, unless it finished. */
  at: string;
  waits: number;
  slowestMs: number;
}

const isRead = ({ status }: Page) => status === 200;

/** Presses until it is done; nobody presses more often than this. */
async function until(done: () => Promise<boolean>): Promise<boolean> {
  for (let presses = 0; presses < 10; presses += 1) if (await done()) return true;
  return false;
}

/** Reads, fills a cart, signs in: where that ended, unless it went well. */
async function fills(shopper: HttpShopper): Promise<Pick<Told, 'at' | 'lostCart'> | null> {
  for (const path of ['/', '/boutique/c/timbres', booklet])
    if (!isRead(await shopper.read(path))) return { at: `reading ${path}`, lostCart: false };
  const hasBooklet = async () => (await shopper.read(cart)).body.includes(title);
  // Who does not know whether a press arrived looks into the cart first.
  const isThere = await until(async () => {
    await shopper.send(booklet, { add: '1126001', offer: '', quantity: '2' });
    return hasBooklet();
  });
  if (!isThere) return { at: 'adding', lostCart: false };
  const isIn = await until(async () => {
    const form = await shopper.read(`/ecom/connexion?redirect=${encodeURIComponent(cart)}`);
    return isRead(await shopper.send(form.url, { email, password })) && shopper.isSignedIn;
  });
  if (!isIn) return { at: 'signing in', lostCart: false };
  // A merge that was not answered is made when the cart is read again.
  return (await until(hasBooklet)) ? null : { at: 'the cart after signing in', lostCart: true };
}

/** Chooses, orders and pays: the page at the end. */
async function pays(shopper: HttpShopper): Promise<Page> {
  // The page of the payment leads back to what is not chosen yet, and says what was not answered.
  let provider: Page = { url: '', status: 0, body: '' };
  const isAtProvider = await until(async () => {
    let order = await shopper.read(payment);
    if (!new URL(order.url).pathname.endsWith(payment)) {
      await shopper.send(delivery, { intent: 'known-address', addressId: 'adr-domicile' });
      await shopper.send(delivery, { intent: 'mode', sellerId: '', mode: 'lettre-suivie' });
      order = await shopper.read(payment);
    }
    provider = await shopper.send(payment, { ...formOf(order.body, 'order'), intent: 'order', mode: 'card' });
    return provider.body.includes('Paiement par carte');
  });
  if (!isAtProvider) return provider;
  let page = await shopper.send(provider.url, card);
  for (let looks = 0; looks < 30 && page.body.includes('en cours de vérification'); looks += 1) {
    await wait(2000);
    page = await shopper.read(page.url);
  }
  return page;
}

async function buys(at: number): Promise<Told> {
  const world = `shopper-${at}`;
  const shopper = new HttpShopper(shop, { world, at });
  const told = (of: Pick<Told, 'at' | 'lostCart'>): Told => ({
    ...of,
    finished: of.at === '',
    waits: shopper.waits,
    slowestMs: Math.round(shopper.slowestMs),
  });
  try {
    const ended = await fills(shopper);
    if (ended) return told(ended);
    const { status, url, body } = await pays(shopper);
    if (!body.includes('Votre commande est enregistrée'))
      return told({ at: `paying: ${status} ${url}`, lostCart: false });
    const { charges, orders } = await backendOf(world, shop.backendUrl).books();
    const isOnce = charges === 1 && orders.length === 1;
    return told({ at: isOnce ? '' : `${charges} charges, ${orders.length} orders`, lostCart: false });
  } catch (error) {
    return told({ at: error instanceof Error ? error.message : 'thrown value', lostCart: false });
  }
}

const started = performance.now();
const all = await Promise.all(Array.from({ length: count }, (_, at) => buys(at)));
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
