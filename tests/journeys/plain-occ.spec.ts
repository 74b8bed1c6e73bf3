import { expect, test } from '../shared/shopper.ts';
import { confirmed, delivery, fillsCart, individual, orders, paysByCard, usesAddress } from './purchase.ts';

/** What OCC has too; what it has not, such as our payments, answers as it does. */
const operations = [
  'searchProducts',
  'suggestSearches',
  'getProduct',
  'getProductReferences',
  'getCategory',
  'getUser',
  'getUserAddresses',
  'getCountries',
  'getCarts',
  'createCart',
  'getCart',
  'addEntry',
  'updateEntry',
  'validateCart',
  'getDeliveryModes',
  'createDeliveryAddress',
  'placeOrder',
  'getOrders',
  'getOrder',
];

test('a shopper finds, buys and reads an order on a backend that answers with OCC’s properties alone', async ({
  page,
  shopper,
  backend,
}) => {
  for (const operation of operations) await backend.misbehaves({ operation, effect: 'plain-occ' });
  const main = page.getByRole('main');

  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Rechercher un produit ou un service' }).fill('carnet');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(main.getByRole('heading', { name: 'Filtrer' }).or(main.getByText('Filtrer')).first()).toBeAttached();
  await page.getByRole('link', { name: 'Carnet de 12 timbres Marianne Lettre verte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carnet de 12 timbres Marianne – Lettre verte');
  await expect(main.getByText('18,24 €').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.getByRole('link', { name: 'Voir le panier' }).click();
  await expect(main.getByRole('definition').filter({ hasText: '18,24' }).first()).toBeVisible();
  await expect(
    main
      .getByRole('img', { name: /Carnet/ })
      .or(main.locator('img'))
      .first(),
  ).toBeVisible();

  await shopper.signsIn(individual);
  await fillsCart(page);
  await page.goto(delivery);
  await usesAddress(page);
  await page.goto(delivery);
  await main.getByRole('radiogroup', { name: 'Mode de livraison' }).getByRole('radio').first().check();
  await main.getByRole('link', { name: 'Passer au paiement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
  await orders(page);
  await paysByCard(page);
  await confirmed(page);

  await page.goto('/mon-compte/commandes');
  await main.locator('a[href*="/mes-commandes/detail/"]').first().click();
  await expect(main.getByText('Carnet de 12 timbres Marianne – Lettre verte').first()).toBeVisible();
});
