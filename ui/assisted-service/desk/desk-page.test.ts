import { expect, test } from 'vitest';
import type { AgentSignIns, Assistance, Customer } from '#domain/assisted-service/assisted-service.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { OpenRequestAgent } from '#ui/request/contexts.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo, locationOf, noSession, waitingFor } from '#ui/request/request.examples.ts';
import { deskPage } from './desk-page.server.ts';

const url = new URL('https://boutique.example/ecom/assistance');
const individual: Customer = {
  id: '0000000001',
  firstName: 'Compte',
  lastName: 'Particulier',
  email: 'compte@exemple.fr',
  profile: 'part',
};
const professional: Customer = { ...individual, id: '0000000002', email: '', profile: 'pro' };
const assistance: Assistance = { id: 'aide-1', customer: individual };
const agentWith = (helped: Assistance | null): OpenRequestAgent => ({
  state: 'open',
  id: 'session-agent',
  agent: { id: 'agent-1' },
  assistance: helped,
  accessToken: async () => 'jeton',
});

/** An agent at the desk, and what was done to their session. */
function atDesk({
  helped = null,
  ports = {},
  seconds = 0,
}: {
  helped?: Assistance | null;
  ports?: GivenPorts;
  seconds?: number;
} = {}) {
  const done: string[] = [];
  const agentSignIns: AgentSignIns = {
    begin: fails(new Error('begin')),
    complete: fails(new Error('complete')),
    open: fails(new Error('open')),
    assist: async (_, customer) => {
      done.push(`assists ${customer.id}`);
      return { id: 'aide-2', customer };
    },
    leave: async () => void done.push('leaves'),
    expire: async () => void done.push('expires'),
    agentOf: async () => 'agent-1',
    end: async () => {
      done.push('ends');
      return 'https://identite.example/fin';
    },
    cookieSeconds: () => 60,
  };
  const forgotten: string[] = [];
  const context = aRequest({
    ports,
    session: noSession,
    agent: agentWith(helped),
    agentSignIns,
    limits: waitingFor(seconds),
  });
  const journeyDrafts = { ...context.journeyDrafts, forgetAll: async () => void forgotten.push('drafts') };
  return { context: { ...context, journeyDrafts }, effects: context.effects, done, forgotten };
}

const post = ({ context }: ReturnType<typeof atDesk>, fields: Record<string, string>) =>
  deskPage.post(context, { url, form: aForm(fields) });

test('an agent who searches ever more is slowed down, and nobody is looked for meanwhile', async () => {
  const desk = atDesk({ ports: { assistedService: { find: fails(new Error('find')) } }, seconds: 20 });
  const { status, page } = await post(desk, { intent: 'chercher', nom: 'Compte' });
  expect([status, page.view?.search?.name.value]).toEqual([429, 'Compte']);
  expect(desk.effects.audited).toEqual([]);
});

test('the desk is a 404 without an assisted service, and accepts no post', async () => {
  const context = aRequest({ session: noSession });
  await expect(deskPage.show(context, url)).rejects.toMatchObject({ init: { status: 404 } });
  for (const intent of ['chercher', 'assister', 'rattacher', 'terminer', 'quitter'])
    await expect(deskPage.post(context, { url, form: aForm({ intent, nom: 'Compte' }) })).rejects.toMatchObject({
      init: { status: 404 },
    });
});

test('a shopper is asked to sign in as an agent, and posts nothing', async () => {
  const { context } = atDesk();
  const shopper = { ...context, agent: null };
  const { view } = await deskPage.show(shopper, url);
  expect(view).toMatchObject({ notices: [], signIn: { href: '/ecom/assistance/connexion' } });
  expect(Object.keys(view)).toEqual(['title', 'text', 'notices', 'signIn']);
  for (const intent of ['chercher', 'assister', 'rattacher', 'terminer', 'quitter'])
    await expect(deskPage.post(shopper, { url, form: aForm({ intent, nom: 'Compte' }) })).rejects.toMatchObject({
      init: { status: 403 },
    });
});

