import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { agentContext, cookiesContext, sessionContext, shopContext } from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { session } from './session.server.ts';

/** A request with these cookies, in a shop whose records fail with words of their own. */
async function asked(cookie: string) {
  const logged: unknown[] = [];
  const open = async () => {
    throw new RangeError('canari-7f3a');
  };
  const context = new RouterContextProvider();
  context.set(cookiesContext, new Cookies(cookie, { secure: true }));
  context.set(shopContext, {
    signIns: { open },
    agentSignIns: { open },
    ids: { isOurs: (_kind: string, id: string) => id === 'one' },
    log: { error: (...line: unknown[]) => logged.push(line) },
  } as unknown as Shop);
  await session({ context } as never, async () => new Response());
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
