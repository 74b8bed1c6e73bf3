/**
 * A shop and an identity provider, between which the tests of a file sign shoppers in and out, with a clock of their
 * own.
 */
import pino from 'pino';
import { afterEach, beforeEach, vi } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { type SessionStore, SqliteSessionStore } from '#adapters/records/session-store.ts';
import { OidcSignIns } from '#adapters/session/oidc-sign-ins.ts';
import { SignedIds } from '#adapters/session/signed-ids.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { patience } from '#adapters/testing/shop.ts';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { DEFAULT_CLIENT_SECRET } from '#mocks/identity/clients.ts';
import { startIdentity } from '#mocks/identity/server.ts';
import { formAction, newBrowser } from '#tests/mocks/browser.ts';

export const SHOP = 'http://127.0.0.1:3000';
export const purpose = {
  redirect: '/checkout/livraison',
  fallback: '/checkout/recapitulatif',
  profile: 'part' as const,
};
export const beginning = { ...purpose, lang: 'fr' as const, prompt: 'sign-in' as const };
export const minute = 60_000;
export const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Session records whose keys and values a test can read. */
function openRecords() {
  const inner = new SqliteSessionStore(':memory:');
  const written = new Map<string, string>();
  const store: SessionStore = {
    get: (id) => inner.get(id),
    set: (id, value, seconds) => {
      written.set(id, value);
      return inner.set(id, value, seconds);
    },
    keepFor: (id, seconds) => inner.keepFor(id, seconds),
    delete: (id) => {
      written.delete(id);
      return inner.delete(id);
    },
    claim: (id, seconds) => inner.claim(id, seconds),
    close: () => inner.close(),
  };
  const keys = (kind: string) => [...written.keys()].filter((key) => key.startsWith(`${kind}:`));
  const change = (kind: string, over: Record<string, unknown>) => {
    const key = keys(kind).at(-1) ?? '';
    return store.set(key, JSON.stringify({ ...JSON.parse(written.get(key) ?? ''), ...over }), 1800);
  };
  return { store, written, keys, change };
}

export interface SigningShop {
  signIns: OidcSignIns;
  records: ReturnType<typeof openRecords>;
  log: () => string;
  /** How often the provider did not answer, or refused the shop. */
  failures(): number;
}

/** Signs in at the provider's page and returns with its answer. */
export async function answered({ signIns }: Pick<SigningShop, 'signIns'>, browser = newBrowser()) {
  const { url, tryId } = await signIns.begin(beginning);
  const { page, url: here } = await browser.open(url, SHOP);
  if (here.startsWith(SHOP)) return { tryId, url: new URL(here) };
  const fields = { email: 'particulier@exemple.fr', password: 'timbre-demo' };
  const back = await browser.submit(formAction(page, here), fields, SHOP);
  return { tryId, url: new URL(back.url) };
}

export async function signedIn(shop: SigningShop, browser = newBrowser()): Promise<string> {
  const done = await shop.signIns.complete(await answered(shop, browser));
  if (!done) throw new Error('The sign-in was refused.');
  return done.sessionId;
}

export function identityForTests() {
  const identity = whileTestsRun(() =>
    startIdentity({ port: 0, shopOrigins: [SHOP], dataDir: null, sharesKeys: true }),
  );
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function aShop(env: Record<string, string> = {}, records = openRecords()): SigningShop {
    const config = readConfig({
      OIDC_ISSUER: identity().url,
      ...requiredSettings,
      ...patience,
      OIDC_CLIENT_SECRET: DEFAULT_CLIENT_SECRET,
      SHOP_ORIGIN: SHOP,
      ...env,
    });
    const ids = new SignedIds(config.SESSION_SECRETS);
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    let failures = 0;
    const observers = { identityProviderFailed: () => void (failures += 1) };
    const signIns = new OidcSignIns(config, { store: records.store, log, ids, observers });
    return { signIns, records, log: () => lines.join(''), failures: () => failures };
  }

  /** Counts the token requests and passes them on. */
  function tokenCalls(): () => number {
    const spy = vi.spyOn(globalThis, 'fetch');
    return () => spy.mock.calls.filter(([url]) => url === `${identity().url}/token`).length;
  }

  return { aShop, tokenCalls, origin: () => identity().url };
}
