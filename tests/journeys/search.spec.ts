import type { Request } from '@playwright/test';
import { isLean } from '#ui/lean/overrides.ts';
import { expect, opens, type Page, test } from '../shared/shopper.ts';

const box = (page: Page) => page.getByRole('search').locator('input');
const combobox = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un produit' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Propositions de recherche' });
const options = (page: Page) => list(page).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Focuses the search box and waits for its combobox. */
async function comesToSearch(page: Page, address = '/'): Promise<void> {
  await opens(page, address);
  await box(page).focus();
  await expect(combobox(page)).toBeFocused();
}

test('nothing of the suggestions is loaded before somebody comes to the search box @desktop', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await opens(page, '/');
  const before = asked.length;
  expect(asked.filter((path) => /combobox|recherche/.test(path))).toEqual([]);
  await box(page).focus();
  await expect(combobox(page)).toBeFocused();
  expect(asked.slice(before).some((path) => path.includes('search-combobox'))).toBe(true);
  expect(asked.filter((path) => path.startsWith('/ecom/recherche'))).toEqual([]);
});

test('a product is found with the keyboard alone @desktop', async ({ page }) => {
  const counted = page.getByRole('status').filter({ hasText: /^\d+ propositions?$/ });
  const isCounted = async () => expect(counted).toHaveText(`${await options(page).count()} propositions`);
  await comesToSearch(page);
  await page.keyboard.type('carnet mari');
  await expect(options(page).first()).toBeVisible();
  await isCounted();
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(combobox(page)).toHaveAttribute(
    'aria-activedescendant',
    String(await options(page).last().getAttribute('id')),
  );
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toHaveValue('carnet mari');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await isCounted();
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  if (isLean('links')) await expect(heading(page)).toBeFocused();
  await expect(list(page)).toBeHidden();
});

test('Escape on a closed list empties the field, and Tab leaves it as it was @desktop', async ({ page }) => {
  await comesToSearch(page);
  await page.keyboard.type('carnet');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeFocused();
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toHaveValue('carnet');
  await expect(page).toHaveURL('/');
  await combobox(page).focus();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(combobox(page)).toHaveValue('');
});

test('Enter with nothing chosen searches what was typed, before any suggestion has come', async ({ page }) => {
  await comesToSearch(page);
  await page.keyboard.type('enveloppe kraft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/boutique/recherche?q=enveloppe+kraft');
  await expect(heading(page)).toContainText('enveloppe kraft');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('enveloppe kraft');
});

// Neither wide nor on a phone: there the box suggests.
test('without a script the search is a plain form @nojs @desktop @phone', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('enveloppe kraft');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/boutique/recherche?q=enveloppe+kraft');
  await expect(heading(page)).toContainText('enveloppe kraft');
});

test('a parcel number is followed, from the list first @desktop', async ({ page }) => {
  await comesToSearch(page);
  await page.keyboard.type('rb 123 456 785 gb');
  await expect(options(page).first()).toContainText('Suivre cet envoi');
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suivi des envois' })).toBeVisible();
  await expect(page.getByText('RB123456785GB', { exact: true })).toBeVisible();
});

test('a parcel number is followed from the page of results too @nojs', async ({ page }) => {
  await page.goto('/boutique/recherche?q=6A15602676300');
  await page.getByRole('main').getByRole('link', { name: 'Suivre cet envoi' }).click();
  await expect(page.getByText('6A15602676300', { exact: true })).toBeVisible();
});

test('a search that says a weight and a country leads to what it costs, and the question can be changed @nojs @desktop', async ({
  page,
}) => {
  await page.goto('/boutique/recherche?q=timbre+35+g+Belgique');
  await page.getByRole('link', { name: /^Quel timbre pour 35/ }).click();
  const answer = page.getByRole('region', { name: /^Envoyer/ });
  await expect(answer).toContainText('Destination\u202f: Belgique');
  await page.getByRole('radio', { name: 'Je compte les feuilles' }).check();
  await page.getByRole('textbox', { name: 'Nombre de feuilles A4' }).fill('3');
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('France métropolitaine');
  await page.getByRole('button', { name: 'Trouver le timbre' }).click();
  await expect(page).toHaveURL(/[?&]feuilles=3/);
  await expect(answer).toContainText('Destination\u202f: France métropolitaine');
  await page.goBack();
  await expect(answer).toContainText('Destination\u202f: Belgique');
});

test('searches of this device are offered again, and forgotten when one wants @desktop', async ({ page }) => {
  await comesToSearch(page);
  for (const text of ['carnet', 'RB123456785GB']) {
    await box(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText(text);
  }
  await comesToSearch(page);
  await expect(options(page)).toHaveText(['carnet', 'Effacer les recherches récentes']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Recherches récentes effacées' })).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('lpel_recherches'))).toBeNull();
});

test('the professional shop suggests its own pages and prices @desktop', async ({ page }) => {
  await comesToSearch(page, '/professionnel');
  await page.keyboard.type('carnet');
  await expect(options(page).filter({ hasText: '€ HT' }).first()).toBeVisible();
  await options(page).filter({ hasText: '€ HT' }).first().click();
  await expect(page).toHaveURL(/\/professionnel\/.*\/p\//);
});

test('when the backend is away the box stays a form that searches @desktop', async ({ page, backend }) => {
  await comesToSearch(page);
  for (const operation of ['suggestSearches', 'searchProducts'])
    await backend.misbehaves({ operation, effect: 'unavailable' });
  const answered = page.waitForResponse(/\/ecom\/recherche\/suggestions/);
  await page.keyboard.type('zzkraft');
  expect((await answered).status()).toBe(200);
  await expect(list(page)).toBeHidden();
  await backend.behaves();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('zzkraft');
});

test('an answer that comes too late is dropped @desktop', async ({ page }) => {
  await comesToSearch(page);
  const held = Promise.withResolvers<void>();
  await page.route(/suggestions\?q=carnet&/, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  const isLate = (request: Request) => /suggestions\?q=carnet&/.test(request.url());
  const late = page.waitForRequest(isLate);
  const over = Promise.race([page.waitForEvent('requestfinished', isLate), page.waitForEvent('requestfailed', isLate)]);
  await page.keyboard.type('carnet');
  await late;
  await box(page).fill('tube');
  await expect(options(page).filter({ hasText: /tube/i }).first()).toBeVisible();
  held.resolve();
  await over;
  // As long as it would take to be shown.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(options(page).filter({ hasText: /carnet/i })).toHaveCount(0);
});

test('what is suggested is for this shopper alone, and a long text is cut @desktop', async ({ request }) => {
  const long = `${'carnet '.repeat(40)}inconnu`;
  const answer = await request.get(`/ecom/recherche/suggestions?q=${encodeURIComponent(long)}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(Object(await answer.json()).groups).not.toEqual([]);
});

test('the list fits a phone @phone', async ({ page }) => {
  await comesToSearch(page);
  await page.keyboard.type('carnet');
  await expect(options(page).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const height of await options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
    expect(height).toBeGreaterThanOrEqual(44);
});