test('an agent finds shoppers; the log says how many, and not whom one looked for', async () => {
  const searched: unknown[] = [];
  const find = async (search: unknown) => {
    searched.push(search);
    return { customers: [individual, professional], hasMore: searched.length > 1 };
  };
  const desk = atDesk({ ports: { assistedService: { find } } });
  const { status, page } = await post(desk, { intent: 'chercher', nom: ' Compte ' });
  expect([status, searched]).toEqual([200, [{ name: 'Compte' }]]);
  expect(page.view?.results).toMatchObject({
    title: '2 personnes trouvées',
    more: null,
    rows: [
      { id: '0000000001', profile: 'part', details: 'Particulier, client n°\u00a00000000001, compte@exemple.fr' },
      { id: '0000000002', profile: 'pro', details: 'Professionnel, client n°\u00a00000000002' },
    ],
  });
  expect(page.view?.search?.name.value).toBe('Compte');
  expect(desk.effects.audited).toEqual([
    { onBehalfOf: null, act: 'search', what: { by: 'name' }, outcome: 'begun' },
    { onBehalfOf: null, act: 'search', what: { by: 'name', found: '2' }, outcome: 'done' },
  ]);
  const more = await post(desk, { intent: 'chercher', nom: 'ignoré', commande: ' CMD-26-1 ' });
  expect([more.page.view?.search?.orderCode.value, more.page.view?.results?.more]).toEqual([
    'CMD-26-1',
    expect.stringMatching(/d’autres personnes encore/),
  ]);
  await post(desk, { intent: 'chercher', commande: 'CMD-26-1' });
  await post(desk, { intent: 'chercher', nom: 'Roy' });
  expect(searched.slice(1)).toEqual([{ orderCode: 'CMD-26-1' }, { orderCode: 'CMD-26-1' }, { name: 'Roy' }]);
});

test.each([
  [{}, 'Saisissez un nom, une adresse e-mail ou un numéro de commande.'],
  [{ nom: 'co' }, 'Saisissez au moins trois caractères.'],
])('a search for %j asks nobody', async (fields, error) => {
  const { status, page } = await post(atDesk(), { intent: 'chercher', ...fields });
  expect([status, page.view?.search?.name.error]).toEqual([422, error]);
});

test('whoever is no agent for the backend is refused, and the log says so', async () => {
  const desk = atDesk({ ports: { assistedService: { find: async () => 'forbidden' as const } } });
  await expect(post(desk, { intent: 'chercher', nom: 'Compte' })).rejects.toMatchObject({ init: { status: 403 } });
  expect(desk.effects.audited).toMatchObject([{ outcome: 'begun' }, { act: 'search', outcome: 'refused' }]);
});

test('a backend that does not answer loses nothing that was typed', async () => {
  const away = fails(new Fault('timeout', 'searchCustomers'));
  const desk = atDesk({ helped: assistance, ports: { assistedService: { find: away, bindCart: away } } });
  const found = await post(desk, { intent: 'chercher', nom: 'Compte' });
  expect([found.status, found.page.view?.search?.name.value]).toEqual([503, 'Compte']);
  expect(found.page.view?.notices).toMatchObject([{ tone: 'error', takesFocus: true }]);
  const bound = await post(desk, { intent: 'rattacher', panier: '00000042' });
  expect([bound.status, bound.page.view?.current?.bind.number.value]).toEqual([503, '00000042']);
  expect(bound.page.view?.notices).toEqual(found.page.view?.notices);
});

test('helping somebody leads to their cart, in their mode, and ends helping anybody else', async () => {
  const asked: unknown[] = [];
  const customer = async (...given: unknown[]) => {
    asked.push(given);
    return professional;
  };
  const desk = atDesk({ helped: assistance, ports: { assistedService: { customer } } });
  const led = ledTo(post(desk, { intent: 'assister', client: '0000000002', profil: 'pro' }));
  expect(await led).toBe('/professionnel/checkout/recapitulatif');
  expect(asked).toEqual([['0000000002', 'pro']]);
  expect([desk.done, desk.forgotten]).toEqual([['leaves', 'assists 0000000002'], ['drafts']]);
  const what = { customer: '0000000002', profile: 'pro' };
  expect(desk.effects.audited).toEqual([
    { onBehalfOf: null, act: 'assist', what, outcome: 'begun' },
    { onBehalfOf: '0000000001', act: 'assistance-ended', outcome: 'begun' },
    { onBehalfOf: '0000000001', act: 'assistance-ended', outcome: 'done' },
    { onBehalfOf: '0000000002', act: 'assist', what, outcome: 'done' },
  ]);
});

test('a shopper whom the backend does not give is not helped', async () => {
  const desk = atDesk({ ports: { assistedService: { customer: async () => null } } });
  const { status, page } = await post(desk, { intent: 'assister', client: '9999999999' });
  expect([status, page.notices[0]?.tone, desk.done]).toEqual([422, 'error', []]);
  expect(desk.effects.audited).toMatchObject([{ outcome: 'begun' }, { act: 'assist', outcome: 'refused' }]);
});

test.each([
  ['', 'empty', 'Saisissez le numéro du panier.'],
  ['00000042', 'unknown-cart', 'Aucun panier sans compte ne porte ce numéro. Vérifiez le numéro avec la personne.'],
])('a cart « %s » is not attached', async (number, _why, error) => {
  const bindCart = async () => 'unknown-cart' as const;
  const desk = atDesk({ helped: assistance, ports: { assistedService: { bindCart } } });
  const { status, page } = await post(desk, { intent: 'rattacher', panier: number });
  expect([status, page.view?.current?.bind.number.error]).toEqual([422, error]);
  expect(desk.effects.audited.slice(1)).toMatchObject(number === '' ? [] : [{ act: 'bind-cart', outcome: 'refused' }]);
});

