import { expect, opens, test } from '../shared/shopper.ts';
import { booklet, fillsCart } from './purchase.ts';

test('without a network the page stays, says so, and is true again once the network is back @desktop', async ({
  page,
  context,
  complaints,
}) => {
  const told = page.getByRole('alert').filter({ hasText: /^Connexion interrompue/ });
  await fillsCart(page, { quantity: 2 });
  await opens(page, '/checkout/recapitulatif');
  const quantity = page.getByRole('main').getByRole('spinbutton');

  await context.setOffline(true);
  await quantity.fill('3');
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeHidden();
  // What was sent into the void was not done, and the page says so.
  await expect(quantity).toHaveValue('2');

  await opens(page, booklet);
  const add = page.getByRole('button', { name: 'Ajouter au panier' }).first();
  await context.setOffline(true);
  await add.click();
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeHidden();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Ajouté au panier' })).toBeVisible();

  expect(complaints.splice(0).filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
