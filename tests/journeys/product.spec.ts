import { expect, opens, settles, test } from '../shared/shopper.ts';
import { booklet } from './purchase.ts';

test('pictures are enlarged by a program that comes with the first of them @desktop', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(booklet);
  await settles(page);
  expect(loaded.filter((url) => url.includes('zoom-'))).toEqual([]);
  await page.locator('#photo-1 a').click();
  const dialog = page.getByRole('dialog', { name: 'Images du produit' });
  await expect(dialog).toContainText('Image 1 sur');
  await expect.poll(() => loaded).toContainEqual(expect.stringContaining('zoom-'));
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
