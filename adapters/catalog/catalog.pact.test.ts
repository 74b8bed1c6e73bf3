import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { aFacet, catalogue, listing, pact, searchRequest } from '#adapters/testing/catalog-pact.ts';
import { price, refusal } from '#adapters/testing/pact.ts';
import { adviceTab, everything, tabFacet } from '#domain/catalog/search-query.ts';

const { eachLike, integer, like, string } = Matchers;
const images = eachLike({ url: string('/medias/1126001-0-360') });

test('a search gives a page of products, sorts and facets', async () => {
  const outcome = await pact(
    [
      {
        to: 'a search for a word',
        ...searchRequest('carnet:relevance'),
        answers: {
          ...listing,
          pageType: 'search',
          products: eachLike({
            code: string('1126001'),
            name: string('Carnet de 12 timbres'),
            price: price(18.24),
            images,
          }),
          facets: aFacet('brandCode', 'Marque', { code: 'boutique', name: 'La boutique', count: 3, on: false }),
        },
      },
    ],
    ({ products }) => products.search({ ...everything, text: 'carnet' }),
  );
  expect(outcome).toMatchObject({
    pageType: 'search',
    products: [{ code: '1126001', price: { ttc: { cents: 1824 } } }],
  });
});

test('a list of online services names the journey that sells each', async () => {
  const outcome = await pact(
    [
      {
        to: 'a search for online services',
        ...searchRequest(':relevance:type:ESERVICE'),
        answers: {
          ...listing,
          pageType: 'search',
          products: eachLike({
            code: string('vignette-recommande'),
            name: string('Vignette recommandée en ligne'),
            productType: 'ESERVICE',
            service: string('vrel'),
          }),
        },
      },
    ],
    ({ products }) => products.search({ ...everything, facets: [{ code: tabFacet, value: 'ESERVICE' }] }),
  );
  expect(outcome).toMatchObject({ products: [{ kind: 'service', service: 'registered-mail' }] });
});

test('a search for advice gives pages in place of products', async () => {
  const outcome = await pact(
    [
      {
        to: 'a search for pages of advice',
        ...searchRequest('emballer:relevance:type:CONTENU'),
        answers: {
          ...listing,
          pageType: 'search',
          products: [],
          contents: eachLike({
            uid: string('bien-emballer'),
            title: string('Bien emballer'),
            url: string('/conseils-pratiques/bien-emballer'),
          }),
          facets: aFacet('type', 'Type', { code: 'CONTENU', name: 'Conseils', count: 1, on: true }),
        },
      },
    ],
    ({ products }) =>
      products.search({ ...everything, text: 'emballer', facets: [{ code: tabFacet, value: adviceTab }] }),
  );
  expect(outcome).toMatchObject({
    products: [],
    advice: [{ title: 'Bien emballer', path: '/conseils-pratiques/bien-emballer' }],
    tabs: [{ code: 'CONTENU', selected: true }],
  });
});

test('a search for what people say gives the services that do it', async () => {
  const outcome = await pact(
    [
      {
        to: 'a search for what a service does',
        ...searchRequest('LRAR:relevance'),
        answers: {
          ...listing,
          pageType: 'search',
          products: [],
          services: eachLike({
            uid: string('recommande'),
            title: string('Recommandé'),
            summary: string('Une preuve de dépôt et une signature, préparées chez vous.'),
            url: string('/vignette-recommandee-en-ligne'),
          }),
        },
      },
    ],
    ({ products }) => products.search({ ...everything, text: 'LRAR' }),
  );
  expect(outcome).toMatchObject({
    services: [{ title: 'Recommandé', path: '/vignette-recommandee-en-ligne' }],
  });
});

test('a category gives its title and its place in the tree', async () => {
  const outcome = await pact(
    [
      {
        to: 'a listing of a category',
        ...searchRequest(':relevance:allCategories:timbres'),
        answers: {
          ...listing,
          pageType: 'category',
          title: string('Timbres'),
          path: eachLike({ code: string('timbres'), name: string('Timbres') }),
          subcategories: eachLike({ code: string('carnets'), name: string('Carnets') }),
        },
      },
    ],
    ({ products }) => products.search({ ...everything, base: { kind: 'allCategories', id: 'timbres' } }),
  );
  expect(outcome).toMatchObject({ pageType: 'category', title: 'Timbres', path: [{ code: 'timbres' }] });
});

