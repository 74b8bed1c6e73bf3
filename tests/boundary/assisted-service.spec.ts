/** Agents on behalf of shoppers, on a shop of this file; and a shop without an assisted service, where nothing tells of one. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import { oneDeadline } from '../shared/unhurried.ts';
import { type Ask, askAt, test as base, cookiePairs, expect, productPath, type Reply, withoutNonce } from './ask.ts';
import { leaks } from './leaks.ts';

const desk = '/ecom/assistance';
const individual = '4210315537';
const professional = '1675060572';

/** A scenario of the mock backend, in the world of the test. */
type Rule = { operation: string; effect: Effect; milliseconds?: number } | { clear: true };

interface Fixtures {
  shop: Shop;
  there: Ask;
  agent(): Promise<string[]>;
  steers(rule: Rule): Promise<void>;
}

let running: Shop;

const test = base.extend<Fixtures>({
  shop: async ({ browserName: _ }, use) => use(running),

  there: async ({ shop, world }, use) => use(askAt({ origin: shop.url, world })),

  steers: async ({ shop, world }, use) =>
    use(async (rule) => {
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const answer = await fetch(`${shop.backendUrl}/scenarios`, { ...sent, body: JSON.stringify({ ...rule, world }) });
      if (!answer.ok) throw new Error(`The mock backend refused a scenario: ${await answer.text()}`);
    }),

  agent: async ({ playwright, shop }, use) => {
    await use(async () => agentCookies(await playwright.request.newContext(), shop.url));
  },
});

// At one shop, one after the other.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  running = await startShop({
    assisted: true,
    skipsWaits: true,
    env: { PAGE_CACHE_MB: '16', AGENT_IDLE_MINUTES: '15' },
  });
});
test.afterAll(() => running.stop());

/** Signs in at the provider of agents. */
async function agentCookies(visitor: APIRequestContext, origin: string, email = 'conseiller@exemple.fr') {
  const form = await visitor.get(`${origin}${desk}/connexion`);
  await visitor.post(form.url(), { form: { email, password: 'timbre-demo' } });
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies.filter(({ name }) => name.startsWith('lpel_') || name.startsWith('__Host-')).map(pair);
}
const pair = ({ name, value }: { name: string; value: string }) => `${name}=${value}`;

const markIn = (html: string) => /name="assistance" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Begins to help a shopper; gives the cookies and the mark of the assistance. */
async function helps(ask: Ask, cookies: string[], { client = individual, profil = 'part' } = {}) {
  const before = await ask(desk, { cookies });
  const form = { assistance: markIn(before.body), intent: 'assister', client, profil };
  const begun = await ask(desk, { cookies, form });
  expect(begun.status).toBe(302);
  return markIn((await ask(desk, { cookies })).body);
}

