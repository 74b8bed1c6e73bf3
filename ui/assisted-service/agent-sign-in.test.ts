import { expect, test } from 'vitest';
import { aRequest, argsOf, locationOf, noSession, waitingFor } from '#ui/request/request.examples.ts';
import type { Shop } from '#ui/request/shop.ts';
import { loader } from './agent-sign-in.route.ts';

const agentSignIns = {
  begin: async () => ({ url: 'https://identite.example/agents', tryId: 'essai-1' }),
} as unknown as NonNullable<Shop['agentSignIns']>;

/** Where an agent is led, and which cookies are set. */
async function led(given: { session?: typeof noSession } = {}) {
  const context = aRequest({ agentSignIns, ...given });
  const answer = await loader(argsOf(context, { path: '/ecom/assistance/connexion' }));
  return { to: locationOf(answer), cookies: Object.fromEntries(context.effects.cookies) };
}

test('an agent is led to their provider, and the try is this browser’s for half an hour', async () => {
  expect(await led({ session: noSession })).toEqual({
    to: 'https://identite.example/agents',
    cookies: { '__Host-lpel_agent_sign_in': { value: 'essai-1', seconds: 1800 } },
  });
});

test('a shopper who is signed in leaves the shop and their own provider before an agent signs in', async () => {
  expect(await led()).toEqual({
    to: '/deconnexion?redirect=%2Fecom%2Fassistance%2Fconnexion',
    cookies: {},
  });
});

test('a visitor who tries too often to sign in as an agent has to wait, and begins no sign-in', async () => {
  const context = aRequest({ agentSignIns, session: noSession, limits: waitingFor(20) });
  const refused = loader(argsOf(context, { path: '/ecom/assistance/connexion' }));
  await expect(refused).rejects.toMatchObject({ init: { status: 429 } });
  expect(context.effects.cookies.size).toBe(0);
});
