import { expect, type Page, test } from '../shared/shopper.ts';
import { installedChromium, launchArguments } from '../tools/chromium.ts';
import { individual, professional } from './purchase.ts';

/** The largest letters that Android offers (200 %), which a browser takes for its default (WCAG 1.4.4, 1.4.10). */
const letters = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: { executablePath: await installedChromium(), args: [...launchArguments, letters], timeout: 300_000 },
  javaScriptEnabled: false,
  viewport: { width: 360, height: 800 },
});

async function expectToFit(page: Page, path: string) {
  await page.goto(path);
  expect(await page.evaluate(() => [getComputedStyle(document.documentElement).fontSize])).toEqual(['32px']);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `${path} is too wide`).toBeLessThanOrEqual(0);
}

test('no page is wider than a phone whose letters are twice as large @desktop', async ({ page, shopper }) => {
  await shopper.signsIn(individual);
  for (const path of [
    '/',
    '/boutique/c/timbres',
    '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001',
    '/boutique/recherche?q=carnet',
    '/checkout/recapitulatif',
    '/colissimo-en-ligne/parcours/votre-colis',
    '/demenagement-absence/parcours/besoins',
    '/mon-compte',
    '/mon-compte/commandes',
    '/mon-compte/adresses?adresse=nouvelle',
    '/mes-commandes/detail/CMD-26-COLIS-TROIS',
    '/mes-commandes/detail/CMD-26-VENDEUR-A-PAYER/retractation',
    '/mon-timbre-en-ligne/parcours/configuration',
  ]) {
    await expectToFit(page, path);
  }
});

test('no order is wider than that phone where its amounts are told without tax and with it @desktop', async ({
  page,
  shopper,
}) => {
  await page.context().addCookies([{ name: 'lpel_locale', value: 'en', url: String(process.env.SHOP_URL) }]);
  await shopper.signsIn(professional);
  await expectToFit(page, '/professionnel/mes-commandes/detail/CMD-26-PRO-REEX-CODE');
});
