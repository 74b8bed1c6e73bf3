import { fixedProducts } from '#mocks/records/known-products.ts';
import { expect, test } from './visitor.ts';

const product = (code: string) => `/boutique/x/p/${code}`;

test('the search is a plain form without scripts', async ({ visitor }) => {
  await visitor.opens('/');
  visitor.searches('enveloppe kraft');
  await visitor.presses('Rechercher');
  expect(visitor.at).toBe('/boutique/recherche?q=enveloppe+kraft');
  expect(visitor.title).toContain('enveloppe kraft');
});

test('a parcel number is followed from the page of results too', async ({ visitor }) => {
  await visitor.opens('/boutique/recherche?q=6A15602676300');
  await visitor.follows('Suivre cet envoi');
  visitor.shows('6A15602676300');
});

test('a search that says a weight and a country leads to what it costs, and the question can be changed', async ({
  visitor,
}) => {
  await visitor.opens('/boutique/recherche?q=timbre+35+g+Belgique');
  await visitor.follows(/^Quel timbre pour 35/);
  visitor.shows('Destination : Belgique');
  visitor.ticks('Je compte les feuilles');
  visitor.fills({ 'Nombre de feuilles A4': '3', Destination: 'France métropolitaine' });
  await visitor.presses('Trouver le timbre');
  expect(visitor.at).toMatch(/[?&]feuilles=3/);
  visitor.shows('Destination : France métropolitaine');
});

test('a shopper compares sellers and chooses another than the best', async ({ visitor }) => {
  await visitor.opens(product(fixedProducts.fourOffers));
  visitor.shows('Meilleur total');
  expect(visitor.names('a', /^Choisir /)).toHaveLength(3);
  await visitor.follows(/^Choisir /, { nth: 0 });
  expect(visitor.at).toMatch(/\/offer\/offer_\d+$/);
  visitor.shows('Offre choisie');
  const { body } = await visitor.fetches(visitor.at);
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/boutique\/[\w-]+\/p\/3101002"/);
});

test('a sold-out product says so and leads to similar ones', async ({ visitor }) => {
  await visitor.opens(product(fixedProducts.outOfStock));
  visitor.shows('Épuisé');
  expect(visitor.names('button')).not.toContain('Ajouter au panier');
  expect(visitor.names('a')).toContain('Voir les produits similaires');
  await visitor.presses(/^Ajouter /, { nth: 0 });
  expect(visitor.at).toMatch(/\/checkout\/recapitulatif/);
});

test('an online service leads to its journey', async ({ visitor }) => {
  await visitor.opens(product(fixedProducts.forwarding));
  await visitor.follows('Commencer');
  expect(visitor.at).toBe('/demenagement-absence');
});

test('a filter narrows the list, and gives it back', async ({ visitor }) => {
  await visitor.opens('/boutique/c/racine');
  const all = visitor.words;
  const brand = /^Blancmarais/;
  visitor.ticks(brand);
  await visitor.presses(/^Voir les?( .+)? produits?$/);
  expect(visitor.at).toMatch(/[?&]f=/);
  expect([visitor.isTicked(brand), visitor.words === all]).toEqual([true, false]);
  visitor.unticks(brand);
  await visitor.presses(/^Voir les?( .+)? produits?$/);
  expect(visitor.at).not.toMatch(/[?&]f=/);
  expect(visitor.words).toBe(all);
});

test('suggestions of the search are not cached for others, and a long text is cut', async ({ request }) => {
  const long = `${'carnet '.repeat(40)}inconnu`;
  const answer = await request.get(`/ecom/recherche/suggestions?q=${encodeURIComponent(long)}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(Object(await answer.json()).groups).not.toEqual([]);
});
