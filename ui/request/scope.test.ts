import { expect, test } from 'vitest';
import type { Mode } from '#domain/shared/mode.ts';
import { agentContext, type RequestAgent } from './contexts.server.ts';
import { aRequest, argsOf, noSession } from './request.examples.ts';
import { scopeOf } from './scope.server.ts';

const customer = {
  id: '0000000001',
  firstName: 'Compte',
  lastName: 'Particulier',
  email: '',
  profile: 'part',
} as const;
const agentOf = (assistance: { id: string; customer: typeof customer } | null): RequestAgent => ({
  state: 'open',
  id: 'session-agent',
  agent: { id: 'agent-1' },
  assistance,
  accessToken: async () => 'jeton-agent',
});
const helping = agentOf({ id: 'aide-1', customer });

const carts = { lpel_cart: 'panier-part', lpel_cart_pro: 'panier-pro' };
function scopeFor(agent: RequestAgent, { mode = 'part', cookies = carts }: { mode?: Mode; cookies?: object } = {}) {
  const visitor = aRequest({ session: noSession, mode, cookies: { ...cookies } });
  const { request, context } = argsOf(visitor);
  context.set(agentContext, agent);
  return { scope: scopeOf({ request, context }), effects: visitor.effects };
}

test.each(['part', 'pro'] as const)('a visitor’s cart of the mode %s is the one of its own cookie', (mode) => {
  const { scope, effects } = scopeFor({ state: 'none' }, { mode });
  expect(scope.cartGuid.get()).toBe(`panier-${mode}`);
  scope.cartGuid.keep('panier-neuf');
  expect(scope.cartGuid.get()).toBe('panier-neuf');
  expect([...effects.cookies]).toEqual([
    [mode === 'pro' ? 'lpel_cart_pro' : 'lpel_cart', { value: 'panier-neuf', seconds: 30 * 86_400 }],
  ]);
  scope.cartGuid.keep(null);
  expect([...effects.cookies.values()]).toEqual([{ value: '', seconds: 0 }]);
  scope.cartGuid.joined(['1126001']);
  const joined = mode === 'pro' ? 'lpel_cart_pro_joined' : 'lpel_cart_joined';
  expect(effects.cookies.get(joined)).toEqual({ value: '1126001', seconds: 86_400 });
});

test.each(['', 'a b', '../carts', 'a'.repeat(65)])('a cookie that names no cart, « %s », is none', (lpel_cart) => {
  expect(scopeFor({ state: 'none' }, { cookies: { lpel_cart } }).scope.cartGuid.get()).toBeNull();
});

test.each<[string, RequestAgent]>([
  ['helps a shopper', helping],
  ['helps nobody', agentOf(null)],
  ['has lost the session', { state: 'ended', id: 'session-agent' }],
  ['cannot be known now', { state: 'down', id: 'session-agent' }],
])('the cart of the browser of an agent who %s joins nobody’s, and none is left there', (_, agent) => {
  const { scope, effects } = scopeFor(agent);
  scope.cartGuid.keep('panier-du-client');
  expect([scope.cartGuid.get(), effects.cookies.size]).toEqual([null, 0]);
});

test('an agent’s calls are on behalf of the assisted shopper, and of nobody else', async () => {
  const { agent } = scopeFor(helping).scope;
  expect([agent?.onBehalfOf, await agent?.accessToken()]).toEqual([customer.id, 'jeton-agent']);
  expect(scopeFor(agentOf(null)).scope.agent?.onBehalfOf).toBeNull();
  expect(scopeFor({ state: 'none' }).scope.agent).toBeNull();
  expect(scopeFor({ state: 'ended', id: 'session-agent' }).scope.agent).toBeNull();
});

test.each([
  ['GET', false],
  ['HEAD', false],
  ['POST', true],
] as const)('a %s changes something at the backend: %j', (method, changes) => {
  const { request, context } = argsOf(aRequest());
  expect(scopeOf({ request: new Request(request, { method }), context }).changes).toBe(changes);
});

test('a shopper asks with the session’s token, a visitor with none', async () => {
  const scopes = [aRequest(), aRequest({ session: noSession })].map((visitor) => scopeOf(argsOf(visitor)));
  expect(scopes.map(({ signedIn }) => signedIn)).toEqual([true, false]);
  expect(await Promise.all(scopes.map(({ accessToken }) => accessToken()))).toEqual(['jeton', null]);
});
