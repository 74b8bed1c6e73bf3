import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hasRedis, rawRedis, startRedis } from '#adapters/testing/redis.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { askAt, cookiePairs, expect, test, visitorWithCart } from '../ask.ts';

// In one worker: each has a shop of its own, which takes longer to start than these tests take.
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

test('a flood of drafts leaves room on the disk that it shares with sessions', async ({ world }) => {
  test.skip(process.getuid?.() !== 0, 'Only root mounts a small disk.');
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]);
  const shop = await startShop({ env: { SESSION_DB: join(folder, 'sessions.db'), LOG_LEVEL: 'silent' } });
  try {
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
  } finally {
    await shop.stop();
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
});

test('while another program has locked the records, /readyz says so, and again when it has let go', async ({
  world,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  const path = join(folder, 'sessions.db');
  const shop = await startShop({ env: { SESSION_DB: path, LOG_LEVEL: 'silent' } });
  const other = new DatabaseSync(path);
  try {
    other.exec('BEGIN EXCLUSIVE');
    await expect.poll(() => ready(shop)).toBe(503);
    expect((await buys(shop, world))[0]).toBe(200);
    other.exec('COMMIT');
    await expect.poll(() => ready(shop)).toBe(200);
    expect(await buys(shop, world)).toEqual(bought);
  } finally {
    other.close();
    await shop.stop();
    rmSync(folder, { recursive: true });
  }
});

test.describe('with a Redis', () => {
  test.skip(!hasRedis, 'There is no redis-server here.');

  test('everybody signs in and buys while drafts fill the memory of Redis; /readyz reports a Redis that others filled', async ({
    world,
  }) => {
    const redis = await startRedis();
    const raw = await rawRedis(redis.url);
    const shop = await startShop({ env: { REDIS_URL: redis.url, LOG_LEVEL: 'silent' } });
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
      await shop.stop();
      await redis.kill();
    }
  });

  test('a shop whose password Redis refuses does not start, and names the wrong setting', async () => {
    const redis = await startRedis();
    const raw = await rawRedis(redis.url);
    await raw.configSet('requirepass', 'right');
    for (const url of [redis.url, redis.url.replace('//', '//:wrong@')])
      await expect(startShop({ env: { REDIS_URL: url } })).rejects.toThrow(
        /REDIS_URL: Redis refuses the shop \((NOAUTH|WRONGPASS)\): correct the user, the password/,
      );
    raw.destroy();
    await redis.kill();
  });
});

test('a shop whose records file is damaged does not start, and prints the setting and the remedy without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-records-'));
  for (const setting of ['SESSION_DB', 'DRAFTS_DB']) {
    const path = join(folder, setting);
    writeFileSync(path, 'no file of records\n'.repeat(100));
    const error: unknown = await startShop({
      env: { SESSION_DB: join(folder, 'sessions.db'), [setting]: path },
    }).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(`The server said:\n${setting}: ${path} is damaged, or no file of records`);
  }
  rmSync(folder, { recursive: true });
});
