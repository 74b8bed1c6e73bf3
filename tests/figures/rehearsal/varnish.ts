/** Varnish before three processes: a page is made once, is nobody's own, and is new after a purge. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#adapters/testing/free-port.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { startRedis } from '#adapters/testing/redis.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { HttpShopper } from '../shopper.ts';
import type { Check } from './checks.ts';
import { startVarnish, type Varnish } from './play-varnish.ts';
import { pricedBackend } from './priced-backend.ts';

const token = 'jeton-de-purge-de-la-repetition';
const product = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
const lists = ['timbres', 'carnets', 'enveloppes', 'emballage', 'colis'].map((code) => `/boutique/c/${code}`);
const paths = [product, ...lists];
const [oldPrice, newPrice] = ['18,24', '21,37'];
/** In seconds. */
const [longestOld, watched] = [60, 70];

interface Stage {
  shop: Shop;
  varnish: Varnish;
  /** Of each process: its measurements and purges. */
  own: readonly string[];
  setPrice(price: string): void;
  check: Check;
}

const visit = () => `lpel_sid=${idsOfTests.issue('visit')}`;

interface PageAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** A page as a browser with these cookies reads it. */
async function read(url: string, headers: Record<string, string> = { cookie: visit() }): Promise<PageAnswer> {
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch {
    return { status: 0, headers: new Headers(), body: '' };
  }
}

export async function varnish(check: Check): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-varnish-'));
  const port = await freePort();
  const ports = [await freePort(), await freePort(), await freePort()];
  const [redis, backend] = [await startRedis(), await pricedBackend(oldPrice)];
  const origin = `http://127.0.0.1:${port}`;
  const shop = await startShop({
    asInProduction: true,
    origin,
    occBaseUrl: `${backend.url}/occ/ecommerce`,
    env: {
      REDIS_URL: redis.url,
      PAGE_CACHE_MB: '16',
      PAGE_CACHE_TOKEN: token,
      PAGE_CACHE_PROXIES: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      FORWARD_TEST_HEADER: '',
      LOG_LEVEL: 'silent',
    },
    processes: ports.map((each) => ({ METRICS_PORT: String(each) })),
  });
  backend.passTo(shop.backendUrl);
  const front = await startVarnish({ folder, port, upstreams: shop.processUrls, token });
  const own = ports.map((each) => `http://127.0.0.1:${each}`);
  const stage = { shop, varnish: front, own, setPrice: backend.setPrice, check };
  try {
    await makesPagesOnce(stage);
    await showsNobodyAnother(stage);
    await refusesPoison(stage);
    await isPurged(stage);
    await restarts(stage);
    await sendsOldPagesWithoutShop(stage);
  } finally {
    await front.stop();
    await shop.stop();
    await backend.close();
    await redis.kill();
    rmSync(folder, { recursive: true });
  }
}

/** What the processes have done for public pages. */
async function outcomes(own: readonly string[]) {
  const sums = { hit: 0, stale: 0, miss: 0 };
  for (const url of own)
    for (const [, outcome, count] of (await (await fetch(`${url}/metrics`)).text()).matchAll(
      /page_cache_requests_total\{outcome="(hit|stale|miss)"\} (\d+)/g,
    ))
      sums[outcome as keyof typeof sums] += Number(count);
  return sums;
}

async function makesPagesOnce({ varnish: { url }, own, check }: Stage) {
  const visitors = 50;
  const before = await outcomes(own);
  const all = await Promise.all(paths.flatMap((path) => Array.from({ length: visitors }, () => read(url + path))));
  const after = await outcomes(own);
  const asked = after.hit + after.stale + after.miss - before.hit - before.stale - before.miss;
  const good = all.filter(({ status }) => status === 200).length;
  const seen = { readers: all.length, answered: good, 'asked of the shop': asked, made: after.miss - before.miss };
  check(
    `three processes make ${paths.length} pages once for ${all.length} readers`,
    asked === paths.length && good === all.length,
    seen,
  );
}

const accounts = ['particulier@exemple.fr', 'pro-certifie@exemple.fr'];

