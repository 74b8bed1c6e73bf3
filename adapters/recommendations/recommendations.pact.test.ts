import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { pactWith, price } from '#adapters/testing/pact.ts';

const { eachLike, string } = Matchers;
const pact = pactWith('recommendations');
const given = { 'the catalogue': {} };
const products = eachLike({ code: string('1131001'), name: string('Enveloppes'), price: price(4.2) });

test('a product’s page is given others', async () => {
  const suggested = await pact(
    [
      {
        to: 'what goes with a product',
        given,
        call: 'GET /recommendations',
        query: { page: 'product', productCode: '1126001' },
        answers: { products },
      },
    ],
    ({ recommendations }) => recommendations.forPage({ page: 'product', productCode: '1126001' }),
  );
  expect(suggested).toMatchObject([{ code: '1131001', price: { ttc: { cents: 420 } } }]);
});

test('the home page is given some', async () => {
  const suggested = await pact(
    [
      {
        to: 'what to show on the home page',
        given,
        call: 'GET /recommendations',
        query: { page: 'home' },
        answers: { products },
      },
    ],
    ({ recommendations }) => recommendations.forPage({ page: 'home' }),
  );
  expect(suggested).toHaveLength(1);
});
