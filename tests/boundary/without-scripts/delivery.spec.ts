import { compositionIds } from '#mocks/cart/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { individual, orderButton } from '../../journeys/purchase.ts';
import {
  cartPage,
  confirmedOnce,
  delivery,
  fillsCart,
  fillsCartWith,
  orders,
  paymentPage,
  paysByCard,
  usesAddress,
} from './steps.ts';
import { expect, type PlainVisitor, test } from './visitor.ts';

const overseas = {
  country: 'FR',
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  purpose: 'once',
  streetName: '20 rue de Paris',
  codePostal: '97400',
  city: 'Saint-Denis',
  mobilePhone: '0692345678',
};
const toPayment = 'Passer au paiement';
const removes = /^Retirer l’article de /;
const leadsOn = (visitor: PlainVisitor) => visitor.names('a', toPayment).length === 1;

test('a parcel waits at a pickup point: found near a place, kept by the cart, gone with another address', async ({
  visitor,
  backend,
}) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await usesAddress(visitor);
  await test.step('the points come with the mode, near the address', async () => {
    await visitor.opens(delivery);
    await visitor.ticks(/point retrait/).presses('Choisir ce mode');
    visitor.shows(/points de retrait près de 69002 Lyon/);
    expect(leadsOn(visitor)).toBe(false);
  });
  await test.step('other places have their own words', async () => {
    await visitor.fills({ 'Code postal': '99999' }).presses('Rechercher');
    visitor.shows(/Aucun point de retrait près de 99999/);
    await backend.misbehaves({ operation: 'findStores', effect: 'fail' });
    await visitor.fills({ 'Code postal': '44000', Commune: 'Nantes' }).presses('Rechercher');
    visitor.shows('Les points de retrait n’ont pas pu être chargés, veuillez réessayer.');
    await backend.behaves();
    await visitor.follows('Réessayer');
    visitor.shows(/points de retrait près de 44000 Nantes/);
  });
  await test.step('the choice is kept, and leads on', async () => {
    await visitor.presses(/^Choisir ce point/, { nth: 0 });
    expect(visitor.names('a', 'Choisir un autre point')).toHaveLength(1);
    await visitor.follows(toPayment);
    expect(visitor.at).toBe(paymentPage);
    await visitor.goesBack();
    visitor.shows('Bureau de poste Nantes');
  });
  await test.step('another address says that the point is not kept', async () => {
    await visitor.follows('Modifier l’adresse');
    await visitor.ticks(/^Vacances/).presses('Utiliser cette adresse');
    visitor.shows(/le point de retrait que vous aviez choisi n’est pas conservé/).hides('Bureau de poste Nantes');
  });
});

test('the only goods of a cart, removed because nobody delivers them there, can come back', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor, { code: fixedProducts.furniture });
  await visitor.posts(delivery, { intent: 'address', ...overseas });
  await visitor.opens(delivery);
  await visitor.presses(removes);
  visitor.shows('Il n’y a plus rien à livrer.');
  await visitor.presses('Annuler');
  visitor.shows('Livraison impossible');
});

test('services alone skip the delivery, forward from the cart and back from the payment', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCartWith(visitor, compositionIds.labelToLyon);
  await visitor.opens(cartPage);
  await visitor.presses(toPayment);
  expect(visitor.at).toBe(paymentPage);
  const steps = visitor.parts('Étapes');
  expect(steps).toEqual([expect.not.stringContaining('Livraison')]);
  await visitor.follows('Revenir au panier');
  expect(visitor.at).toBe(cartPage);
  await visitor.opens(delivery);
  expect(visitor.at).toBe(paymentPage);
});

test('a seller who does not deliver there says so, and the order goes on without it', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await fillsCart(visitor, { code: fixedProducts.furniture });
  await visitor.posts(delivery, { intent: 'address', ...overseas });
  await visitor.posts(delivery, { intent: 'mode', sellerId: '', mode: 'colissimo-domicile' });
  await visitor.opens(delivery);
  visitor.shows(/Livraison impossible sur la zone : Outre-mer/);
  expect(visitor.names('a', 'Choisir une autre adresse')).toHaveLength(1);
  expect(leadsOn(visitor)).toBe(false);
  const removed = 'Les articles de ce vendeur sont retirés de votre panier.';
  await visitor.presses(removes);
  visitor.shows(removed).hides('Livraison impossible');
  await visitor.presses('Annuler');
  visitor.shows('Livraison impossible');
  await visitor.presses(removes);
  visitor.shows(removed);
  expect(leadsOn(visitor)).toBe(true);
});

