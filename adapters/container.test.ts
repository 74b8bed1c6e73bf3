import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { inSequence, json, type ReceivedRequest } from './testing/play-server.ts';
import { aScope, guidCookie, shopOn } from './testing/shop.ts';
import { playServerForTests } from './testing/while-tests-run.ts';
import { noTotals } from './testing/wire-totals.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const server = playServerForTests();

const tree = json({ id: 'racine', name: 'Boutique', subcategories: [{ id: 'timbres', name: 'Timbres' }] });

/** Every answer repeats the caller's identity. */
const echo = (call: ReceivedRequest, response: Parameters<ReturnType<typeof json>>[1]) => {
  const { pathname } = new URL(call.url, server.url);
  const guid = pathname.split('/')[4] ?? '';
  const who = ['lpel-sid', 'authorization', 'x-mock-world'].map((name) => String(call.headers[name])).join('|');
  const answer = pathname.includes('/carts/')
    ? { code: who, guid, totalItems: 0, entries: [], ...noTotals }
    : { code: who, name: 'Carnet', offers: [] };
  if (Math.random() < 0.5) setImmediate(() => json(answer)(call, response));
  else json(answer)(call, response);
};

interface Visitor {
  name: string;
  mode: Mode;
  lang: Lang;
  signedIn: boolean;
}

const aVisitor = ({ name, mode, lang, signedIn }: Visitor) => {
  // A visitor's cart that the cookie still names would be merged first, which is another test.
  const cartGuid = guidCookie(signedIn ? null : `guid-of-${name}`);
  return aScope({
    mode,
    lang,
    signedIn,
    sid: `sid-of-${name}`,
    testWorld: `world-of-${name}`,
    accessToken: async () => `token-of-${name}`,
    cartGuid,
  });
};

describe('one container for all', () => {
  test('nothing of one shopper reaches a call or an answer of another in 1,000 rounds of two at once', async () => {
    server.play(echo);
    const shop = shopOn(server.url, { FORWARD_TEST_HEADER: 'x-mock-world' });
    const visitors: [Visitor, Visitor] = [
      { name: 'individual', mode: 'part', lang: 'fr', signedIn: false },
      { name: 'professional', mode: 'pro', lang: 'en', signedIn: true },
    ];
    const round = async (visitor: Visitor) => {
      const { carts, products } = shop.portsFor(aVisitor(visitor));
      const [cart, product] = await Promise.all([carts.current(), products.ofCode(`product-of-${visitor.name}`)]);
      const [sid, world] = [`sid-of-${visitor.name}`, `world-of-${visitor.name}`];
      expect(cart).toMatchObject({
        code: `${sid}|Bearer token-of-${visitor.name}|${world}`,
        guid: visitor.signedIn ? 'current' : `guid-of-${visitor.name}`,
      });
      expect(product).toMatchObject({ code: `${sid}|undefined|${world}` });
    };
    // No more carts at once than one service has places: who waits for one is another test.
    for (let done = 0; done < 1000; done += 10) {
      await Promise.all(Array.from({ length: 10 }, () => visitors.map(round)).flat());
    }
    expect(server.seen).toHaveLength(4000);
    expect(server.seen.filter((call) => !isOfOneVisitor(call, visitors))).toEqual([]);
    await shop.close();
  });

  test('objects that outlive a request keep none of its values', async () => {
    server.play(tree);
    const shop = shopOn(server.url);
    const serve = async () => {
      const scope = aVisitor({ name: 'individual', mode: 'pro', lang: 'en', signedIn: true });
      const ports = shop.portsFor(scope);
      await ports.categories.tree();
      await shop.categoriesOf('pro', 'en');
      return [new WeakRef(scope), new WeakRef(ports), new WeakRef(scope.cartGuid)];
    };
    const held = await serve();
    const alive = () => held.filter((each) => each.deref() !== undefined).length;
    await eventually(() => {
      collectGarbage();
      expect(alive()).toBe(0);
    });
    await shop.close();
  });

  test('every request gets ports of its own', async () => {
    const shop = shopOn(server.url);
    expect(shop.portsFor(aScope())).not.toBe(shop.portsFor(aScope()));
    expect(shop.portsFor(aScope()).carts).not.toBe(shop.portsFor(aScope()).carts);
    await shop.close();
  });

  test('the session records and drafts are stored encrypted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'records-'));
    const path = join(folder, 'sessions.db');
    const shop = shopOn(server.url, { SESSION_DB: path });
    await shop.drafts.keep({ path: '/checkout/livraison', owner: 'compte-1', fields: { city: 'canari-7f3a' } });
    const key = { browser: 'navigateur-1', owner: null, mode: 'part', journey: 'letter' } as const;
    await shop.journeyDrafts.save(key, { answers: { 'sender.city': 'canari-7f3a' }, version: 0 });
    const file = new DatabaseSync(path);
    file.prepare('ATTACH ? AS drafts').run(`${path}.drafts`);
    const values = file
      .prepare('SELECT value FROM record UNION ALL SELECT value FROM drafts.draft')
      .all()
      .map(({ value }) => String(value));
    file.close();
    await shop.close();
    rmSync(folder, { recursive: true });
    expect(values).toHaveLength(2);
    expect(values.join()).not.toMatch(/canari|compte/);
  });

  test('a shopper who signs out while the records are away is signed out', async () => {
    const shop = shopOn(server.url, { REDIS_URL: 'redis://127.0.0.1:9', LOG_LEVEL: 'silent' });
    const id = shop.ids.issue('session');
    await expect(shop.signIns.open(id)).rejects.toBeInstanceOf(Fault);
    await shop.signIns.expire(id);
    expect(await shop.signIns.open(id)).toBeNull();
    await shop.close();
  });

  test('a wrong setting stops it before anything is made', () => {
    expect(() => shopOn('nowhere')).toThrow('OCC_BASE_URL');
  });
});

