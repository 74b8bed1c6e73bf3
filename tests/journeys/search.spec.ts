import type { Request } from '@playwright/test';
import { expect, opens, type Page, test } from '../shared/shopper.ts';

const box = (page: Page) => page.getByRole('search').locator('input');
const combobox = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un produit ou un service' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Propositions de recherche' });
const options = (page: Page) => list(page).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Focuses the search box and waits for its combobox. */
async function comesToSearch(page: Page, address = '/'): Promise<void> {
  await opens(page, address);
  await box(page).focus();
  await expect(combobox(page)).toBeFocused();
}

/** As long as it would take to be shown. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('a product of the professional shop is found with the keyboard alone, in a list that is loaded with the first key @desktop', async ({
  isLean,
  page,
}) => {
  const asked: string[] = [];
  const counted = page.getByRole('status').filter({ hasText: /^\d+ propositions?$/ });
  const isCounted = async () => expect(counted).toHaveText(`${await options(page).count()} propositions`);

  await test.step('nothing of the suggestions is loaded before somebody comes to the box', async () => {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await opens(page, '/professionnel');
    const before = asked.length;
    expect(asked.filter((path) => /combobox|recherche/.test(path))).toEqual([]);
    await box(page).focus();
    await expect(combobox(page)).toBeFocused();
    await expect.poll(() => asked.slice(before)).toContainEqual(expect.stringContaining('search-combobox'));
    expect(asked.filter((path) => path.includes('/ecom/recherche'))).toEqual([]);
  });

  await test.step('Tab leaves the field as it was, and Escape on a closed list empties it', async () => {
    await page.keyboard.type('carnet');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeFocused();
    await expect(list(page)).toBeHidden();
    await expect(combobox(page)).toHaveValue('carnet');
    await expect(page).toHaveURL('/professionnel');
    await combobox(page).focus();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(combobox(page)).toHaveValue('');
  });

  await test.step('the list is counted, walked through and left', async () => {
    const answered = page.waitForResponse(/suggestions\?q=carnet(\+|%20)mari&/);
    await page.keyboard.type('carnet mari');
    await (await answered).finished();
    await isDrawn(page);
    await expect(options(page).filter({ hasText: 'exonéré de TVA' }).first()).toBeVisible();
    await isCounted();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(combobox(page)).toHaveAttribute(
      'aria-activedescendant',
      String(await options(page).last().getAttribute('id')),
    );
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(combobox(page)).toHaveValue('carnet mari');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await isCounted();
  });

  await test.step('Enter opens what is chosen', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/professionnel\/.*\/p\//);
    if (isLean('links')) await expect(heading(page)).toBeFocused();
    await expect(list(page)).toBeHidden();
  });
});

test('the box suggests what was typed last, searches while the backend is away, and remembers @desktop', async ({
  page,
  backend,
}) => {
  await comesToSearch(page);

  await test.step('an answer that comes too late is dropped', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/suggestions\?q=carnet&/, async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    const isLate = (request: Request) => /suggestions\?q=carnet&/.test(request.url());
    const late = page.waitForRequest(isLate);
    const over = Promise.race([
      page.waitForEvent('requestfinished', isLate),
      page.waitForEvent('requestfailed', isLate),
    ]);
    await page.keyboard.type('carnet');
    await late;
    await box(page).fill('tube');
    await expect(options(page).filter({ hasText: /tube/i }).first()).toBeVisible();
    held.resolve();
    await over;
    await isDrawn(page);
    await expect(options(page).filter({ hasText: /carnet/i })).toHaveCount(0);
  });

  await test.step('when the backend is away the box stays a form that searches', async () => {
    for (const operation of ['suggestSearches', 'searchProducts'])
      await backend.misbehaves({ operation, effect: 'unavailable' });
    const answered = page.waitForResponse(/\/ecom\/recherche\/suggestions\?q=zzzzqqqq/);
    await box(page).fill('zzzzqqqq');
    expect((await answered).status()).toBe(200);
    await expect(list(page)).toBeHidden();
    await backend.behaves();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/boutique/recherche?q=zzzzqqqq');
    await expect(heading(page)).toContainText('zzzzqqqq');
    await expect(box(page)).toHaveValue('zzzzqqqq');
  });

  await test.step('the search is offered again, and forgotten when one wants', async () => {
    await comesToSearch(page);
    await expect(options(page)).toHaveText(['zzzzqqqq', 'Effacer les recherches récentes']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeHidden();
    await expect(combobox(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Recherches récentes effacées' })).toBeAttached();
    expect(await page.evaluate(() => localStorage.getItem('lpel_recherches'))).toBeNull();
  });

  await test.step('a parcel number is followed, from the list first', async () => {
    await page.keyboard.type('rb 123 456 785 gb');
    await expect(options(page).first()).toContainText('Suivre cet envoi');
    await options(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suivi des envois' })).toBeVisible();
    await expect(page.getByText('RB123456785GB', { exact: true })).toBeVisible();
  });
});

test('the list fits a phone, and Enter with nothing chosen searches what was typed @phone', async ({ page }) => {
  await comesToSearch(page);
  await page.keyboard.type('carnet');
  await expect(options(page).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const height of await options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
    expect(height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/boutique/recherche?q=carnet');
  await expect(heading(page)).toContainText('carnet');
  await expect(list(page)).toBeHidden();
});