/** What the log says of agents, since the last time. */
const auditsOf = (shop: Shop) => {
  const from = shop.output().length;
  return () =>
    shop
      .output()
      .slice(from)
      .split('\n')
      .filter((line) => line.includes('"audit"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
};

test('the addresses of the assisted service are unknown pages where the shop has none, and its cookie changes no byte', async ({
  ask,
}) => {
  for (const path of [desk, `${desk}/connexion`, `${desk}/retour`]) {
    expect((await ask(path)).status, path).toBe(404);
    expect((await ask(path, { cookies: ['__Host-lpel_agent=x', 'lpel_agent=x'] })).status).toBe(404);
  }
  expect((await ask(desk, { form: { intent: 'chercher', nom: 'Compte' } })).status).toBe(404);
  const visit = cookiePairs(await ask('/'));
  for (const path of ['/', '/checkout/recapitulatif', await productPath(ask)]) {
    const [plain, marked] = await Promise.all([
      ask(path, { cookies: visit }),
      ask(path, { cookies: [...visit, 'lpel_agent=x', '__Host-lpel_agent=x'], headers: { 'x-assistance': 'aide-1' } }),
    ]);
    expect(withoutNonce(marked.body)).toBe(withoutNonce(plain.body));
    expect([marked.status, marked.headers['cache-control']]).toEqual([plain.status, plain.headers['cache-control']]);
    expect(plain.body).not.toMatch(/assist|conseiller/i);
  }
});

test('visitors of a shop with an assisted service see a page of its own, and no banner anywhere', async ({ there }) => {
  const { status, body, headers } = await there(desk);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body).toContain('Connectez-vous avec votre compte de conseiller');
  // The program of the shop knows no such page.
  expect(body).not.toContain('modulepreload');
  expect((await there('/')).body).not.toContain('id="assistance"');
  for (const intent of ['chercher', 'assister', 'rattacher', 'terminer', 'quitter'])
    expect((await there(desk, { form: { intent, nom: 'Compte', client: individual } })).status, intent).toBe(403);
});

test('a shopper who signs in as an agent is none', async ({ there, shop, playwright }) => {
  const cookies = await agentCookies(await playwright.request.newContext(), shop.url, 'particulier@exemple.fr');
  expect(cookies.some((one) => one.includes('lpel_agent='))).toBe(false);
  expect((await there(desk, { cookies, form: { intent: 'chercher', nom: 'Compte' } })).status).toBe(403);
});

test('an agent finds a shopper, acts for them under a banner on each page, and each act is a line', async ({
  there,
  agent,
  shop,
}) => {
  const acts = auditsOf(shop);
  const cookies = await agent();
  const found = await there(desk, {
    cookies,
    form: { assistance: 'personne', intent: 'chercher', nom: 'particulier@' },
  });
  expect(found.body).toContain(`name="client" value="${individual}"`);
  const assistance = await helps(there, cookies);
  for (const path of ['/', await productPath(there), '/checkout/recapitulatif', '/mon-compte', '/inconnue', desk]) {
    const { body, headers } = await there(path, { cookies });
    expect(body, path).toContain('Vous agissez pour Compte Particulier');
    expect(body, path).toContain('Terminer l’assistance');
    expect(headers['cache-control'], path).toBe('private, no-store');
    expect(headers['x-cache'], path).toBeUndefined();
  }
  const added = await there(await productPath(there), { cookies, form: { assistance, add: '1126001', quantity: '3' } });
  expect(added.status).toBe(302);
  await expect.poll(acts).toContainEqual(
    expect.objectContaining({
      audit: 'assisted-service',
      agent: 'demo-conseiller',
      onBehalfOf: individual,
      act: 'post product',
      what: expect.objectContaining({ code: '1126001', add: '1126001', quantity: '3' }),
      outcome: 'done',
      time: expect.any(Number),
      requestId: expect.any(String),
    }),
  );
  const said = acts();
  expect(said.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['sign-in', 'search', 'assist', 'page home', 'page product', 'page cart', 'page account']),
  );
  expect(JSON.stringify(said)).not.toMatch(/@|Particulier|Lyon/);
});

test('an agent’s changes are in the shopper’s own cart, and stay there once the assistance has ended', async ({
  there,
  agent,
  shop,
  sessionOf,
}) => {
  const cookies = await agent();
  const assistance = await helps(there, cookies);
  await there(await productPath(there), { cookies, form: { assistance, add: '1126001', quantity: '2' } });
  const ended = await there(desk, { cookies, form: { assistance, intent: 'terminer' } });
  expect(ended.headers.location).toBe(`${desk}?note=terminee`);
  const after = await there('/mon-compte', { cookies });
  expect([after.status, after.headers.location]).toEqual([302, expect.stringContaining('/ecom/connexion')]);
  expect((await there('/checkout/recapitulatif', { cookies })).body).not.toContain('Marianne');
  const shopper = await sessionOf('particulier@exemple.fr', shop.url);
  const own = await there('/checkout/recapitulatif', { cookies: shopper });
  expect(own.body).toContain('Carnet de 12 timbres Marianne');
  expect(own.body).not.toContain('id="assistance"');
});

