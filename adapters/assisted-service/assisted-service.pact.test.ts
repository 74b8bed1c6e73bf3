import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { AGENT, pactWith, SHOPPER } from '#adapters/testing/pact.ts';

const { eachLike, integer, string } = Matchers;
const pact = pactWith('assisted-service', {});
/** Of the demonstration's individual, and of nobody. */
const customer = '4210315537';
const individual = {
  id: customer,
  firstName: 'Compte',
  lastName: 'Particulier',
  email: SHOPPER,
  profile: 'part' as const,
};
const found = (entries: unknown, total = 1) => ({
  entries,
  pagination: { currentPage: integer(0), pageSize: integer(20), totalPages: integer(1), totalResults: integer(total) },
});
const asked = { pageSize: '20', sort: 'byNameAsc', lang: 'fr' };
const search = { call: 'GET /customers/search', given: { 'an agent': {} }, own: true, as: AGENT } as const;

test('an agent finds shoppers of both sites by the beginning of a name', async () => {
  const answers = found(
    eachLike({
      customerId: string(customer),
      uid: string(SHOPPER),
      name: string('Compte Particulier'),
      firstName: string('Compte'),
      lastName: string('Particulier'),
      profile: string('part'),
    }),
  );
  const names = await pact(
    [
      { ...search, to: 'individuals by name', query: { ...asked, query: 'Compte', baseSite: 'part' }, answers },
      {
        ...search,
        to: 'professionals by name',
        query: { ...asked, query: 'Compte', baseSite: 'pro' },
        answers: found(
          eachLike({ customerId: string('0000000001'), name: string('Compte Pro Certifié'), profile: string('pro') }),
        ),
      },
    ],
    ({ assistedService }) => assistedService.find({ name: 'Compte' }),
  );
  expect(names).toEqual({
    customers: [
      individual,
      { id: '0000000001', firstName: 'Compte Pro Certifié', lastName: '', email: '', profile: 'pro' },
    ],
    hasMore: false,
  });
});

test('an order that nobody placed finds nobody', async () => {
  const query = { ...asked, orderId: 'CMD-00-000000' };
  const nobody = await pact(
    (['part', 'pro'] as const).map((baseSite) => ({
      ...search,
      to: `the shopper of an unknown order, ${baseSite}`,
      query: { ...query, baseSite },
      answers: found([], 0),
    })),
    ({ assistedService }) => assistedService.find({ orderCode: 'CMD-00-000000' }),
  );
  expect(nobody).toEqual({ customers: [], hasMore: false });
});

test('a visitor’s cart joins the shopper’s by its number', async () => {
  const outcome = await pact(
    [
      {
        to: 'give a visitor’s cart to a shopper',
        given: { 'a cart': { guid: 'panier-du-pacte', product: '1126001' }, 'an agent': {} },
        call: 'POST /bind-cart',
        query: { baseSite: 'part' },
        sendsFields: { cartId: 'panier-du-pacte', customerId: customer },
        own: true,
        as: AGENT,
      },
    ],
    ({ assistedService }) => assistedService.bindCart({ number: 'panier-du-pacte', customer: individual }),
  );
  expect(outcome).toBe('bound');
});

test('a cart that no visitor has is refused as one that is not found', async () => {
  const outcome = await pact(
    [
      {
        to: 'give a cart that nobody has to a shopper',
        given: { 'an agent': {} },
        call: 'POST /bind-cart',
        query: { baseSite: 'part' },
        sendsFields: { cartId: '99999999', customerId: customer },
        own: true,
        as: AGENT,
        status: 400,
        answers: { errors: [{ type: 'CartError', reason: 'notFound' }] },
      },
    ],
    ({ assistedService }) => assistedService.bindCart({ number: '99999999', customer: individual }),
  );
  expect(outcome).toBe('unknown-cart');
});
