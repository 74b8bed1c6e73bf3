import { knownCompositions } from '#mocks/cart/samples.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { expect, listen, opens, type Page, programOf, test } from '../shared/shopper.ts';
import { booklet, fillsCart, fillsCartWith, individual } from './purchase.ts';

const cartPage = '/checkout/recapitulatif';
const quantities = (page: Page) => page.getByRole('main').getByRole('spinbutton');

test('a cart outlives sign-in, sign-out and a restart of the browser @desktop', async ({
  page,
  shopper,
  browser,
  complaints,
}) => {
  await fillsCart(page, { quantity: 2 });
  await shopper.signsIn(individual);
  await page.goto(cartPage);
  await expect(quantities(page)).toHaveValue('2');

  const storage = await page.context().storageState();
  const restarted = await browser.newContext({ storageState: storage });
  listen(restarted, complaints);
  const later = await restarted.newPage();
  await later.goto(cartPage);
  await expect(quantities(later)).toHaveValue('2');
  await restarted.close();

  const header = page.getByRole('banner');
  await header.getByText('Mon compte').click();
  await header.getByRole('link', { name: 'Se déconnecter' }).click();
  const really = page.getByRole('button', { name: 'Me déconnecter' });
  await expect(really.or(page.getByRole('link', { name: 'Se connecter', exact: true }))).toBeVisible();
  if (await really.isVisible()) await really.click();
  await expect(page.getByRole('link', { name: 'Se connecter', exact: true })).toBeVisible();
  await expect(page).toHaveURL(cartPage);

  await shopper.signsIn(individual);
  await page.goto(cartPage);
  await expect(quantities(page)).toHaveValue('2');
});

test('the carts of individuals and of professionals are two @desktop', async ({ page }) => {
  await fillsCart(page, { quantity: 2 });
  await fillsCart(page, { quantity: 5, mode: '/professionnel' });
  await page.goto(cartPage);
  await expect(quantities(page)).toHaveValue('2');
  await page.goto(`/professionnel${cartPage}`);
  await expect(quantities(page)).toHaveValue('5');
});

test('two tabs agree once reloaded, and the last line leaves an empty cart that says so @desktop', async ({
  page,
  context,
}) => {
  await fillsCart(page);
  await opens(page, cartPage);
  const other = await context.newPage();
  await other.goto(cartPage);
  await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(page.getByRole('main')).toContainText('36,48');
  await other.reload();
  await expect(quantities(other)).toHaveValue('2');

  await page.getByRole('button', { name: /^Supprimer Carnet de 12 timbres/ }).click();
  await expect(page.getByText('Votre panier est vide.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier, vide' })).toBeVisible();

  await test.step('a tab that still shows the line may remove it too', async () => {
    await other.getByRole('button', { name: /^Supprimer Carnet de 12 timbres/ }).click();
    await expect(other.getByText('Votre panier est vide.')).toBeVisible();
  });
});