test('an agent neither pays nor orders, nor changes the account', async ({ there, agent, shop }) => {
  const acts = auditsOf(shop);
  const cookies = await agent();
  const assistance = await helps(there, cookies);
  await there(await productPath(there), { cookies, form: { assistance, add: '1126001', quantity: '1' } });
  for (const path of ['/checkout/paiement', '/checkout/paiement/facturation', '/checkout/confirmation']) {
    const { status, body } = await there(path, { cookies });
    expect(status, path).toBe(403);
    expect(body, path).toContain('Un conseiller ne peut pas payer');
  }
  // An address that the router would read otherwise than the guard is no address.
  for (const path of [
    '/checkout/Paiement',
    '/checkout/%70aiement',
    '/checkout/paiement/Retour?payment=1',
    '/Checkout/paiement',
  ])
    expect((await there(path, { cookies })).status, path).toBe(404);
  expect((await there('/ecom/commandes/CMD-26-TIMBRES/timbres', { cookies })).status).toBe(403);
  const ofBook = { intent: 'known-address', remove: 'adr-vacances', assistance };
  expect((await there('/checkout/livraison', { cookies, form: ofBook })).status).toBe(403);
  const closed = {
    '/checkout/paiement': { mode: 'card', intent: 'order' },
    '/mon-compte/adresses': { intent: 'remove', entree: 'adr-vacances' },
    '/mes-commandes/detail/CMD-26-RETRACTATION/retractation': { intent: 'withdraw' },
    '/mes-commandes/detail/CMD-26-RETRACTATION/CMD-26-RETRACTATION-A/contact-vendeur': { message: 'Bonjour' },
  };
  for (const [path, form] of Object.entries(closed))
    expect((await there(path, { cookies, form: { ...form, assistance } })).status, path).toBe(403);
  for (const path of ['/ecom/connexion', '/ecom/connexion/inscription', '/cx-preview?cmsTicketId=ticket-editeur'])
    expect((await there(path, { cookies })).status, path).toBe(403);
  expect(acts().filter(({ outcome }) => outcome === 'refused').length).toBeGreaterThanOrEqual(10);
  expect((await there('/mon-compte/adresses', { cookies })).body).toContain('Vacances');
});

test('an agent sees nothing that the backend refuses', async ({ there, agent, steers }) => {
  const cookies = await agent();
  await helps(there, cookies);
  const letter = await there('/ecom/commandes/CMD-26-LETTRE/lettres/0', { cookies });
  expect([302, 403, 404]).toContain(letter.status);
  expect(letter.headers['content-type'] ?? '').not.toContain('pdf');
  await steers({ effect: 'unauthorised', operation: 'validateCart' });
  // The agent's token is worth nothing any more: nothing is shown, and the session is over.
  const refused = await there('/checkout/recapitulatif', { cookies });
  expect(refused.headers.location).toMatch(/\/session\/end\?.*logout_hint=.*state=expiree/);
  expect(refused.cookies.some((cookie) => /lpel_agent=;/.test(cookie))).toBe(true);
  const after = await there('/', { cookies });
  expect(after.headers.location).toBe(`${desk}?note=expiree`);
  expect(after.cookies.some((cookie) => /lpel_agent=;/.test(cookie))).toBe(true);
});

test('two shoppers in turn never mix: a page of the first changes nothing for the second', async ({ there, agent }) => {
  const cookies = await agent();
  const first = await helps(there, cookies);
  const second = await helps(there, cookies, { client: professional, profil: 'pro' });
  expect(second).not.toBe(first);
  const path = await productPath(there);
  const marks: Record<string, string>[] = [{ assistance: first }, {}, { assistance: 'aide-x' }];
  for (const mark of marks)
    expect((await there(path, { cookies, form: { ...mark, add: '1126001' } })).headers.location).toBe(
      `${desk}?note=changee`,
    );
  const data = await there('/mon-compte.data', { cookies, headers: { 'x-assistance': first } });
  expect(data.body).toContain('changee');
  expect(data.body).not.toContain('Compte Pro');
  const cart = await there('/professionnel/checkout/recapitulatif', { cookies });
  expect(cart.body).toContain('Vous agissez pour Compte Pro Certifié');
  expect(cart.body).not.toContain('Marianne');
  // Of the other mode there is nothing: the shopper is a professional.
  expect((await there('/mon-compte', { cookies })).headers.location).toContain('/ecom/connexion');
});

test('two agents at once each read their own shopper', async ({ there, agent }) => {
  const [one, other] = [await agent(), await agent()];
  await helps(there, one);
  await helps(there, other, { client: professional, profil: 'pro' });
  const rounds = Array.from({ length: 12 }, async (_, at) => {
    const [cookies, mine, theirs] =
      at % 2 === 0 ? [one, 'Compte Particulier', 'Compte Pro'] : [other, 'Compte Pro Certifié', 'Compte Particulier'];
    const { body } = await there('/', { cookies });
    expect(body).toContain(mine);
    expect(body).not.toContain(theirs);
  });
  await Promise.all(rounds);
});

