import { expect, test } from 'vitest';
import type { AgentAct } from '#domain/assisted-service/assisted-service.ts';
import { agentContext, postedContext, shopContext } from '#ui/request/contexts.server.ts';
import { aForm, aRequest, argsOf } from '#ui/request/request.examples.ts';
import type { Shop } from '#ui/request/shop.ts';
import { assistanceGuard } from './assistance-guard.server.ts';

const customer = {
  id: '0000000001',
  firstName: 'Compte',
  lastName: 'Particulier',
  email: '',
  profile: 'part',
} as const;

/** What an agent asks in an assistance, and the lines of the audit so far. */
function asked(path: string, form?: Record<string, string>) {
  const lines: Pick<AgentAct, 'act' | 'what' | 'outcome' | 'onBehalfOf' | 'requestId'>[] = [];
  const agentSignIns = {} as NonNullable<Shop['agentSignIns']>;
  const sent = form && aForm({ assistance: 'aide-1', ...form });
  const args = argsOf(aRequest({ agentSignIns }), { path, ...(sent && { form: sent }) });
  args.context.set(agentContext, {
    state: 'open',
    id: 'session-agent',
    agent: { id: 'agent-1' },
    assistance: { id: 'aide-1', customer },
    accessToken: async () => 'jeton',
  });
  args.context.set(shopContext, { ...args.context.get(shopContext), audit: (act: AgentAct) => void lines.push(act) });
  args.context.set(postedContext, async () => ({ form: sent ?? new FormData(), unread: [], hasFiles: false }));
  return { lines, by: (next: () => Promise<Response>) => assistanceGuard(args, next) };
}

const added = { onBehalfOf: customer.id, act: 'post cart', what: { intent: 'lines' }, requestId: 'demande-1' };

test('an agent’s post is audited before it is done and after it has ended', async () => {
  const { lines, by } = asked('/checkout/recapitulatif', { intent: 'lines' });
  await by(async () => {
    expect(lines).toMatchObject([{ ...added, outcome: 'begun' }]);
    return new Response(null, { status: 503 });
  });
  expect(lines).toMatchObject([
    { ...added, outcome: 'begun' },
    { ...added, outcome: 'failed' },
  ]);
});

test('an act that breaks on the way is said to be unknown', async () => {
  const { lines, by } = asked('/checkout/recapitulatif', { intent: 'lines' });
  await expect(by(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(lines.map(({ outcome }) => outcome)).toEqual(['begun', 'unknown']);
});

test('a page that an agent sees is one line, and one that is refused says only that', async () => {
  const page = asked('/mon-compte');
  await page.by(async () => new Response());
  expect(page.lines).toMatchObject([{ act: 'page account', outcome: 'done' }]);
  const ofAnother = asked('/checkout/recapitulatif', { intent: 'lines', assistance: 'aide-0' });
  await expect(ofAnother.by(async () => new Response())).rejects.toMatchObject({ status: 302 });
  expect(ofAnother.lines).toMatchObject([{ act: 'post cart', outcome: 'refused' }]);
});

test.each<[string, object]>([
  ['/mon-compte', { act: 'page account' }],
  ['/mes-commandes/detail/CMD-1', { act: 'page orderDetail', what: { code: 'CMD-1' } }],
  ['/mes-commandes/detail/CMD-1/', { act: 'page orderDetail', what: { code: 'CMD-1' } }],
  [
    '/professionnel/mes-commandes/detail/CMD-1/retour/RET-2',
    { act: 'page orderReturn', what: { code: 'CMD-1', returnRequestId: 'RET-2' } },
  ],
  ['/mes-commandes/detail/Compte%20Particulier', { act: 'page orderDetail' }],
  ['/ce-que-dit-la-boutique', { act: 'page content' }],
])('a page is named with the codes of its address, and nothing else that it holds: %s', async (path, line) => {
  const { lines, by } = asked(path);
  await by(async () => new Response());
  expect(lines).toEqual([
    { agent: 'agent-1', onBehalfOf: customer.id, requestId: 'demande-1', outcome: 'done', ...line },
  ]);
});

test('a form without words or ids of the shop’s own is only named, and so is one of a page that is no route', async () => {
  const form = asked('/ecom/langue', { langue: 'en' });
  await form.by(async () => new Response());
  expect(form.lines.map((line) => Object.hasOwn(line, 'what'))).toEqual([false, false]);
  expect(form.lines).toMatchObject([{ act: 'post language', outcome: 'begun' }, { outcome: 'done' }]);
  const content = asked('/ce-que-dit-la-boutique', { assistance: 'aide-0' });
  await expect(content.by(async () => new Response())).rejects.toMatchObject({ status: 302 });
  expect(content.lines).toMatchObject([{ act: 'post content', outcome: 'refused' }]);
});

test.each([
  ['/ecom/assistance', { intent: 'chercher', nom: 'Compte' }],
  ['/ecom/visiteur', undefined],
  ['/ecom/mesure', { page: 'cart' }],
])('the desk says its own acts, and what a page asks by itself is none: %s', async (path, form) => {
  const { lines, by } = asked(path, form);
  expect(Object(await by(async () => new Response())).headers.get('Cache-Control')).toBe('private, no-store');
  expect(lines).toEqual([]);
});