test('goods of three senders and an online service are one order, said sender by sender', async ({
  visitor,
  backend,
}) => {
  const { booklet, fourOffers, lowStock } = fixedProducts;
  for (const code of [booklet, fourOffers, lowStock]) await fillsCart(visitor, { code });
  await fillsCartWith(visitor, compositionIds.letter);
  await visitor.opens(delivery);
  await visitor.identifies(individual);
  await visitor.presses('Utiliser cette adresse');
  for (const at of [0, 1, 2]) {
    const senders = visitor.groups('Mode de livraison');
    expect(senders).toHaveLength(3);
    const chosen = senders.filter((modes) => modes.some(({ isTicked }) => isTicked));
    expect(chosen, 'nobody else gets a mode').toHaveLength(at);
    senders[at]?.[0]?.ticks();
    await visitor.presses('Choisir ce mode', { nth: at });
  }
  await visitor.follows(toPayment);
  await orders(visitor.ticks(/je renonce à mon droit de rétractation/));
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
  for (const sender of ['La boutique', 'Maison Lettrine', 'L’Atelier du Bureau'])
    expect(visitor.names('heading', `Vendu et expédié par ${sender}`), sender).toHaveLength(1);
  expect(visitor.names('heading', 'Courrier en ligne')).toHaveLength(1);
  visitor.shows('Nous imprimons et envoyons votre courrier.');

  await test.step('the goods can be bought again, and what cannot says why', async () => {
    await visitor.follows('Voir le détail de la commande');
    await visitor.presses(/^Racheter les articles de la commande/);
    expect(visitor.title).toBe('Votre panier');
    visitor.shows(/Certains articles de la commande CMD-.* n’ont pas été ajoutés/);
    visitor.shows('Courrier en ligne : ce service est à préparer de nouveau.');
    expect(visitor.names('field', /^Quantité de /)).toHaveLength(3);
  });
});

test('a professional who buys services alone is billed, asked for a number of the company, and orders with it', async ({
  visitor,
  backend,
}) => {
  const number = 'SIREN ou SIRET';
  await fillsCartWith(visitor, compositionIds.labelToLyon, '/professionnel');
  await visitor.opens(`/professionnel${paymentPage}`);
  await visitor.identifies('pro-sans-siret@exemple.fr');

  await test.step('ordering without a number leads back to its field, and loses nothing', async () => {
    visitor.shows('45 AVENUE DE LA GARE');
    await visitor.ticks(/^PayPal/).presses(orderButton);
    expect(visitor.status).toBe(422);
    expect(visitor.describes(number)).toContain('Indiquez le SIREN ou le SIRET de votre entreprise pour commander');
    expect(visitor.tab).toMatch(/^Erreur : Paiement/);
    expect(visitor.isTicked(/^PayPal/)).toBe(true);
  });
  await test.step('the Enter key saves the number, and orders nothing', async () => {
    await visitor.fills({ [number]: '732 829 321' }).enters(number);
    expect(visitor.describes(number)).toContain('vérifiez ses chiffres');
    expect(visitor.valueOf(number)).toMatch(/^732.829.321$/);
    expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  });
  await test.step('another address of the book takes the bill', async () => {
    await visitor.follows('Modifier l’adresse de facturation');
    expect(visitor.title).toBe('Adresse de facturation');
    await visitor.presses('Facturer à cette adresse');
    expect(visitor.title).toBe('Paiement');
  });
  await test.step('a number that was typed goes with the order, and stands on its confirmation', async () => {
    await orders(visitor.fills({ [number]: '732 829 320 00074' }));
    await paysByCard(visitor);
    await confirmedOnce(visitor, backend);
    visitor.shows(/SIRET 732.829.320.00074/);
  });
});