test('an agent’s page is given to nobody else, and a cached one is given to no agent', async ({ there, agent }) => {
  const cookies = await agent();
  await helps(there, cookies);
  const visit = cookiePairs(await there('/boutique/c/timbres'));
  await there('/boutique/c/timbres', { cookies });
  const stranger = await there('/boutique/c/timbres', { cookies: visit });
  expect(stranger.headers['x-cache']).toMatch(/^(hit|miss|stale)/);
  expect(stranger.body).not.toContain('id="assistance"');
  expect((await there('/boutique/c/timbres', { cookies })).body).toContain('id="assistance"');
});

test('an agent who helps nobody changes nothing, and reads so', async ({ there, agent }) => {
  const cookies = await agent();
  const home = await there('/', { cookies });
  expect(home.body).toContain('Vous n’assistez personne');
  const added = await there(await productPath(there), { cookies, form: { assistance: 'personne', add: '1126001' } });
  expect(added.headers.location).toBe(`${desk}?note=personne`);
});

test('the cart of the browser’s visitor is shown to no agent, merged into no account, and there afterwards', async ({
  there,
  agent,
}) => {
  const visit = cookiePairs(await there('/'));
  const product = await productPath(there);
  visit.push(...cookiePairs(await there(product, { cookies: visit, form: { add: '1126001', quantity: '7' } })));
  const weighs = { weight: '0,02', intent: 'next' };
  const began = await there('/vignette-recommandee-en-ligne/parcours/votre-recommande', {
    cookies: visit,
    form: weighs,
  });
  visit.push(...cookiePairs(began).filter((cookie) => !cookie.includes('lpel_sid')));
  const hasDraft = async (cookies: string[]) => (await there('/', { cookies })).body.includes('Reprendre');
  const hasCart = async (cookies: string[]) =>
    (await there('/checkout/recapitulatif', { cookies })).body.includes('Carnet de 12 timbres Marianne');
  expect([await hasDraft(visit), await hasCart(visit)]).toEqual([true, true]);

  const cookies = [...visit, ...(await agent())];
  expect([await hasDraft(cookies), await hasCart(cookies)]).toEqual([false, false]);
  const assistance = await helps(there, cookies);
  expect([await hasDraft(cookies), await hasCart(cookies)]).toEqual([false, false]);
  await there(desk, { cookies, form: { assistance, intent: 'quitter' } });
  expect([await hasDraft(visit), await hasCart(visit)]).toEqual([true, true]);
});

test('an invented cookie of an agent is nobody’s', async ({ there }) => {
  const { status, body } = await there('/', { cookies: [`lpel_agent=${randomUUID()}`] });
  expect(status).toBe(200);
  expect(body).not.toContain('id="assistance"');
});

test('quitting leaves no cookie of an agent, and the old one opens nothing', async ({ there, agent }) => {
  const cookies = await agent();
  const assistance = await helps(there, cookies);
  const left = await there(desk, { cookies, form: { assistance, intent: 'quitter' } });
  expect(left.headers.location).toContain('/session/end');
  expect(left.headers['clear-site-data']).toBe('"cache", "storage"');
  expect(left.cookies.some((cookie) => /lpel_agent=;.*Max-Age=0/.test(cookie))).toBe(true);
  const again = await there('/mon-compte', { cookies });
  expect(again.headers.location).toBe(`${desk}?note=expiree`);
});

test('the desk reports that the assisted service is away and retains the typed text, and the shop works as before', async ({
  there,
  agent,
  steers,
}) => {
  const cookies = await agent();
  await steers({ effect: 'fail', operation: 'searchCustomers' });
  const form = { assistance: 'personne', intent: 'chercher', nom: 'Compte' };
  const { status, body } = await there(desk, { cookies, form });
  expect(status).toBe(503);
  expect(body).toContain('Le service d’assistance ne répond pas');
  expect(body).toContain('value="Compte"');
  expect((await there('/', { cookies })).status).toBe(200);
});

const effects: Effect[] = ['fail', 'unavailable', 'reset', 'contract', 'hang'];

