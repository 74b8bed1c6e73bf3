import { expect, test } from 'vitest';
import type { AgentSignIns, Assistance } from '#domain/assisted-service/assisted-service.ts';
import {
  agentContext,
  consentContext,
  type OpenRequestAgent,
  postedContext,
  shopContext,
  uploadsContext,
} from '#ui/request/contexts.server.ts';
import { only } from '#ui/request/ports.examples.ts';
import { MalformedForm } from '#ui/request/posted-form.server.ts';
import { aForm, aRequest, argsOf, fails, locationOf, noSession } from '#ui/request/request.examples.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { assistanceGuard } from './assistance-guard.server.ts';

const helped: Assistance = {
  id: 'aide-2',
  customer: { id: '0000000001', firstName: 'Compte', lastName: 'Particulier', email: '', profile: 'part' },
};
const agentWith = (assistance: Assistance | null): OpenRequestAgent => ({
  state: 'open',
  id: 'session-agent',
  agent: { id: 'agent-1' },
  assistance,
  accessToken: async () => 'jeton',
});
const config = { MEASUREMENT_SITE_PART: '1', MEASUREMENT_SITE_PRO: '2' };
const agreed = { measurement: true, personalisation: true, isAnswered: true, signalled: false };

interface Asks {
  /** `null`: a shopper. */
  agent?: OpenRequestAgent | null;
  fields?: Record<string, string>;
  mark?: string;
  status?: number;
  /** What was posted is no form. */
  isMalformed?: boolean;
}

/** What a request gets, where each page would say that everybody may keep it. */
async function asks(path: string, asked: Asks = {}) {
  const { agent = agentWith(helped), fields, mark, status = 200, isMalformed = false } = asked;
  const ended: string[] = [];
  const agentSignIns = only<AgentSignIns>('agent sign-ins', { leave: async (id) => void ended.push(id) });
  const visitor = aRequest({ session: noSession, agent, agentSignIns, consent: agreed, config });
  const args = argsOf(visitor, { path, ...(fields && { form: aForm(fields) }) });
  const audited: unknown[] = [];
  Object.assign(args.context.get(shopContext), { audit: (line: unknown) => audited.push(line) });
  if (mark !== undefined) args.request.headers.set('x-assistance', mark);
  if (isMalformed) args.context.set(postedContext, fails(new MalformedForm()));
  let isMade = false;
  const make = async () => {
    isMade = true;
    return new Response('page', { status, headers: { 'Cache-Control': 'public, max-age=60' } });
  };
  const answer = await Promise.resolve(assistanceGuard(args as never, make)).catch((thrown) => thrown);
  return { answer: answer as Response, isMade, audited, ended, consent: args.context.get(consentContext) };
}

test('nothing that an agent does is measured or personalised, whatever their browser agreed to', async () => {
  // Nor are they asked whether they agree.
  const refused = { measurement: false, personalisation: false, isAnswered: true, signalled: false };
  expect((await asks('/')).consent).toEqual(refused);
  expect((await asks('/', { agent: agentWith(null) })).consent).toEqual(refused);
  expect((await asks('/', { agent: null })).consent).toEqual(agreed);
});

test('a page that an agent sees is kept by nobody, and each one is a line in the log', async () => {
  const { answer, audited } = await asks('/mon-compte');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(audited).toEqual([
    { agent: 'agent-1', onBehalfOf: '0000000001', act: 'page account', outcome: 'done', requestId: 'demande-1' },
  ]);
  const shopper = await asks('/mon-compte', { agent: null });
  expect([shopper.answer.headers.get('Cache-Control'), shopper.audited]).toEqual(['public, max-age=60', []]);
});

test.each([
  [302, 'done'],
  [403, 'refused'],
  [422, 'refused'],
  [503, 'failed'],
])('an act that the shop answers with %i is said to be %s', async (status, outcome) => {
  const { audited } = await asks('/checkout/recapitulatif', {
    status,
    fields: { assistance: 'aide-2', add: '1126001' },
  });
  const act = { act: 'post cart', what: { add: '1126001' } };
  expect(audited).toMatchObject([
    { ...act, outcome: 'begun' },
    { ...act, outcome },
  ]);
});

test.each<[string, Asks]>([
  ['a form', { fields: { assistance: 'aide-1', add: '1126001' } }],
  ['a form without a mark', { fields: { add: '1126001' } }],
  ['a request of its program', { mark: 'aide-1' }],
  ['a form by its program', { mark: 'aide-1', fields: { assistance: 'aide-2', add: '1126001' } }],
  ['a form, now that nobody is helped,', { agent: agentWith(null), fields: { assistance: 'aide-1', add: '1126001' } }],
])('%s of a page of another assistance does nothing, and the log says so', async (_, asked) => {
  const { answer, isMade, audited } = await asks('/checkout/recapitulatif', asked);
  expect([isMade, locationOf(answer)]).toEqual([false, '/ecom/assistance?note=changee']);
  expect(audited).toMatchObject([{ outcome: 'refused' }]);
});

