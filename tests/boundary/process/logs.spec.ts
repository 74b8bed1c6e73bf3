/** What stands in the log, at one shop that logs all it can. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { freePort } from '#adapters/testing/free-port.ts';
import { addressFields, formFields } from '#domain/address/form-fields.ts';
import { individual } from '../../journeys/purchase.ts';
import { backendOf } from '../../shared/backend.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { signsIn } from '../../shared/shopper.ts';
import { askAt, expect, test } from '../ask.ts';

// One after the other: each reads the lines of its own requests.
test.describe.configure({ mode: 'default' });
let shop: Shop;
let metricsPort: number;
let before = 0;
test.beforeAll(async () => {
  metricsPort = await freePort();
  shop = await startShop({
    env: { LOG_LEVEL: 'debug', METRICS_PORT: String(metricsPort), TRUSTED_PROXIES: '127.0.0.1' },
  });
});
test.beforeEach(async () => {
  // After a line of its own: what the test before made the shop say late stands before it.
  const marker = randomUUID();
  const line = new RegExp(`.*${marker}.*\n`);
  await fetch(`${shop.url}/healthz`, { headers: { 'x-request-id': marker } });
  await expect.poll(() => shop.output()).toMatch(line);
  before = shop.output().search(line) + (line.exec(shop.output())?.[0].length ?? 0);
});
test.afterAll(() => shop.stop());

/** What this test has made the shop say. */
const said = () => shop.output().slice(before);

const canary = 'canari7f3a';
const mail = `${canary}@exemple.fr`;

/** A visitor whose every text must not appear in a log. */
async function visit(path: string, body?: URLSearchParams) {
  return fetch(shop.url + path, {
    redirect: 'manual',
    ...(body ? { method: 'POST', body } : {}),
    headers: {
      authorization: `Bearer ${canary}`,
      cookie: `lpel_cart=${canary}; lpel_sid=${canary}; lpel_session=${canary}; other=${canary}`,
      referer: `${shop.url}/?mail=${mail}`,
      'user-agent': `${canary}/1.0`,
      'x-forwarded-for': canary,
      'x-request-id': mail,
      ...(body ? { origin: shop.url } : {}),
    },
  });
}

test('the log has one line for each request, and nothing that a visitor sent or a backend answered', async () => {
  const paths = [
    `/boutique/recherche?q=${canary}&mail=${mail}`,
    `/boutique/c/${canary}?page=1`,
    `/${mail}`,
    `/%0d%0a${canary}%0d%0a`,
    `/boutique/c/timbres.data?x=${canary}`,
    `/assets/${canary}.js`,
    `/medias/${canary}`,
    `/ecom/connexion?redirect=/${canary}`,
  ];
  for (const path of paths) await (await visit(path)).arrayBuffer();
  const body = new URLSearchParams({ add: canary, voucher: canary, email: mail, pan: canary });
  for (const path of ['/checkout/recapitulatif', `/boutique/x/p/${canary}`])
    await (await visit(path, body)).arrayBuffer();
  const backend = backendOf('default', shop.backendUrl);
  await backend.misbehaves({ operation: '*', effect: 'contract' });
  for (const path of paths) await (await visit(path)).arrayBuffer();
  await backend.behaves();

  // Beside them, a probe is a line of the level below.
  const count = () => said().match(/"level":30.*"msg":"request"/g)?.length ?? 0;
  await expect.poll(count).toBe(2 * paths.length + 2);
  expect(said()).not.toContain(canary);
  const lines = said()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const requests = lines.filter(({ level, msg }) => level === 30 && msg === 'request');
  expect(requests).toHaveLength(2 * paths.length + 2);
  for (const line of requests) expect(line).toMatchObject({ method: /GET|POST/, status: expect.any(Number) });
  expect(lines.some(({ msg }) => msg === 'backend fault')).toBe(true);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).not.toContain(canary);
  expect(metrics).toMatch(/http_requests_total\{route="search",method="GET",status="2xx"\} \d/);
  expect(metrics).toMatch(/backend_calls_total\{operation="searchProducts",outcome="\w+"\} \d/);
  expect(await (await fetch(`${shop.url}/metrics`)).text()).not.toContain('http_requests_total');
});

const typed = 'quelqu-un@exemple.fr';
const unspoken = ['/%09/javascript:x', `/a%ff/${typed}`, `/%00/${typed}`, '/%', `/%0d%0aX:1/${typed}`];

