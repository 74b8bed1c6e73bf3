import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { catalogue, emptyListing, listing, pact, searchRequest } from '#adapters/testing/catalog-pact.ts';
import { refusal } from '#adapters/testing/pact.ts';
import { everything, ownGoods } from '#domain/catalog/search-query.ts';

const { boolean, eachLike, integer, number, string } = Matchers;
const asked = { fields: 'FULL' };

test('the brands are given with how many products each has', async () => {
  const outcome = await pact(
    [
      {
        to: 'the brands',
        given: catalogue,
        call: 'GET /brands',
        query: asked,
        answers: {
          brands: eachLike({ code: string('plumelac'), name: string('Plumelac'), productCount: integer(12) }),
        },
      },
    ],
    ({ brands }) => brands.all(),
  );
  expect(outcome).toEqual([{ code: 'plumelac', name: 'Plumelac', products: 12 }]);
});

const shop = {
  id: string('2001'),
  name: string('Papeterie du Canal'),
  url: string('/boutique/vendeur/papeterie-du-canal/2001'),
  grade: number(4.7),
  evaluationCount: integer(1284),
};

test('the sellers are given with their grades', async () => {
  const outcome = await pact(
    [
      {
        to: 'the sellers',
        given: catalogue,
        call: 'GET /shops',
        query: asked,
        answers: { shops: eachLike({ ...shop, productCount: integer(96) }) },
      },
    ],
    ({ sellers }) => sellers.all(),
  );
  expect(outcome).toEqual([
    {
      code: '2001',
      name: 'Papeterie du Canal',
      slug: 'papeterie-du-canal',
      grade: 4.7,
      evaluations: 1284,
      products: 96,
    },
  ]);
});

test('a seller gives its identity', async () => {
  const outcome = await pact(
    [
      {
        to: 'a seller',
        given: catalogue,
        call: 'GET /shops/2001',
        query: asked,
        answers: {
          ...shop,
          id: '2001',
          isProfessional: boolean(true),
          companyName: string('Papeterie du Canal SARL'),
          registrationNumber: string('RCS Strasbourg 900 001 018'),
          address: eachLike('24 quai des Péniches'),
          email: string('service-client@vendeur-2001.example'),
          phone: string('01 99 00 20 01'),
          returnPolicy: string('Retour accepté dans les 30 jours.'),
        },
      },
    ],
    ({ sellers }) => sellers.ofId('2001'),
  );
  expect(outcome).toMatchObject({
    professional: true,
    legalName: 'Papeterie du Canal SARL',
    registration: 'RCS Strasbourg 900 001 018',
    address: ['24 quai des Péniches'],
  });
});

test('a seller that does not exist is unknown', async () => {
  const outcome = await pact(
    [
      {
        to: 'an unknown seller',
        given: catalogue,
        call: 'GET /shops/inconnu',
        query: asked,
        status: 404,
        answers: refusal('UnknownIdentifierError', 'notFound'),
      },
    ],
    ({ sellers }) => sellers.ofId('inconnu'),
  );
  expect(outcome).toBe('unknown');
});

test('a category says which facets have a page of their own, and may be asked for own goods by a rank', async () => {
  const outcome = await pact(
    [
      {
        to: 'the own goods of a category by a personal rank',
        ...searchRequest(':relevance:allCategories:timbres:ownBrand:true', { rank: 'rang-1' }),
        answers: {
          ...listing,
          userRank: 'rang-1',
          seo: {
            title: string('Timbres'),
            noIndex: boolean(false),
            isLastCategory: boolean(false),
            facets: eachLike({ facetCode: string('format'), valueCode: string('carnet'), name: string('Carnet') }),
          },
        },
      },
    ],
    ({ products }) =>
      products.search({
        ...everything,
        base: { kind: 'allCategories', id: 'timbres' },
        facets: [ownGoods],
        rank: 'rang-1',
      }),
  );
  expect(outcome).toMatchObject({
    rank: 'rang-1',
    seo: { title: 'Timbres', facets: [{ code: 'format', value: 'carnet', name: 'Carnet' }] },
  });
});

test('words that have a page of their own lead to it', async () => {
  const outcome = await pact(
    [
      {
        to: 'a search for a word that has a page',
        ...searchRequest('aide:relevance'),
        answers: { ...emptyListing, keywordRedirectUrl: string('/aide') },
      },
    ],
    ({ products }) => products.search({ ...everything, text: 'aide' }),
  );
  expect(outcome).toMatchObject({ redirect: '/aide', products: [] });
});

test('the products of a seller are asked for by its id', async () => {
  const outcome = await pact(
    [
      {
        to: 'the products of a seller',
        ...searchRequest(':relevance:shops:2001', { sellerId: '2001' }),
        answers: listing,
      },
    ],
    ({ products }) => products.search({ ...everything, base: { kind: 'shops', id: '2001' } }),
  );
  expect(outcome).toMatchObject({ page: 0 });
});
