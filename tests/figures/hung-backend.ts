/**
 * `npm run figures -- hung-backend`: how the cart, the checkout and the health answer while one service after another hangs, with
 * three times as many of its pages as one process makes. Compared with the same in the quiet.
 * `--seconds 8`.
 */
import { parseArgs } from 'node:util';
import { operations } from '#mocks/shared/operations.ts';
import { backendOf } from '../shared/backend.ts';
import { startShop } from '../shared/shop.ts';
import { HttpShopper } from './shopper.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('--seconds: expected a number above 0.');

const visitors = 192;
/** A service, by the feature of its contract, and pages that need it; `n` differs each time. */
const services: Record<string, (n: number) => string> = {
  catalog: (n) => (n % 2 === 0 ? `/boutique/x/p/${9_000_000 + n}` : `/boutique/recherche?q=mot${n}`),
  content: (n) => `/aide?n=${n}`,
  letters: (n) => `/envoi-courrier-en-ligne?n=${n}`,
  recommendations: (n) => `/ecom/recommandations?n=${n}`,
  'points-of-sale': (n) => `/points-de-vente?ou=6900${n % 10}`,
  company: (n) => `/professionnel/mon-compte/commandes?n=${n}`,
};
/** What shoppers wait longer for than in the quiet, at most, in milliseconds. */
const most = 500;

const shop = await startShop({ asInProduction: true, env: { BREAKER_FAILURES: '20', LOG_LEVEL: 'silent' } });
const world = 'hung-backend';
const backend = backendOf(world, shop.backendUrl);
const shopper = new HttpShopper(shop, { world, at: 0 });
await shopper.send('/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001', {
  add: '1126001',
  offer: '',
  quantity: '1',
});
const form = await shopper.read('/ecom/connexion?redirect=/checkout/recapitulatif');
await shopper.send(form.url, { email: 'particulier@exemple.fr', password: 'timbre-demo' });

const watched = { cart: '/checkout/recapitulatif', checkout: '/checkout/livraison', health: '/healthz' };
type Watched = keyof typeof watched;
interface Row {
  answers: number;
  failed: number;
  p50: number;
  p95: number;
}

const at = (times: readonly number[], part: number) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0);

async function watch(path: string): Promise<Row> {
  const times: number[] = [];
  let failed = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    const started = performance.now();
    const { status } = await shopper.readOnce(path);
    times.push(performance.now() - started);
    if (status !== 200) failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { answers: times.length, failed, p50: at(times, 0.5), p95: at(times, 0.95) };
}

async function measured(): Promise<Record<Watched, Row>> {
  const [cart, checkout, health] = await Promise.all(Object.values(watched).map(watch));
  if (!cart || !checkout || !health) throw new Error('Nothing was measured.');
  return { cart, checkout, health };
}

/** Visitors who ask for pages of a service, and look at what they got for a moment. */
function attack(pageOf: (n: number) => string, over: AbortSignal) {
  let n = 0;
  const visit = async () => {
    while (!over.aborted) {
      n += 1;
      await shopper.readOnce(pageOf(n)).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  return Promise.all(Array.from({ length: visitors }, visit));
}

const faults: string[] = [];
for (const path of Object.values(watched)) await shopper.readOnce(path);
for (const [service, pageOf] of Object.entries(services)) {
  const quiet = await measured();
  for (const { id, feature } of operations)
    if (feature === service) await backend.misbehaves({ operation: id, effect: 'hang' });
  const over = new AbortController();
  const attacking = attack(pageOf, over.signal);
  const hung = await measured();
  over.abort();
  await attacking;
  await backend.behaves();
  // Its circuits close again.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  console.log(`${service} hangs`);
  console.table(
    Object.fromEntries(
      (['cart', 'checkout', 'health'] as const).flatMap((name) => [
        [`${name}, quiet`, quiet[name]],
        [`${name}, hung`, hung[name]],
      ]),
    ),
  );
  for (const name of ['cart', 'checkout'] as const) {
    const more = hung[name].p95 - quiet[name].p95;
    if (hung[name].failed > 0) faults.push(`${service} hangs: ${name} failed ${hung[name].failed} times`);
    if (more > most) faults.push(`${service} hangs: ${name} is ${more} ms slower (p95)`);
  }
}
await shop.stop();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
