import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { SqliteSessionStore } from '#adapters/records/session-store.ts';
import { StoredDrafts } from '#adapters/session/stored-drafts.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import {
  agentContext,
  cookiesContext,
  draftsContext,
  type RequestAgent,
  sessionContext,
  shopContext,
} from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import { aForm, aRequest, noSession, waitingFor } from '#ui/request/request.examples.ts';
import type { Shop } from '#ui/request/shop.ts';
import { drafts } from './drafts.server.ts';
import { readPosts } from './posted.server.ts';

const store = new SqliteSessionStore(':memory:');
afterAll(() => store.close());
const records = new StoredDrafts(store, idsOfTests);
const delivery = '/checkout/livraison';

interface BrowserInput {
  path?: string;
  form?: FormData;
  agent?: RequestAgent;
}

/** One browser: it sends the cookies that the answers before have set, and forgets those that they deleted. */
function aBrowser(kept = new Map<string, string>(), lives: number[] = []) {
  return (who: string | null, { path = delivery, form, agent }: BrowserInput = {}) => {
    const { session } = who === null ? aRequest({ session: noSession }) : aRequest();
    const context = new RouterContextProvider();
    const came = [...kept].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const cookies = new Cookies(came.join('; '), { secure: true });
    const open =
      who === null || session.open === null ? null : { ...session.open, shopper: { ...session.open.shopper, id: who } };
    context.set(sessionContext, { ...session, open });
    context.set(cookiesContext, cookies);
    if (agent) context.set(agentContext, agent);
    context.set(shopContext, {
      drafts: records,
      signIns: { ownerOf: async (id: string) => (id === 'session-1' ? 'compte-1' : null) },
      config: { UPLOAD_MAX_MB: 1 },
      limits: waitingFor(0),
    } as unknown as Shop);
    const url = new URL(path, 'https://boutique.example');
    const request = new Request(url, form ? { method: 'POST', body: form } : {});
    void readPosts({ request, url, context } as never, async () => new Response());
    void drafts({ request, url, context } as never, async () => new Response());
    const { keep, keepTyped, typedFields: typed, forget } = context.get(draftsContext);
    const take = () => {
      for (const { name, value, seconds } of cookies.changes()) {
        lives.push(seconds);
        if (seconds === 0) kept.delete(name);
        else kept.set(name, value);
      }
    };
    return {
      keep: () => keep().finally(take),
      keepTyped: (page: string, form: FormData) => keepTyped(page, form).finally(take),
      typed,
      forget: (intent = 'new-address') => forget(intent).finally(take),
    };
  };
}

const typed = () => aForm({ intent: 'new-address', city: 'Lyon' });

test('the values that were typed when a session ended wait for the shopper who typed them', async () => {
  const asks = aBrowser();
  await asks('compte-1', { form: typed() }).keep();
  expect(Object.fromEntries((await asks('compte-1').typed()) ?? [])).toEqual({ intent: 'new-address', city: 'Lyon' });
});

test.each([null, 'compte-1'])(
  'what stood in a form when the language was changed waits on its page for %s alone',
  async (who) => {
    const asks = aBrowser();
    const path = `${delivery}?adresse=nouvelle`;
    await asks(who, { path: '/ecom/langue', form: new FormData() }).keepTyped(path, typed());
    expect((await asks(who, { path }).typed())?.get('city')).toBe('Lyon');
    expect(await asks('compte-2', { path }).typed()).toBeNull();
    // Another query is another form, or a list that has to be reached.
    for (const other of [delivery, `${delivery}?adresse=modifier`])
      expect(await asks(who, { path: other }).typed()).toBeNull();
    await asks(who).forget('another-form');
    expect(await asks(who, { path }).typed()).not.toBeNull();
    await asks(who).forget();
    expect(await asks(who, { path }).typed()).toBeNull();
  },
);

