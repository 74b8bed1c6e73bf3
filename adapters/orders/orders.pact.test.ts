import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  aGivenAddress,
  anEntry,
  type Promised,
  pactWith,
  price,
  refusal,
  SHOPPER,
  totals,
} from '#adapters/testing/pact.ts';
import { aWholeAddress } from '#domain/address/examples.ts';

const { integer, iso8601Date, iso8601DateTimeWithMillis, string } = Matchers;
const pact = pactWith('orders');
const own = true;
const cart = { guid: 'panier-compte', owner: SHOPPER, product: '1126001', quantity: 2 };
const paid = { 'a paid order': { order: 'CMD-26-000123', payment: 'paiement-1', ...cart } };
const anOrder = {
  code: 'CMD-26-000123',
  created: iso8601DateTimeWithMillis('2026-01-15T10:00:00.000Z'),
  entries: [anEntry(2)],
  ...totals,
};

const sent = {
  code: string('lettre-suivie'),
  name: string('Lettre suivie'),
  deliveryCost: price(2.07),
  earliestDate: iso8601Date('2026-01-19'),
  latestDate: iso8601Date('2026-01-20'),
};

describe('an order', () => {
  test('is read by its code', async () => {
    const promised: Promised = {
      to: 'an order',
      given: paid,
      call: 'GET /users/current/orders/CMD-26-000123',
      query: { fields: 'FULL' },
      own,
      answers: {
        ...anOrder,
        entries: [{ ...anEntry(2), deliveryMode: sent }],
        statusDisplay: string('Enregistrée'),
        deliveryAddress: aGivenAddress,
        deliveryMode: {
          code: string('lettre-suivie'),
          name: string('Lettre suivie'),
          deliveryCost: totals.deliveryCostWithTax,
        },
      },
    };
    expect(await pact([promised], ({ orders }) => orders.ofCode('CMD-26-000123'))).toMatchObject({
      code: 'CMD-26-000123',
      lines: [{ code: '1126001', quantity: 2 }],
      deliveryAddress: aWholeAddress({ id: null, countryName: 'FR' }),
      deliveryModes: ['Lettre suivie'],
      deliveries: {
        '0.1126001': { name: 'Lettre suivie', dates: { earliest: '2026-01-19', latest: '2026-01-20' }, point: null },
      },
    });
  });

  test('that waits at a pickup point says which', async () => {
    const point = { name: '75101-1', displayName: string('Bureau de poste Paris') };
    const address = { line1: string('80 Rue de la Poste'), postalCode: '75001', town: 'Paris' };
    const promised: Promised = {
      to: 'an order that waits at a pickup point',
      given: { 'a paid order': { ...paid['a paid order'], point: '75101-1' } },
      call: 'GET /users/current/orders/CMD-26-000123',
      query: { fields: 'FULL' },
      own,
      answers: {
        ...anOrder,
        entries: [{ ...anEntry(2), deliveryMode: sent, deliveryPointOfService: { ...point, address } }],
      },
    };
    expect(await pact([promised], ({ orders }) => orders.ofCode('CMD-26-000123'))).toMatchObject({
      deliveries: { '0.1126001': { point: { name: 'Bureau de poste Paris', postalCode: '75001', city: 'Paris' } } },
    });
  });

  test('that does not exist is unknown', async () => {
    const promised: Promised = {
      to: 'an unknown order',
      given: { 'a signed-in shopper': { owner: SHOPPER } },
      call: 'GET /users/current/orders/CMD-00-000000',
      query: { fields: 'FULL' },
      own,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ orders }) => orders.ofCode('CMD-00-000000'))).toBe('unknown');
  });
});

describe('placing an order', () => {
  const place = { cartCode: 'panier-compte', paymentId: 'paiement-1', key: 'order/paiement-1' };
  const call: Pick<Promised, 'call' | 'query' | 'headers' | 'own'> = {
    call: 'POST /users/current/orders',
    query: { cartId: 'panier-compte', termsChecked: 'true', paymentId: 'paiement-1' },
    headers: { 'Idempotency-Key': 'order/paiement-1' },
    own,
  };

  test('gives the order that a payment paid for, however often it is asked', async () => {
    const promised: Promised = { to: 'the order of a paid cart', given: paid, ...call, status: 201, answers: anOrder };
    expect(await pact([promised], ({ orders }) => orders.place(place))).toEqual({
      kind: 'placed',
      code: 'CMD-26-000123',
    });
  });

  test('before the money came is refused', async () => {
    const promised: Promised = {
      to: 'the order of a cart whose payment is under way',
      given: { 'a pending payment': { payment: 'paiement-1', ...cart } },
      ...call,
      status: 400,
      answers: refusal('PaymentAuthorizationError', 'pending'),
    };
    expect(await pact([promised], ({ orders }) => orders.place(place))).toEqual({ kind: 'refused', reason: 'pending' });
  });
});

describe('buying the articles of an order again', () => {
  const call: Pick<Promised, 'call' | 'query' | 'own'> = {
    call: 'POST /orgUsers/current/cartFromOrder',
    query: { orderCode: 'CMD-26-000123' },
    own,
  };
  const ordered = (product: string, quantity: number) => ({
    'a paid order': { ...paid['a paid order'], product, quantity },
  });
  const shippingLabel = {
    entryNumber: 0,
    quantity: 1,
    product: { code: 'colissimo-en-ligne', name: string('Colissimo en ligne'), productType: 'ESERVICE' },
    basePrice: price(5.39),
    totalPrice: price(5.39),
  };

  test('puts them into the cart', async () => {
    const promised: Promised = {
      to: 'the articles of an order again',
      given: paid,
      ...call,
      answers: {
        cartModifications: [{ statusCode: 'success', quantityAdded: 2, quantity: 2, entry: anEntry(2) }],
      },
    };
    expect(await pact([promised], ({ orders }) => orders.reorder('CMD-26-000123'))).toEqual({ added: 2, leftOut: [] });
  });

  test.each([
    [
      'of which none is left',
      { given: ordered('3406006', 3), statusCode: 'noStock', entry: anEntry(3, '3406006') },
      'no-stock' as const,
    ],
    [
      'that is a service to compose anew',
      { given: ordered('colissimo-en-ligne', 1), statusCode: 'needsConfiguration', entry: shippingLabel },
      'to-compose' as const,
    ],
  ])('says why an article %s was not added', async (what, { given, statusCode, entry }, reason) => {
    const promised: Promised = {
      to: `the articles of an order again, one ${what}`,
      given,
      ...call,
      answers: { cartModifications: [{ statusCode, quantityAdded: 0, quantity: integer(0), entry }] },
    };
    expect(await pact([promised], ({ orders }) => orders.reorder('CMD-26-000123'))).toEqual({
      added: 0,
      leftOut: [{ code: entry.product.code, reason, added: 0 }],
    });
  });

  test('of an order that does not exist is unknown', async () => {
    const promised: Promised = {
      to: 'the articles of an unknown order again',
      given: { 'a signed-in shopper': { owner: SHOPPER } },
      ...call,
      query: { orderCode: 'CMD-00-000000' },
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ orders }) => orders.reorder('CMD-00-000000'))).toBe('unknown');
  });
});
