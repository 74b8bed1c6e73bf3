import type { Page } from '@playwright/test';
import { backendOf, type Misbehaviour } from '../../shared/backend.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { opens } from '../../shared/shopper.ts';
import { expect, test } from '../ask.ts';

/** With the spaces of French typography. */
const title = 'Carnet de 12 timbres Marianne\u00A0– Lettre verte';
const path = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
/** Longer than the page waits before it fetches a picture once more. */
const later = 13_000;

let shop: Shop;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // So long a test waits for a picture that does not come.
  shop = await startShop({ env: { TIMEOUT_DEFAULT: '10000' } });
});
test.afterEach(() => store().behaves());
test.afterAll(() => shop.stop());

/** The media store, which belongs to no test's world. */
const store = () => backendOf('default', shop.backendUrl);

const pictureOf = (page: Page) => page.getByRole('main').getByRole('img', { name: title }).first();

/** What the page shows in the place of its large picture. */
const seen = (page: Page) =>
  pictureOf(page).evaluate((picture: HTMLImageElement) => ({
    isThere: picture.complete && picture.naturalWidth > 0,
    hasFailed: picture.complete && picture.naturalWidth === 0,
    text: getComputedStyle(picture, '::before').content,
    width: picture.offsetWidth,
    height: picture.offsetHeight,
  }));

const failures: [what: string, how: Pick<Misbehaviour, 'effect' | 'milliseconds'>][] = [
  ['fails', { effect: 'fail' }],
  ['closes its connections', { effect: 'reset' }],
  ['is slower than the shop waits', { effect: 'slow', milliseconds: 60_000 }],
];

for (const [what, how] of failures)
  test(`a picture of a store that ${what} leaves its name in a place as large, and comes once the store is back`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    await store().misbehaves({ operation: 'medias', ...how });
    await page.goto(shop.url + path);
    await expect.poll(async () => (await seen(page)).hasFailed).toBe(true);
    const failed = await seen(page);
    expect(failed.text).toBe(`"${title}" / ""`);
    await store().behaves();
    await expect
      .poll(async () => {
        await page.clock.fastForward(later);
        return (await seen(page)).isThere;
      })
      .toBe(true);
    const { width, height } = await seen(page);
    expect({ width, height }).toEqual({ width: failed.width, height: failed.height });
    // Another picture may fail as late as this.
    await page.close();
    const others = complaints.splice(0).filter((each) => !/Failed to load resource: .* status of 50[234]/.test(each));
    expect(others).toEqual([]);
  });

test('a picture that fails for ever is fetched twice, and its name is read out once', async ({ page }) => {
  await page.clock.install();
  await store().misbehaves({ operation: 'medias', effect: 'not-found' });
  const times = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/medias/')) times.set(pathname, (times.get(pathname) ?? 0) + 1);
  });
  await opens(page, shop.url + path);
  const most = () => Math.max(...times.values());
  const fetchedTwice = async () => {
    await page.clock.fastForward(later);
    return Math.min(...times.values());
  };
  await expect.poll(fetchedTwice).toBe(2);
  await fetchedTwice();
  // What the browser had asked for by now it has got before this.
  await page.evaluate(() => fetch('/healthz'));
  expect(most()).toBe(2);
  await expect(pictureOf(page)).toHaveAccessibleName(title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the names of pictures that failed stand in their places, which are as large, and a cart reads each out once', async ({
    page,
  }) => {
    await store().misbehaves({ operation: 'medias', effect: 'not-found' });
    await page.goto(shop.url + path);
    await expect.poll(async () => (await seen(page)).hasFailed).toBe(true);
    const failed = await seen(page);
    expect(failed.text).toBe(`"${title}" / ""`);
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await page.goto(`${shop.url}/checkout/recapitulatif`);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    const picture = line.locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(0);
    expect(await picture.evaluate((image) => getComputedStyle(image, '::before').content)).toBe(`"${title}" / ""`);
    await expect(line.getByRole('img')).toHaveCount(0);
    await store().behaves();
    await page.goto(shop.url + path);
    await expect.poll(async () => (await seen(page)).isThere).toBe(true);
    const { width, height } = await seen(page);
    expect({ width, height }).toEqual({ width: failed.width, height: failed.height });
  });
});
