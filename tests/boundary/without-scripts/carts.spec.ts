import { compositionIds } from '#mocks/cart/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { booklet, individual } from '../../journeys/purchase.ts';
import { cartPage, fillsCart, fillsCartWith } from './steps.ts';
import { expect, type PlainVisitor, test } from './visitor.ts';

const quantity = 'Quantité de ';
const toOrder = 'Se connecter pour commander';
const isEmpty = (visitor: PlainVisitor) => visitor.shows('Votre panier est vide.');
const holds = async (visitor: PlainVisitor, amount: string, mode = '') => {
  await visitor.opens(`${mode}${cartPage}`);
  expect(visitor.valueOf(quantity)).toBe(amount);
};

test('a cart outlives sign-in, sign-out and a restart of the browser', async ({ visitor }) => {
  await fillsCart(visitor, { quantity: 2 });
  await visitor.signsIn(individual);
  await holds(visitor, '2');

  await test.step('a browser that starts anew has the cookies that were to last', async () => {
    await holds(await visitor.restarts(), '2');
  });

  await test.step('who signs out on the page of the cart is still there', async () => {
    await visitor.opens(`/deconnexion?redirect=${cartPage}`);
    expect(visitor.at).toBe(cartPage);
    await visitor.follows('Mon compte');
  });
  await visitor.identifies(individual);
  await holds(visitor, '2');
});

test('what the account’s cart held before is named once after the sign-in that joins it', async ({ visitor }) => {
  await fillsCart(visitor, { code: fixedProducts.furniture });
  await visitor.signsIn(individual);
  await visitor.opens('/deconnexion');
  await fillsCart(visitor, { quantity: 2 });
  await visitor.opens(cartPage);
  await visitor.presses(toOrder);
  await visitor.identifies(individual);
  const joined = 'Votre panier contient aussi des articles qui étaient déjà dans celui de votre compte';
  expect(visitor.title).toBe('Livraison');
  visitor.shows(joined);
  await visitor.reloads();
  visitor.hides(joined);
  await visitor.opens(cartPage);
  visitor.hides(joined);
});

test('the carts of individuals and of professionals are two; which to order first is chosen, and the other stays', async ({
  visitor,
}) => {
  await fillsCart(visitor, { quantity: 5, mode: '/professionnel' });
  await fillsCart(visitor, { quantity: 2 });
  await holds(visitor, '5', '/professionnel');
  await holds(visitor, '2');
  await visitor.presses(toOrder);
  await visitor.identifies(individual);
  expect(visitor.title).toMatch(/^Quel panier commander d’abord/);
  expect(visitor.isTicked(/^Panier Particulier/)).toBe(true);
  expect(visitor.names('field', /^Panier Professionnel.*5 × Carnet/)).toHaveLength(1);
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Livraison');
  await holds(visitor, '5', '/professionnel');
});

test('two tabs agree once reloaded, and the last line may be removed from both', async ({ visitor }) => {
  await fillsCart(visitor);
  await visitor.opens(cartPage);
  const other = visitor.inAnotherTab();
  await other.opens(cartPage);
  await visitor.fills({ [quantity]: '2' }).presses('Mettre à jour les quantités');
  visitor.shows('36,48');
  await other.reloads();
  expect(other.valueOf(quantity)).toBe('2');
  for (const tab of [visitor, other]) {
    await tab.presses(/^Supprimer Carnet de 12 timbres/);
    isEmpty(tab);
  }
});

test('a cart that the backend has forgotten gives way to a new one without an error', async ({ visitor: first }) => {
  const gone = 'Votre ancien panier n’est plus disponible.';
  const visitor = await first.restarts({
    given: [{ name: 'lpel_cart', value: '8f2c6f1e-0000-4000-8000-000000000000' }],
  });
  await visitor.opens(cartPage);
  isEmpty(visitor).shows(gone);
  await visitor.reloads();
  isEmpty(visitor).hides(gone);
  await visitor.opens(booklet);
  await visitor.presses('Ajouter au panier');
  await visitor.follows('Voir le panier');
  expect(visitor.valueOf(quantity)).toBe('1');
  visitor.hides(gone);
});

test('parcels are read as one line, leave together, and come back', async ({ visitor }) => {
  await fillsCartWith(visitor, compositionIds.labelToLyon);
  await fillsCartWith(visitor, compositionIds.twoLabelsToBelgium);
  await visitor.opens(cartPage);
  expect(visitor.names('heading', 'Colissimo en ligne')).toHaveLength(1);
  visitor.shows('3 colis', '2 × Colissimo Monde en ligne, Destination : 1000 Bruxelles, Belgique');
  expect(visitor.names('summary', 'Supprimer Colissimo en ligne')).toHaveLength(1);
  await visitor.presses('Supprimer les 3 colis');
  isEmpty(visitor);
  await visitor.presses('Annuler');
  visitor.shows('3 colis');
  expect(visitor.names('button', 'Annuler')).toEqual([]);
});

test('the stock lowers a quantity, and the cart says so', async ({ visitor }) => {
  await fillsCart(visitor, { code: fixedProducts.lowStock });
  await visitor.opens(cartPage);
  await visitor.fills({ [quantity]: '7' }).presses('Mettre à jour les quantités');
  visitor.shows('Il n’en reste que 3 : la quantité a été ramenée à 3.');
  expect(visitor.valueOf(quantity)).toBe('3');
});

test('a voucher that could not be checked says so and leaves the cart alone', async ({ visitor, backend }) => {
  await fillsCart(visitor);
  await visitor.opens(cartPage);
  await backend.misbehaves({ operation: 'applyVoucher', effect: 'unavailable' });
  await visitor.fills({ 'Code de réduction': 'BIENVENUE10' }).presses('Appliquer');
  expect(visitor.status).toBe(503);
  visitor.shows('Le code n’a pas pu être vérifié, veuillez réessayer.');
  expect(visitor.valueOf('Code de réduction')).toBe('BIENVENUE10');
  expect(visitor.valueOf(quantity)).toBe('1');
});
