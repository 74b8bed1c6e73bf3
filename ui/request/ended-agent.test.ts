import { expect, test } from 'vitest';
import type { AgentSignIns } from '#domain/assisted-service/assisted-service.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { agentIsOut, endedAgent, toDesk } from './ended-agent.server.ts';
import { agentCookie } from './middleware/session.server.ts';
import { only } from './ports.examples.ts';
import { aRequest, locationOf } from './request.examples.ts';

const provider = 'https://identite.example/fin';
const agent = {
  state: 'open',
  id: 'session-2',
  agent: { id: 'agent-1' },
  assistance: null,
  accessToken: async () => 'jeton',
} as const;

/** An agent’s request, with what its sign-ins were asked; the provider has something to end, or nothing. */
function anAgent({ over = {}, ...given }: { over?: Partial<AgentSignIns> } & Parameters<typeof aRequest>[0] = {}) {
  const done: string[] = [];
  const agentSignIns = only<AgentSignIns>('agent sign-ins', {
    agentOf: async (id) => (id === 'session-2' ? 'agent-1' : null),
    expire: async (id) => void done.push(`expire ${id}`),
    end: async (id, back) => {
      done.push(`end ${id} ${back}`);
      return provider;
    },
    ...over,
  });
  const context = aRequest({ agent, agentSignIns, ...given });
  const audited: unknown[] = [];
  context.audit = ({ agent: { id } }, act) => audited.push({ id, ...act });
  return { context, done, audited };
}
const asking = (headers: Record<string, string> = {}, path = '/') =>
  new Request(new URL(path, 'https://boutique.example'), { headers });

const led = (answer: Response | null) => [
  answer ? locationOf(answer) : undefined,
  answer?.headers.get('clear-site-data'),
];
const dropped = '"cache", "storage"';
const away = async () => {
  throw new Error('records out of reach');
};

test('an agent whose token is refused is out: nothing of the shopper stays, here, in the browser or at the provider', async () => {
  const { context, done, audited } = anAgent({ journeyDrafts: storedDrafts() });
  await context.journeyDrafts.save('registered-mail', { answers: { weight: '20' }, version: 0 });
  const answer = await agentIsOut(context, { agent, request: asking() });
  expect(led(answer)).toEqual([provider, dropped]);
  expect(await context.journeyDrafts.all()).toEqual([]);
  expect(done).toEqual(['expire session-2', 'end session-2 expiree']);
  expect(context.effects.cookies.get(agentCookie)).toEqual({ value: '', seconds: 0 });
  expect(audited).toEqual([{ id: 'agent-1', act: 'session-ended', outcome: 'expired' }]);
});

test('an agent is out although the records are out of reach, and is led to the desk', async () => {
  const { context, audited } = anAgent({
    journeyDrafts: storedDrafts(),
    over: { agentOf: away, expire: away, end: away },
  });
  const answer = await agentIsOut(context, { agent, request: asking() });
  expect(led(answer)).toEqual([context.wording.paths.assistance({ note: 'expiree' }), dropped]);
  expect(context.effects.cookies.get(agentCookie)?.seconds).toBe(0);
  expect(audited).toEqual([{ id: 'unknown', act: 'session-ended', outcome: 'expired' }]);
});

test.each<[string, Request, boolean]>([
  ['a page', asking({ 'sec-fetch-dest': 'document' }), true],
  ['a page of an old browser', asking(), true],
  ['the data of a page', asking({ 'sec-fetch-dest': 'empty' }, '/mon-compte.data'), true],
  ['what a page’s program asks by itself', asking({ 'sec-fetch-dest': 'empty' }, '/ecom/visiteur'), false],
  ['a picture', asking({ 'sec-fetch-dest': 'image' }), false],
])('a session that is over ends with %s: %j', async (_, request, ends) => {
  const { context, done, audited } = anAgent();
  const answer = await endedAgent(context, { id: 'session-2', request });
  expect(led(answer)).toEqual(ends ? [provider, dropped] : [undefined, undefined]);
  expect([done.length, audited.length, context.effects.cookies.size]).toEqual(ends ? [1, 1, 1] : [0, 0, 0]);
});

test('the way to the desk drops what the browser keeps of a shopper', () => {
  const { wording } = aRequest();
  expect(led(toDesk({ wording }))).toEqual([wording.paths.assistance({ note: 'expiree' }), dropped]);
});
