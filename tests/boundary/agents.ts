/** Agents at a shop of their own, for the file that tries what they do. */
import type { APIRequestContext } from '@playwright/test';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import { type Ask, askAt, test as base, expect } from './ask.ts';

export const desk = '/ecom/assistance';
export const individual = '4210315537';
export const professional = '1675060572';

/** A scenario of the mock backend, in the world of the test. */
export type Rule = { operation: string; effect: Effect; milliseconds?: number } | { clear: true };

interface Fixtures {
  shop: Shop;
  there: Ask;
  agent(): Promise<string[]>;
  steers(rule: Rule): Promise<void>;
}

let running: Shop | undefined;

/**
 * Runs a shop with an assisted service while the tests of a file run, one after the other. A fixture of the worker would
 * have Playwright begin another worker for this file.
 */
export function runsForAgents(): void {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    running = await startShop({
      assisted: true,
      skipsWaits: true,
      env: { PAGE_CACHE_MB: '16', AGENT_IDLE_MINUTES: '15' },
    });
  });
  test.afterAll(() => running?.stop());
}

export const test = base.extend<Fixtures>({
  shop: async ({ browserName: _ }, use) => {
    if (!running) throw new Error('No shop runs for agents in this file.');
    await use(running);
  },

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

/** Signs in at the provider of agents. */
export async function agentCookies(visitor: APIRequestContext, origin: string, email = 'conseiller@exemple.fr') {
  const form = await visitor.get(`${origin}${desk}/connexion`);
  await visitor.post(form.url(), { form: { email, password: 'timbre-demo' } });
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies.filter(({ name }) => name.startsWith('lpel_') || name.startsWith('__Host-')).map(pair);
}
const pair = ({ name, value }: { name: string; value: string }) => `${name}=${value}`;

const markIn = (html: string) => /name="assistance" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Begins to help a shopper; gives the cookies and the mark of the assistance. */
export async function helps(ask: Ask, cookies: string[], { client = individual, profil = 'part' } = {}) {
  const before = await ask(desk, { cookies });
  const form = { assistance: markIn(before.body), intent: 'assister', client, profil };
  const begun = await ask(desk, { cookies, form });
  expect(begun.status).toBe(302);
  return markIn((await ask(desk, { cookies })).body);
}

/** What the log says of agents, since the last time. */
export const auditsOf = (shop: Shop) => {
  const from = shop.output().length;
  return () =>
    shop
      .output()
      .slice(from)
      .split('\n')
      .filter((line) => line.includes('"audit"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
};
