import { individual, orderButton, professional } from '../../journeys/purchase.ts';
import { cartPage, delivery, fillsCart, paymentPage, reachesPayment, usesAddress } from './steps.ts';
import { expect, test } from './visitor.ts';

const notTheirs = 'Cette page n’est pas accessible avec votre compte';

test('a visitor at delivery signs in and comes back there, to a place that was remembered', async ({ visitor }) => {
  const wanted = `${delivery}?adresse=modifier`;
  await fillsCart(visitor);
  await visitor.opens(wanted);
  const asked = visitor.trail.find(({ pathname }) => pathname === '/ecom/connexion');
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    redirect: wanted,
    fallback: cartPage,
    profile: 'part',
  });
  await visitor.identifies(individual);
  expect(visitor.at).toBe(wanted);
  expect(visitor.title).toBe('Livraison');
});

test('a shopper who cancels the sign-in is back at the full cart', async ({ visitor }) => {
  await fillsCart(visitor, { quantity: 3 });
  await visitor.opens(delivery);
  await visitor.presses('Annuler et revenir à la boutique');
  expect(visitor.at).toBe(cartPage);
  expect(visitor.valueOf('Quantité de ')).toBe('3');
});

test('an individual is told, in words, that the professionals’ checkout is not theirs', async ({ visitor }) => {
  await fillsCart(visitor, { mode: '/professionnel' });
  await visitor.opens(`/professionnel${delivery}`);
  await visitor.identifies(individual);
  expect(visitor.title).toBe(notTheirs);
  await visitor.opens(`/professionnel${delivery}`);
  expect(visitor.title, 'once signed in').toBe(notTheirs);
});

test('whoever is signed in with the wrong account signs in with another, and is where they wanted to be', async ({
  visitor,
}) => {
  const wanted = '/professionnel/mon-compte/adresses?adresse=nouvelle';
  await visitor.signsIn(individual);
  await visitor.opens(wanted);
  visitor.shows('Elle est réservée aux comptes professionnels');
  await visitor.follows('Se connecter avec un autre compte');
  await visitor.identifies(professional);
  expect(visitor.at).toBe(wanted);
  expect(visitor.title).toBe('Nouvelle adresse');
});

test('steps cannot be skipped by typing their address', async ({ visitor }) => {
  await visitor.signsIn(individual);
  for (const step of [delivery, paymentPage]) {
    await visitor.opens(step);
    expect(visitor.at, `${step} with an empty cart`).toBe(cartPage);
  }
  await fillsCart(visitor);
  await visitor.opens(paymentPage);
  expect(visitor.at, 'payment before a delivery was chosen').toBe(`${delivery}?note=incomplet`);
  visitor.shows('Avant le paiement, il reste à choisir comment votre commande est livrée.');
  await usesAddress(visitor);
  await visitor.opens(paymentPage);
  expect(visitor.at, 'payment before a mode was chosen').toBe(`${delivery}?note=incomplet`);
});

test('a session that ended before the payment is opened again with nothing to choose anew', async ({ visitor }) => {
  await reachesPayment(visitor);
  const later = await visitor.restarts({ without: /lpel_session/ });
  await later.opens(paymentPage);
  expect(later.title).toBe('Paiement');
  expect(later.names('button', orderButton)).toHaveLength(1);
  later.shows('69002 LYON');
});

test('a shopper goes from the header to the account, deletes an address, has it back and signs out', async ({
  visitor,
}) => {
  await visitor.signsIn(individual);
  await visitor.opens('/');
  await visitor.follows('Mon compte');
  expect(visitor.title).toBe('Mon compte');
  await visitor.follows('Mes adresses');
  await visitor.presses('Supprimer Vacances');
  visitor.shows('L’adresse « Vacances » est supprimée.');
  expect(visitor.names('heading', 'Vacances')).toEqual([]);
  await visitor.presses('Annuler');
  expect(visitor.names('heading', 'Vacances')).toHaveLength(1);
  await visitor.follows('Mon compte');
  await visitor.follows('Se déconnecter');
  expect(visitor.at).toBe('/');
  await visitor.opens('/mon-compte');
  expect(visitor.names('field', /mot de passe/i)).toHaveLength(1);
});
