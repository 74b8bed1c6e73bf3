/**
 * `npm run figures -- pictures`: the pictures of a first visit by a fresh shop on a fresh mock backend, at both widths; fails at one that
 * is not there. Beside two busy processes: `npm run figures -- under-load --busy 2 npm run figures -- pictures`.
 */
import { type Browser, chromium } from 'playwright';
import { startShop } from '../shared/shop.ts';
import { findChromium, launchArguments } from '../tools/chromium.ts';

const product = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
const pages = ['/', '/boutique/c/timbres', product, '/checkout/recapitulatif'];

const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments });
let broken = 0;
try {
  for (const width of [360, 1440]) broken += await brokenAt(browser, width);
} finally {
  await browser.close();
}
console.log(`${broken} broken pictures`);
process.exitCode = broken === 0 ? 0 : 1;

async function brokenAt(by: Browser, width: number): Promise<number> {
  const shop = await startShop({ hasPlates: false });
  const page = await by.newPage({ baseURL: shop.url, viewport: { width, height: 900 } });
  let failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok() && response.url().includes('/medias/')) failed.push(`${response.status()} ${response.url()}`);
  });
  let sum = 0;
  try {
    for (const path of pages) {
      if (path.startsWith('/checkout')) {
        await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
        await page.getByRole('dialog').getByRole('link').waitFor();
      }
      failed = [];
      await page.goto(path);
      const { all, away } = await page.evaluate(whatIsThere);
      console.log(
        `${String(width).padStart(4)}  ${path}  ${all} pictures, ${away.length} broken, ${failed.length} refused`,
      );
      for (const each of [...away, ...failed]) console.log(`      ${each}`);
      sum += away.length + failed.length;
    }
    return sum;
  } finally {
    await page.close();
    await shop.stop();
  }
}

/** In the page: has all pictures fetched, those further down too. */
async function whatIsThere(): Promise<{ all: number; away: string[] }> {
  const images = [...document.images];
  await Promise.all(
    images.map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => {});
    }),
  );
  return { all: images.length, away: images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src) };
}
