import { expect, opens, settles, test } from '../shared/shopper.ts';
import { booklet, fillsCart } from './purchase.ts';

test.skip(({ isLean }) => !isLean('patient-fetch'), 'Without it the router shows the page of errors.');

/** Console messages of Chromium and the router about a failed request. */
const notes = /ERR_INTERNET_DISCONNECTED|Error loading route module|Failed to fetch dynamically imported module/;

test('the page stays while the network is away, reports it, and is true again once the network is back @desktop', async ({
  page,
  context,
  complaints,
}) => {
  const notice = page.getByRole('alert').filter({ hasText: /^Connexion interrompue/ });
  await fillsCart(page, { quantity: 2 });
  await opens(page, '/checkout/recapitulatif');
  const quantity = page.getByRole('main').getByRole('spinbutton');

  await context.setOffline(true);
  await quantity.fill('3');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // The change was not sent, and the page says so.
  await expect(quantity).toHaveValue('2');

  await opens(page, booklet);
  const add = page.getByRole('button', { name: 'Ajouter au panier' }).first();
  await context.setOffline(true);
  await add.click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Ajouté au panier' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The current page stays until the next one is loaded.
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Toutes les marques' }).click();
  await expect(notice).toBeVisible();
  await expect(add).toBeVisible();

  await page.close();
  expect(complaints.splice(0).filter((text) => !notes.test(text))).toEqual([]);
});

test('a change that a proxy refuses ends on the shop’s error page @desktop', async ({ page }) => {
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, body: 'Blocked' }) : route.continue(),
  );
  await page.goto(booklet);
  await settles(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue.');
  await expect(main.getByRole('link')).toHaveText([
    'Revenir à l’accueil',
    'Rechercher un produit',
    'Voir le panier',
    /aide/i,
  ]);
  await expect(main).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await main.getByText('À communiquer au service client').click();
  await expect(main.getByRole('definition')).toHaveText(['403', /^[\w-]{22,64}$/, /^\d\d\/\d\d\/\d{4} à \d\d:\d\d$/]);
});
