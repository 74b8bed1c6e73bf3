/**
 * `npm run shoppers`: 200 shoppers at once at two processes with one Redis, each from the home page to the confirmation
 * of an order that is paid by card (issue 18 §1.7). Every one finishes, every cart is whole, every order is paid once.
 * `-- --shoppers 50`. The backend runs in a process of its own with the shop's, since what is asked of it is much.
 */
import { spawnSync } from 'node:child_process';
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

async function buys(at: number): Promise<Told> {
  const world = `shopper-${at}`;
  // A shopper stays with one process, and meets the other when that one is asked: here each has one in turn.
  const shopper = new HttpShopper(shop.url, world);
  const told = (where: string, lostCart = false): Told => ({
    finished: where === '',
    lostCart,
    at: where,
    waits: shopper.waits,
    slowestMs: Math.round(shopper.slowestMs),
  });
  const isRead = ({ status }: Page) => status === 200;
  try {
    for (const path of ['/', '/boutique/c/timbres', booklet])
      if (!isRead(await shopper.read(path))) return told(`reading ${path}`);
    if (!isRead(await shopper.send(booklet, { add: '1126001', offer: '', quantity: '2' }))) return told('adding');
    if (!(await shopper.read(cart)).body.includes(title)) return told('the cart', true);
    const form = await shopper.read(`/ecom/connexion?redirect=${encodeURIComponent(cart)}`);
    const back = await shopper.send(form.url, { email, password });
    if (!back.body.includes(title)) return told(`signing in: ${back.status} ${back.url}`, isRead(back));
    const steps: [path: string, form: Record<string, string>][] = [
      [delivery, { intent: 'known-address', addressId: 'adr-domicile' }],
      [delivery, { intent: 'mode', sellerId: '', mode: 'lettre-suivie' }],
    ];
    for (const [path, fields] of steps) {
      const { status } = await shopper.send(path, fields);
      if (status !== 200) return told(`${fields.intent}: ${status}`);
    }
    const order = await shopper.read(payment);
    const provider = await shopper.send(payment, { ...formOf(order.body, 'order'), intent: 'order', mode: 'card' });
    if (!provider.body.includes('Paiement par carte')) return told(`ordering: ${provider.status} ${provider.url}`);
    let page = await shopper.send(provider.url, card);
    for (let looks = 0; looks < 30 && page.body.includes('en cours de vérification'); looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      page = await shopper.read(page.url);
    }
    if (!page.body.includes('Votre commande est enregistrée'))
      return told(`the confirmation: ${page.status} ${page.url}`);
    const { charges, orders } = await backendOf(world, shop.backendUrl).books();
    return told(charges === 1 && orders.length === 1 ? '' : `${charges} charges, ${orders.length} orders`);
  } catch (error) {
    return told(error instanceof Error ? error.message : 'thrown value');
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
