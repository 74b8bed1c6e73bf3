import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lineStatusWords, logoStatusWords, toLineStatus } from '#adapters/service-statuses.ts';
import { lineStateOf, lineStatuses } from '#domain/orders/line-status.ts';
import { lastDayOf } from '#domain/orders/withdrawal.ts';
import { newBackend, readyCart } from '#tests/mocks/backend.ts';
import { moveOrder } from '../host/order-moves.ts';
import { consignments } from '../messages/consignments.ts';
import { bookOf, bookOrders, bookOwners } from '../order-book/book.ts';
import { fixedProducts } from '../records/known-products.ts';
import type { WireOrder } from '../records/orders.ts';
import { PRO, SHOPPER } from '../records/shoppers.ts';
import { advanceClock, dayOf, hours, nowIn } from '../shared/calendar/clock.ts';
import { offers, tariffs } from '../tariffs/forwarding.ts';

const services = {
  smt: 'parcel',
  vrel: 'registered-mail',
  mtel: 'stamp',
  mtelLogo: 'stamp-logo',
  reex: 'forwarding',
  cel: 'letter',
} as const;

async function ordersOf(owner: string) {
  const { call } = newBackend();
  const codes = [...bookOf(owner).keys()];
  const answers = await Promise.all(
    codes.map((code) => call<WireOrder>('GET', `/users/current/orders/${code}`, { as: owner })),
  );
  return answers.map(({ body }) => body);
}

