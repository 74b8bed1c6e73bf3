import { knownCompositions } from '#mocks/cart/samples.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { expect, identifies, test } from '../shared/shopper.ts';
import { confirmed, fillsCart, fillsCartWith, individual, orderButton, orders, paysByCard } from './purchase.ts';

test('goods of three senders and an online service are one order, said sender by sender @nojs-only', async ({
  page,
  backend,
}) => {
  const { booklet, fourOffers, lowStock } = knownProducts;
  for (const code of [booklet, fourOffers, lowStock]) await fillsCart(page, { code });
  await fillsCartWith(page, knownCompositions.letter);
  await page.goto('/checkout/livraison');
  await identifies(page, individual);
  await page.getByRole('button', { name: 'Utiliser cette adresse' }).click();
  const senders = page.getByRole('group', { name: 'Mode de livraison' });
  await expect(senders).toHaveCount(3);
  for (const [at, sender] of (await senders.all()).entries()) {
    await sender.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Choisir ce mode' }).nth(at).click();
    await expect(senders.getByRole('radio', { checked: true }), 'nobody else gets a mode').toHaveCount(at + 1);
  }
  await page.getByRole('link', { name: 'Passer au paiement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
  await page.getByRole('checkbox', { name: /je renonce à mon droit de rétractation/ }).check();
  await orders(page);
  await paysByCard(page);
  await confirmed(page);
  const main = page.getByRole('main');
  for (const sender of ['La boutique', 'Maison Lettrine', 'L’Atelier du Bureau'])
    await expect(main.getByRole('heading', { name: `Vendu et envoyé par ${sender}` })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Courrier en ligne' })).toBeVisible();
  await expect(main.getByText('Nous imprimons et envoyons votre courrier.')).toBeVisible();
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });

  await test.step('the goods can be bought again, and what cannot says why', async () => {
    await page.getByRole('link', { name: 'Voir le détail de la commande' }).click();
    await page.getByRole('button', { name: /^Racheter les articles de la commande/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await expect(page.getByText(/^Certains articles de la commande CMD-.* n’ont pas été ajoutés/)).toBeVisible();
    await expect(page.getByText('Lettre en ligne : ce service est à composer de nouveau.')).toBeVisible();
    await expect(main.getByRole('spinbutton')).toHaveCount(3);
  });
});

test('a professional who buys services alone is billed, asked for a number of the company, and orders with it @desktop', async ({
  page,
  backend,
}) => {
  await fillsCartWith(page, knownCompositions.labelToLyon, '/professionnel');
  await page.goto('/professionnel/checkout/paiement');
  await identifies(page, 'pro-sans-siret@exemple.fr');
  const number = page.getByLabel('SIREN ou SIRET');
  const order = page.getByRole('button', { name: orderButton });

  await test.step('ordering without a number leads back to its field, and loses nothing', async () => {
    await expect(page.getByText('45 AVENUE DE LA GARE')).toBeVisible();
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    const answer = page.waitForResponse((one) => one.request().method() === 'POST');
    await order.click();
    expect((await answer).status()).toBe(422);
    await expect(number).toHaveAccessibleDescription(
      /Indiquez le SIREN ou le SIRET de votre entreprise pour commander/,
    );
    await expect(number).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\s:\sPaiement/);
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  });
  await test.step('the Enter key saves the number, and orders nothing', async () => {
    await number.fill('732 829 321');
    await number.press('Enter');
    await expect(number).toHaveAccessibleDescription(/vérifiez ses chiffres/);
    await expect(number).toHaveValue(/^732.829.321$/);
    expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  });
  await test.step('another address of the book takes the bill', async () => {
    await page.getByRole('link', { name: 'Modifier l’adresse de facturation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adresse de facturation' })).toBeVisible();
    await page.getByRole('button', { name: 'Facturer à cette adresse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
  });
  await test.step('a number that was typed goes with the order, and stands on its confirmation', async () => {
    await number.fill('732 829 320 00074');
    await orders(page);
    await paysByCard(page);
    await confirmed(page);
    await expect(page.getByText(/^SIRET 732.829.320.00074$/)).toBeVisible();
    expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
  });
});
