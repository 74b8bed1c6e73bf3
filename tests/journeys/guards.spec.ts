import { expect, test } from '../shared/shopper.ts';
import { fillsCart, individual, orderButton, professional, reachesPayment, usesAddress } from './purchase.ts';

test('a visitor at delivery signs in and comes back there, to a place that was remembered @nojs-only', async ({
  page,
  shopper,
}) => {
  await fillsCart(page);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/ecom/connexion');
  await page.goto('/checkout/livraison?adresse=modifier');
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    redirect: '/checkout/livraison?adresse=modifier',
    fallback: '/checkout/recapitulatif',
    profile: 'part',
  });
  await shopper.identifies(individual);
  await expect(page).toHaveURL('/checkout/livraison?adresse=modifier');
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
});

test('a shopper who cancels the sign-in is back at the full cart @desktop', async ({ page }) => {
  await fillsCart(page, { quantity: 3 });
  await page.goto('/checkout/livraison');
  await page.getByRole('button', { name: 'Annuler et revenir à la boutique' }).click();
  await expect(page).toHaveURL('/checkout/recapitulatif');
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
});

test('an individual is told, in words, that the professionals’ checkout is not theirs @desktop', async ({
  page,
  shopper,
}) => {
  await fillsCart(page, { mode: '/professionnel' });
  await page.goto('/professionnel/checkout/livraison');
  await shopper.identifies(individual);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’est pas accessible avec votre compte');
});

test('whoever is signed in with the wrong account signs in with another, and is where they wanted to be @nojs-only', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await page.goto('/professionnel/mon-compte/adresses?adresse=nouvelle');
  await expect(page.getByText('Elle est réservée aux comptes professionnels')).toBeVisible();
  await page.getByRole('link', { name: 'Se connecter avec un autre compte' }).click();
  await shopper.identifies(professional);
  await expect(page).toHaveURL('/professionnel/mon-compte/adresses?adresse=nouvelle');
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle adresse' })).toBeVisible();
});

test('an individual who is signed in does not enter the professionals’ checkout either @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await fillsCart(page, { mode: '/professionnel' });
  await page.goto('/professionnel/checkout/livraison');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’est pas accessible avec votre compte');
});

test('steps cannot be skipped by typing their address @desktop', async ({ page, shopper }) => {
  await shopper.signsIn(individual);
  for (const step of ['livraison', 'paiement']) {
    await page.goto(`/checkout/${step}`);
    await expect(page, `${step} with an empty cart`).toHaveURL('/checkout/recapitulatif');
  }
  await fillsCart(page);
  await page.goto('/checkout/paiement');
  await expect(page, 'payment before a delivery was chosen').toHaveURL('/checkout/livraison?note=incomplet');
  await expect(
    page.getByText('Avant le paiement, il reste à choisir comment votre commande est livrée.'),
  ).toBeVisible();
  await usesAddress(page);
  await page.goto('/checkout/paiement');
  await expect(page, 'payment before a mode was chosen').toHaveURL('/checkout/livraison?note=incomplet');
});

test('a session that ended before the payment is opened again with nothing to choose anew @nojs-only', async ({
  page,
  context,
}) => {
  await reachesPayment(page);
  await context.clearCookies({ name: /lpel_session/ });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
  await expect(page.getByRole('button', { name: orderButton })).toBeVisible();
  await expect(page.getByText('69002 LYON').first()).toBeVisible();
});

test('a session that the backend ended is said once, and the cart is kept @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await shopper.signsIn(individual);
  await fillsCart(page, { quantity: 2 });
  await backend.misbehaves({ operation: 'getCart', effect: 'unauthorised', calls: 1 });
  await page.goto('/checkout/livraison');
  const notice = page.getByText(
    'Votre session a été déconnectée, nous avons cependant conservé votre panier en mémoire. Vous pouvez continuer vos achats.',
  );
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Se connecter', exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/ecom/connexion?redirect=/checkout/recapitulatif');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});
