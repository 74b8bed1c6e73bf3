/** Runs a shop for Playwright in a process of its own, so that the test runner does not slow it down. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JourneyShop, type ShopName, shopNames } from '../shared/journey-shops.ts';
import { brief, startShop } from '../shared/shop.ts';

const name = shopNames.find((each) => each === process.argv[2]);
if (!name) throw new Error(`${process.argv[2]} is no shop: ${shopNames.join(', ')}.`);
const patience = { TIMEOUT_DEFAULT: '15000', TIMEOUT_IDENTITY: '15000' };
/** What distinguishes each shop under test. */
const own: Record<ShopName, { folder?: string; env: Record<string, string> }> = {
  patient: { env: patience },
  brief: { env: brief },
  plain: { folder: 'build-plain', env: { ...patience, LEAN: '0' } },
};
// Sessions are stored in a file, so that a journey can end the session of its shopper.
const folder = mkdtempSync(join(tmpdir(), 'boutique-'));
const sessions = join(folder, 'sessions.db');
// Pages are cached as in production, for each world apart. An address is checked without hurry: otherwise a slow machine
// makes it an unverified one. A file that never begins is waited for as long as a page.
const shop = await startShop({
  folder: own[name].folder,
  env: {
    SESSION_DB: sessions,
    TIMEOUT_ADDRESS: '15000',
    TIMEOUT_DOWNLOAD: '3000',
    PAGE_CACHE_MB: '64',
    ...own[name].env,
  },
});
const stop = async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.({ url: shop.url, backendUrl: shop.backendUrl, sessions } satisfies JourneyShop);
