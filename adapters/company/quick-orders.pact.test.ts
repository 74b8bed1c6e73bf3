import { expect, test } from 'vitest';
import { pactWith } from '#adapters/testing/pact.ts';

const professional = 'pro-certifie@exemple.fr';
const pact = pactWith('cart', { lang: 'fr', curr: 'EUR', baseSite: 'pro' });

test('several rows are added in one call', async () => {
  const outcomes = await pact(
    [
      {
        to: 'several articles for a professional',
        given: { 'a signed-in shopper': { owner: professional } },
        call: 'POST /orgUsers/current/carts/current/entries',
        headers: { 'Idempotency-Key': 'commande-rapide-1' },
        sends: {
          orderEntries: [
            { product: { code: '1126001' }, quantity: 2 },
            { product: { code: 'inconnu' }, quantity: 1 },
          ],
        },
        own: true,
        as: professional,
        answers: {
          cartModifications: [
            { statusCode: 'success', quantityAdded: 2, quantity: 2 },
            { statusCode: 'unavailable', quantityAdded: 0, quantity: 0 },
          ],
        },
      },
    ],
    ({ quickOrders }) =>
      quickOrders.add(
        [
          { code: '1126001', quantity: 2 },
          { code: 'inconnu', quantity: 1 },
        ],
        'commande-rapide-1',
      ),
    { mode: 'pro' },
  );
  expect(outcomes).toEqual([
    { added: 2, reason: null },
    { added: 0, reason: 'unavailable' },
  ]);
});
