import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { Observers } from '#adapters/operations/observers.ts';
import { SignedIds } from '#adapters/session/signed-ids.ts';
import { never } from '#adapters/testing/play-server.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { patience } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import type { Customer } from '#domain/assisted-service/assisted-service.ts';
import { DEFAULT_AGENT_CLIENT_SECRET, DEFAULT_CLIENT_SECRET } from '#mocks/identity/clients.ts';
import { startIdentity } from '#mocks/identity/server.ts';
import { formAction, newBrowser } from '#tests/mocks/browser.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { answered, beginning, identityForTests, minute, pass, SHOP } from '#tests/shared/identity.ts';
import { givesToken, signed } from '#tests/shared/token-forge.ts';
import { OidcAgentSignIns } from './oidc-agent-sign-ins.ts';

const { aShop, origin } = identityForTests();
const agents = whileTestsRun(() =>
  startIdentity({ port: 0, shopOrigins: [SHOP], dataDir: null, people: 'agents', sharesKeys: true }),
);
const provider = playServerForTests();

/** The entrance of agents beside the shoppers', on the same records and secrets. */
function entrances(env: Record<string, string> = {}) {
  const shop = aShop();
  const config = readConfig({
    OIDC_ISSUER: origin(),
    ...requiredSettings,
    ...patience,
    OIDC_CLIENT_SECRET: DEFAULT_CLIENT_SECRET,
    SHOP_ORIGIN: SHOP,
    ASM_BASE_URL: 'http://127.0.0.1/assistedservicewebservices',
    AGENT_OIDC_CLIENT_SECRET: DEFAULT_AGENT_CLIENT_SECRET,
    AGENT_OIDC_ISSUER: agents().url,
    ...env,
  });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const ids = new SignedIds(config.SESSION_SECRETS);
  const realms: string[] = [];
  const observers = new Observers();
  observers.add({ identityProviderFailed: (realm) => void realms.push(realm) });
  const own = new OidcAgentSignIns(config, { store: shop.records.store, log, ids, observers });
  return { shop, agents: own, log: () => lines.join(''), failedRealms: () => realms };
}
type Entrances = ReturnType<typeof entrances>;

/** Signs in at the provider of agents and comes back with its answer. */
async function agentAnswer({ agents: own }: Entrances, email = 'conseiller@exemple.fr') {
  const { url, tryId } = await own.begin({ lang: 'fr' });
  const browser = newBrowser();
  const { page, url: here } = await browser.open(url, SHOP);
  const back = await browser.submit(formAction(page, here), { email, password: 'timbre-demo' }, SHOP);
  return { tryId, url: new URL(back.url) };
}

async function agentSession(both: Entrances): Promise<string> {
  const done = await both.agents.complete(await agentAnswer(both));
  if (!done) throw new Error('The agent was refused.');
  return done.sessionId;
}

const customer = (id: string): Customer => ({ id, firstName: 'Compte', lastName: id, email: '', profile: 'part' });

describe('the second authentication host', () => {
  test('the second authentication host signs agents in with its own client, and asks each time who they are', async () => {
    const both = entrances();
    const { url } = await both.agents.begin({ lang: 'en' });
    const asked = new URL(url);
    expect(asked.origin).toBe(agents().url);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'boutique-conseillers',
      redirect_uri: `${SHOP}/ecom/assistance/retour`,
      code_challenge_method: 'S256',
      prompt: 'login consent',
      ui_locales: 'en',
    });
    const open = await both.agents.open(await agentSession(both));
    expect(open).toMatchObject({ agent: { id: 'demo-conseiller' }, assistance: null });
  });

  test('agents sign in at the first authentication host when no second one is configured', async () => {
    const both = entrances({ AGENT_OIDC_ISSUER: '' });
    expect(new URL((await both.agents.begin({ lang: 'fr' })).url).origin).toBe(origin());
    expect(await both.agents.open(await agentSession(both))).toMatchObject({ agent: { id: 'demo-conseiller' } });
  });

  test('a second authentication host that hangs delays agents alone, and shoppers sign in meanwhile', async () => {
    provider.play(never);
    const both = entrances({ AGENT_OIDC_ISSUER: provider.url, TIMEOUT_AGENT_IDENTITY: '400' });
    const clock = moveClock();
    const hung = both.agents.begin({ lang: 'fr' }).catch((error: unknown) => error);
    expect((await both.shop.signIns.begin(beginning)).url).toContain(origin());
    expect(await both.shop.signIns.complete(await answered(both.shop))).toMatchObject({
      shopper: { email: 'particulier@exemple.fr' },
    });
    await eventually(() => expect(provider.seen).toHaveLength(1));
    clock.pass(400);
    expect(await hung).toMatchObject({ kind: 'unavailable' });
    expect(both.failedRealms()).toEqual(['agents']);
  });

  test('a second authentication host that refuses the secret of the shop is counted as that of agents', async () => {
    const both = entrances({ AGENT_OIDC_CLIENT_SECRET: 'another-secret' });
    expect(await both.agents.complete(await agentAnswer(both))).toBeNull();
    expect(both.failedRealms()).toEqual(['agents']);
    expect(both.log()).toContain('"realm":"agents"');
  });
});

