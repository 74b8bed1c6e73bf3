import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { type RenewableBuild, renewableBuild } from '../shared/renewed-build.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import { expect, listen, opens, type Page, test } from '../shared/shopper.ts';
import { type Address, addresses, expectedAt } from './every-route.ts';

test.skip(({ isLean }) => !isLean('reload-guard'), 'Without it the router loads anew without an end.');

// One shop for both, of which the second test makes another release.
test.describe.configure({ mode: 'serial' });
let build: RenewableBuild;
let shop: Shop;
test.beforeAll(async () => {
  build = renewableBuild();
  shop = await startShop({ folder: build.folder });
});
test.afterAll(async () => {
  await shop.stop();
  build.remove();
});

/** A page that has not loaded the other pages' scripts. */
const start = '/aide';

/** Of so many pages one is opened. */
const thinned = 24;

/** One address for each page module that a visitor can open, thinned: what is lost and found again is the same program. */
const pages: Address[] = [
  ...new Map(
    addresses
      .filter((address) => address.entry.kind !== 'endpoint' && expectedAt(address, 'anonymous').status === 200)
      .map((address): [RouteEntry['file'], Address] => [address.entry.file, address]),
  ).values(),
]
  .filter(({ entry }) => entry.file !== routeOf(start)?.entry.file)
  .filter((_, place) => place % thinned === 0);

const goesTo = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    const link = Object.assign(document.createElement('a'), { href: wanted, textContent: wanted });
    document.body.append(link);
    link.click();
  }, path);

test('a part of the program that stays away is not asked for in a circle @desktop', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  listen(context, complaints);
  const page = await context.newPage();
  await opens(page, shop.url + start);
  await context.route(/\/assets\/(cart|listing)\.route-/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await goesTo(page, '/checkout/recapitulatif');
  await expect.poll(() => loads, 'the page that was wanted is loaded anew').toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  await opens(page, shop.url + start);
  await goesTo(page, '/boutique/recherche');
  await expect(page.getByText('Une erreur est survenue, veuillez réessayer')).toBeVisible();
  await expect(page).toHaveURL(shop.url + start);
  await expect.poll(() => loads, 'and within a minute no other is').toBe(2);
  await context.close();
});

test('a page from before a release leads to the pages after it, loading anew once @desktop', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const opened: { page: Page; path: string }[] = [];
  for (const { path } of pages) {
    const page = await context.newPage();
    await opens(page, shop.url + start);
    opened.push({ page, path });
  }
  build.renew();
  await shop.restart();
  for (const { page, path } of opened) {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await goesTo(page, path);
    await expect(page, path).toHaveURL(shop.url + path);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toContainText('This page could not be found');
    await expect.poll(() => loads, path).toBe(1);
  }
  await context.close();
});
