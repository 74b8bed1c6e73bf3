import { expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, argsOf, fails, type GivenRequest, ledTo, noSession } from '#ui/request/request.examples.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { VisitorView } from '../layout.view.ts';
import { loader } from './visitor.route.ts';

const ended = { id: 'session-1', open: null, down: false };

/** The header's data for a visitor, and what the shop does with their session. */
async function visited(given: GivenRequest) {
  const expired: string[] = [];
  const signIns: Partial<RequestContext['signIns']> = {
    expire: async (id) => void expired.push(id),
    cookieSeconds: () => 90,
  };
  const context = { ...aRequest({ ports: { carts: { mini: async () => ({ count: 2 }) } }, ...given }), signIns };
  const { data, init } = (await loader(argsOf(context as never, { path: '/ecom/visiteur' }))) as unknown as {
    data: VisitorView;
    init: ResponseInit;
  };
  const cookies = Object.fromEntries(context.effects.cookies);
  return { ...data, expired, cookies, cache: new Headers(init.headers).get('Cache-Control') };
}

const session = '__Host-lpel_session';
const deleted = { value: '', seconds: 0 };

test('the header knows the shopper and the cart, and nothing keeps it', async () => {
  const { account, cartCount, notice, expired, cookies, cache } = await visited({});
  expect([account?.name, cartCount, notice, expired, cookies]).toEqual(['Compte Particulier', 2, undefined, [], {}]);
  expect(cache).toBe('private, no-store');
});

test('a session that has ended is said to have, and another cookie takes its place, which opens nothing', async () => {
  const { account, notice, expired, cookies } = await visited({ session: ended, cookies: { lpel_cart_joined: '1' } });
  expect(cookies['lpel_cart_joined']).toEqual(deleted);
  expect([account, notice?.title, expired]).toEqual([undefined, 'Vous avez été déconnecté.', ['session-1']]);
  expect(cookies[session]).toEqual(deleted);
  expect(cookies['__Host-lpel_ended']).toEqual({ value: 'session-1', seconds: 90 });
});

test('a session that the backend no longer knows ends in the shop as well', async () => {
  const mini = fails(new Fault('signed-out', 'getCart'));
  const { account, cartCount, notice, expired, cookies } = await visited({ ports: { carts: { mini } } });
  expect([account, cartCount, notice?.title, expired]).toEqual([
    undefined,
    0,
    'Vous avez été déconnecté.',
    ['session-1'],
  ]);
  expect(cookies[session]).toEqual(deleted);
});

test('an end that the page around the header has said is not said again', async () => {
  const { notice, expired, cookies } = await visited({ session: ended, cookies: { '__Host-lpel_news': 'expiree' } });
  expect([notice, expired]).toEqual([undefined, ['session-1']]);
  expect(cookies['__Host-lpel_news']).toEqual(deleted);
});

test('records that cannot be reached end no session', async () => {
  const { account, notice, expired, cookies } = await visited({ session: { ...ended, down: true } });
  expect([account, notice, expired, cookies]).toEqual([undefined, undefined, [], {}]);
});

test('a cart that cannot be read is not said to be empty, and ends no session', async () => {
  const mini = fails(new Fault('unavailable', 'getCart'));
  const { account, cartLabel, expired } = await visited({ ports: { carts: { mini } } });
  expect([account?.name, cartLabel, expired]).toEqual(['Compte Particulier', undefined, []]);
});

test('a visitor without a session has a cart, and reads of no ended session', async () => {
  const { account, cartLabel, notice, cookies } = await visited({ session: noSession });
  expect([account, cartLabel, notice, cookies]).toEqual([undefined, 'Panier, 2 articles', undefined, {}]);
});

test.each<[string, GivenRequest, Error, number]>([
  ['who has none', { session: noSession }, new Fault('signed-out', 'getCart'), 502],
  ['a shopper, by a mistake of the shop’s own', {}, new TypeError('cart'), 500],
])('no session ends for %s', async (_, given, fault, status) => {
  const failed = visited({ ports: { carts: { mini: fails(fault) } }, ...given });
  await expect(failed).rejects.toMatchObject({ init: { status } });
});

test('an agent whom the backend no longer knows is led to the desk, and no session of a shopper ends', async () => {
  const out = { state: 'open', id: 'session-2', agent: { id: 'agent-1' }, assistance: null } as const;
  const agent = { ...out, accessToken: async () => 'jeton' };
  const mini = fails(new Fault('signed-out', 'getCart'));
  expect(await ledTo(visited({ agent, ports: { carts: { mini } } }))).toBe('/ecom/assistance?note=expiree');
});