test('a category that does not exist is unknown', async () => {
  const outcome = await pact(
    [
      {
        to: 'a listing of an unknown category',
        ...searchRequest(':relevance:allCategories:inconnue'),
        status: 404,
        answers: refusal('UnknownIdentifierError', 'notFound'),
      },
    ],
    ({ products }) => products.search({ ...everything, base: { kind: 'allCategories', id: 'inconnue' } }),
  );
  expect(outcome).toBe('unknown');
});

test('a product of several sellers gives its offers', async () => {
  const outcome = await pact(
    [
      {
        to: 'a product that several shops sell',
        given: catalogue,
        call: 'GET /products/3101002',
        query: { fields: 'FULL' },
        answers: {
          code: '3101002',
          name: string('Enveloppes blanches à fenêtre'),
          images,
          offers: eachLike({ id: string('offre-1'), sellerName: string('Un vendeur'), price: price(12.4) }),
        },
      },
    ],
    ({ products }) => products.ofCode('3101002'),
  );
  expect(outcome).toMatchObject({ code: '3101002', offers: [{ id: 'offre-1', price: { ttc: { cents: 1240 } } }] });
});

test('a product that is sold out says how long an address waits for its return', async () => {
  const outcome = await pact(
    [
      {
        to: 'a product that is out of stock',
        given: catalogue,
        call: 'GET /products/3202005',
        query: { fields: 'FULL' },
        answers: {
          code: '3202005',
          name: string('Cartons double cannelure'),
          images,
          stock: { stockLevelStatus: 'outOfStock' },
          offers: eachLike({ id: string('offre-1'), sellerName: string('Un vendeur'), price: price(12.4) }),
          backInStockNotice: { keptMonths: integer(6) },
        },
      },
    ],
    ({ products }) => products.ofCode('3202005'),
  );
  expect(outcome).toMatchObject({ stock: 'out', noticeMonths: 6 });
});

test('a product that does not exist is unknown', async () => {
  const outcome = await pact(
    [
      {
        to: 'an unknown product',
        given: catalogue,
        call: 'GET /products/inconnu',
        query: { fields: 'FULL' },
        status: 404,
        answers: refusal('UnknownIdentifierError', 'notFound'),
      },
    ],
    ({ products }) => products.ofCode('inconnu'),
  );
  expect(outcome).toBe('unknown');
});

test('a product that is sold out has others in its place', async () => {
  const outcome = await pact(
    [
      {
        to: 'the products that are similar to one',
        given: catalogue,
        call: 'GET /products/3202005/references',
        query: { referenceType: 'SIMILAR', pageSize: '4', fields: 'FULL' },
        answers: {
          references: eachLike({
            target: { code: string('3202001'), name: string('Carton double cannelure'), price: price(2.9), images },
          }),
        },
      },
    ],
    ({ products }) => products.similarTo('3202005'),
  );
  expect(outcome).toMatchObject([{ code: '3202001', price: { ttc: { cents: 290 } } }]);
});

test('a product that does not exist has none in its place', async () => {
  const outcome = await pact(
    [
      {
        to: 'the products that are similar to an unknown one',
        given: catalogue,
        call: 'GET /products/inconnu/references',
        query: { referenceType: 'SIMILAR', pageSize: '4', fields: 'FULL' },
        status: 404,
        answers: refusal('UnknownIdentifierError', 'notFound'),
      },
    ],
    ({ products }) => products.similarTo('inconnu'),
  );
  expect(outcome).toEqual([]);
});

test('the tree of categories is given from its root', async () => {
  const outcome = await pact(
    [
      {
        to: 'the tree of categories',
        given: catalogue,
        call: 'GET /catalogs/boutique/Online/categories/racine',
        query: { fields: 'FULL' },
        answers: {
          id: 'racine',
          name: string('Boutique'),
          subcategories: eachLike({
            id: string('timbres'),
            name: string('Timbres'),
            image: like({ url: string('/medias/1126001-0-360') }),
            subcategories: like([]),
          }),
        },
      },
    ],
    ({ categories }) => categories.tree(),
  );
  expect(outcome).toMatchObject({ code: 'racine', children: [{ code: 'timbres', picture: '/medias/1126001-0-360' }] });
});