test('the log is JSON on every line, names routes and no typed word, and tells a visitor who leaves from a fault', async ({
  world,
}) => {
  const ask = askAt({ origin: shop.url, world });
  for (const path of unspoken) {
    const { status, body } = await ask(path, { headers: { accept: 'text/html' } });
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(body).toContain('This page could not be found');
    expect((await ask(path, { headers: { accept: 'application/json' } })).status).toBe(404);
  }
  expect((await ask('/ecom/connexion', { cookies: ['__Host-lpel_wanted=%25'] })).status).toBe(302);
  await leaves(shop.url);
  await ask('/healthz');
  await expect.poll(() => said()).toContain('/ecom/connexion');
  const lines = said().trim().split('\n');
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  expect(said()).not.toContain(typed);
  expect(said()).not.toContain('fault');
});

/** A visitor who goes away in the middle of a form. */
const leaves = (url: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port, origin } = new URL(url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /ecom/langue HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\nlang=`,
      );
    });
    // The shop has read the head: « 100 Continue ».
    socket.once('data', () => socket.destroy());
    socket.on('close', () => resolve());
  });

/** In the order in which the form confirms it. */
const place = {
  streetName: '7 rue Canari-Rue',
  additionalStreetName: 'Canari-Lieu',
  codePostal: '33987',
  city: 'Canari-Ville',
  country: 'FR',
};
/** An address whose every text must not appear in a log: each field of a person's form. */
const canaryAddress: Record<string, string> = {
  ...Object.fromEntries(addressFields.filter((name) => !formFields[name].ofCompany).map((name) => [name, 'Canari'])),
  ...place,
  civility: 'mrs',
  mobilePhone: '0698765432',
  email: 'canari@exemple.fr',
};
const secrets = /canari|\b33987\b|698765432/i;
/** Confirms an unrecognised address the second time that it is posted. */
const kept = { step: 'keep', tries: '2', confirmed: new URLSearchParams(place).toString() };

async function buys(request: APIRequestContext): Promise<void> {
  await signsIn(request, { email: individual, shop: shop.url });
  const found = await request.get(`${shop.url}/boutique/x/p/1126001`);
  await request.post(found.url(), { headers: { origin: shop.url }, form: { add: '1126001' } });
}

test('an address stands in no log, whether it is saved, refused or fails', async ({ request, world }) => {
  const steer = async (rule: object) => {
    const data = { ...rule, world };
    expect((await request.post(`${shop.backendUrl}/scenarios`, { data })).ok()).toBe(true);
  };
  const sends = async (over: Record<string, string> = {}, intent = 'address') => {
    const form = { intent, purpose: 'save', ...canaryAddress, ...over };
    const headers = { origin: shop.url };
    return (await request.post(`${shop.url}/checkout/livraison`, { headers, form, maxRedirects: 0 })).status();
  };
  await buys(request);
  expect(await sends({ firstName: 'Canari (Prénom)' }), 'breaks a rule').toBe(422);
  expect(await sends(), 'is unknown to the post').toBe(422);
  for (const operation of ['createDeliveryAddress', 'addAccountAddress', 'getAddressAccount']) {
    await steer({ operation, effect: 'contract' });
    await sends({ ...kept, addressName: '' });
    await sends({ ...kept, addressName: '' }, 'billing-address');
    await steer({ clear: true });
  }
  expect(await sends(kept), 'is kept').toBe(302);
  await request.get(`${shop.url}/checkout/livraison?adresse=modifier&chercher=canari`);
  for (const effect of ['contract', 'fail', 'reset', 'limited']) {
    await steer({ operation: 'searchAddress', effect });
    expect(await sends({ addressName: '', purpose: 'once' }), `is not checked: ${effect}`).toBe(302);
    await request.get(`${shop.url}/ecom/adresse/rues?q=7 rue Canari&code=33987&pays=FR`);
    await request.get(`${shop.url}/ecom/adresse/communes?code=33987&pays=FR`);
  }
  await expect.poll(() => said()).toContain('/ecom/adresse/communes');
  for (const operation of ['createDeliveryAddress', 'addAccountAddress', 'searchAddress'])
    expect(said()).toMatch(new RegExp(`"operation":"${operation}".*"backend fault"`));
  // What the log makes up itself may have the digits of the postal code.
  expect(said().replaceAll(/"(?:time|pid|requestId)":(?:\d+|"[^"]*")/g, '')).not.toMatch(secrets);
});
