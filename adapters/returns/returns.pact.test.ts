import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal, SHOPPER } from '#adapters/testing/pact.ts';
import type { NewReturn } from '#domain/returns/returns.ts';

const { boolean, eachLike, integer, string } = Matchers;
const pact = pactWith('returns');
const own = true;
const moment = isoMoment('2026-11-20T10:00:00.000Z');
const day = isoDay('2026-12-04');

const orderCode = 'CMD-26-RETOUR-POSSIBLE';
const consignmentCode = `${orderCode}-A`;
const book = { 'an order of the book': { order: orderCode, owner: SHOPPER } };
const nobody = { 'a signed-in shopper': { owner: SHOPPER } };
const unknownResource = { own, status: 404, answers: refusal('UnknownResourceError', 'notFound') };
const nowhere = '00000000-0000-4000-8000-999999999999';

/** A return of the order book, by its place in it. */
const returnOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const [waiting, accepted, refused, , , closed, cancelled] = [1, 2, 3, 4, 5, 6, 7].map(returnOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const given = (request: string) => ({ 'a return of the book': { owner: SHOPPER, request } });
const at = (request: string): `/${string}` => `/users/current/orderReturns/${request}`;

const entry = {
  orderEntry: { entryNumber: integer(0), product: { name: string('Pochettes en papier') } },
  expectedQuantity: integer(1),
};
const answerOf = (code: string, order: string) => ({
  code,
  order: { code: order },
  consignmentCode: `${order}-A`,
  sellerName: string('Cartons de Loire'),
  creationTime: moment,
  method: { code: string('RETURN_METHOD_BY_MAIL'), name: string('Par colis, avec une étiquette') },
  returnEntries: eachLike({ ...entry, reason: { code: string('CHANGED_MIND'), name: string('J’ai changé d’avis') } }),
});

describe('what may be returned', () => {
  const call = `GET /users/current/orders/${orderCode}/consignments/${consignmentCode}/returnableItems` as const;

  test('a consignment’s returnable items have reasons, methods with their payer, and the last day', async () => {
    const promised: Promised = {
      to: 'what of a consignment may be returned',
      given: book,
      call,
      own,
      answers: {
        sellerName: string('Cartons de Loire'),
        returnableUntil: day,
        reasons: eachLike({ code: string('CHANGED_MIND'), name: string('J’ai changé d’avis') }),
        methods: [
          {
            code: 'RETURN_METHOD_BY_MAIL',
            name: string('Par colis, avec une étiquette'),
            description: string('Imprimez l’étiquette.'),
            cost: price(0),
          },
          {
            code: 'DROP_OFF_POINT',
            name: string('En point de retrait'),
            description: string('Le coût.'),
            cost: price(3.9),
          },
          { code: 'HOME_PICKUP', name: string('Enlèvement chez vous'), description: string('Le vendeur.') },
        ],
        entries: eachLike({ entryNumber: integer(0), name: string('Pochettes'), returnableQuantity: integer(1) }),
      },
    };
    expect(await pact([promised], ({ returns }) => returns.returnable(orderCode, consignmentCode))).toMatchObject({
      until: '2026-12-04',
      methods: [{ cost: { cents: 0 } }, { cost: { cents: 390 } }, { cost: null }],
      lines: [{ most: 1, obstacle: null }],
    });
  });

  test('a consignment whose return period is over names that reason', async () => {
    const over = 'CMD-26-VENDEUR-CLOS';
    const promised: Promised = {
      to: 'what of a consignment may no longer be returned',
      given: { 'an order of the book': { order: over, owner: SHOPPER } },
      call: `GET /users/current/orders/${over}/consignments/${over}-A/returnableItems`,
      own,
      answers: {
        reasons: eachLike({ code: string('CHANGED_MIND'), name: string('J’ai changé d’avis') }),
        methods: eachLike({ code: string('RETURN_METHOD_BY_MAIL'), name: string('Par colis') }),
        entries: [{ entryNumber: 0, name: string('Pochettes'), returnableQuantity: 0, reason: 'WINDOW_CLOSED' }],
      },
    };
    expect(await pact([promised], ({ returns }) => returns.returnable(over, `${over}-A`))).toMatchObject({
      lines: [{ most: 0, obstacle: 'too-late' }],
    });
  });

  test('the returnable items of an unknown order are unknown', async () => {
    const promised: Promised = {
      to: 'what of an unknown order may be returned',
      given: nobody,
      call: 'GET /users/current/orders/CMD-00-000000/consignments/CMD-00-000000-A/returnableItems',
      ...unknownResource,
    };
    expect(await pact([promised], ({ returns }) => returns.returnable('CMD-00-000000', 'CMD-00-000000-A'))).toBe(
      'unknown',
    );
  });
});

describe('a return', () => {
  test('an accepted return is read with its steps, its address and its label', async () => {
    const promised: Promised = {
      to: 'an accepted return',
      given: given(accepted),
      call: `GET ${at(accepted)}`,
      own,
      answers: {
        ...answerOf(accepted, 'CMD-26-RETOUR-ACCEPTE'),
        rma: string('RMA-000002'),
        status: 'IN_PROGRESS',
        history: [
          { status: 'WAITING_ACCEPTANCE', statusDate: moment },
          { status: 'IN_PROGRESS', statusDate: moment },
        ],
        sendUntil: day,
        returnAddress: {
          firstName: string(''),
          lastName: string('Service des retours'),
          line1: string('12 RUE DU CANAL'),
          postalCode: string('67000'),
          town: string('STRASBOURG'),
          country: { isocode: string('FR') },
        },
        cancellable: true,
        labelAvailable: true,
        trackingId: string('6A04043954320'),
      },
    };
    expect(await pact([promised], ({ returns }) => returns.ofCode(accepted))).toMatchObject({
      status: 'accepted',
      history: [{ status: 'requested' }, { status: 'accepted' }],
      sendBefore: '2026-12-04',
      hasLabel: true,
      isCancellable: true,
    });
  });

  test('a refused return names its reason', async () => {
    const answers = { ...answerOf(refused, 'CMD-26-RETOUR-REFUSE'), status: 'REFUSED', rejection: 'NOT_ELIGIBLE' };
    const promised: Promised = {
      to: 'a refused return',
      given: given(refused),
      call: `GET ${at(refused)}`,
      own,
      answers,
    };
    expect(await pact([promised], ({ returns }) => returns.ofCode(refused))).toMatchObject({
      status: 'refused',
      rejection: 'not-eligible',
    });
  });

  test('the returns of an order are listed with their refunds', async () => {
    const promised: Promised = {
      to: 'the returns of an order',
      given: given(closed),
      call: 'GET /users/current/orderReturns',
      query: { orderCode: 'CMD-26-RETOUR-TERMINE' },
      own,
      answers: {
        returnRequests: [
          {
            ...answerOf(closed, 'CMD-26-RETOUR-TERMINE'),
            status: 'CLOSED',
            cancellable: boolean(false),
            refund: { amount: price(7.1), status: 'REFUNDED', statusDate: moment },
          },
        ],
      },
    };
    expect(await pact([promised], ({ returns }) => returns.ofOrder('CMD-26-RETOUR-TERMINE'))).toMatchObject([
      { status: 'closed', refund: { status: 'refunded' }, isCancellable: false },
    ]);
  });

  test('an unknown return is unknown, and so are the returns of an unknown order', async () => {
    const one: Promised = { to: 'an unknown return', given: nobody, call: `GET ${at(nowhere)}`, ...unknownResource };
    expect(await pact([one], ({ returns }) => returns.ofCode(nowhere))).toBe('unknown');
    const all: Promised = {
      to: 'the returns of an unknown order',
      given: nobody,
      call: 'GET /users/current/orderReturns',
      query: { orderCode: 'CMD-00-000000' },
      ...unknownResource,
    };
    expect(await pact([all], ({ returns }) => returns.ofOrder('CMD-00-000000'))).toBe('unknown');
  });
});

describe('asking for a return', () => {
  const returnRequestEntryInputs = [{ orderEntryNumber: 0, quantity: 1, reasonCode: 'CHANGED_MIND' }];
  const wanted: NewReturn = {
    orderCode,
    consignmentCode,
    methodCode: 'RETURN_METHOD_BY_MAIL',
    comment: 'Trop grand.',
    lines: [{ entryNumber: 0, quantity: 1, reasonCode: 'CHANGED_MIND' }],
    key: 'retour-1',
  };
  const sends = {
    orderCode,
    consignmentCode,
    methodCode: wanted.methodCode,
    comment: 'Trop grand.',
    returnRequestEntryInputs,
  };
  const call = 'POST /users/current/orderReturns';
  const headers = { 'Idempotency-Key': 'retour-1' };

  test('a return is created', async () => {
    const promised: Promised = {
      to: 'a new return',
      given: book,
      call,
      headers,
      own,
      sends,
      status: 201,
      answers: {
        ...answerOf('', orderCode),
        code: string(nowhere),
        status: 'WAITING_ACCEPTANCE',
        comment: 'Trop grand.',
        cancellable: true,
      },
    };
    expect(await pact([promised], ({ returns }) => returns.ask(wanted))).toMatchObject({
      kind: 'asked',
      request: { status: 'requested', comment: 'Trop grand.' },
    });
  });

  test('a return of too many pieces is refused', async () => {
    const lines = [{ entryNumber: 0, quantity: 9, reasonCode: 'CHANGED_MIND' }];
    const promised: Promised = {
      to: 'a return of too many pieces',
      given: book,
      call,
      headers,
      own,
      sends: { ...sends, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 9, reasonCode: 'CHANGED_MIND' }] },
      status: 400,
      answers: refusal('ReturnError', 'ALREADY_RETURNED'),
    };
    expect(await pact([promised], ({ returns }) => returns.ask({ ...wanted, lines }))).toEqual({
      kind: 'refused',
      reason: 'already',
    });
  });

  test('a return of an unknown order is unknown', async () => {
    const promised: Promised = {
      to: 'a return of an unknown order',
      given: nobody,
      call,
      headers,
      sends: { ...sends, orderCode: 'CMD-00-000000' },
      ...unknownResource,
    };
    expect(await pact([promised], ({ returns }) => returns.ask({ ...wanted, orderCode: 'CMD-00-000000' }))).toEqual({
      kind: 'unknown',
    });
  });
});

