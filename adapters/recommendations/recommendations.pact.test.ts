import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { pactWith, price } from '#adapters/testing/pact.ts';
import { aSummary } from '#domain/catalog/examples.ts';

const { eachLike, string } = Matchers;
const pact = pactWith('recommendations');
const given = { 'the catalogue': {} };
const headers = { 'occ-personalization-id': 'visite-1' };
const visitor = { sid: 'visite-1' };
const products = eachLike({ code: string('1131001'), name: string('Enveloppes'), price: price(4.2) });

test('a product’s page is given others', async () => {
  const suggested = await pact(
    [
      {
        to: 'what goes with a product',
        given,
        call: 'GET /recommendations',
        headers,
        query: { page: 'product', productCode: '1126001' },
        answers: { products },
      },
    ],
    ({ recommendations }) => recommendations.forPage({ page: 'product', productCode: '1126001' }),
    visitor,
  );
  expect(suggested).toMatchObject({ rank: null, products: [{ code: '1131001', price: { ttc: { cents: 420 } } }] });
});

test('the home page is given some', async () => {
  const suggested = await pact(
    [
      {
        to: 'what to show on the home page',
        given,
        call: 'GET /recommendations',
        headers,
        query: { page: 'home' },
        answers: { products },
      },
    ],
    ({ recommendations }) => recommendations.forPage({ page: 'home' }),
    visitor,
  );
  expect(suggested.products).toHaveLength(1);
});

test('the home page of a visitor who looked at something has a rank', async () => {
  const suggested = await pact(
    [
      {
        to: 'what to show to a visitor who looked at a product',
        given: { ...given, 'a visitor who looked at a product': { visitor: 'visite-1', product: '1126001' } },
        call: 'GET /recommendations',
        headers,
        query: { page: 'home' },
        answers: { products, rank: string('proche-1126001') },
      },
    ],
    ({ recommendations }) => recommendations.forPage({ page: 'home' }),
    visitor,
  );
  expect(suggested.rank).toBe('proche-1126001');
});

test('recommendations shown to a visitor are reported', async () => {
  await pact(
    [
      {
        to: 'to know what was shown on the home page',
        given,
        call: 'POST /recommendations/shown',
        headers,
        sends: { page: 'home', productCodes: ['1131001'], rank: 'proche-1126001' },
        status: 204,
      },
    ],
    ({ recommendations }) =>
      recommendations.reportViewed(
        { page: 'home' },
        { products: [aSummary({ code: '1131001' })], rank: 'proche-1126001' },
      ),
    visitor,
  );
});