test.each<[string, Asks]>([
  ['a form', { fields: { assistance: 'aide-1', add: '1126001' } }],
  ['a request of its program', { mark: 'aide-1' }],
])('%s of an agent’s page does nothing for whoever uses the browser next', async (_, asked) => {
  const { answer, isMade } = await asks('/checkout/recapitulatif', { ...asked, agent: null });
  expect([isMade, locationOf(answer)]).toEqual([false, '/ecom/assistance?note=changee']);
});

test.each<[string, string, Asks]>([
  ['a request of its program', '/checkout/recapitulatif', { mark: 'aide-2' }],
  ['a form by its program', '/checkout/recapitulatif', { mark: 'aide-2', fields: { add: '1126001' } }],
  ['what is counted', '/ecom/mesure', { fields: { page: 'cart' } }],
  ['a form of a visitor', '/checkout/recapitulatif', { agent: null, fields: { add: '1126001' } }],
])('%s does what it says, of a page of the same assistance or of nobody’s', async (_, path, asked) => {
  expect((await asks(path, asked)).isMade).toBe(true);
});

test('a malformed form is refused where an agent may send none, and elsewhere left to its page', async () => {
  const malformed = { fields: {}, isMalformed: true };
  const [unmarked, marked] = [await asks('/aide', malformed), await asks('/aide', { ...malformed, mark: 'aide-2' })];
  expect([unmarked.isMade, locationOf(unmarked.answer)]).toEqual([false, '/ecom/assistance?note=changee']);
  expect([marked.isMade, Object(marked.answer).init?.status]).toEqual([false, 403]);
  for (const path of ['/ecom/langue', '/checkout/livraison'])
    expect((await asks(path, { ...malformed, mark: 'aide-2' })).isMade).toBe(true);
  expect((await asks('/checkout/recapitulatif', { ...malformed, agent: null })).isMade).toBe(true);
});

const batch = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';

/** What a form with a file is asked before it is read, and the answer; the page asks whether it is open, and it is not. */
async function filePosted(path: string, { agent, mark = '' }: { agent: OpenRequestAgent | null; mark?: string }) {
  const asked: (boolean | undefined)[] = [];
  const visitor = aRequest({
    session: noSession,
    agent,
    agentSignIns: only<AgentSignIns>('agent sign-ins', {}),
    config,
  });
  const form = aForm({ assistance: mark, csv: new File(['a;b'], 'colis.csv') });
  const args = argsOf(visitor, { path, form });
  args.context.set(uploadsContext, 'table');
  args.context.set(postedContext, async (isOpen) => {
    asked.push(await isOpen?.());
    return { form, unread: [], hasFiles: true };
  });
  Object.assign(args.context.get(shopContext), { audit: () => {} });
  const page = async () => {
    await args.context.get(postedContext)(async () => false);
    return new Response('page');
  };
  const answer = await Promise.resolve(assistanceGuard(args as never, page)).catch((thrown) => thrown);
  return { first: asked[0], answer: answer as Response };
}

test('a file of a visitor is read as its page says, also where the shop has agents', async () => {
  const { first, answer } = await filePosted(batch, { agent: null });
  expect([first, await answer.text()]).toEqual([false, 'page']);
  const marked = await filePosted(batch, { agent: null, mark: 'aide-1' });
  expect([marked.first, locationOf(marked.answer)]).toEqual([false, '/ecom/assistance?note=changee']);
});

test('an agent’s file is read by its name alone, since no page with files is open to agents', async () => {
  for (const agent of [agentWith(helped), agentWith(null)])
    expect((await filePosted(batch, { agent, mark: 'aide-2' })).first).toBeUndefined();
  const withFiles = (routeTable as readonly RouteEntry[]).filter(({ uploads }) => uploads);
  expect(withFiles.length).toBeGreaterThan(0);
  expect(withFiles.filter(({ agents }) => agents === 'sends')).toEqual([]);
});

test('signing out as a shopper ends the assistance, and is no line beside its own', async () => {
  const { answer, isMade, ended, audited } = await asks('/deconnexion');
  expect([isMade, locationOf(answer), ended]).toEqual([false, '/ecom/assistance?note=terminee', ['session-agent']]);
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
  expect(audited).toMatchObject([
    { act: 'assistance-ended', outcome: 'begun' },
    { act: 'assistance-ended', outcome: 'done' },
  ]);
});

test('an audit line contains words and ids of the shop, and no typed value', async () => {
  const fields = { assistance: 'aide-2', intent: 'address', city: 'Lyon', line: 'Compte Particulier', quantity: '2' };
  const { audited } = await asks('/checkout/recapitulatif', { fields });
  const what = { intent: 'address', quantity: '2' };
  expect(audited).toMatchObject([{ what }, { what }]);
  expect(JSON.stringify(audited)).not.toMatch(/Lyon|Compte/);
});

