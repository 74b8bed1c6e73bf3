import { knownProducts } from '#mocks/catalog/known-products.ts';
import { expect, opens, settles, test } from '../shared/shopper.ts';
import { booklet } from './purchase.ts';

const product = (code: string) => `/boutique/x/p/${code}`;

test('a shopper compares sellers and chooses another than the best @nojs', async ({ page }) => {
  await page.goto(product(knownProducts.fourOffers));
  const offers = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(offers).toHaveCount(4);
  await expect(offers.first()).toContainText('meilleur total');
  await page
    .getByRole('link', { name: /^Choisir / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/offer\/offer_\d+$/);
  await expect(offers.nth(1)).toContainText('Offre choisie');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/boutique\/[\w-]+\/p\/3101002$/);
});

test('a sold-out product says so and leads to similar ones @nojs-only', async ({ page }) => {
  await page.goto(product(knownProducts.outOfStock));
  await expect(page.getByText('Épuisé', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Voir les produits similaires' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Ajouter / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/recapitulatif$/);
});

test('an online service leads to its journey @nojs-only', async ({ page }) => {
  await page.goto(product(knownProducts.forwarding));
  await page.getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(/\/demenagement-absence$/);
});

test('pictures are enlarged by a program that comes with the first of them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(booklet);
  await settles(page);
  expect(loaded.filter((url) => url.includes('zoom-'))).toEqual([]);
  await page.locator('#photo-1 a').click();
  const dialog = page.getByRole('dialog', { name: 'Images du produit' });
  await expect(dialog).toContainText('Image 1 sur');
  expect(loaded.some((url) => url.includes('zoom-'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('Image 2 sur');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#photo-1 a')).toBeFocused();
});

test('an article being added is counted at once @desktop @lean', async ({ page }) => {
  // Before what is in the cart has come there is nothing to count from, and a press asks for it anew.
  const visitor = page.waitForResponse(/\/ecom\/visiteur/);
  await opens(page, booklet);
  await visitor;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/p\/\d+\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('3');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  const cart = page.getByRole('banner').locator('a[href$="/checkout/recapitulatif"]');
  await expect(cart).toContainText('3');
  answer();
  await expect(page.getByRole('heading', { name: 'Ajouté au panier' })).toBeVisible();
  await expect(cart).toContainText('3');
});