interface Action {
  operation: string;
  act: string;
  fields: Record<string, string>;
  /** What stays in its field. */
  kept?: string;
}
const actions: Action[] = [
  { operation: 'searchCustomers', act: 'search', fields: { intent: 'chercher', nom: 'Compte' }, kept: 'Compte' },
  { operation: 'getUser', act: 'assist', fields: { intent: 'assister', client: professional, profil: 'pro' } },
  { operation: 'bindCart', act: 'bind-cart', fields: { intent: 'rattacher', panier: '00000042' }, kept: '00000042' },
];

function expectSaid({ status, body, headers, waited }: Reply) {
  expect(status).toBe(503);
  expect(waited).toBeLessThanOrEqual(oneDeadline);
  expect(body).not.toMatch(leaks);
  expect(body).toContain('Le service d’assistance ne répond pas');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toContain('Vous agissez pour Compte Particulier');
}

for (const effect of effects)
  test(`each form of the desk that meets "${effect}" says so, keeps what was typed and helps nobody else`, async ({
    there,
    agent,
    shop,
    steers,
  }) => {
    const cookies = await agent();
    const assistance = await helps(there, cookies);
    const acts = auditsOf(shop);
    // Where an answer has no body, nothing of it breaks a contract.
    const bear = effect === 'contract' ? actions.filter(({ operation }) => operation !== 'bindCart') : actions;
    for (const { operation, act, fields, kept } of bear) {
      await steers({ operation, effect });
      const reply = await there(desk, { cookies, form: { assistance, ...fields } });
      expectSaid(reply);
      if (kept) expect(reply.body).toContain(`value="${kept}"`);
      await expect
        .poll(() => acts().filter((line) => line.act === act))
        .toMatchObject([
          { onBehalfOf: act === 'assist' ? null : individual, outcome: 'begun' },
          { outcome: 'unknown' },
        ]);
      await steers({ clear: true });
    }
    // Nothing but the shopper who was helped before is helped, and what is well again works.
    const search = actions[0]?.fields;
    expect((await there(desk, { cookies, form: { assistance, ...search } })).status).toBe(200);
  });

test('ending and quitting ask no backend: nothing that is not well keeps a shopper open', async ({
  there,
  agent,
  steers,
}) => {
  for (const intent of ['terminer', 'quitter']) {
    const cookies = await agent();
    const assistance = await helps(there, cookies);
    await there(await productPath(there), { cookies, form: { assistance, add: '1126001' } });
    await steers({ operation: '*', effect: 'hang' });
    expect((await there(desk, { cookies, form: { assistance, intent } })).status).toBe(302);
    await steers({ clear: true });
    expect((await there(desk, { cookies })).body).not.toContain('Vous agissez pour');
  }
});

const long = 'x'.repeat(1500);
/** The statuses of the desk's forms by what an agent sends: an unknown id, nothing, far too much, and the same twice. */
const sent: [intent: string, fields: Record<string, string>, statuses: number[]][] = [
  ['chercher', { nom: 'Compte' }, [200, 422, 200, 200]],
  ['assister', { client: individual, profil: 'part' }, [422, 422, 422, 302]],
  ['rattacher', { panier: '00000042' }, [422, 422, 422, 422]],
];

test('no form of the desk blames a service for what an agent sends', async ({ there, agent }) => {
  const cookies = await agent();
  for (const [intent, fields, statuses] of sent) {
    const assistance = await helps(there, cookies);
    const all = (value: string) => Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
    const answers: number[] = [];
    for (const form of [all('inconnu-1'), all(''), all(long)])
      answers.push((await there(desk, { cookies, form: { assistance, intent, ...form } })).status);
    await there(desk, { cookies, form: { assistance, intent, ...fields } });
    answers.push((await there(desk, { cookies, form: { assistance, intent, ...fields } })).status);
    expect([intent, answers]).toEqual([intent, statuses]);
  }
});

test('ending what has ended, and quitting twice, blame nobody', async ({ there, agent }) => {
  const cookies = await agent();
  const assistance = await helps(there, cookies);
  for (const intent of ['terminer', 'terminer', 'quitter', 'quitter'])
    expect((await there(desk, { cookies, form: { assistance, intent } })).status, intent).toBeLessThan(500);
});
