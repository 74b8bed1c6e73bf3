import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { agentContext, cookiesContext, sessionContext, shopContext } from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { session } from './session.server.ts';

const away = async () => {
  throw new RangeError('canari-7f3a');
};

/** A request with these cookies, in a shop whose records fail with words of their own, or open this. */
async function asked(cookie: string, open: (id: string, options?: object) => Promise<unknown> = away, path = '/') {
  const logged: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(cookiesContext, new Cookies(cookie, { secure: true }));
  context.set(shopContext, {
    signIns: { open },
    agentSignIns: { open },
    ids: { isOurs: (kind: string, id: string) => kind === 'agent' && id === 'one' },
    log: { error: (...line: unknown[]) => logged.push(line) },
  } as unknown as Shop);
  const request = new Request(`https://boutique.example${path}`);
  await session({ context, request } as never, async () => new Response());
  return { logged, session: context.get(sessionContext), agent: context.get(agentContext) };
}

test('records out of reach are no session, and the log has the name of the error without its words', async () => {
  const { logged, session: found } = await asked('__Host-lpel_session=one');
  expect(found).toEqual({ id: 'one', open: null, down: true });
  expect(logged).toEqual([[{ sid: '', error: 'RangeError' }, 'session records out of reach']]);
});

test('records of agents out of reach are neither agent nor shopper, whoever the browser was signed in as before', async () => {
  const { logged, session: found, agent } = await asked('__Host-lpel_agent=one; __Host-lpel_session=one');
  expect([agent, found]).toEqual([
    { state: 'down', id: 'one' },
    { id: null, open: null, down: true },
  ]);
  expect(logged).toEqual([[{ sid: '', error: 'RangeError' }, 'agent records out of reach']]);
  expect((await asked('__Host-lpel_agent=invented')).agent).toEqual({ state: 'none' });
});

const agent = { agent: { id: 'agent-1' }, accessToken: async () => 'jeton' };
const customer = { id: '0000000001', firstName: 'Compte', lastName: 'Particulier', email: '', profile: 'part' };
const nobody = { id: null, open: null, down: false };

test('a visitor has no session, and one that has ended opens nothing', async () => {
  expect(await asked('')).toMatchObject({ session: nobody, agent: { state: 'none' } });
  expect((await asked('__Host-lpel_session=two', async () => null)).session).toEqual({ ...nobody, id: 'two' });
  const open = { shopper: customer, accessToken: agent.accessToken };
  expect((await asked('__Host-lpel_session=two', async () => open)).session).toEqual({ ...nobody, id: 'two', open });
});

test('an agent is the shopper who is helped, under the id of the assistance alone, and nobody before and after', async () => {
  const cookie = '__Host-lpel_agent=one; __Host-lpel_session=one';
  const helping = { ...agent, assistance: { id: 'aide-1', customer } };
  const helps = await asked(cookie, async () => helping);
  expect(helps.agent).toEqual({ state: 'open', id: 'one', ...helping });
  const open = { shopper: { ...customer, id: 'aide-1' }, accessToken: agent.accessToken };
  expect(helps.session).toEqual({ ...nobody, open });
  expect((await asked(cookie, async () => ({ ...agent, assistance: null }))).session).toEqual(nobody);
  const ended = await asked(cookie, async () => null);
  expect([ended.agent, ended.session]).toEqual([{ state: 'ended', id: 'one' }, nobody]);
});

test.each([
  ['/ecom/visiteur?mode=part&fin=1', false],
  ['/ecom/visiteur?mode=part', true],
  ['/mon-compte?fin=1', true],
])('a request of %s prolongs the session: %s', async (path, prolongs) => {
  const asks: unknown[] = [];
  await asked('__Host-lpel_session=two', async (_, options) => void asks.push(options), path);
  expect(asks).toEqual([{ prolongs }]);
});
