import { expect, test } from 'vitest';
import type { OpenRequestAgent, RequestSession } from '#ui/request/contexts.server.ts';
import { aRequest, argsOf, locationOf, noSession } from '#ui/request/request.examples.ts';
import type { Shop } from '#ui/request/shop.ts';
import { loader } from './agent-return.route.ts';

const agentSignIns = {
  complete: async () => ({ sessionId: 'session-agent', agent: { id: 'agent-1' } }),
  cookieSeconds: () => 3600,
};

const before: OpenRequestAgent = {
  state: 'open',
  id: 'session-before',
  agent: { id: 'agent-2' },
  assistance: null,
  accessToken: async () => 'jeton',
};

interface Returns {
  agent?: OpenRequestAgent | null;
  query?: string;
  session?: RequestSession;
  /** Whether this browser began to sign in. */
  hasBegun?: boolean;
}

/** An agent signs in in the browser of a shopper, who also has the cart and the drafts of a visitor. */
async function returned({ agent = null, query = '?code=1', hasBegun = true, ...visitor }: Returns = {}) {
  const expired: string[] = [];
  const expire = async (id: string) => void expired.push(id);
  const cookies = {
    ...(hasBegun && { '__Host-lpel_agent_sign_in': 'essai-1' }),
    '__Host-lpel_sign_in': 'essai-2',
    '__Host-lpel_session': 'session-1',
    '__Host-lpel_wanted': '%2Fmon-compte%2Fcommandes',
    '__Host-lpel_journey': 'brouillons',
    '__Host-lpel_draft': 'saisie',
    lpel_cart: 'panier-1',
  };
  const given = { ...agentSignIns, expire } as unknown as NonNullable<Shop['agentSignIns']>;
  const context = aRequest({ agentSignIns: given, cookies, agent, ...visitor });
  const signIns = { expire };
  const args = argsOf({ ...context, signIns } as never, { path: `/ecom/assistance/retour${query}` });
  const answer: unknown = await loader(args).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  return { answer, expired, cookies: Object.fromEntries(context.effects.cookies) };
}

const dropped = { value: '', seconds: 0 };

test('an agent signs out whoever used the browser, and neither sees nor keeps what they wanted or looked at', async () => {
  const { answer, expired, cookies } = await returned();
  expect([locationOf(answer), expired]).toEqual(['/ecom/assistance', ['session-1']]);
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
  expect(cookies).toEqual({
    '__Host-lpel_agent_sign_in': dropped,
    '__Host-lpel_sign_in': dropped,
    '__Host-lpel_session': dropped,
    '__Host-lpel_ended': dropped,
    '__Host-lpel_wanted': dropped,
    '__Host-lpel_agent': { value: 'session-agent', seconds: 3600 },
  });
});

test('the carts and drafts of a visitor stay in the browser, for the visitor who comes back', async () => {
  const kept = ['lpel_cart', 'lpel_cart_pro', '__Host-lpel_journey', '__Host-lpel_draft'];
  expect(Object.keys((await returned()).cookies).filter((name) => kept.includes(name))).toEqual([]);
});

test('an agent ends the session of the agent before', async () => {
  expect((await returned({ agent: before })).expired).toEqual(['session-before', 'session-1']);
});

test('an agent who gave up signing in is told of no refusal', async () => {
  const { answer, expired } = await returned({ query: '?error=access_denied' });
  expect([locationOf(answer), expired]).toEqual(['/ecom/assistance', []]);
});

test('a return to a browser that began no sign-in opens nothing, and is refused', async () => {
  const { answer, expired, cookies } = await returned({ hasBegun: false });
  expect([locationOf(answer), expired]).toEqual(['/ecom/assistance?note=refusee', []]);
  expect(cookies).toEqual({ '__Host-lpel_agent_sign_in': dropped });
});

test('an agent who signs in in the browser of a visitor ends the session of nobody', async () => {
  expect((await returned({ session: noSession })).expired).toEqual([]);
});
