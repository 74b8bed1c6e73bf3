import { knownCompositions } from '#mocks/cart/samples.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { individual, orderButton } from '../../journeys/purchase.ts';
import { expect, type PlainBrowser, test } from './plain-browser.ts';
import { elementsIn, textOf } from './plain-page.ts';
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
const modesBySender = ({ page }: PlainBrowser) =>
  page
    .named(page.all('fieldset'), 'Mode de livraison')
    .map((group) => [...elementsIn(group)].filter(({ attributes }) => attributes.type === 'radio'));
const leadsOn = (visitor: PlainBrowser) => visitor.page.links(toPayment).length === 1;

test('a parcel waits at a pickup point: found near a place, kept by the cart, gone with another address', async ({
  visitor,
  backend,
}) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await usesAddress(visitor);
  await test.step('the points come with the mode, near the address', async () => {
    await visitor.opens(delivery);
    await visitor.chooses(/point retrait/).presses('Choisir ce mode');
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
    expect(visitor.page.links('Choisir un autre point')).toHaveLength(1);
    await visitor.follows(toPayment);
    expect(visitor.path).toBe(paymentPage);
    await visitor.goesBack();
    visitor.shows('Bureau de poste Nantes');
  });
  await test.step('another address says that the point is not kept', async () => {
    await visitor.follows('Modifier l’adresse');
    await visitor.chooses(/^Vacances/).presses('Utiliser cette adresse');
    visitor.shows(/le point de retrait que vous aviez choisi n’est pas gardé/).hides('Bureau de poste Nantes');
  });
});

test('the only goods of a cart, removed because nobody delivers them there, can come back', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor, { code: knownProducts.furniture });
  await visitor.posts(delivery, { intent: 'address', ...overseas });
  await visitor.opens(delivery);
  await visitor.presses(removes);
  visitor.shows('Il n’y a plus rien à livrer.');
  await visitor.presses('Annuler');
  visitor.shows('Livraison impossible');
});

test('services alone skip the delivery, forward from the cart and back from the payment', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCartWith(visitor, knownCompositions.labelToLyon);
  await visitor.opens(cartPage);
  await visitor.presses(toPayment);
  expect(visitor.path).toBe(paymentPage);
  const steps = visitor.page.named(visitor.page.all('nav'), 'Étapes de la commande').map(textOf);
  expect(steps).toEqual([expect.not.stringContaining('Livraison')]);
  await visitor.follows('Revenir au panier');
  expect(visitor.path).toBe(cartPage);
  await visitor.opens(delivery);
  expect(visitor.path).toBe(paymentPage);
});

test('a seller who does not deliver there says so, and the order goes on without it', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await fillsCart(visitor, { code: knownProducts.furniture });
  await visitor.posts(delivery, { intent: 'address', ...overseas });
  await visitor.posts(delivery, { intent: 'mode', sellerId: '', mode: 'colissimo-domicile' });
  await visitor.opens(delivery);
  visitor.shows(/Livraison impossible sur la zone : Outre-mer/);
  expect(visitor.page.links('Choisir une autre adresse')).toHaveLength(1);
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
  const { booklet, fourOffers, lowStock } = knownProducts;
  for (const code of [booklet, fourOffers, lowStock]) await fillsCart(visitor, { code });
  await fillsCartWith(visitor, knownCompositions.letter);
  await visitor.opens(delivery);
  await visitor.identifies(individual);
  await visitor.presses('Utiliser cette adresse');
  for (const at of [0, 1, 2]) {
    const senders = modesBySender(visitor);
    expect(senders).toHaveLength(3);
    const chosen = senders.filter((modes) => modes.some(({ attributes }) => attributes.checked !== undefined));
    expect(chosen, 'nobody else gets a mode').toHaveLength(at);
    await visitor.chooses(senders[at]?.[0] ?? 'a mode').presses('Choisir ce mode', { nth: at });
  }
  await visitor.follows(toPayment);
  await orders(visitor.chooses(/je renonce à mon droit de rétractation/));
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
  for (const sender of ['La boutique', 'Maison Lettrine', 'L’Atelier du Bureau'])
    expect(visitor.page.headings(`Vendu et envoyé par ${sender}`), sender).toHaveLength(1);
  expect(visitor.page.headings('Courrier en ligne')).toHaveLength(1);
  visitor.shows('Nous imprimons et envoyons votre courrier.');

  await test.step('the goods can be bought again, and what cannot says why', async () => {
    await visitor.follows('Voir le détail de la commande');
    await visitor.presses(/^Racheter les articles de la commande/);
    expect(visitor.page.heading).toBe('Votre panier');
    visitor.shows(/Certains articles de la commande CMD-.* n’ont pas été ajoutés/);
    visitor.shows('Lettre en ligne : ce service est à composer de nouveau.');
    expect(visitor.page.fields(/^Quantité de /)).toHaveLength(3);
  });
});

test('a professional who buys services alone is billed, asked for a number of the company, and orders with it', async ({
  visitor,
  backend,
}) => {
  const number = /^SIREN ou SIRET/;
  await fillsCartWith(visitor, knownCompositions.labelToLyon, '/professionnel');
  await visitor.opens(`/professionnel${paymentPage}`);
  await visitor.identifies('pro-sans-siret@exemple.fr');

  await test.step('ordering without a number leads back to its field, and loses nothing', async () => {
    visitor.shows('45 AVENUE DE LA GARE');
    await visitor.chooses(/^PayPal/).presses(orderButton);
    expect(visitor.status).toBe(422);
    expect(visitor.describes(number)).toContain('Indiquez le SIREN ou le SIRET de votre entreprise pour commander');
    expect(visitor.page.title).toMatch(/^Erreur : Paiement/);
    expect(visitor.isChecked(/^PayPal/)).toBe(true);
  });
  await test.step('the Enter key saves the number, and orders nothing', async () => {
    await visitor.chooses(number, '732 829 321').enters(number);
    expect(visitor.describes(number)).toContain('vérifiez ses chiffres');
    expect(visitor.valueOf(number)).toMatch(/^732.829.321$/);
    expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  });
  await test.step('another address of the book takes the bill', async () => {
    await visitor.follows('Modifier l’adresse de facturation');
    expect(visitor.page.heading).toBe('Adresse de facturation');
    await visitor.presses('Facturer à cette adresse');
    expect(visitor.page.heading).toBe('Paiement');
  });
  await test.step('a number that was typed goes with the order, and stands on its confirmation', async () => {
    await orders(visitor.chooses(number, '732 829 320 00074'));
    await paysByCard(visitor);
    await confirmedOnce(visitor, backend);
    visitor.shows(/SIRET 732.829.320.00074/);
  });
});