describe('what one host gives', () => {
  test('an answer of the first completes no sign-in of agents, nor the other way round', async () => {
    const both = entrances();
    const shoppers = await answered(both.shop);
    const ours = await both.agents.begin({ lang: 'fr' });
    // The browser's own try of each entrance, with the other's answer (RFC 9207, « mix-up »).
    expect(await both.agents.complete({ tryId: ours.tryId, url: shoppers.url })).toBeNull();
    expect(await both.agents.complete(shoppers)).toBeNull();
    const theirs = await both.shop.signIns.begin(beginning);
    const agentsAnswer = await agentAnswer(both);
    expect(await both.shop.signIns.complete({ tryId: theirs.tryId, url: agentsAnswer.url })).toBeNull();
    expect(await both.shop.signIns.complete(agentsAnswer)).toBeNull();
    expect(both.shop.records.keys('session')).toEqual([]);
    expect(both.shop.records.keys('agent-session')).toEqual([]);
  });

  test('an answer that names the other host in `iss` is refused, although its state is right', async () => {
    const both = entrances();
    const answer = await agentAnswer(both);
    answer.url.searchParams.set('iss', origin());
    expect(await both.agents.complete(answer)).toBeNull();
    expect(both.log()).toContain('sign-in refused');
  });

  test.each([
    ['its own host gave opens', () => ({}), 'opens'],
    ['the first host gave opens no', () => ({ iss: origin() }), 'refuses'],
    ['is for the client of shoppers opens no', () => ({ aud: 'boutique' }), 'refuses'],
    [
      'is for both clients, from the one of shoppers, opens no',
      () => ({ aud: ['boutique-conseillers', 'boutique'], azp: 'boutique' }),
      'refuses',
    ],
  ] as const)('an ID token that %s session of an agent', async (_what, over, outcome) => {
    const person = { role: 'agent' };
    const both = entrances({ AGENT_OIDC_ISSUER: provider.url });
    givesToken(provider, { forge: signed, nonce: '' });
    const { url, tryId } = await both.agents.begin({ lang: 'fr' });
    const asked = new URL(url).searchParams;
    const forge: typeof signed = ({ header, claims }) =>
      signed({ header, claims: { ...claims, aud: 'boutique-conseillers', ...over() } });
    givesToken(provider, { forge, nonce: asked.get('nonce') ?? '', person });
    const back = new URL(`${SHOP}/ecom/assistance/retour?code=abc&state=${asked.get('state')}`);
    const done = await both.agents.complete({ tryId, url: back });
    expect(done?.agent ?? null).toEqual(outcome === 'opens' ? { id: 'compte-1' } : null);
    expect(both.shop.records.keys('agent-session')).toHaveLength(outcome === 'opens' ? 1 : 0);
  });

  test('a shopper is no agent, and an agent no shopper, also where one host has both', async () => {
    const both = entrances({ AGENT_OIDC_ISSUER: '' });
    expect(await both.agents.complete(await agentAnswer(both, 'particulier@exemple.fr'))).toBeNull();
    expect(both.log()).toContain('NOT_ADMITTED');
    const { url, tryId } = await both.shop.signIns.begin(beginning);
    const browser = newBrowser();
    const { page, url: here } = await browser.open(url, SHOP);
    const fields = { email: 'conseiller@exemple.fr', password: 'timbre-demo' };
    const back = await browser.submit(formAction(page, here), fields, SHOP);
    expect(await both.shop.signIns.complete({ tryId, url: new URL(back.url) })).toBeNull();
  });

  test('the id of a session opens the entrance that gave it, and not the other', async () => {
    const both = entrances();
    const agent = await agentSession(both);
    const shopper = (await both.shop.signIns.complete(await answered(both.shop)))?.sessionId ?? '';
    expect(await both.agents.open(shopper)).toBeNull();
    expect(await both.shop.signIns.open(agent)).toBeNull();
    await both.shop.signIns.expire(agent);
    expect(await both.agents.open(agent)).not.toBeNull();
  });
});

