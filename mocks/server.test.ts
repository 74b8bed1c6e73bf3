import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/shared/eventually.ts';
import { addInterest, interestsIn } from './catalog/interests.ts';
import { orderOf } from './order-book/account-orders.ts';
import { consignmentsOf } from './orders/consignments.ts';
import { SHOPPER } from './records/shoppers.ts';
import { startBackend } from './server.ts';
import { advanceClock, hours } from './shared/calendar/clock.ts';
import type { Listening } from './shared/requests/listen.ts';
import { clearScenarios, scenarioRules } from './shared/scenarios.ts';
import { worldNamed } from './shared/world.ts';

let backend: Listening;
beforeAll(async () => {
  backend = await startBackend({ port: 0, dataDir: null, reset: false });
});
afterEach(() => clearScenarios());
afterAll(() => backend.close());

const WORLD = 'host-test';
const countries = (init: { signal?: AbortSignal; headers?: Record<string, string> } = {}) =>
  fetch(`${backend.url}/occ/ecommerce/countries`, { ...init, headers: { 'x-mock-world': WORLD, ...init.headers } });
const scenario = (fields: object) =>
  fetch(`${backend.url}/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ world: WORLD, ...fields }),
  });

describe('the backend over HTTP', () => {
  test('the backend shows its contracts, shoppers and scenarios at its root', async () => {
    const response = await fetch(backend.url);
    const text = await response.text();
    for (const part of ['/contracts/cart.json', 'particulier@exemple.fr', 'BIENVENUE10', 'name="effect"'])
      expect(text).toContain(part);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('the backend serves each contract', async () => {
    expect(await (await fetch(`${backend.url}/contracts/cart.json`)).json()).toHaveProperty('openapi');
    expect((await fetch(`${backend.url}/contracts/nothing.json`)).status).toBe(404);
  });

  test('the backend serves pictures that may be cached for ever', async () => {
    const { headers } = await fetch(`${backend.url}/medias/1126001-0-96`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${backend.url}/medias/nobody-0-96`)).status).toBe(404);
  });

  test('the backend’s pictures fail when a scenario names them, and otherwise do not', async () => {
    const picture = () =>
      fetch(`${backend.url}/medias/1126001-0-96`, { headers: { 'x-mock-world': WORLD } }).then(({ status }) => status);
    await scenario({ effect: 'fail' });
    expect(await picture()).toBe(200);
    await scenario({ effect: 'unavailable', operation: 'medias', calls: 1 });
    expect([await picture(), await picture()]).toEqual([503, 200]);
  });

  test('a stock notice is to be confirmed by an e-mail in its reader’s language, and one that is cancelled is deleted', async () => {
    const press = (id: string, act: string) =>
      fetch(`${backend.url}/courrier/avis`, { method: 'POST', body: new URLSearchParams({ id, world: WORLD, act }) });
    const interests = async () => (await (await fetch(`${backend.url}/courrier?world=${WORLD}`)).json()).interests;
    const asked = await fetch(
      `${backend.url}/occ/ecommerce/productinterests?productCode=3202005&notificationType=BACK_IN_STOCK&lang=en`,
      {
        method: 'POST',
        headers: { 'x-mock-world': WORLD, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nom@exemple.fr' }),
      },
    );
    expect(await asked.json()).toEqual({ confirmationNeeded: true });
    const [{ id, isConfirmed }] = await interests();
    expect(isConfirmed).toBe(false);
    const page = await fetch(`${backend.url}/courrier?world=${WORLD}`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<strong>Confirm your request: ');
    await press(id, 'confirm');
    expect(await interests()).toMatchObject([{ id, isConfirmed: true }]);
    await press(id, 'delete');
    expect(await interests()).toEqual([]);
  });

  test('a stock notice that nobody has confirmed within a day is deleted', async () => {
    const world = worldNamed('an-interest');
    await addInterest(world, { productCode: '3202005', email: 'nom@exemple.fr', lang: 'en', isConfirmed: false });
    await addInterest(world, { productCode: '3202005', email: 'compte@exemple.fr', lang: 'fr', isConfirmed: true });
    const waiting = () =>
      interestsIn(world)
        .all()
        .map(({ email }) => email);
    advanceClock(world, hours(23));
    expect(waiting()).toEqual(['nom@exemple.fr', 'compte@exemple.fr']);
    advanceClock(world, hours(1));
    expect(waiting()).toEqual(['compte@exemple.fr']);
  });

  test('the backend closes the connection in a scenario, and answers the next request', async () => {
    await scenario({ effect: 'reset', calls: 1 });
    await expect(countries()).rejects.toThrow();
    expect((await countries()).status).toBe(200);
  });

  test('the backend hangs in a scenario, and drops the request when the caller leaves', async () => {
    await scenario({ effect: 'hang', calls: 1 });
    const leaving = new AbortController();
    const hangs = countries({ signal: leaving.signal });
    await eventually(() => expect(scenarioRules().filter(({ world }) => world === WORLD)).toEqual([]));
    leaving.abort();
    await expect(hangs).rejects.toThrow('aborted');
    expect((await countries()).status).toBe(200);
  });

  test('the backend accepts scenarios from its plain form and lists them', async () => {
    const body = new URLSearchParams({ effect: 'slow', milliseconds: '1200', world: WORLD, operation: 'getCart' });
    const { status } = await fetch(`${backend.url}/scenarios`, { method: 'POST', body, redirect: 'manual' });
    expect(status).toBe(303);
    expect(await (await fetch(backend.url)).text()).toContain('slow 1200 ms');
    await scenario({ clear: true });
    expect(await (await fetch(`${backend.url}/scenarios`)).json()).toEqual({ scenarios: [] });
    expect((await scenario({ effect: 'explode' })).status).toBe(400);
  });

  test('the backend sets the state of a part of an order from its plain form', async () => {
    const post = (fields: Record<string, string>) =>
      fetch(`${backend.url}/orders`, {
        method: 'POST',
        body: new URLSearchParams({ world: WORLD, order: 'CMD-26-TROIS-VENDEURS', ...fields }),
        redirect: 'manual',
      });
    const code = 'CMD-26-TROIS-VENDEURS-A';
    expect((await post({ part: code, status: 'SHIPPED', reason: '' })).status).toBe(303);
    expect(
      consignmentsOf(worldNamed(WORLD), orderOf(worldNamed(WORLD), SHOPPER, 'CMD-26-TROIS-VENDEURS'), 'fr')[0],
    ).toMatchObject({
      code,
      status: 'SHIPPED',
    });
    expect((await post({ part: 'inconnue', status: 'SHIPPED' })).status).toBe(400);
    expect(await (await fetch(backend.url)).text()).toContain('action="/orders"');
  });

  test('the backend can be called by pages of this machine, and by no others', async () => {
    const allowed = async (origin: string) =>
      (await countries({ headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('http://localhost:4200')).toBe('http://localhost:4200');
    expect(await allowed('https://exemple.fr')).toBeNull();
  });

  test('the backend resets a world to its first state', async () => {
    const carts = `${backend.url}/occ/ecommerce/users/anonymous/carts`;
    const headers = { 'x-mock-world': WORLD };
    const { guid } = (await (await fetch(carts, { method: 'POST', headers })).json()) as { guid: string };
    expect((await fetch(`${carts}/${guid}`, { headers })).status).toBe(200);
    await fetch(`${backend.url}/reset?world=${WORLD}`, { method: 'POST' });
    expect((await fetch(`${carts}/${guid}`, { headers })).status).toBe(400);
  });
});