test('a visitor’s cart is attached to the shopper who is being helped, and to nobody without one', async () => {
  const bound: unknown[] = [];
  const bindCart = async (wanted: unknown) => {
    bound.push(wanted);
    return 'bound' as const;
  };
  const desk = atDesk({ helped: assistance, ports: { assistedService: { bindCart } } });
  expect(await ledTo(post(desk, { intent: 'rattacher', panier: ' 00000042 ' }))).toBe('/ecom/assistance?note=rattache');
  expect(bound).toEqual([{ number: '00000042', customer: individual }]);
  expect(desk.effects.audited).toEqual([
    { onBehalfOf: '0000000001', act: 'bind-cart', what: { cart: '00000042' }, outcome: 'begun' },
    { onBehalfOf: '0000000001', act: 'bind-cart', what: { cart: '00000042' }, outcome: 'done' },
  ]);
  expect(await ledTo(post(atDesk(), { intent: 'rattacher', panier: '00000042' }))).toBe(
    '/ecom/assistance?note=personne',
  );
});

test('a shopper of whom only one name is known is called by that one', async () => {
  const desk = atDesk({ helped: { id: 'aide-1', customer: { ...individual, firstName: '' } } });
  const { view } = await deskPage.show(desk.context, url);
  expect(view.current?.title).toBe('Vous agissez pour Particulier');
});

test.each([
  [individual, ['/checkout/recapitulatif', '/mon-compte', '/']],
  [professional, ['/professionnel/checkout/recapitulatif', '/professionnel/mon-compte', '/professionnel']],
])('the desk links an assisted customer’s pages in the shop of their profile', async (customer, pages) => {
  const { context } = atDesk({ helped: { id: 'aide-1', customer } });
  const { view } = await deskPage.show(context, url);
  expect(view.current?.links.map(({ href }) => href)).toEqual(pages);
});

test('ending keeps the agent and forgets the shopper; quitting ends both, here and at the provider', async () => {
  const desk = atDesk({ helped: assistance });
  expect(await ledTo(post(desk, { intent: 'terminer' }))).toBe('/ecom/assistance?note=terminee');
  expect([desk.done, desk.forgotten]).toEqual([['leaves'], ['drafts']]);
  const left = atDesk({ helped: assistance });
  const answer: unknown = await post(left, { intent: 'quitter' }).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const led = answer as Response;
  expect(locationOf(led)).toBe('https://identite.example/fin');
  expect(led.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
  expect(left.done).toEqual(['leaves', 'ends']);
  expect(left.effects.cookies.get('__Host-lpel_agent')).toEqual({ value: '', seconds: 0 });
  expect(left.effects.audited).toMatchObject([
    { act: 'assistance-ended', outcome: 'begun' },
    { act: 'assistance-ended', outcome: 'done' },
    { act: 'sign-out', onBehalfOf: null, outcome: 'begun' },
    { act: 'sign-out', onBehalfOf: null, outcome: 'done' },
  ]);
});

test('an act that fails on the way is a line too: nobody knows what it did', async () => {
  const desk = atDesk({
    helped: assistance,
    ports: { assistedService: { bindCart: fails(new Fault('timeout', 'bindCart')) } },
  });
  expect((await post(desk, { intent: 'rattacher', panier: '00000042' })).status).toBe(503);
  expect(desk.effects.audited).toEqual([
    { onBehalfOf: '0000000001', act: 'bind-cart', what: { cart: '00000042' }, outcome: 'begun' },
    { onBehalfOf: '0000000001', act: 'bind-cart', what: { cart: '00000042' }, outcome: 'unknown' },
  ]);
});

test('whoever is helped next sees nothing of who was helped before: the browser drops what it keeps', async () => {
  const desk = atDesk({ helped: assistance, ports: { assistedService: { customer: async () => individual } } });
  const forms: Record<string, string>[] = [{ intent: 'terminer' }, { intent: 'assister', client: '0000000002' }];
  for (const form of forms) {
    const answer: unknown = await post(desk, form).catch((thrown: unknown) => thrown);
    const headers = answer instanceof Response ? answer.headers : new Headers();
    expect([form.intent, headers.get('Clear-Site-Data')]).toEqual([form.intent, '"cache", "storage"']);
  }
});

test.each([
  ['quittee', 'Vous êtes déconnecté'],
  ['expiree', 'Votre session de conseiller est terminée'],
])('the desk says how the session ended from which the provider leads back: %s', async (state, said) => {
  const { context } = atDesk();
  const left = new URL(`${url}?state=${state}`);
  const { view } = await deskPage.show({ ...context, agent: null }, left);
  expect(view.notices).toMatchObject([{ text: expect.stringContaining(said) }]);
  // Whoever signed in meanwhile reads nothing of it.
  expect((await deskPage.show(context, left)).view.notices).toEqual([]);
});
