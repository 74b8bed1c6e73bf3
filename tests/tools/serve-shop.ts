/** Runs a shop for Playwright in a process of its own, so that the test runner does not slow it down. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JourneyShop, type ShopName, shopNames } from '../shared/journey-shops.ts';
import { type ShopOptions, startShop } from '../shared/shop.ts';

const name = shopNames.find((each) => each === process.argv[2]);
if (!name) throw new Error(`${process.argv[2]} is no shop: ${shopNames.join(', ')}.`);
/** What distinguishes each shop under test. */
const own: Record<ShopName, ShopOptions> = {
  usual: {},
  skipping: { skipsWaits: true },
  plain: { folder: 'build-plain', env: { LEAN: '0' } },
};
// Sessions are stored in a file, so that a journey can end the session of its shopper.
const folder = mkdtempSync(join(tmpdir(), 'boutique-'));
const sessions = join(folder, 'sessions.db');
// Pages are cached as in production, for each world apart.
const shop = await startShop({
  ...own[name],
  env: { SESSION_DB: sessions, PAGE_CACHE_MB: '64', ...own[name].env },
});
const stop = async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.({ url: shop.url, backendUrl: shop.backendUrl, sessions } satisfies JourneyShop);