function isOfOneVisitor({ url, headers }: ReceivedRequest, visitors: readonly Visitor[]): boolean {
  const { searchParams } = new URL(url, server.url);
  const who = visitors.find(({ name }) => headers['lpel-sid'] === `sid-of-${name}`);
  const other = visitors.find((visitor) => visitor !== who);
  const isTheirs = searchParams.get('baseSite') === who?.mode && searchParams.get('lang') === who?.lang;
  return isTheirs && !JSON.stringify([url, headers]).includes(`of-${other?.name}`);
}

describe('the departments of the shop', () => {
  const departments = [{ code: 'timbres', name: 'Timbres', children: [] }];

  test('the departments are loaded once for simultaneous requests, without a visitor’s identity', async () => {
    server.play((call, response) => setImmediate(() => tree(call, response)));
    const shop = shopOn(server.url);
    const all = await Promise.all(Array.from({ length: 20 }, () => shop.categoriesOf('part', 'fr')));
    expect(all).toEqual(Array.from({ length: 20 }, () => departments));
    expect(await shop.categoriesOf('part', 'fr')).toEqual(departments);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.headers).toMatchObject({ 'lpel-sid': 'shop' });
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
    await shop.close();
  });

  test('the departments are those of the mode and the language', async () => {
    server.play(tree);
    const shop = shopOn(server.url);
    await Promise.all([
      shop.categoriesOf('part', 'fr'),
      shop.categoriesOf('pro', 'fr'),
      shop.categoriesOf('pro', 'en'),
    ]);
    const asked = server.seen.map(({ url }) => new URL(url, server.url).searchParams);
    expect(asked.map((query) => `${query.get('baseSite')}/${query.get('lang')}`).toSorted()).toEqual([
      'part/fr',
      'pro/en',
      'pro/fr',
    ]);
    await shop.close();
  });

  test('the departments arrive although another page that waited for them was left', async () => {
    const leaving = new AbortController();
    server.play((call, response) => {
      leaving.abort();
      setImmediate(() => tree(call, response));
    });
    const shop = shopOn(server.url);
    const aborted = shop.portsFor(aScope({ signal: leaving.signal, changes: false })).categories.tree();
    const waiting = [shop.categoriesOf('part', 'fr'), shop.categoriesOf('part', 'fr')];
    await expect(aborted).rejects.toBeInstanceOf(Fault);
    expect(await Promise.all(waiting)).toEqual([departments, departments]);
    await shop.close();
  });

  test.each([
    ['fails', 500],
    ['refuses the shop itself', 401],
  ])('the departments are none while the backend %s, and are loaded again', async (_what, status) => {
    server.play(inSequence(json({ errors: [{ type: 'InternalError' }] }, status), tree));
    const shop = shopOn(server.url);
    expect(await shop.categoriesOf('part', 'fr')).toEqual([]);
    expect(await shop.categoriesOf('part', 'fr')).toEqual(departments);
    await shop.close();
  });
});
