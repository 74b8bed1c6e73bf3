/** A shop of the test's own behind a proxy, with a page cache, a purge and an adjustable clock. */

import { resolve } from 'node:path';
import { freePort } from '#adapters/testing/free-port.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { test as base, expect } from '../ask.ts';

export const token = 'jeton-de-purge-de-ce-test';
export const listing = '/boutique/c/timbres';
export const product = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
/** A browser that has refused measurement. */
export const refused = { cookie: `lpel_sid=${idsOfTests.issue('visit')}; lpel_mesure=0; lpel_perso=0` };
export const returning = { cookie: `lpel_sid=${idsOfTests.issue('visit')}` };

export interface CachingShop {
  shop: Shop;
  ask(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The page cache's outcome for a returning visitor. */
  outcome(path: string, headers?: Record<string, string>): Promise<string | null>;
  purge(tags: unknown, authorization?: string): Promise<number>;
  metrics(): Promise<string>;
  /** Advances the shop's clock by half a minute. */
  halfMinute(): Promise<void>;
  /** Sets it right again. */
  rightTime(): Promise<void>;
  fail(rule: object): Promise<void>;
}

async function startCachingShop(): Promise<CachingShop> {
  const port = await freePort();
  const shop = await startShop({
    env: {
      PAGE_CACHE_MB: '16',
      METRICS_PORT: String(port),
      PAGE_CACHE_TOKEN: token,
      FORWARD_TEST_HEADER: '',
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: `--import=${resolve('tests/shared/clocks/pretend-clock.ts')}`,
    },
  });
  const signal = async (name: NodeJS.Signals, said: string) => {
    // Two signals in quick succession would count as one.
    const heard = () => shop.output().split(said).length;
    const before = heard();
    process.kill(shop.pid, name);
    await expect.poll(heard, { intervals: [5] }).toBe(before + 1);
  };
  const own = `http://127.0.0.1:${port}`;
  const ask: CachingShop['ask'] = (path, headers = returning) =>
    fetch(shop.url + path, { headers, redirect: 'manual' });
  return {
    shop,
    ask,
    outcome: async (path, headers) => (await ask(path, headers)).headers.get('x-cache'),
    purge: async (tags, authorization = `Bearer ${token}`) => {
      const body = JSON.stringify({ tags });
      return (await fetch(`${own}/_cache/purge`, { method: 'POST', headers: { authorization }, body })).status;
    },
    metrics: async () => (await fetch(`${own}/metrics`)).text(),
    halfMinute: () => signal('SIGUSR2', 'half a minute later'),
    rightTime: () => signal('SIGCONT', 'the right time again'),
    fail: async (rule) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${shop.backendUrl}/scenarios`, { method: 'POST', headers, body: JSON.stringify(rule) });
    },
  };
}

interface Fixtures {
  /** A shop with an empty cache and no scenario. */
  caching: CachingShop;
}

let running: CachingShop | undefined;

/**
 * Runs a shop with a page cache while the tests of a file run, one after the other. A fixture of the worker would have
 * Playwright begin another worker for this file.
 */
export function runsWithPageCache(): void {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    running = await startCachingShop();
  });
  test.afterAll(() => running?.shop.stop());
}

export const test = base.extend<Fixtures>({
  caching: async ({ browserName: _ }, use) => {
    if (!running) throw new Error('No shop with a page cache runs in this file.');
    await running.purge(['all']);
    await use(running);
    await running.fail({ clear: true });
  },
});

export { expect };