test('first articles put in at once, from one tab and from another, are all in one cart @desktop', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  await opens(page, '/boutique/recherche?q=timbres');
  await opens(other, '/boutique/x/p/3101001');
  await backend.misbehaves({ operation: 'createCart', effect: 'slow', milliseconds: 1500 });
  const adds = page.getByRole('main').getByRole('button', { name: /^Ajouter/ });
  await Promise.all([
    adds.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons.slice(0, 2)) button.click();
    }),
    other.getByRole('button', { name: 'Ajouter au panier' }).click(),
  ]);
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(async () => {
    await other.goto(cartPage);
    await expect(quantities(other)).toHaveCount(3, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

test('what is pressed before the program counts once, and leaving carries it along @nojs @lean', async ({
  page,
  javaScriptEnabled,
}) => {
  await fillsCart(page, { quantity: 2 });
  const program = await programOf(page);
  program.hold();
  await page.goto(booklet, { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'Augmenter la quantité' });
  const typed = page.getByRole('main').getByRole('spinbutton');
  if (javaScriptEnabled) for (let press = 0; press < 2; press += 1) await more.click();
  else await typed.fill('3');
  await expect(typed).toHaveValue('3');
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('3 × Carnet de 12 timbres').first()).toBeVisible();

  await page.goto(cartPage, { waitUntil: 'commit' });
  await expect(quantities(page)).toHaveValue('5');
  if (javaScriptEnabled) for (let press = 0; press < 2; press += 1) await more.click();
  else await quantities(page).fill('7');
  await page.getByRole('button', { name: 'Se connecter pour commander' }).click();
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
  program.release();
  await page.goto(cartPage);
  await expect(quantities(page)).toHaveValue('7');
});

test('a cart that the backend has forgotten gives way to a new one without an error @nojs-only', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'lpel_cart', value: '8f2c6f1e-0000-4000-8000-000000000000', url: String(baseURL) },
  ]);
  await page.goto(cartPage);
  await expect(page.getByText('Votre panier est vide.')).toBeVisible();
  await expect(page.getByText('Votre ancien panier n’est plus disponible.')).toBeVisible();
  await page.goto(cartPage);
  await expect(page.getByText('Votre panier est vide.')).toBeVisible();
  await expect(page.getByText('Votre ancien panier n’est plus disponible.')).toBeHidden();
  await page.goto(booklet);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Voir le panier' }).click();
  await expect(quantities(page)).toHaveValue('1');
  await expect(page.getByText('Votre ancien panier n’est plus disponible.')).toBeHidden();
});

test('parcels are read as one line, leave together once that is confirmed, and come back @nojs @desktop', async ({
  page,
}) => {
  await fillsCartWith(page, knownCompositions.labelToLyon);
  await fillsCartWith(page, knownCompositions.twoLabelsToBelgium);
  await page.goto(cartPage);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText('Colissimo en ligne');
  await expect(main.getByText('3 colis', { exact: true })).toBeVisible();
  await main.getByText('Voir le détail des colis').click();
  await expect(main.getByText('2 × Colissimo Monde en ligne, Destination : 1000 Bruxelles, Belgique')).toBeVisible();
  await main.getByLabel('Supprimer Colissimo en ligne', { exact: true }).click();

  await main.getByRole('button', { name: 'Supprimer les 3 colis' }).click();
  await expect(page.getByText('Votre panier est vide.')).toBeVisible();
  await main.getByRole('button', { name: 'Annuler' }).click();
  await expect(main.getByText('3 colis', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Annuler' })).toBeHidden();
});

test('a shopper with two carts chooses which to order first, and the other stays @nojs-only', async ({
  page,
  shopper,
}) => {
  await fillsCart(page, { quantity: 2 });
  await fillsCart(page, { quantity: 5, mode: '/professionnel' });
  await page.goto(cartPage);
  await page.getByRole('button', { name: 'Se connecter pour commander' }).click();
  await shopper.identifies(individual);
  await expect(page.getByRole('heading', { level: 1, name: /^Quel panier commander d’abord/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Panier Particulier/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Panier Professionnel.*5 × Carnet/ })).toBeVisible();

  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
  await page.goto(`/professionnel${cartPage}`);
  await expect(quantities(page)).toHaveValue('5');
});

test('the stock lowers a quantity, and the cart says so @nojs-only', async ({ page }) => {
  await fillsCart(page, { code: knownProducts.lowStock });
  await page.goto(cartPage);
  const quantity = quantities(page);
  await quantity.fill('7');
  await page.getByRole('button', { name: 'Mettre à jour les quantités' }).click();
  await expect(
    page.getByText('Il n’en reste que 3\u202f: la quantité a été ramenée à 3.', { exact: true }),
  ).toBeVisible();
  await expect(quantity).toHaveValue('3');
});

test('a voucher that could not be checked says so and leaves the cart alone @desktop', async ({
  page,
  backend,
  complaints,
}) => {
  await fillsCart(page);
  await page.goto(cartPage);
  await backend.misbehaves({ operation: 'applyVoucher', effect: 'unavailable' });
  await page.getByText('Vous avez un code de réduction ?').click();
  await page.getByRole('textbox', { name: 'Code de réduction' }).fill('BIENVENUE10');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('Le code n’a pas pu être vérifié, veuillez réessayer.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code de réduction' })).toHaveValue('BIENVENUE10');
  await expect(quantities(page)).toHaveValue('1');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});
