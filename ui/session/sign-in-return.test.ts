import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SignInPurpose } from '#domain/session/session.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, argsOf, fails, type GivenRequest, ledTo, noSession } from '#ui/request/request.examples.ts';
import { loader } from './sign-in-return.route.ts';

const purpose: SignInPurpose = { redirect: '/checkout/livraison', fallback: '/aide', profile: 'part' };
const { shopper } = aRequest().session.open ?? {};
const begun = { '__Host-lpel_sign_in': 'essai-1' };

/** Where the return from the provider leads, the sessions that it ends, and the cookies that are set. */
async function returned(
  given: GivenRequest,
  { account, query = '', wanted = purpose }: { account: string | null; query?: string; wanted?: SignInPurpose },
) {
  const expired: string[] = [];
  const merged: string[] = [];
  // A backend takes its time: who is led on before has a page without the cart.
  const cartsOf = (mode: string) => ({
    visitorCarts: { merge: async () => nextTurn().then(() => merged.push(mode) as never) },
  });
  const context = aRequest({ ports: cartsOf('part'), otherPorts: cartsOf('pro'), cookies: begun, ...given });
  const completed: unknown[] = [];
  const signIns = {
    purposeOf: async () => purpose,
    complete: async ({ tryId, url }: { tryId: string; url: URL }) => {
      completed.push([tryId, url.pathname + url.search]);
      return account && { sessionId: 'session-2', shopper: { ...shopper, id: account }, purpose: wanted };
    },
    open: async () => null,
    expire: async (id: string) => void expired.push(id),
    cookieSeconds: () => 3600,
  };
  const path = `/ecom/connexion/retour${query}`;
  const to = await ledTo(loader(argsOf({ ...context, signIns } as never, { path })));
  return { to, expired, merged, completed, cookies: Object.fromEntries(context.effects.cookies) };
}

const tryDeleted = { '__Host-lpel_sign_in': { value: '', seconds: 0 } };

test('a finished sign-in opens a session for its configured time, merges both carts, and leads to the requested page', async () => {
  expect(await returned({ session: noSession }, { account: 'compte-1', query: '?code=c-1' })).toEqual({
    to: '/checkout/livraison',
    expired: [],
    merged: ['part', 'pro'],
    completed: [['essai-1', '/ecom/connexion/retour?code=c-1']],
    cookies: {
      ...tryDeleted,
      '__Host-lpel_session': { value: 'session-2', seconds: 3600 },
      '__Host-lpel_ended': { value: '', seconds: 0 },
    },
  });
});

test.each(['compte-1', 'compte-2'])('signing in again, as %s, ends the session before it', async (account) => {
  expect((await returned({}, { account })).expired).toEqual(['session-1']);
});

test('what another account’s cart held is not named to the shopper who signs in', async () => {
  const given = { session: noSession, cookies: { ...begun, lpel_cart_joined: '1126001' } };
  const { cookies } = await returned(given, { account: 'compte-2' });
  expect(cookies['lpel_cart_joined']).toEqual({ value: '', seconds: 0 });
});

test('records that fail once the session is open keep nobody from it: the carts are merged when they are read', async () => {
  const context = aRequest({ session: noSession, cookies: begun });
  const signIns = {
    purposeOf: async () => purpose,
    complete: async () => ({ sessionId: 'session-2', shopper, purpose }),
    open: fails(new Fault('unavailable', 'session records')),
    cookieSeconds: () => 3600,
  };
  const path = '/ecom/connexion/retour';
  expect(await ledTo(loader(argsOf({ ...context, signIns } as never, { path })))).toBe('/checkout/livraison');
  expect(context.effects.cookies.get('__Host-lpel_session')).toEqual({ value: 'session-2', seconds: 3600 });
});

test('a sign-in that opened nothing leads back, and may be said for half an hour', async () => {
  expect(await returned({ session: noSession }, { account: null })).toEqual({
    to: '/aide?session=echouee',
    expired: [],
    merged: [],
    completed: [['essai-1', '/ecom/connexion/retour']],
    cookies: { ...tryDeleted, '__Host-lpel_news': { value: 'echouee', seconds: 1800 } },
  });
});

test('a shopper who gave up at the provider knows it, and the provider is not asked', async () => {
  expect(await returned({ session: noSession }, { account: 'compte-1', query: '?error=access_denied' })).toEqual({
    to: '/aide',
    expired: [],
    merged: [],
    completed: [],
    cookies: tryDeleted,
  });
});

test.each(['', '?code=c-1', '?error=access_denied'])(
  'a return that this browser never began (%s) opens nothing, leads home and is said',
  async (query) => {
    expect(await returned({ session: noSession, cookies: {} }, { account: 'compte-1', query })).toEqual({
      to: '/?session=echouee',
      expired: [],
      merged: [],
      completed: [],
      cookies: { ...tryDeleted, '__Host-lpel_news': { value: 'echouee', seconds: 1800 } },
    });
  },
);

test('a sign-in whose provider does not answer can be finished by reloading the page', async () => {
  const context = aRequest({ session: noSession, cookies: begun });
  const signIns = { purposeOf: async () => purpose, complete: fails(new Fault('unavailable', 'sign-in')) };
  const answer = loader(argsOf({ ...context, signIns } as never, { path: '/ecom/connexion/retour' }));
  await expect(answer).rejects.toMatchObject({ init: { status: 503 } });
  expect([...context.effects.cookies]).toEqual([]);
});

test.each([
  ['/professionnel/mon-compte/adresses?toutes=1', true],
  ['/professionnel/mon-compte/adresses#liste', true],
  ['/professionnel/boutique', false],
  ['/professionnel/nulle-part', false],
])('an individual who wanted %s of the professionals is asked for their account: %s', async (redirect, isAsked) => {
  const wanted: SignInPurpose = { redirect, fallback: '/', profile: 'pro' };
  const { to } = await returned({ session: noSession }, { account: 'compte-1', wanted });
  const led = new URL(to, 'https://boutique.example');
  if (!isAsked) return expect(to).toBe(redirect);
  expect([led.pathname, Object.fromEntries(led.searchParams)]).toEqual([
    '/professionnel/ecom/connexion',
    { redirect, fallback: '/', profile: 'pro' },
  ]);
});
