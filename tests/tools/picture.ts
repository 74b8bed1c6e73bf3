/** `npm run figures -- picture`: the README's picture of the shop, from the production build. It weighs less than 150 kB. */
import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startShop } from '../shared/shop.ts';
import { findChromium, launchArguments } from './chromium.ts';

const file = 'shop.jpg';
const most = 150_000;

const shop = await startShop({ hasPlates: false });
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
} finally {
  await browser.close();
  await shop.stop();
}
const { size } = statSync(file);
console.log(`${file}: ${Math.round(size / 1000)} kB`);
if (size > most) throw new Error(`${file} weighs more than ${most / 1000} kB.`);