test('what an ended session left on another page outlives a change of the language', async () => {
  const asks = aBrowser();
  await asks('compte-1', { form: typed() }).keep();
  for (const who of [null, 'compte-1'])
    await asks(who, { path: '/ecom/langue' }).keepTyped('/panier', aForm({ code: 'x' }));
  expect((await asks('compte-1').typed())?.get('city')).toBe('Lyon');
  await asks('compte-1', { path: '/ecom/langue' }).keepTyped(delivery, aForm({ city: 'Brest' }));
  expect((await asks('compte-1', { path: `${delivery}?` }).typed())?.get('city')).toBe('Brest');
});

test('fields of one name keep each of their values, and of a file its name', async () => {
  const asks = aBrowser();
  const path = '/professionnel/mon-compte/entreprise/certification';
  const form = aForm({ justificatif: new File(['x'], 'photo.jpg') });
  for (const value of ['a', 'b c', '']) form.append('choice', value);
  await asks('compte-1', { path, form }).keep();
  expect([...((await asks('compte-1', { path }).typed()) ?? [])]).toEqual([
    ['justificatif', 'photo.jpg'],
    ['choice', 'a'],
    ['choice', 'b c'],
    ['choice', ''],
  ]);
});

test.each<RequestAgent>([
  {
    state: 'open',
    id: 'session-2',
    agent: { id: 'agent-1' },
    assistance: null,
    accessToken: async () => 'jeton',
  },
  { state: 'ended', id: 'session-2' },
])('an agent’s typed values for a shopper are not stored, where the session is $state', async (agent) => {
  const kept = new Map<string, string>();
  await aBrowser(kept)('compte-1', { form: typed(), agent }).keep();
  expect(kept.size).toBe(0);
});

test('a page that is only asked for keeps nothing', async () => {
  const kept = new Map<string, string>();
  await aBrowser(kept)('compte-1').keep();
  expect(kept.size).toBe(0);
});

test('a browser knows of a draft for as long as it is stored, an hour', async () => {
  const lives: number[] = [];
  const asks = aBrowser(new Map(), lives);
  await asks('compte-1', { form: typed() }).keep();
  await asks('compte-1').forget();
  await asks('compte-1').forget();
  expect(lives).toEqual([3600, 0]);
});

test.each(['compte-2', 'compte-11', 'Compte-1', 'compte-1 ', '', null])(
  'a draft is not shown to the next shopper of this browser, %j',
  async (next) => {
    const asks = aBrowser();
    await asks('compte-1', { form: typed() }).keep();
    expect(await asks(next).typed()).toBeNull();
  },
);

test.each(['/checkout', '/checkout/paiement/facturation', '/professionnel/checkout/livraison', `${delivery}/`])(
  'a draft is not shown on another page, %s',
  async (path) => {
    const asks = aBrowser();
    await asks('compte-1', { form: typed() }).keep();
    expect(await asks('compte-1', { path }).typed()).toBeNull();
  },
);

test('another browser of the same shopper gets no draft, and a deleted draft is gone', async () => {
  const kept = new Map<string, string>();
  const asks = aBrowser(kept);
  await asks('compte-1', { form: typed() }).keep();
  expect(await aBrowser()('compte-1').typed()).toBeNull();
  await asks('compte-1').forget();
  expect(await asks('compte-1').typed()).toBeNull();
  expect(kept.size).toBe(0);
});

test.each([
  ['session-1', { intent: 'new-address', city: 'Lyon' }],
  ['session-2', null],
])('a post after the header reported the end of %s restores this draft: %j', async (ended, restored) => {
  const asks = aBrowser(new Map([['__Host-lpel_ended', ended]]));
  await asks(null, { form: typed() }).keep();
  const draft = await asks('compte-1').typed();
  expect(draft && Object.fromEntries(draft)).toEqual(restored);
  expect(await asks('compte-2').typed()).toBeNull();
});

test('nothing is kept of a visitor who never signed in, nor of the payment page', async () => {
  const asks = aBrowser();
  await asks(null, { form: typed() }).keep();
  await asks('compte-1', { path: '/checkout/paiement', form: typed() }).keep();
  expect(await asks('compte-1').typed()).toBeNull();
});