test('a session that was idle for too long is ended at the provider too, which lets nobody in afterwards', async () => {
  const both = entrances({ AGENT_IDLE_MINUTES: '15' });
  const browser = newBrowser();
  const signsIn = async () => {
    const { url, tryId } = await both.agents.begin({ lang: 'fr' });
    const { page, url: here } = await browser.open(url, SHOP);
    const fields = { email: 'conseiller@exemple.fr', password: 'timbre-demo' };
    const back = await browser.submit(formAction(page, here), fields, SHOP);
    return (await both.agents.complete({ tryId, url: new URL(back.url) }))?.sessionId ?? '';
  };
  const sessionId = await signsIn();
  pass(16 * minute);
  expect(await both.agents.open(sessionId)).toBeNull();
  const address = await both.agents.end(sessionId, 'expiree');
  // Nobody is asked whether they mean it.
  expect((await browser.open(address ?? '', SHOP)).url).toBe(`${SHOP}/ecom/assistance?state=expiree`);
  expect(await both.agents.end(sessionId, 'expiree')).toBeNull();
});

describe('whom an agent helps', () => {
  test('an agent assists one shopper at a time, and nobody once the assistance has ended', async () => {
    const both = entrances();
    const sessionId = await agentSession(both);
    const first = await both.agents.assist(sessionId, customer('0000000001'));
    const second = await both.agents.assist(sessionId, customer('0000000002'));
    expect(first.id).not.toBe(second.id);
    expect((await both.agents.open(sessionId))?.assistance).toEqual(second);
    await both.agents.leave(sessionId);
    expect((await both.agents.open(sessionId))?.assistance).toBeNull();
    expect(both.shop.records.keys('agent-helps')).toEqual([]);
  });

  test('two agents in turn at one shop never have each other’s shopper', async () => {
    const both = entrances();
    const [one, other] = [await agentSession(both), await agentSession(both)];
    await both.agents.assist(one, customer('0000000001'));
    await both.agents.assist(other, customer('0000000002'));
    const helped = await Promise.all(
      Array.from({ length: 20 }, (_, at) => both.agents.open(at % 2 === 0 ? one : other)),
    );
    expect(helped.map((open) => open?.assistance?.customer.id)).toEqual(
      helped.map((_, at) => (at % 2 === 0 ? '0000000001' : '0000000002')),
    );
  });

  test('an assistance ends with the agent’s session: when it is idle, too old or ended', async () => {
    const both = entrances({ AGENT_IDLE_MINUTES: '15', AGENT_ABSOLUTE_MINUTES: '30' });
    const idle = await agentSession(both);
    await both.agents.assist(idle, customer('0000000001'));
    pass(16 * minute);
    expect(await both.agents.open(idle)).toBeNull();
    expect(await both.agents.agentOf(idle)).toBe('demo-conseiller');
    const busy = await agentSession(both);
    for (let passed = 0; passed < 28; passed += 7) {
      expect(await both.agents.open(busy)).not.toBeNull();
      pass(7 * minute);
    }
    pass(3 * minute);
    expect(await both.agents.open(busy)).toBeNull();
    const ended = await agentSession(both);
    await both.agents.assist(ended, customer('0000000001'));
    expect(await both.agents.end(ended, 'quittee')).toContain(`${agents().url}/session/end`);
    expect(await both.agents.open(ended)).toBeNull();
    const helps = both.shop.records.keys('agent-helps').length;
    expect(helps).toBe(1); // The idle one: its time is over, and no cookie opens it.
  });
});