test.each<[string, string, Asks]>([
  ['pays', '/checkout/paiement', {}],
  ['orders', '/checkout/paiement', { fields: { assistance: 'aide-2', mode: 'card', intent: 'order' } }],
  ['reads what an order came to', '/checkout/confirmation?commande=CMD-1', {}],
  ['signs in as somebody', '/ecom/connexion', {}],
  ['takes stamps away', '/ecom/commandes/CMD-1/timbres', {}],
  ['changes the book', '/mon-compte/adresses', { fields: { assistance: 'aide-2', intent: 'known-address' } }],
  ['changes the book while delivering', '/checkout/livraison', { fields: { assistance: 'aide-2', main: 'adresse-1' } }],
])('an agent never %s, and the log says that it was asked for', async (_, path, asked) => {
  const { answer, isMade, audited } = await asks(path, asked);
  expect([isMade, Object(answer).init?.status]).toEqual([false, 403]);
  expect(audited).toMatchObject([{ onBehalfOf: '0000000001', outcome: 'refused' }]);
});

interface Ended {
  to: string | null;
  ended: string[];
  cookie: unknown;
  lines: unknown[];
}

/** What a request meets with the cookie of a session that is over. */
async function afterIdling(
  path: string,
  headers: Record<string, string> = {},
  { knows = true, state = 'ended' }: { knows?: boolean; state?: 'ended' | 'down' } = {},
): Promise<Ended> {
  const ended: string[] = [];
  const agentSignIns = only<AgentSignIns>('agent sign-ins', {
    agentOf: async () => 'agent-1',
    end: async (id, back) => {
      ended.push(`${id} ${back}`);
      return knows ? 'https://identite.example/fin' : null;
    },
  });
  const context = aRequest({ session: noSession, agentSignIns, config });
  const args = argsOf(context, { path });
  for (const [name, value] of Object.entries(headers)) args.request.headers.set(name, value);
  args.context.set(agentContext, { state, id: 'session-agent' });
  const lines: unknown[] = [];
  Object.assign(args.context.get(shopContext), { audit: (line: unknown) => lines.push(line) });
  const page = async () => new Response('page');
  const answer: unknown = await Promise.resolve(assistanceGuard(args as never, page)).catch((thrown) => thrown);
  const cookie = Object.fromEntries(context.effects.cookies)['__Host-lpel_agent'];
  if (!(answer instanceof Response)) throw answer;
  return { to: locationOf(answer), ended, cookie, lines };
}

test.each([
  ['/mon-compte', {}],
  ['/mon-compte.data', { 'sec-fetch-dest': 'empty' }],
  ['/ecom/assistance', { 'sec-fetch-dest': 'document' }],
  ['/ecom/assistance/connexion', { 'sec-fetch-dest': 'document' }],
])('a session that is over is ended at the provider too, by whatever page is asked for: %s', async (path, headers) => {
  expect(await afterIdling(path, headers)).toEqual({
    to: 'https://identite.example/fin',
    ended: ['session-agent expiree'],
    cookie: { value: '', seconds: 0 },
    lines: [expect.objectContaining({ agent: 'agent-1', act: 'session-ended', outcome: 'expired' })],
  });
});

test('a background request of an expired agent session is not led to another host, and leaves the end to the next page', async () => {
  const asked = await afterIdling('/ecom/visiteur', { 'sec-fetch-dest': 'empty' });
  expect(asked).toEqual({ to: '/ecom/assistance?note=expiree', ended: [], cookie: undefined, lines: [] });
  const followed = await afterIdling('/ecom/assistance?note=expiree', { 'sec-fetch-dest': 'empty' });
  expect(followed).toMatchObject({ to: null, ended: [] });
});

test('an expired agent session without a provider session leads to the desk once', async () => {
  for (const path of ['/ecom/assistance', '/mon-compte?note=expiree'])
    expect((await afterIdling(path, {}, { knows: false })).to).toBe('/ecom/assistance?note=expiree');
  expect((await afterIdling('/ecom/assistance?note=expiree', {}, { knows: false })).to).toBeNull();
});

test('a page is not shown while the agent’s session cannot be read', async () => {
  await expect(afterIdling('/', {}, { state: 'down' })).rejects.toMatchObject({ init: { status: 503 } });
});

test('an agent who comes back from the provider to a session that was over begins a new one', async () => {
  expect(await afterIdling('/ecom/assistance/retour?code=1')).toMatchObject({ to: null, ended: [] });
});

test.each(['/ecom/connexion?redirect=%2Fmon-compte', '/checkout/paiement', '/ecom/commandes/CMD-1/timbres'])(
  'an agent who helps nobody is led to the desk by what only a shopper does: %s',
  async (path) => {
    const { answer, isMade } = await asks(path, { agent: agentWith(null) });
    expect([isMade, locationOf(answer)]).toEqual([false, '/ecom/assistance?note=personne']);
  },
);

test('an agent who helps nobody sends nothing for anybody', async () => {
  const fields = { assistance: 'personne', add: '1126001' };
  const { answer, isMade } = await asks('/checkout/recapitulatif', { agent: agentWith(null), fields });
  expect([isMade, locationOf(answer)]).toEqual([false, '/ecom/assistance?note=personne']);
});
