import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  aGivenAddress,
  anEntry,
  isoDay,
  isoMoment,
  type Promised,
  pactWith,
  price,
  refusal,
  SHOPPER,
  totals,
} from '#adapters/testing/pact.ts';
import { aWholeAddress } from '#domain/address/examples.ts';

const { integer, string } = Matchers;
const pact = pactWith('orders');
const own = true;
const cart = { guid: 'panier-compte', owner: SHOPPER, product: '1126001', quantity: 2 };
const paid = { 'a paid order': { order: 'CMD-26-000123', payment: 'paiement-1', ...cart } };
const anOrder = {
  code: 'CMD-26-000123',
  created: isoMoment('2026-01-15T10:00:00.000Z'),
  entries: [anEntry(2)],
  ...totals,
};

const sent = {
  code: string('lettre-suivie'),
  name: string('Lettre suivie'),
  deliveryCost: price(2.07),
  earliestDate: isoDay('2026-01-19'),
  latestDate: isoDay('2026-01-20'),
};

describe('an order', () => {
  test('an order is read by its code', async () => {
    const promised: Promised = {
      to: 'an order',
      given: paid,
      call: 'GET /users/current/orders/CMD-26-000123',
      query: { fields: 'FULL' },
      own,
      answers: {
        ...anOrder,
        entries: [{ ...anEntry(2), deliveryMode: sent }],
        statusDisplay: string('created'),
        statusText: string('Enregistrée'),
        deliveryCost: price(2.07),
        deliveryCostWithoutTax: price(1.73),
        deliveryAddress: aGivenAddress,
        deliveryMode: {
          code: string('lettre-suivie'),
          name: string('Lettre suivie'),
          deliveryCost: price(2.07),
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

  test('an order that waits at a pickup point names that point', async () => {
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

  test('an order that does not exist is unknown', async () => {
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

  test('the placing of an order returns the order of its payment, however often it is requested', async () => {
    const promised: Promised = { to: 'the order of a paid cart', given: paid, ...call, status: 201, answers: anOrder };
    expect(await pact([promised], ({ orders }) => orders.place(place))).toEqual({
      kind: 'placed',
      code: 'CMD-26-000123',
    });
  });

  test('the placing of an order is refused while its payment is pending', async () => {
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

  test('a reorder adds the articles to the cart', async () => {
    const promised: Promised = {
      to: 'the articles of an order again',
      given: paid,
      ...call,
      answers: {
        cartModifications: [{ statusCode: 'success', quantityAdded: 2, quantity: 2, entry: anEntry(2) }],
      },
    };
    expect(await pact([promised], ({ orders }) => orders.reorder('CMD-26-000123'))).toEqual({
      added: 2,
      shortfalls: [],
    });
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
  ])('a reorder names why an article %s was not added', async (what, { given, statusCode, entry }, reason) => {
    const promised: Promised = {
      to: `the articles of an order again, one ${what}`,
      given,
      ...call,
      answers: { cartModifications: [{ statusCode, quantityAdded: 0, quantity: integer(0), entry }] },
    };
    expect(await pact([promised], ({ orders }) => orders.reorder('CMD-26-000123'))).toEqual({
      added: 0,
      shortfalls: [{ code: entry.product.code, reason, added: 0 }],
    });
  });

  test('a reorder of an unknown order is unknown', async () => {
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

const book = (order: string) => ({ 'an order of the book': { order: `CMD-26-${order}`, owner: SHOPPER } });
const unknown = { given: { 'a signed-in shopper': { owner: SHOPPER } }, own, status: 404 } as const;
const moment = isoMoment('2026-01-15T10:00:00.000Z');
const service = (code: string, nickname: string) => ({
  entryNumber: 0,
  quantity: 1,
  product: { code, name: string('Un service'), productType: 'ESERVICE', service: nickname },
  basePrice: price(5.39),
  totalPrice: price(5.39),
});

describe('what becomes of an order', () => {
  test('an order is read with its senders, their goods and its refunds', async () => {
    const order = 'CMD-26-TROIS-VENDEURS';
    const consignment = { statusDate: moment, contactable: true };
    const ordered = (entryNumber: number) => ({
      entryNumber,
      quantity: 1,
      product: { code: string('3501005'), name: string('Un article'), productType: 'PRODUCT' },
      basePrice: price(7.1),
      totalPrice: price(7.1),
    });
    const goods = (entryNumber: number) => [{ orderEntry: ordered(entryNumber), quantity: 1, shippedQuantity: 0 }];
    const promised: Promised = {
      to: 'an order of three sellers',
      given: book('TROIS-VENDEURS'),
      call: 'GET /users/current/orders/CMD-26-TROIS-VENDEURS',
      query: { fields: 'FULL' },
      own,
      answers: {
        code: order,
        created: moment,
        status: 'PROCESSING',
        statusDisplay: string('processing'),
        statusText: string('En préparation'),
        entries: [0, 1, 2].map(ordered),
        ...totals,
        consignments: [
          {
            ...consignment,
            code: `${order}-A`,
            sellerId: '2001',
            sellerName: string('Papeterie du Canal'),
            status: 'SHIPPING',
            reason: string('Le vendeur attend une livraison.'),
            shippingUntil: isoDay('2026-01-10'),
            entries: goods(2),
          },
          {
            ...consignment,
            code: `${order}-B`,
            sellerId: '2005',
            status: 'SHIPPED',
            carrier: { code: string('CHRP'), name: string('Chronopost') },
            trackingID: string('6A1'),
            trackingUrl: string('https://transporteur.example/6A1'),
            returnableUntil: isoDay('2026-02-10'),
            entries: [{ ...goods(0)[0], shippedQuantity: 1, quantityDeclined: 0 }],
          },
          { ...consignment, code: `${order}-C`, sellerId: '2009', status: 'REFUSED', entries: goods(1) },
        ],
        refunds: [
          {
            amount: price(94.2),
            status: 'WAITING_REFUND',
            statusDate: moment,
            reason: string('Cet article n’est plus en stock.'),
            consignmentCode: `${order}-C`,
            paymentMode: { code: string('card'), name: string('Carte bancaire') },
            expectedOn: isoDay('2026-02-03'),
          },
        ],
        amountPaid: price(121.5),
        withdrawableUntil: isoDay('2026-02-01'),
      },
    };
    expect(await pact([promised], ({ orders }) => orders.ofCode(order))).toMatchObject({
      status: 'preparing',
      consignments: [
        { seller: { id: '2001', name: 'Papeterie du Canal' }, status: 'preparing', handOverBy: '2026-01-10' },
        { status: 'sent', carrier: 'Chronopost', trackingId: '6A1', lines: [{ entryNumber: 0, sent: 1, declined: 0 }] },
        { status: 'refused', isContactable: true },
      ],
      refunds: [
        {
          amount: { cents: 9420 },
          status: 'requested',
          consignmentCode: `${order}-C`,
          entryNumbers: [],
          means: 'Carte bancaire',
          expectedOn: '2026-02-03',
        },
      ],
      paid: { cents: 12_150 },
      withdrawableUntil: '2026-02-01',
    });
  });

  test.each<[string, string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a label to download',
      'COLIS-AVANT-DATE',
      {
        ...service('colissimo-en-ligne', 'smt'),
        serviceState: {
          status: 'READY_FOR_PICKUP',
          statusDate: moment,
          availableUntil: isoDay('2026-02-01'),
          trackingId: string('6A1'),
        },
      },
      { state: { label: 'to-download-before', isDownloadable: true }, availableUntil: '2026-02-01', trackingId: '6A1' },
    ],
    [
      'a stamp logo that was refused',
      'LOGO-REFUSE',
      {
        ...service('mon-timbre-avec-logo', 'mtelLogo'),
        serviceState: { status: 'CANCELLED', subscription: { status: 'REFUSED', reason: string('Illisible') } },
      },
      { state: { label: 'logo-refused' }, subscription: { label: 'refused', reason: 'Illisible' } },
    ],
    [
      'a forwarding contract whose holder is to be verified',
      'REEX-A-VERIFIER',
      {
        ...service('reexpedition-temporaire', 'reex'),
        serviceState: {
          status: 'CREATED',
          contract: {
            id: string('CONTRAT-1'),
            status: 'TO_BE_VERIFIED',
            contractType: 'temporary',
            destination: 'national',
            startDate: isoDay('2026-02-01'),
            endDate: isoDay('2027-02-01'),
            addressFrom: { line1: string('Rue'), postalCode: string('69002'), town: string('Lyon') },
            addressTo: { line1: string('Rue'), postalCode: string('29200'), town: string('Brest') },
          },
        },
      },
      { contract: { status: 'to-be-verified', type: 'temporary', destination: 'national', to: { city: 'Brest' } } },
    ],
  ])('an order is read with %s', async (to, name, entry, expected) => {
    const promised: Promised = {
      to: `an order with ${to}`,
      given: book(name),
      call: `GET /users/current/orders/CMD-26-${name}`,
      query: { fields: 'FULL' },
      own,
      answers: { code: `CMD-26-${name}`, created: moment, entries: [entry], ...totals },
    };
    const order = await pact([promised], ({ orders }) => orders.ofCode(`CMD-26-${name}`));
    expect(order).toMatchObject({ services: [expected] });
  });

  test('the orders are listed, the newest first', async () => {
    const promised: Promised = {
      to: 'a page of orders',
      given: { 'a paid order': paid['a paid order'] },
      call: 'GET /users/current/orders',
      query: { currentPage: '0', pageSize: '20' },
      own,
      answers: {
        orders: Matchers.eachLike({
          code: string('CMD-26-000123'),
          placed: moment,
          status: string('CREATED'),
          statusText: string('Enregistrée'),
          total: price(20.31),
          totalWithoutTax: price(18.2),
        }),
        pagination: { currentPage: 0, pageSize: 20, totalPages: integer(1), totalResults: integer(1) },
      },
    };
    expect(await pact([promised], ({ orders }) => orders.ofShopper(0))).toMatchObject({
      orders: [{ code: 'CMD-26-000123', status: 'created', total: { ttc: { cents: 2031 }, ht: { cents: 1820 } } }],
      page: 0,
      count: 1,
    });
  });

  test('the orders are searched by their articles and by the days on which they were placed', async () => {
    const promised: Promised = {
      to: 'a search among the orders',
      given: { 'a paid order': paid['a paid order'] },
      call: 'GET /users/current/orders',
      query: { currentPage: '0', pageSize: '10', query: 'zzz', from: '2026-11-01', to: '2026-11-30' },
      own,
      answers: {
        orders: [],
        pagination: { currentPage: 0, pageSize: 10, totalPages: integer(0), totalResults: integer(0) },
      },
    };
    const search = { text: 'zzz', from: '2026-11-01', to: '2026-11-30' };
    expect(await pact([promised], ({ orders }) => orders.ofShopper(0, 10, search))).toMatchObject({
      orders: [],
      count: 0,
    });
  });
});

describe('the state of an order', () => {
  interface StateInteraction {
    to: string;
    name: string;
    service: 'parcel' | 'forwarding' | 'stamp';
    nickname: string;
    answers: unknown;
    expected: object;
  }

  test.each<StateInteraction>([
    {
      to: 'of labels that are made',
      name: 'SUIVI-IMMEDIAT',
      service: 'parcel',
      nickname: 'smt',
      answers: { status: 'SUCCESS', labels: Matchers.eachLike({ trackingId: string('6A1'), downloadable: true }) },
      expected: { status: 'success', labels: [{ trackingId: '6A1', isDownloadable: true }] },
    },
    {
      to: 'of labels some of which are made',
      name: 'SUIVI-INCOMPLET',
      service: 'parcel',
      nickname: 'smt',
      answers: {
        status: 'SUCCESS_INCOMPLETE',
        labels: [true, false, true].map((downloadable) => ({ trackingId: string('6A1'), downloadable })),
      },
      expected: { status: 'incomplete' },
    },
    {
      to: 'of a contract that is to be verified',
      name: 'REEX-A-VERIFIER',
      service: 'forwarding',
      nickname: 'reex',
      answers: {
        status: 'PENDING',
        contracts: [{ id: string('CONTRAT-1'), status: 'TO_BE_VERIFIED', contractType: 'temporary' }],
      },
      expected: { status: 'pending', contracts: [{ status: 'to-be-verified' }] },
    },
    {
      to: 'of stamps that are made',
      name: 'TIMBRE-A-TELECHARGER',
      service: 'stamp',
      nickname: 'mtel',
      answers: { status: 'SUCCESS' },
      expected: { status: 'success' },
    },
  ])('$to is read', async ({ to, name, service: asked, nickname, answers, expected }) => {
    const promised: Promised = {
      to: `the state ${to}`,
      given: book(name),
      call: `GET /users/current/orders/CMD-26-${name}/services/${nickname}/state`,
      own,
      answers,
    };
    const state = await pact([promised], ({ orders }) => orders.stateOf(`CMD-26-${name}`, asked));
    expect(state).toMatchObject(expected);
  });

  test('the state of an unknown order is unknown', async () => {
    const promised: Promised = {
      to: 'the state of an unknown order',
      ...unknown,
      call: 'GET /users/current/orders/CMD-00-000000/services/smt/state',
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ orders }) => orders.stateOf('CMD-00-000000', 'parcel'))).toBe('unknown');
  });
});

describe('the invoices of an order', () => {
  const list = 'GET /users/current/orders/CMD-26-TROIS-VENDEURS/invoices' as const;
  const code = 'CMD-26-TROIS-VENDEURS';

  test('the invoices of an order are listed', async () => {
    const invoice = {
      invoiceId: string('F-1'),
      createdAt: moment,
      totalAmount: price(20),
      sellerName: string('Un vendeur'),
      seller: {
        name: string('Un vendeur SARL'),
        address: Matchers.eachLike('1 rue du Vendeur'),
        companyNumber: string('900 000 019'),
        vatNumber: string('FR00 900 000 019'),
      },
      totalWithoutTax: price(16.67),
      taxes: Matchers.eachLike({ rate: Matchers.like(20), base: price(16.67), tax: price(3.33) }),
    };
    const promised: Promised = {
      to: 'the invoices of an order',
      given: book('TROIS-VENDEURS'),
      call: list,
      own,
      answers: { invoices: Matchers.eachLike(invoice) },
    };
    expect(await pact([promised], ({ orders }) => orders.invoices(code))).toEqual([
      {
        id: 'F-1',
        date: '2026-01-15T10:00:00.000Z',
        total: { cents: 2000 },
        seller: 'Un vendeur',
        size: null,
        issuer: {
          name: 'Un vendeur SARL',
          address: ['1 rue du Vendeur'],
          companyNumber: '900 000 019',
          vatNumber: 'FR00 900 000 019',
        },
        totalWithoutTax: { cents: 1667 },
        taxes: [{ rate: 20, base: { cents: 1667 }, tax: { cents: 333 } }],
        exemption: null,
      },
    ]);
  });

  test('an invoice of an order is downloaded', async () => {
    const promised: Promised = {
      to: 'an invoice',
      given: book('TROIS-VENDEURS'),
      call: `${list}/F-${code}-1/download`,
      own,
      isFile: true,
    };
    const type = await pact([promised], async ({ orders }) => {
      const file = await orders.invoice(code, `F-${code}-1`);
      if (file === 'unknown') return file;
      return (await new Response(file.bytes).text()).slice(0, 4);
    });
    expect(type).toBe('%PDF');
  });

  test.each([
    ['the invoices of an unknown order', 'CMD-00-000000', null],
    ['an unknown invoice', code, 'F-0'],
  ])('%s are unknown', async (to, of, invoiceId) => {
    const promised: Promised = {
      to,
      ...(invoiceId ? { given: book('TROIS-VENDEURS') } : { given: unknown.given }),
      call: `GET /users/current/orders/${of}/invoices${invoiceId ? `/${invoiceId}/download` : ''}`,
      own,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    const asked = await pact<unknown>([promised], ({ orders }) =>
      invoiceId ? orders.invoice(of, invoiceId) : orders.invoices(of),
    );
    expect(asked).toBe('unknown');
  });
});

describe('a withdrawal', () => {
  const request = {
    lines: [{ lineId: '0.1126001', quantity: 1 }],
    email: SHOPPER,
    comment: 'Trop grand',
    key: 'retrait-1',
  };
  const asks = (code: string) => ({
    call: `POST /users/current/orders/${code}/withdrawals` as const,
    headers: { 'Idempotency-Key': 'retrait-1' },
    own,
    sends: { entries: [{ entryNumber: 0, quantity: 1 }], email: SHOPPER, comment: 'Trop grand' },
  });

  test('a withdrawal is acknowledged with its moment', async () => {
    const promised: Promised = {
      to: 'a withdrawal from an order',
      given: book('RETRACTATION'),
      ...asks('CMD-26-RETRACTATION'),
      status: 201,
      answers: {
        code: string('RETRACTATION-0001'),
        receivedAt: moment,
        email: SHOPPER,
        entries: [{ entryNumber: 0, quantity: 1 }],
      },
    };
    const orderCode = 'CMD-26-RETRACTATION';
    expect(await pact([promised], ({ orders }) => orders.withdraw({ orderCode, ...request }))).toEqual({
      kind: 'received',
      code: 'RETRACTATION-0001',
      receivedAt: '2026-01-15T10:00:00.000Z',
      email: SHOPPER,
      comment: null,
      lines: [{ entryNumber: 0, quantity: 1 }],
    });
  });

  test('a withdrawal is read again, with its comment', async () => {
    const order = 'CMD-26-RETRACTATION';
    const entries = [{ entryNumber: 0, quantity: 1 }];
    const promised: Promised = {
      to: 'the withdrawals from an order',
      given: { 'a withdrawal': { order, owner: SHOPPER } },
      call: `GET /users/current/orders/${order}/withdrawals`,
      own,
      answers: {
        withdrawals: [
          { code: string('RETRACTATION-0001'), receivedAt: moment, email: SHOPPER, comment: 'Trop grand', entries },
        ],
      },
    };
    expect(await pact([promised], ({ orders }) => orders.withdrawals(order))).toEqual([
      {
        code: 'RETRACTATION-0001',
        receivedAt: '2026-01-15T10:00:00.000Z',
        email: SHOPPER,
        comment: 'Trop grand',
        lines: entries,
      },
    ]);
  });

  test('the withdrawals of an unknown order are unknown', async () => {
    const promised: Promised = {
      to: 'the withdrawals from an unknown order',
      ...unknown,
      call: 'GET /users/current/orders/CMD-00-000000/withdrawals',
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ orders }) => orders.withdrawals('CMD-00-000000'))).toBe('unknown');
  });

  test.each([
    ['too late', 'RETRACTATION-PASSEE', 'withdrawalPeriodOver', 'too-late'],
    ['of a service', 'TIMBRE-TELECHARGE', 'notWithdrawable', 'not-withdrawable'],
  ])('%s is refused', async (what, name, reason, expected) => {
    const promised: Promised = {
      to: `a withdrawal ${what}`,
      given: book(name),
      ...asks(`CMD-26-${name}`),
      status: 400,
      answers: refusal('WithdrawalError', reason),
    };
    const asked = { orderCode: `CMD-26-${name}`, ...request };
    expect(await pact([promised], ({ orders }) => orders.withdraw(asked))).toEqual({
      kind: 'refused',
      reason: expected,
    });
  });

  test('a withdrawal of more pieces than remain is refused', async () => {
    const orderCode = 'CMD-26-RETRACTATION';
    const promised: Promised = {
      to: 'a withdrawal of pieces that were withdrawn from before',
      given: { 'a withdrawal': { order: orderCode, owner: SHOPPER } },
      ...asks(orderCode),
      sends: { entries: [{ entryNumber: 0, quantity: 2 }], email: SHOPPER, comment: 'Trop grand' },
      status: 400,
      answers: refusal('WithdrawalError', 'alreadyWithdrawn'),
    };
    const lines = [{ lineId: '0.1126001', quantity: 2 }];
    expect(await pact([promised], ({ orders }) => orders.withdraw({ orderCode, ...request, lines }))).toEqual({
      kind: 'refused',
      reason: 'already',
    });
  });

  test('a withdrawal from an unknown order is unknown', async () => {
    const promised: Promised = {
      to: 'a withdrawal from an unknown order',
      ...unknown,
      ...asks('CMD-00-000000'),
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    const asked = { orderCode: 'CMD-00-000000', ...request };
    expect(await pact([promised], ({ orders }) => orders.withdraw(asked))).toBe('unknown');
  });
});
