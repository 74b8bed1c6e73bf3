/** What the shop does while what keeps its sessions and drafts is full, locked, frozen or away. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '#adapters/testing/free-port.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { hasRedis, type PlayRedis, rawRedis, startRedis } from '#adapters/testing/redis.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { askAt, cookiePairs, expect, test, visitorWithCart } from '../ask.ts';

// In one worker: they share shops, which take longer to start than these tests take.
test.describe.configure({ mode: 'default' });

const step = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';
const rows = Array.from({ length: 200 }, () => 'Claire;Martin;12 rue des Lilas;69002;Lyon;FR;250').join('\n');
const table = `prénom;nom;rue;code postal;commune;pays;poids\n${rows}`;

/** New visitors begin drafts of some kB, until there is room for no more or so many of them are there: the statuses. */
async function beginDrafts(shop: Shop, world: string, most: number): Promise<Set<number>> {
  const form = { intent: 'read', pasted: table, do: 'read' };
  const statuses = new Set<number>();
  for (let at = 0; at < most && !statuses.has(503); at += 1)
    statuses.add((await askAt({ origin: shop.url, world })(step, { form })).status);
  return statuses;
}

/** Somebody begins to sign in, fills a cart and sees it. */
async function buys(shop: Shop, world: string) {
  const ask = askAt({ origin: shop.url, world });
  const cookies = await visitorWithCart(ask);
  const cart = await ask('/checkout/recapitulatif', { cookies });
  const signIn = await ask('/ecom/connexion', { cookies });
  return [cart.status, signIn.status, cookiePairs(signIn).length > 0];
}
const bought = [200, 302, true];
const ready = async (shop: Shop) => (await fetch(`${shop.url}/readyz`)).status;

/** A shop whose records are in files: on a small disk, where a test may mount one. */
test.describe('with a file', () => {
  const mounts = process.getuid?.() === 0;
  let folder: string;
  let shop: Shop;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    if (mounts) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]);
    shop = await startShop({ env: { SESSION_DB: join(folder, 'sessions.db'), LOG_LEVEL: 'silent' } });
  });
  test.afterAll(async () => {
    await shop.stop();
    if (mounts) execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });

  test('while another program has locked the records, /readyz says so, and again when it has let go', async ({
    world,
  }) => {
    const other = new DatabaseSync(join(folder, 'sessions.db'));
    try {
      other.exec('BEGIN EXCLUSIVE');
      await expect.poll(() => ready(shop)).toBe(503);
      expect((await buys(shop, world))[0]).toBe(200);
      other.exec('COMMIT');
      await expect.poll(() => ready(shop)).toBe(200);
      expect(await buys(shop, world)).toEqual(bought);
    } finally {
      other.close();
    }
  });

  test('a flood of drafts leaves room on the disk that it shares with sessions', async ({ world }) => {
    test.skip(!mounts, 'Only root mounts a small disk.');
    expect(await beginDrafts(shop, world, 150)).toEqual(new Set([302, 503]));
    expect(await buys(shop, world)).toEqual(bought);
    expect(await ready(shop)).toBe(200);
    // Then something else fills it.
    execFileSync('sh', ['-c', `cat /dev/zero > ${join(folder, 'other')} || true`], { stdio: 'ignore' });
    await expect.poll(() => ready(shop)).toBe(503);
    expect((await buys(shop, world))[0]).toBe(200);
    rmSync(join(folder, 'other'));
    await expect.poll(() => ready(shop)).toBe(200);
    expect(await buys(shop, world)).toEqual(bought);
  });
});

