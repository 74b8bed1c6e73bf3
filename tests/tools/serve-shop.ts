/** Runs the shop for Playwright in a process of its own, so that the runner never competes with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../shared/shop.ts';

// In a file, so that a journey can let the session of its shopper come to its end.
const folder = mkdtempSync(join(tmpdir(), 'boutique-'));
const sessions = join(folder, 'sessions.db');
// An address that is checked too late is taken unchecked: on a slow machine journeys would tell another story.
const shop = await startShop({
  folder: process.env.SHOP_FOLDER,
  env: { SESSION_DB: sessions, TIMEOUT_ADDRESS: '15000' },
});
const stop = async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.({ url: shop.url, backendUrl: shop.backendUrl, sessions });