describe('cancelling a return', () => {
  const sends = { status: 'CANCELLING' };

  test.each([
    ['that waits', waiting, 'CMD-26-RETOUR-DEMANDE'],
    ['that is cancelled already', cancelled, 'CMD-26-RETOUR-ANNULE'],
  ])('%s gives it as it stands then', async (which, code, order) => {
    const promised: Promised = {
      to: `the end of a return ${which}`,
      given: given(code),
      call: `PATCH ${at(code)}`,
      own,
      sends,
      answers: { ...answerOf(code, order), status: 'CANCELED', cancellable: false },
    };
    expect(await pact([promised], ({ returns }) => returns.cancel(code))).toMatchObject({ status: 'cancelled' });
  });

  test('the cancellation of a return whose parcel has arrived is refused', async () => {
    const promised: Promised = {
      to: 'the end of a return that is over',
      given: given(closed),
      call: `PATCH ${at(closed)}`,
      own,
      sends,
      status: 409,
      answers: refusal('ReturnError', 'notCancellable'),
    };
    expect(await pact([promised], ({ returns }) => returns.cancel(closed))).toBe('too-late');
  });

  test('the cancellation of an unknown return is unknown', async () => {
    const promised: Promised = {
      to: 'the end of an unknown return',
      given: nobody,
      call: `PATCH ${at(nowhere)}`,
      sends,
      ...unknownResource,
    };
    expect(await pact([promised], ({ returns }) => returns.cancel(nowhere))).toBe('unknown');
  });
});

describe('the label of a return', () => {
  test('the label of a return is a file', async () => {
    const promised: Promised = {
      to: 'the label of a return',
      given: given(accepted),
      call: `GET ${at(accepted)}/label`,
      own,
      isFile: true,
    };
    const read = await pact([promised], async ({ returns }) => {
      const file = await returns.label(accepted);
      return typeof file === 'string' ? file : (await new Response(file.bytes).text()).slice(0, 4);
    });
    expect(read).toBe('%PDF');
  });

  test('the label of a return is not ready before the return is accepted', async () => {
    const promised: Promised = {
      to: 'the label of a return that waits',
      given: given(waiting),
      call: `GET ${at(waiting)}/label`,
      own,
      status: 400,
      answers: refusal('ReturnError', 'noLabel'),
    };
    expect(await pact([promised], ({ returns }) => returns.label(waiting))).toBe('not-ready');
  });

  test('the label of an unknown return is unknown', async () => {
    const promised: Promised = {
      to: 'the label of an unknown return',
      given: nobody,
      call: `GET ${at(nowhere)}/label`,
      ...unknownResource,
    };
    expect(await pact([promised], ({ returns }) => returns.label(nowhere))).toBe('unknown');
  });
});