/** The shop while its session records cannot be reached (promises §3a), and once they can, and are full. */
test.describe('with session records in Redis', () => {
  let redis: PlayRedis | undefined;
  let shop: Shop;
  test.beforeAll(async () => {
    redis = hasRedis ? await startRedis() : undefined;
    await redis?.kill();
    const url = redis?.url ?? `redis://127.0.0.1:${await freePort()}`;
    shop = await startShop({ env: { REDIS_URL: url, LOG_LEVEL: 'silent' } });
  });
  test.afterAll(async () => {
    await shop.stop();
    await redis?.kill();
  });

  test.describe('that cannot be reached', () => {
    const session = `__Host-lpel_session=${idsOfTests.issue('session')}`;
    const ask = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
      fetch(shop.url + path, { redirect: 'manual', ...init, headers: { cookie: session, ...init.headers } });

    test('everybody finds the shop as it is', async () => {
      for (const path of ['/', '/boutique/c/timbres', '/aide', '/checkout/recapitulatif', '/ecom/visiteur'])
        expect((await ask(path)).status, path).toBe(200);
    });

    test('a load balancer hears that the process lives, and what it lacks', async () => {
      expect((await ask('/healthz')).status).toBe(200);
      const ready = await ask('/readyz');
      expect([ready.status, await ready.text()]).toEqual([503, 'sessions']);
    });

    test('a shop whose session records are lost still shows its open pages, and /readyz names the fault', async () => {
      const cookie = '__Host-lpel_session=unknown-session-id-0001; lpel_session=unknown-session-id-0001';
      const asked = async (path: string) => {
        const answer = await ask(path, { headers: { cookie } });
        return { path, status: answer.status, body: await answer.text() };
      };
      for (const path of ['/', '/boutique/c/timbres']) expect(await asked(path)).toMatchObject({ path, status: 200 });
      expect(await asked('/readyz')).toMatchObject({ status: 503, body: expect.stringContaining('sessions') });
    });

    test('a visitor fills a cart', async () => {
      const { location = '' } = Object.fromEntries((await ask('/boutique/x/p/1126001')).headers);
      const added = await ask(location, {
        method: 'POST',
        headers: { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'add=1126001&quantity=2',
      });
      expect(added.status).toBe(302);
      const cart = added.headers.getSetCookie().find((cookie) => cookie.startsWith('lpel_cart='));
      const page = await (
        await ask('/checkout/recapitulatif', { headers: { cookie: cart?.split(';')[0] ?? '' } })
      ).text();
      expect(page).toContain('Carnet de 12 timbres');
    });

    test('a page for signed-in shoppers says so, in the frame of the shop, and keeps their cookie', async () => {
      for (const path of ['/checkout/livraison', '/mes-commandes/detail/CMD-1']) {
        const answer = await ask(path);
        expect(answer.status).toBe(503);
        const page = await answer.text();
        expect(page).toContain('Ce service est momentanément indisponible.');
        expect(page).toContain('Boutique des');
        expect(answer.headers.getSetCookie().join()).not.toContain('lpel_session');
      }
    });
  });

  test.describe('that are there, and full', () => {
    test('everybody signs in and buys while drafts fill the memory of Redis; /readyz reports a Redis that others filled', async ({
      world,
    }) => {
      test.skip(redis === undefined, 'There is no redis-server here.');
      await redis?.start();
      const raw = await rawRedis(redis?.url ?? '');
      try {
        await expect.poll(() => ready(shop)).toBe(200);
        const used = Number(/used_memory:(\d+)/.exec(await raw.info('memory'))?.[1]);
        await raw.configSet({ maxmemory: String(used + 500_000), 'maxmemory-policy': 'noeviction' });
        const begun = 40;
        await beginDrafts(shop, world, begun);
        expect(await raw.dbSize()).toBeLessThan(begun);
        expect(await buys(shop, world)).toEqual(bought);
        // A probe that meets a full memory has drafts make room for the next.
        await expect.poll(() => ready(shop)).toBe(200);
        await raw.flushAll();
        await raw.configSet('maxmemory', '1');
        await expect.poll(() => ready(shop)).toBe(503);
        expect((await buys(shop, world))[0]).toBe(200);
        await raw.configSet('maxmemory', '0');
        await expect.poll(() => ready(shop)).toBe(200);
        expect(await buys(shop, world)).toEqual(bought);
      } finally {
        raw.destroy();
        // The other tests of this shop have none.
        await redis?.kill();
      }
    });
  });
});

/** The records are there and answer nothing: worse than none. */
test.describe('while its session records are frozen', () => {
  test.skip(!hasRedis, 'There is no redis-server here.');

  test('open pages answer while the session records are frozen, and a page that needs them reports it', async () => {
    const redis = await startRedis();
    const shop = await startShop({ env: { REDIS_URL: redis.url, TIMEOUT_REDIS: '500', LOG_LEVEL: 'silent' } });
    const statusOf = async (path: string, cookie = '') =>
      (await fetch(shop.url + path, { redirect: 'manual', headers: { cookie } })).status;
    try {
      const own = `__Host-lpel_session=${idsOfTests.issue('session')}`;
      await expect.poll(() => statusOf('/ecom/connexion')).toBe(302);
      redis.hang();
      const invented = Array.from({ length: 140 }, (_, at) =>
        statusOf('/checkout/recapitulatif', `__Host-lpel_session=${at}`),
      );
      // Another page than theirs: on a busy machine so many wait for one.
      expect(await statusOf('/boutique/c/racine')).toBe(200);
      expect((await Promise.all(invented)).every((status) => status === 200 || status === 503)).toBe(true);
      expect(await statusOf('/checkout/livraison', own)).toBe(503);
      expect(await statusOf('/ecom/connexion')).toBe(503);
      redis.resume();
      await expect.poll(() => statusOf('/ecom/connexion')).toBe(302);
    } finally {
      redis.resume();
      await shop.stop();
      await redis.kill();
    }
  });
});

test('a shop whose records file is damaged does not start, and prints the setting and the remedy without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-records-'));
  const path = join(folder, 'drafts.db');
  writeFileSync(path, 'no file of records\n'.repeat(100));
  const env = { SESSION_DB: join(folder, 'sessions.db'), DRAFTS_DB: path };
  const error: unknown = await startShop({ env }).catch((thrown: unknown) => thrown);
  rmSync(folder, { recursive: true });
  const [, said] = String(error).split('The server said:\n');
  expect(said).toBe(
    `DRAFTS_DB: ${path} is damaged, or no file of records: put a copy in its place, or move it away to begin with an empty one, without what it held.\n`,
  );
});
