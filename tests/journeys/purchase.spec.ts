import { expect, test } from '../shared/shopper.ts';
import { fills, saves } from './address-form.ts';
import { confirmed, fillsCart, individual, orderButton, orders, paysByCard } from './purchase.ts';
import { expectCartPrinted, expectConfirmationPrinted, expectToFit, smallest } from './small-screen.ts';

const address = {
  Prénom: 'Compte',
  Nom: 'Particulier',
  'Numéro et rue': '8 rue Sainte-Catherine',
  'Code postal': '33000',
  Commune: 'Bordeaux',
  'Téléphone portable': '0612345678',
};

/** On a phone also: each page of the purchase fits the smallest screen, and the cart and the confirmation can be printed. */
test('a shopper buys booklets, from the home page to the confirmation @nojs @lean', async ({
  isLean,
  page,
  shopper,
  backend,
  expectAccessible,
  javaScriptEnabled,
  isMobile,
}) => {
  const main = page.getByRole('main');
  const fits = async () => {
    if (isMobile) await expectToFit(page);
  };
  if (isMobile) await page.setViewportSize(smallest);

  await test.step('the account already has envelopes in its cart', async () => {
    await shopper.signsIn(individual);
    await fillsCart(page, { code: '1131001' });
    await page.context().clearCookies();
  });

  await test.step('the search leads to the booklet', async () => {
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Rechercher un produit ou un service' }).fill('carnet');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('carnet');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Carnet de 12 timbres Marianne Lettre verte' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carnet de 12 timbres Marianne – Lettre verte');
    await expectAccessible(page);
    await fits();
  });

  await test.step('it enters the cart, and the shop says so', async () => {
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    const confirmation = javaScriptEnabled ? page.getByRole('dialog', { name: 'Ajouté au panier' }) : main;
    const said = javaScriptEnabled ? '1 × ' : 'Ajouté : ';
    await expect(confirmation.getByText(`${said}Carnet de 12 timbres Marianne – Lettre verte`)).toBeVisible();
    await confirmation.getByRole('link', { name: 'Voir le panier' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await expectAccessible(page);
    await fits();
    if (isMobile) await expectCartPrinted(page);
  });

  await test.step('its quantity can be changed', async () => {
    await main.getByRole('spinbutton', { name: /^Quantité de Carnet de 12 timbres/ }).fill('2');
    if (!javaScriptEnabled) await main.getByRole('button', { name: 'Mettre à jour les quantités' }).click();
    await expect(main.getByRole('definition').filter({ hasText: '36,48' }).last()).toBeVisible();
  });

  await test.step('a voucher that has expired says so, another takes ten per cent off', async () => {
    const code = page.getByRole('textbox', { name: 'Code de réduction' });
    await page.getByText('Vous avez un code de réduction ?').click();
    await code.fill('EXPIRE2025');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(main.getByText('Ce code a expiré. Saisissez-en un autre ou commandez sans code.')).toBeVisible();
    if (javaScriptEnabled && isLean('links')) {
      await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
      await expect(main).toBeFocused();
      // The answer of the form is still there.
      await expect(main.getByText('Ce code a expiré. Saisissez-en un autre ou commandez sans code.')).toBeVisible();
    }
    await expect(code).toHaveValue('EXPIRE2025');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    // The same fault again is said again, by the focus.
    if (javaScriptEnabled) await expect(code).toBeFocused();
    await code.fill('BIENVENUE10');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page.getByRole('list', { name: 'Codes appliqués' })).toContainText('BIENVENUE10');
    await expect(main.getByRole('definition').filter({ hasText: '−3,65' })).toBeVisible();
  });

  await test.step('signing in joins the two carts', async () => {
    await page.getByRole('button', { name: 'Se connecter pour commander' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await shopper.identifies(individual);
    await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
    await page.getByRole('link', { name: 'Revenir au panier' }).first().click();
    await expect(main.getByRole('spinbutton', { name: /^Quantité de Carnet de 12 timbres/ })).toHaveValue('2');
    await expect(main.getByRole('spinbutton')).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Codes appliqués' })).toContainText('BIENVENUE10');
    await page.getByRole('button', { name: 'Choisir la livraison' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
    await expectAccessible(page);
    await fits();
  });

  await test.step('an address with a mistake is asked again, and nothing typed is lost', async () => {
    await main.getByRole('link', { name: 'Ajouter une adresse' }).click();
    await fills(page, address);
    await main.getByRole('textbox', { name: 'Code postal' }).fill('3300');
    // The browser checks the same rules: with scripts, nothing is posted.
    await saves(page);
    await expect(main.getByRole('alert')).toContainText('Le code postal doit compter 5 chiffres.');
    for (const [label, value] of Object.entries({ ...address, 'Code postal': '3300' }))
      await expect(main.getByLabel(label, { exact: true })).toHaveValue(value);
    await main.getByRole('textbox', { name: 'Code postal' }).fill('33000');
    await saves(page);
    await expect(main.locator('address')).toContainText('33000 BORDEAUX');
    await fits();
  });

  await test.step('a delivery mode is chosen', async () => {
    await main.getByRole('radiogroup', { name: 'Mode de livraison' }).getByRole('radio').first().check();
    if (!javaScriptEnabled) await main.getByRole('button', { name: 'Choisir ce mode' }).click();
    await main.getByRole('link', { name: 'Passer au paiement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
    await expectAccessible(page);
    await fits();
  });

  await test.step('one button orders, and the card is asked for by the provider', async () => {
    await expect(main.getByRole('button', { name: orderButton })).toBeVisible();
    await orders(page);
    await paysByCard(page);
  });

  await test.step('the order is confirmed, with its code, its lines and its addresses', async () => {
    await confirmed(page);
    await expectAccessible(page);
    await fits();
    if (isMobile) await expectConfirmationPrinted(page);
    const { charges, orders: made } = await backend.books();
    expect(charges).toBe(1);
    expect(made).toHaveLength(1);
    await expect(main.getByText(made[0]!, { exact: true })).toBeVisible();
    await expect(main.getByText('Carnet de 12 timbres Marianne – Lettre verte')).toBeVisible();
    await expect(main.getByText('33000 BORDEAUX').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Adresse de facturation' })).toBeVisible();
  });

  await test.step('the cart is empty again', async () => {
    await main.getByRole('link', { name: 'Revenir à la boutique' }).click();
    if (javaScriptEnabled) await expect(page.getByRole('link', { name: 'Panier, vide' })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Panier/ })
      .click();
    await expect(main.getByText('Votre panier est vide.')).toBeVisible();
  });
});
