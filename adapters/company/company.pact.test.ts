import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { AGENT, isoMoment, type Promised, pactWith, price } from '#adapters/testing/pact.ts';
import { euros } from '#domain/shared/money.ts';

const professional = 'pro-certifie@exemple.fr';
const order = 'CMD-26-PRO-COMPTE';
const { eachLike, string } = Matchers;
const pact = pactWith('company', { lang: 'fr' });

test.each<Pick<Promised, 'to' | 'as' | 'onBehalfOf'>>([
  { to: 'the last orders of a professional', as: professional },
  { to: 'the last orders of a professional, for an agent', as: AGENT, onBehalfOf: '1675060572' },
])('$to are read from the service for professionals', async (by) => {
  const promised: Promised = {
    ...by,
    given: { 'an order of the book': { order, owner: professional }, 'an agent': {} },
    call: 'GET /orders/list',
    query: { pageSize: '3' },
    own: true,
    answers: {
      orders: eachLike({
        code: string(order),
        placed: isoMoment('2026-01-15T10:00:00.000Z'),
        statusDisplay: string('En préparation'),
        totalPriceWithTax: price(20.31),
        totalPriceWithoutTax: price(16.93),
      }),
    },
  };
  const last = await pact([promised], ({ companyOrders }) => companyOrders.last(3), { mode: 'pro' });
  expect(last).toEqual([
    {
      code: order,
      created: '2026-01-15T10:00:00.000Z',
      statusDisplay: 'En préparation',
      total: { ttc: euros(20.31), ht: euros(16.93) },
    },
  ]);
});
