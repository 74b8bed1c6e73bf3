/**
 * A production in small, seen from outside: nginx with TLS before two processes and one Redis. Strict transport, cookies,
 * addresses behind the proxy, a rolling restart, a Redis that restarts in the middle of a purchase, a killed process.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect } from '@playwright/test';
import { freePort } from '#adapters/testing/free-port.ts';
import { type PlayRedis, startRedis } from '#adapters/testing/redis.ts';
import { confirmed, orderButton, orders, paysByCard, reachesPayment } from '../../journeys/purchase.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { findChromium, launchArguments } from '../../tools/chromium.ts';
import { startProxy } from '../rehearsal-proxy.ts';
import { type Ask, askAt, visitWhile } from '../rehearsal-visitors.ts';
import type { Check } from './checks.ts';

/** At once; two processes on two cores answer them without a queue. */
const visitors = 6;
/** Names that the specification fixes without a prefix (§2). */
const specified = ['lpel_cart', 'lpel_cart_pro', 'lpel_sid'];

/** Everything that a line looks at. */
interface Stage {
  shop: Shop;
  origin: string;
  redis: PlayRedis;
  ask: Ask;
  check: Check;
}

export async function restarts(check: Check): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const port = await freePort();
  const origin = `https://127.0.0.1:${port}`;
  const redis = await startRedis({ folder });
  const shop = await startShop({
    asInProduction: true,
    origin,
    env: {
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '127.0.0.1',
      LIMITS: 'yes',
      PAGE_CACHE_MB: '16',
      DRAIN_DELAY: '1000',
      FORWARD_TEST_HEADER: '',
    },
    processes: [{}, {}],
  });
  const proxy = await startProxy({ folder, port, upstreams: shop.processUrls });
  const stage: Stage = { shop, origin, redis, check, ask: askAt(origin, proxy.certificate) };
  try {
    await expect.poll(async () => (await stage.ask('/healthz')).status).toBe(200);
    await looksAtHeaders(stage);
    await asksTooOften(stage);
    await restartsInTurn(stage);
    await losesRedisInPurchase(stage);
    await losesOneProcess(stage);
  } finally {
    await proxy.close();
    await shop.stop();
    await redis.kill();
    rmSync(folder, { recursive: true });
  }
}

async function looksAtHeaders({ ask, check }: Stage) {
  const answers = [await ask('/'), await ask('/ecom/connexion'), await ask('/checkout/recapitulatif')];
  const transport = answers.map(({ headers }) => headers['strict-transport-security']);
  check('Strict-Transport-Security of at least a year', transport.every(isLong), transport[0] ?? 'none');
  const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
  const loose = cookies.filter(
    (cookie) =>
      !/;\s*Secure/i.test(cookie) ||
      !(cookie.startsWith('__Host-') || specified.some((name) => cookie.startsWith(`${name}=`))),
  );
  const names = cookies.map((cookie) => cookie.split('=')[0]);
  check('cookies are Secure, and ours have the prefix __Host-', cookies.length > 0 && loose.length === 0, names);
}

function isLong(header: string | undefined): boolean {
  return Number(/max-age=(\d+)/.exec(header ?? '')?.[1]) >= 31_536_000;
}

async function asksTooOften({ ask, check }: Stage) {
  const begins = async (from: string, forwarded: string) =>
    (await ask('/ecom/connexion', { from, headers: { 'x-forwarded-for': forwarded } })).status;
  const statuses: number[] = [];
  for (let sent = 0; sent < 14; sent += 1) statuses.push(await begins('127.0.0.2', `198.51.100.${sent}`));
  const refused = statuses.filter((status) => status === 429).length;
  check('of 14 sign-ins begun at one address, under 14 invented ones, 4 are refused', refused === 4, statuses);
  const other = await begins('127.0.0.3', '198.51.100.1');
  check('another address begins', other === 302, String(other));
}

async function restartsInTurn({ ask, shop, check }: Stage) {
  const restarts = async () => {
    for (const at of [0, 1]) {
      await wait(1000);
      await shop.restart(at);
    }
    await wait(1000);
  };
  const visited = await visitWhile(ask, visitors, restarts());
  check('a rolling restart under load loses no request', Object.keys(visited.failed).length === 0, visited);
}

async function losesOneProcess({ ask, shop, check }: Stage) {
  const loses = async () => {
    await wait(1000);
    await shop.kill(0);
    await wait(2000);
    await shop.restart(0);
    await wait(1000);
  };
  const visited = await visitWhile(ask, visitors, loses());
  // Nobody asks a second time for what may have been done: a press that was under way is the visitor's to repeat.
  const lost = Object.entries(visited.failed).filter(([what]) => !what.startsWith('a booklet added'));
  const presses = Object.values(visited.failed).reduce((sum, each) => sum + each, 0);
  check(
    'a killed process loses no page, and at most the presses under way',
    lost.length === 0 && presses <= visitors,
    visited,
  );
}

/** Signs in, pays, and has the confirmation, while Redis ends before the press and is there again after it. */
async function losesRedisInPurchase({ origin, redis, check }: Stage) {
  process.env.SHOP_URL = origin;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments });
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, locale: 'fr-FR' });
  const page = await context.newPage();
  try {
    await context.addCookies(
      ['lpel_mesure', 'lpel_perso'].map((name) => ({ name: `__Host-${name}`, value: '0', url: origin, secure: true })),
    );
    await reachesPayment(page);
    await redis.kill();
    const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: orderButton }).click();
    const meanwhile = `${(await posted).status()} while it was away`;
    await expect(page.getByText('Ce que vous avez saisi est conservé')).toBeVisible();
    await redis.start();
    await expect.poll(async () => (await page.goto('/checkout/paiement'))?.status(), { timeout: 20_000 }).toBe(200);
    await orders(page);
    await paysByCard(page);
    await confirmed(page);
    check('a purchase goes on after Redis was away', true, `${meanwhile}, paid afterwards`);
  } catch (error) {
    check('a purchase goes on after Redis was away', false, error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
  }
}