/** Shoppers with a session and a cart read the same pages at once as visitors do. */
async function showsNobodyAnother({ shop, varnish: { url }, check }: Stage) {
  const people = await Promise.all(
    accounts.map(async (email, at) => {
      const shopper = new HttpShopper({ url, processUrls: [url] }, { world: '', at });
      await shopper.send(product, { add: '1126001', offer: '', quantity: '2' });
      const form = await shopper.read('/ecom/connexion?redirect=%2F');
      await shopper.send(form.url, { email, password: 'timbre-demo' });
      return shopper;
    }),
  );
  const known = people.filter(({ isSignedIn }) => isSignedIn).length;
  const personal = ['/', '/mon-compte', '/checkout/recapitulatif', '/ecom/visiteur', ...paths];
  const theirs = await Promise.all(people.flatMap((shopper) => personal.map((path) => shopper.read(path))));
  const cookies = Array.from({ length: 40 }, visit);
  const visitors = await Promise.all(cookies.flatMap((cookie) => personal.map((path) => read(url + path, { cookie }))));
  const visitor = JSON.parse((await read(`${shop.processUrls[0]}/ecom/visiteur`)).body);
  const foreign = visitors.filter(
    ({ body, headers }) =>
      accounts.some((email) => body.includes(email)) ||
      /"account":\{/.test(body) ||
      (headers.get('set-cookie') ?? '').includes('lpel_sid='),
  );
  const sids = cookies.map((cookie) => cookie.replace('lpel_sid=', ''));
  const mixed = [...theirs, ...visitors].filter(({ body }) => sids.some((sid) => body.includes(sid)));
  const count = theirs.length + visitors.length;
  check(
    'nobody sees what is another’s: accounts, carts, visits',
    known === accounts.length && visitor.account === undefined && foreign.length === 0 && mixed.length === 0,
    `${foreign.length + mixed.length} of ${count} answers, ${known} signed in`,
  );
}

/** What the shop reads in another way than Varnish would give others a page that is not theirs. */
async function refusesPoison({ varnish: { url }, check }: Stage) {
  const variants: Record<string, string>[] = [
    { cookie: `${visit()}; lpel_locale=en; lpel_locale=fr` },
    { cookie: `${visit()}; lpel_locale="en"` },
    { cookie: `${visit()}; lpel_locale=%65n` },
    { cookie: `${visit()}; __Host-lpel_locale=en; lpel_locale=fr` },
    { cookie: `${visit()};lpel_locale=en` },
    { cookie: `${visit()}; lpel_locale =en` },
    { cookie: `${visit()}; lpel_mesure="1"` },
    { cookie: `${visit()}; lpel_preview=x` },
    { cookie: `${visit()}; __Host-lpel_session=x` },
    { cookie: visit(), 'sec-gpc': '1, 1' },
    { cookie: visit(), host: 'canari.exemple' },
    { cookie: visit(), 'x-forwarded-host': 'canari.exemple' },
    { cookie: visit(), 'x-forwarded-proto': 'canari' },
    { cookie: visit(), 'x-variant': 'canari' },
    { cookie: visit(), 'x-original-url': '/canari' },
    { cookie: visit(), 'x-http-method-override': 'DELETE' },
    { cookie: visit(), xkey: 'canari' },
    { cookie: visit(), range: 'bytes=0-9' },
    { cookie: visit(), 'if-none-match': '*' },
    { cookie: visit(), 'sec-purpose': 'prefetch' },
    { cookie: visit(), 'accept-language': 'en' },
    { cookie: visit(), authorization: 'Bearer canari' },
  ];
  let changed = 0;
  for (const [at, headers] of variants.entries()) {
    // An address that nobody has read: the bad request comes first.
    const path = `/boutique/recherche?q=timbre${at}`;
    await read(url + path, headers);
    const { status, body, headers: answered } = await read(url + path);
    const isGood = status === 200 && body.includes('<html lang="fr"') && !body.includes('canari');
    if (!isGood || answered.has('xkey') || answered.has('set-cookie')) changed += 1;
  }
  check('no request changes what the next visitor reads', changed === 0, `${changed} of ${variants.length}`);
}

async function isPurged({ varnish: { url }, own, setPrice, check }: Stage) {
  const price = async () => {
    const { body } = await read(url + product);
    return body.includes(newPrice) ? newPrice : body.includes(oldPrice) ? oldPrice : 'none';
  };
  const purge = (at: string, headers: Record<string, string>, body?: string) =>
    fetch(at, { method: body === undefined ? 'PURGE' : 'POST', headers, ...(body && { body }) }).then(
      ({ status }) => status,
    );
  const authorization = `Bearer ${token}`;
  const refusals = [
    await purge(url, { xkey: 'all' }),
    await purge(url, { xkey: 'all', authorization: 'Bearer ' }),
    await purge(`${own[0]}/_cache/purge`, { authorization: 'Bearer x' }, '{"tags":["all"]}'),
  ];
  check(
    'a purge without the token is refused',
    refusals.every((status) => status === 401),
    refusals,
  );
  const first = await price();
  // Pages are being made while the price changes.
  const readers = new AbortController();
  const reading = (async () => {
    while (!readers.signal.aborted)
      await Promise.all([read(url + product), read(`${url}/boutique/recherche?q=carnet`)]);
  })();
  setPrice(newPrice);
  const status = await purge(
    `${own[1]}/_cache/purge`,
    { authorization },
    JSON.stringify({ tags: ['product:1126001'] }),
  );
  const purged = performance.now();
  let lastOld = 0;
  let reads = 0;
  while (performance.now() - purged < watched * 1000) {
    reads += 1;
    if ((await price()) !== newPrice) lastOld = (performance.now() - purged) / 1000;
    await wait(100);
  }
  readers.abort();
  await reading;
  check(
    `nobody reads an old price longer than ${longestOld} s after a purge`,
    first === oldPrice && status === 204 && lastOld <= longestOld,
    `last one after ${lastOld.toFixed(1)} s, of ${reads} reads in ${watched} s`,
  );
}

/** Asks while Varnish is away, and again: what is there afterwards is new, and the same for everybody. */
async function restarts({ varnish: { url, restart }, check }: Stage) {
  await restart();
  const all = await Promise.all(paths.flatMap((path) => Array.from({ length: 20 }, () => read(url + path))));
  const good = all.filter(({ status, headers }) => status === 200 && !headers.has('set-cookie')).length;
  const isNew = all.slice(0, 20).every(({ body }) => body.includes(newPrice));
  check(
    'Varnish restarts empty: everybody reads the same pages, with the new price',
    good === all.length && isNew,
    `${good} of ${all.length}`,
  );
}

async function sendsOldPagesWithoutShop({ shop, varnish: { url }, check }: Stage) {
  await read(url + product);
  for (const at of shop.processUrls.keys()) await shop.kill(at);
  // Its probes have seen that no process answers, and the page is no longer fresh.
  await wait(45_000);
  const [page, other] = [await read(url + product), await read(`${url}/checkout/recapitulatif`)];
  const seen = `${page.status} of a public page, ${other.status} of the cart`;
  check(
    'while no process answers, public pages are sent',
    page.status === 200 && page.body.includes(newPrice) && other.status === 503,
    seen,
  );
}
