import { awake, expect, type Page, test } from '../shared/shopper.ts';

const listing = '/boutique/c/racine';
const firstBrand = (page: Page) =>
  page.getByRole('group', { name: 'Marque', exact: true }).getByRole('checkbox').first();

test('a filter narrows the list, and gives it back @lean @nojs-only @nojs', async ({ page, javaScriptEnabled }) => {
  const shows = async () => {
    if (!javaScriptEnabled) await page.getByRole('button', { name: /^Voir les?( .+)? produits?$/ }).click();
  };
  await page.goto(listing);
  await awake(page);
  await firstBrand(page).check();
  await shows();
  await expect(page).toHaveURL(/[?&]f=/);
  await expect(firstBrand(page)).toBeChecked();
  await firstBrand(page).uncheck();
  await shows();
  await expect(page).not.toHaveURL(/[?&]f=/);
});

test('the focus stays at a filter that was chosen by keyboard, and its group stays open @desktop', async ({ page }) => {
  await page.goto(listing);
  await awake(page);
  for (const isChosen of [true, false, true]) {
    await firstBrand(page).focus();
    await page.keyboard.press(' ');
    await expect(page).toHaveURL(isChosen ? /[?&]f=/ : /^(?!.*[?&]f=)/);
    // The first answer makes the box anew, after the address; a key that is held meanwhile presses neither.
    await expect(firstBrand(page).and(page.locator(isChosen ? '[checked]' : ':not([checked])'))).toBeFocused();
    await expect(page.getByRole('group', { name: 'Marque', exact: true })).toBeVisible();
  }
});

test('a box that is ticked or cleared further is the same, so that a screen reader does not say it again @desktop', async ({
  page,
}) => {
  await page.goto(listing);
  await awake(page);
  await firstBrand(page).check();
  await expect(firstBrand(page).and(page.locator('[checked]'))).toBeVisible();
  const box = await firstBrand(page).elementHandle();
  await firstBrand(page).uncheck();
  await expect(firstBrand(page).and(page.locator(':not([checked])'))).toBeVisible();
  expect(await box?.evaluate((node) => node.isConnected)).toBe(true);
});

test('a filter chosen before the program is there counts @lean @desktop', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(listing, { waitUntil: 'commit' });
  await firstBrand(page).check();
  held.resolve();
  await expect(page).toHaveURL(/[?&]f=/);
  await expect(firstBrand(page)).toBeChecked();
});