describe('the order book', () => {
  test('the order book is described in SCENARIOS.md, order by order', () => {
    const text = readFileSync('mocks/SCENARIOS.md', 'utf8');
    expect(bookOrders.map(({ name }) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    expect(new Set(bookOrders.map(({ name }) => name)).size).toBe(bookOrders.length);
  });

  test.each(['étiquette', 'Étiquettes', 'vendeur-recu'])(
    'orders are searched by what they made or their number: %s',
    async (text) => {
      const { call } = newBackend();
      const path = `/users/current/orders?pageSize=200&query=${encodeURIComponent(text)}`;
      const { body } = await call<{ orders: { code: string }[] }>('GET', path, { as: SHOPPER });
      const isLabel = /^CMD-26-(COLIS|SUIVI-(?!REEX|TIMBRE)|RECO|BIENS-ET-SERVICES)/;
      const codes = [...bookOf(SHOPPER).keys()];
      const expected = codes.filter((code) =>
        text.startsWith('v') ? code.endsWith('VENDEUR-RECU') : isLabel.test(code),
      );
      expect(body.orders.map(({ code }) => code).toSorted()).toEqual(expected.toSorted());
    },
  );

  test('an order is found by the number of a parcel, of a label or of a contract, by its invoice and by a seller', async () => {
    const { call } = newBackend();
    const found = async (text: string) => {
      const path = `/users/current/orders?pageSize=200&query=${encodeURIComponent(text)}`;
      const { body } = await call<{ orders: { code: string }[] }>('GET', path, { as: SHOPPER });
      return body.orders.map(({ code }) => code);
    };
    const orders = await ordersOf(SHOPPER);
    const parcel = orders.flatMap(({ code, consignments }) =>
      (consignments ?? []).flatMap(({ trackingID: number }) => (number ? [{ code, number }] : [])),
    )[0];
    const label = orders.flatMap(({ code, entries }) =>
      entries.flatMap(({ serviceState }) =>
        serviceState?.trackingId ? [{ code, number: serviceState.trackingId }] : [],
      ),
    )[0];
    for (const { code, number } of [parcel, label].flatMap((one) => one ?? []))
      for (const typed of [number, number.toLowerCase(), number.replace(/(.{4})(?=.)/g, '$1 ')])
        expect(await found(typed)).toEqual([code]);
    expect([parcel, label]).not.toContain(undefined);
    const contract = orders.flatMap(({ code, entries }) =>
      entries.flatMap(({ serviceState }) => (serviceState?.contract ? { code, number: serviceState.contract.id } : [])),
    )[0];
    expect(await found(contract?.number ?? '')).toEqual([contract?.code]);
    expect(await found('F-CMD-26-VENDEUR-RECU-1')).toEqual(['CMD-26-VENDEUR-RECU']);
    expect(await found('philatélie des halles')).toContain('CMD-26-VENDEUR-RECU');
  });

  test.each(bookOwners)('the order book of %s has every label of a line, and every state of a logo', async (owner) => {
    const states = (await ordersOf(owner)).flatMap(({ entries }) =>
      entries.flatMap(({ product, serviceState }) => (serviceState ? [{ product, ...serviceState }] : [])),
    );
    const shown = new Set(
      states.map(
        ({ product, status }) =>
          lineStateOf(services[product.service as keyof typeof services], toLineStatus(status)).label,
      ),
    );
    const possible = Object.values(services).flatMap((service) =>
      lineStatuses.map((status) => lineStateOf(service, status).label),
    );
    expect(new Set(possible).difference(shown)).toEqual(new Set());
    expect(new Set(Object.keys(lineStatusWords)).difference(new Set(states.map(({ status }) => status)))).toEqual(
      new Set(),
    );
    const subscriptions = new Set(states.flatMap(({ subscription }) => subscription?.status ?? []));
    expect(new Set(Object.keys(logoStatusWords)).difference(subscriptions)).toEqual(new Set());
    const contracts = new Set(states.flatMap(({ contract }) => contract?.status ?? []));
    expect(contracts).toEqual(new Set(['CREATED', 'TO_BE_VERIFIED', 'READY_FOR_PICKUP', 'CANCELLED', 'OBJECTED']));
  });

  test.each(bookOwners)('each contract of the order book of %s is of an offer of its article', async (owner) => {
    const wrong = (await ordersOf(owner)).flatMap(({ code, created, entries }) =>
      entries.flatMap(({ product, totalPrice, serviceState }) => {
        const { contract } = serviceState ?? {};
        if (!contract) return [];
        const { cents } = tariffs.on(dayOf(Date.parse(created)));
        const lasts = (Date.parse(contract.endDate ?? '') - Date.parse(contract.startDate ?? '')) / 86_400_000 + 1;
        const isOf = ([offerCode, offer]: [string, (typeof offers)[string]]) =>
          offer.productCode === product.code &&
          offer.contractType === contract.contractType &&
          offer.destination === contract.destination &&
          cents[offerCode] === Math.round(totalPrice.value * 100) &&
          lasts >= (offer.minDays ?? 28 * (offer.months ?? 0)) &&
          lasts <= (offer.maxDays ?? 31 * (offer.months ?? 0) + 1);
        return Object.entries(offers).some(isOf) ? [] : [{ code, contract, lasts }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the order book has no contract whose identity is checked and is still to be verified', async () => {
    const contracts = (await ordersOf(PRO)).flatMap(({ entries }) =>
      entries.flatMap(({ serviceState }) => serviceState?.contract ?? []),
    );
    const toVerify = contracts.filter(({ status }) => status === 'TO_BE_VERIFIED');
    expect(toVerify.length).toBeGreaterThan(0);
    expect(
      toVerify.flatMap(({ steps = [] }) => steps.filter(({ code, reached }) => code === 'IDENTITY_CHECKED' && reached)),
    ).toEqual([]);
  });

  test.each(bookOwners)(
    'the order book of %s has a contract at each of its steps, and with each state of its code and card',
    async (owner) => {
      const contracts = (await ordersOf(owner)).flatMap(({ entries }) =>
        entries.flatMap(({ serviceState }) => serviceState?.contract ?? []),
      );
      const now = contracts.map(({ steps = [] }) => steps.findLast(({ reached }) => reached)?.code);
      expect(new Set(now)).toEqual(
        new Set([undefined, 'PAID', 'LETTER_SENT', 'IDENTITY_CHECKED', 'ACTIVE', 'CARD_RECEIVED', 'ENDED']),
      );
      expect(new Set(contracts.map(({ codeEntry }) => codeEntry?.status))).toEqual(
        new Set([undefined, 'OPEN', 'LOCKED', 'EXPIRED']),
      );
      expect(new Set(contracts.map(({ cardStatus }) => cardStatus))).toEqual(
        new Set([undefined, 'ASKED', 'RECEIVED', 'MISSING']),
      );
    },
  );

  test.each(bookOwners)(
    'the order book of %s has no event of the future, and dates the events after the order',
    async (owner) => {
      const now = new Date().toISOString();
      for (const { code, created, consignments = [], entries } of await ordersOf(owner)) {
        const dates = [
          ...consignments.map(({ status, statusDate }) => [status, statusDate ?? ''] as const),
          ...entries.flatMap(({ serviceState }) =>
            serviceState ? [[serviceState.status, serviceState.statusDate ?? ''] as const] : [],
          ),
        ];
        for (const [status, date] of dates) {
          expect([code, status, date <= now, date >= created]).toEqual([code, status, true, true]);
          if (
            /^(CLOSED|RECEIVED|LABEL_EXPIRED|REFUND)/.test(status) &&
            Date.parse(now) - Date.parse(created) > hours(72)
          )
            expect([code, status, date.slice(0, 10)]).not.toEqual([code, status, created.slice(0, 10)]);
        }
      }
    },
  );

  test('an order of the book may be withdrawn from for fourteen days after the latest arrival, where anything arrives', async () => {
    const orders = (await ordersOf(SHOPPER)).filter(({ consignments = [] }) => consignments.length > 0);
    for (const { code, withdrawableUntil, consignments = [] } of orders) {
      const latest = consignments
        .flatMap(({ targetArrivalDate }) => targetArrivalDate ?? [])
        .toSorted()
        .at(-1);
      const isEnded = consignments.every(({ status }) => ['REFUSED', 'CANCELED'].includes(status));
      if (isEnded) expect([code, withdrawableUntil]).toEqual([code, undefined]);
      else if (latest) {
        const left = Date.parse(withdrawableUntil ?? '') - Date.parse(latest);
        expect([code, left >= hours(24 * 14)]).toEqual([code, true]);
      }
    }
  });

  test('the order book has every order that a seller got a message about', async () => {
    for (const { order, code, owner, sellerName } of consignments) {
      const { call } = newBackend();
      const { body } = await call<WireOrder>('GET', `/users/current/orders/${order}`, { as: owner });
      expect(body.consignments?.find((each) => each.code === code)).toMatchObject({ sellerName, contactable: true });
    }
  });

  test('an order of the book is neither returned nor withdrawn from once everything is refunded', async () => {
    const { call } = newBackend();
    const { body } = await call<WireOrder>('GET', '/users/current/orders/CMD-26-REMB-FAIT', { as: SHOPPER });
    expect(body.refunds).toMatchObject([{ status: 'REFUNDED' }]);
    expect(body.withdrawableUntil).toBeUndefined();
    expect(body.consignments?.map(({ returnableUntil }) => returnableUntil)).toEqual([undefined]);
  });

  test('an order of the book refunds each piece once: a withdrawn piece cannot be returned, and is refunded with its delivery', async () => {
    const { call } = newBackend();
    const order = '/users/current/orders/CMD-26-RETRACTATION';
    const body = { entries: [{ entryNumber: 0, quantity: 2 }], email: SHOPPER };
    await call('POST', `${order}/withdrawals`, { as: SHOPPER, body });
    const items = `${order}/consignments/CMD-26-RETRACTATION-A/returnableItems`;
    const { body: left } = await call<{ entries: object[] }>('GET', items, { as: SHOPPER });
    expect(left.entries).toMatchObject([{ returnableQuantity: 0, reason: 'ALREADY_RETURNED' }]);
    const { body: now } = await call<WireOrder>('GET', order, { as: SHOPPER });
    expect(now.refunds?.map(({ amount }) => amount.value)).toEqual([now.totalPriceWithTax.value]);
  });

  test('an order of the book refunds half of its goods without their delivery', async () => {
    const { call } = newBackend();
    const { body } = await call<WireOrder>('GET', '/users/current/orders/CMD-26-RETRACTATION-RECUE', { as: SHOPPER });
    expect(body.refunds?.map(({ amount }) => amount.value)).toEqual([body.entries[0]?.basePrice.value]);
  });

  test('an order says the moment at which a withdrawal was paid back, a day after it was received', async () => {
    const { call, world } = newBackend();
    const order = '/users/current/orders/CMD-26-RETRACTATION';
    const body = { entries: [{ entryNumber: 0, quantity: 1 }], email: SHOPPER };
    await call('POST', `${order}/withdrawals`, { as: SHOPPER, body });
    const refundOf = async () => (await call<WireOrder>('GET', order, { as: SHOPPER })).body.refunds?.[0];
    const asked = await refundOf();
    advanceClock(world, hours(30));
    const paid = await refundOf();
    expect([asked?.status, paid?.status]).toEqual(['WAITING_REFUND', 'REFUNDED']);
    expect(Date.parse(paid?.statusDate ?? '') - Date.parse(asked?.statusDate ?? '')).toBe(hours(24));
  });

  test('a forwarding contract may be withdrawn from for fourteen days, which cancels it and pays it back', async () => {
    const { call, world } = newBackend();
    const order = '/users/current/orders/CMD-26-REEX-PRETE';
    const read = async () => (await call<WireOrder>('GET', order, { as: SHOPPER })).body;
    const { created, withdrawableUntil, entries, totalPriceWithTax } = await read();
    expect(withdrawableUntil).toBe(lastDayOf({ created, withdrawableUntil: null }, { service: 'forwarding' }) ?? '');
    const entryNumber = entries[0]?.entryNumber;
    const body = { entries: [{ entryNumber, quantity: 1 }], email: SHOPPER };
    expect((await call('POST', `${order}/withdrawals`, { as: SHOPPER, body })).status).toBe(201);
    const now = await read();
    expect(now.entries[0]?.serviceState?.contract?.status).toBe('WITHDRAWN');
    expect(now.withdrawableUntil).toBeUndefined();
    expect(now.refunds?.map(({ amount }) => amount.value)).toEqual([totalPriceWithTax.value]);
    advanceClock(world, hours(24 * 20));
    expect((await call('POST', `${order}/withdrawals`, { as: SHOPPER, body })).status).toBe(400);
  });

  test('an order says why its seller declined a piece', async () => {
    const { call } = newBackend();
    const { body } = await call<WireOrder>('GET', '/users/current/orders/CMD-26-VENDEUR-EN-PARTIE', { as: SHOPPER });
    expect(body.refunds).toMatchObject([{ reason: expect.stringMatching(/plus en stock/) }]);
  });

  test('an order of the book has invoices of its charges, and none of a cancelled part', async () => {
    const { call } = newBackend();
    for (const name of ['REEX-ANNULEE', 'REEX-DEUX', 'TROIS-VENDEURS', 'COLIS-TROIS']) {
      const order = `/users/current/orders/CMD-26-${name}`;
      const { body } = await call<WireOrder>('GET', order, { as: SHOPPER });
      const { body: list } = await call<{ invoices: { totalAmount: { value: number } }[] }>(
        'GET',
        `${order}/invoices`,
        {
          as: SHOPPER,
        },
      );
      const invoiced = list.invoices.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount.value * 100), 0);
      expect([name, invoiced]).toEqual([name, Math.round((body.amountPaid?.value ?? 0) * 100)]);
    }
  });

  test('an order of the book is open to its owner alone', async () => {
    const { call } = newBackend();
    for (const as of [PRO, 'pro-petit-solde@exemple.fr'])
      expect((await call('GET', '/users/current/orders/CMD-26-COLIS-TROIS', { as })).status).toBe(404);
    expect((await call('GET', '/users/current/orders/CMD-26-PRO-COLIS-TROIS', { as: PRO })).status).toBe(200);
  });

  test('an order of the book has three sellers, one late and one that refused with its reason and refunds', async () => {
    const { call } = newBackend();
    const { body } = await call<WireOrder>('GET', '/users/current/orders/CMD-26-TROIS-VENDEURS', { as: SHOPPER });
    const [late, sent, refused] = body.consignments ?? [];
    expect(late).toMatchObject({ status: 'SHIPPING', reason: expect.any(String) });
    expect((late?.shippingUntil ?? '') < new Date().toISOString()).toBe(true);
    expect(sent).toMatchObject({ status: 'SHIPPED', trackingID: expect.any(String), trackingUrl: expect.any(String) });
    expect(refused).toMatchObject({ status: 'REFUSED', entries: [{ quantityDeclined: 1 }] });
    expect(body.refunds).toMatchObject([{ consignmentCode: refused?.code, status: 'WAITING_REFUND' }]);
  });

  test('an order of the book is not prepared before its seller accepts it, nor before it is debited', async () => {
    const orders = new Map((await ordersOf(SHOPPER)).map((order) => [order.code, order.status]));
    const statuses = ['A-ACCEPTER', 'A-PAYER', 'PREPARE'].map((name) => orders.get(`CMD-26-VENDEUR-${name}`));
    expect(statuses).toEqual(['CREATED', 'CREATED', 'PROCESSING']);
  });

  test('an order on account awaits its money', async () => {
    const { call } = newBackend();
    const { body } = await call<WireOrder>('GET', '/users/current/orders/CMD-26-PRO-COMPTE', { as: PRO });
    expect(body).toMatchObject({ amountPaid: { value: 0 }, amountAwaited: { value: body.totalPriceWithTax.value } });
  });
});

test.each([SHOPPER, PRO])(
  'the orders of %s say what becomes of the money of each part that came to nothing',
  async (owner) => {
    const { call } = newBackend();
    const silent = [];
    for (const code of bookOf(owner).keys()) {
      const { body } = await call<WireOrder>('GET', `/users/current/orders/${code}`, { as: owner });
      const { entries, consignments = [], refunds = [] } = body;
      const about = refunds.map(({ entryNumbers, consignmentCode }) => entryNumbers?.join() ?? consignmentCode);
      const over = [
        ...entries.flatMap(({ entryNumber, serviceState }) =>
          /^(CANCELLED|REFUNDED|REFUND_PENDING|PARTIALLY_REFUNDED)$/.test(serviceState?.status ?? '')
            ? [`${entryNumber}`]
            : [],
        ),
        ...consignments.flatMap((each) => (/^(REFUSED|CANCELED|REFUNDED)$/.test(each.status) ? [each.code] : [])),
      ];
      silent.push(...over.filter((part) => !about.includes(part)).map((part) => `${code} ${part}`));
    }
    expect(silent).toEqual([]);
  },
);

describe('what is asked for again and again', () => {
  test.each([
    ['SUIVI-IMMEDIAT', 'smt', ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['SUIVI-TROISIEME', 'smt', ['PENDING', 'PENDING', 'SUCCESS', 'SUCCESS']],
    ['SUIVI-TIMBRE-TROISIEME', 'mtel', ['PENDING', 'PENDING', 'SUCCESS', 'SUCCESS']],
    ['SUIVI-RECO-TROISIEME', 'vrel', ['PENDING', 'PENDING', 'SUCCESS', 'SUCCESS']],
    ['SUIVI-REEX-TROISIEME', 'reex', ['PENDING', 'PENDING', 'SUCCESS', 'SUCCESS']],
    ['SUIVI-INCOMPLET', 'smt', Array(4).fill('SUCCESS_INCOMPLETE')],
    ['SUIVI-EPUISE', 'smt', Array(4).fill('PENDING')],
    ['SUIVI-REEX-EPUISE', 'reex', Array(4).fill('PENDING')],
    ['SUIVI-EN-PANNE', 'smt', Array(4).fill(503)],
  ])('%s answers as its name says', async (name, service, wanted) => {
    const { call } = newBackend();
    const answers = [];
    for (const _ of wanted) {
      const path = `/users/current/orders/CMD-26-${name}/services/${service}/state`;
      const { status, body } = await call<{ status: string }>('GET', path, { as: SHOPPER });
      answers.push(status === 200 ? body.status : status);
    }
    expect(answers).toEqual(wanted);
  });
});

describe('what was bought in the shop', () => {
  async function bought(code: string) {
    const backend = newBackend();
    const cart = await readyCart(backend, { code });
    const card = {
      accountHolderName: 'Compte Particulier',
      cardNumber: '4970100000000006',
      expiryMonth: '12',
      expiryYear: '2029',
    };
    await backend.call('POST', `${cart}/paymentdetails`, { body: card, as: SHOPPER });
    const placed = await backend.call<WireOrder>('POST', `/users/current/orders?cartId=${cart.split('/').at(-1)}`, {
      as: SHOPPER,
    });
    const read = async () =>
      (await backend.call<WireOrder>('GET', `/users/current/orders/${placed.body.code}`, { as: SHOPPER })).body;
    const later = async (milliseconds: number) => {
      advanceClock(backend.world, milliseconds);
      return read();
    };
    return { ...backend, code: placed.body.code, later, read };
  }

  test('a bought shipping label is made, expires and then may be refunded', async () => {
    const { later, call, code, world } = await bought(fixedProducts.shippingLabel);
    const status = async (milliseconds: number) => (await later(milliseconds)).entries[0]?.serviceState?.status;
    expect(await status(0)).toBe('CREATED');
    expect(await status(5000)).toBe('READY_FOR_PICKUP');
    const { serviceState } = (await later(0)).entries[0] ?? {};
    const lastDay = serviceState?.validUntil ?? '';
    expect(serviceState?.availableUntil).toBe(lastDay);
    expect(await status(Date.parse(`${lastDay}T12:00:00Z`) - nowIn(world))).toBe('READY_FOR_PICKUP');
    expect(await status(hours(24))).toBe('LABEL_EXPIRED');
    expect((await later(0)).entries[0]?.serviceState?.validUntil).toBeUndefined();
    const list = `/users/current/orders/${code}/refundable-parcels?isSmt=true`;
    const { body } = await call<{ parcels: { refundable: boolean }[] }>('GET', list, { as: SHOPPER });
    expect(body.parcels).toMatchObject([{ refundable: true }]);
  });

  test('a shipping label that was not used is refunded without a request, where that was chosen', async () => {
    const { later, call, code, world } = await bought(fixedProducts.shippingLabel);
    const valid = await later(5000);
    expect(valid.automaticRefund).toBe(false);
    const choice = `/users/current/orders/${code}/automatic-refund`;
    await call('PUT', choice, { as: SHOPPER, body: { enabled: true } });
    expect((await later(0)).automaticRefund).toBe(true);
    const { validUntil, refundableFrom } = valid.entries[0]?.serviceState ?? {};
    const expired = await later(Date.parse(`${validUntil}T22:59:00Z`) + hours(1) / 2 - nowIn(world));
    expect(expired.entries[0]?.serviceState?.status).toBe('REFUND_PENDING');
    expect(expired.entries[0]?.serviceState?.statusDate?.slice(0, 10)).toBe(validUntil);
    expect(expired).not.toHaveProperty('automaticRefund');
    expect(expired.refunds).toMatchObject([{ status: 'WAITING_REFUND_PAYMENT', entryNumbers: [0] }]);
    expect((await later(hours(1))).refunds).toMatchObject([
      { status: 'REFUNDED', amount: { value: expired.totalPriceWithTax?.value } },
    ]);
    const next = new Date(Date.parse(`${validUntil}T12:00:00Z`) + hours(24)).toISOString().slice(0, 10);
    expect(refundableFrom).toBe(next);
    expect((await call('PUT', choice, { as: SHOPPER, body: { enabled: false } })).status).toBe(400);
  });

  test('a bought article goes from its sender to the shopper, may be withdrawn from, and no longer', async () => {
    const { later } = await bought(fixedProducts.sentToPoint);
    const seen = [];
    for (const time of [0, hours(1), hours(24), hours(72), hours(24 * 40)]) {
      const { consignments, withdrawableUntil } = await later(time);
      seen.push([consignments?.[0]?.status, withdrawableUntil !== undefined]);
    }
    expect(seen).toEqual([
      ['WAITING_ACCEPTANCE', true],
      ['SHIPPING', true],
      ['SHIPPED', true],
      ['RECEIVED', true],
      ['CLOSED', false],
    ]);
  });

  test('a bought article has the state that the form sets', async () => {
    const { code, read, world } = await bought(fixedProducts.sentToPoint);
    const move = { order: code, part: `${code}-A`, status: 'REFUSED', reason: 'Plus en stock', world: world.name };
    expect(await moveOrder(move)).toEqual({ moved: `${code}-A` });
    expect((await read()).consignments).toMatchObject([{ status: 'REFUSED', reason: 'Plus en stock' }]);
    expect(await moveOrder({ ...move, part: '7' })).toHaveProperty('refused');
    expect(await moveOrder({ ...move, order: 'CMD-0' })).toHaveProperty('refused');
    expect(await moveOrder({ ...move, status: 'non !' })).toHaveProperty('refused');
  });
});
