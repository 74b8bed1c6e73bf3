/** Runs the shops of the journeys in a process of their own, so that the test runner does not slow them down. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deadlines, JourneyShop } from '../shared/journey-shops.ts';
import { startShop } from '../shared/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'boutique-'));

/**
 * Sessions are stored in a file, so that a journey can end the session of its shopper. Pages are cached as in production,
 * for each world apart. An address is checked without hurry: otherwise a slow machine makes it an unverified one. A file
 * that never begins is waited for as long as a page.
 */
async function shopWith(deadlines: Deadlines) {
  const sessions = join(folder, `${deadlines}.db`);
  const shop = await startShop({
    folder: process.env.SHOP_FOLDER,
    env: {
      SESSION_DB: sessions,
      TIMEOUT_ADDRESS: '15000',
      TIMEOUT_DOWNLOAD: '3000',
      PAGE_CACHE_MB: '64',
      ...(deadlines === 'patient' && { TIMEOUT_DEFAULT: '15000' }),
    },
  });
  return { stop: shop.stop, about: { url: shop.url, backendUrl: shop.backendUrl, sessions } satisfies JourneyShop };
}

const [patient, production] = await Promise.all([shopWith('patient'), shopWith('production')]);
const stop = async () => {
  await Promise.all([patient.stop(), production.stop()]);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.({ patient: patient.about, production: production.about });
