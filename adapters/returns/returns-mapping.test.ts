import { describe, expect, test } from 'vitest';
import type { ReturnableItems, ReturnRequest as WireRequest } from '#adapters/generated/returns/types.gen.ts';
import { toNotReturnable, toReturnable, toReturnRequest } from './returns-mapping.ts';

/** Each field has a distinct value, so that a swapped mapping fails. */
const items: ReturnableItems = {
  sellerName: 'the shop',
  returnableUntil: '2026-12-11',
  reasons: [{ code: 'the reason code', name: 'the reason' }],
  methods: [
    {
      code: 'the method code',
      name: 'the method',
      description: 'the description',
      cost: { currencyIso: 'EUR', value: 3.9 },
    },
    { code: 'free', name: 'paid by the seller', cost: { currencyIso: 'EUR', value: 0 } },
    { code: 'unknown', name: 'nobody knows' },
  ],
  entries: [
    { entryNumber: 3, name: 'the item', image: { url: '/medias/p.jpg' }, returnableQuantity: 4 },
    { entryNumber: 5, name: 'another', returnableQuantity: 0, reason: 'WINDOW_CLOSED' },
  ],
};
const wire: WireRequest = {
  code: 'the code',
  rma: 'the rma',
  order: { code: 'the order' },
  consignmentCode: 'the consignment',
  sellerName: 'the shop',
  status: 'IN_PROGRESS',
  creationTime: '2026-11-01T09:00:00Z',
  history: [
    { status: 'WAITING_ACCEPTANCE', statusDate: '2026-11-01T10:00:00Z' },
    { status: 'IN_PROGRESS', statusDate: '2026-11-02T11:00:00Z' },
  ],
  rejection: 'NOT_NEEDED',
  method: { code: 'the method code', name: 'the method' },
  comment: 'the comment',
  sendUntil: '2026-11-15',
  returnAddress: {
    firstName: '',
    lastName: 'the seller',
    line1: '12 RUE DU CANAL',
    postalCode: '67000',
    town: 'STRASBOURG',
    country: { isocode: 'FR' },
  },
  cancellable: true,
  labelAvailable: true,
  trackingId: 'the tracking id',
  refund: { amount: { currencyIso: 'EUR', value: 7.1 }, status: 'WAITING_REFUND', statusDate: '2026-11-05T12:00:00Z' },
  returnEntries: [
    {
      orderEntry: { entryNumber: 3, product: { name: 'the item' } },
      expectedQuantity: 2,
      reason: { code: 'the reason code', name: 'the reason' },
    },
    { orderEntry: { entryNumber: 5, product: { name: 'another' } }, expectedQuantity: 1 },
  ],
};

describe('what may be returned', () => {
  test('the returnable items have each value of the wire in its place; the payer is known or null', () => {
    expect(toReturnable(items)).toEqual({
      seller: 'the shop',
      until: '2026-12-11',
      reasons: [{ code: 'the reason code', name: 'the reason' }],
      methods: [
        { code: 'the method code', name: 'the method', description: 'the description', cost: { cents: 390 } },
        { code: 'free', name: 'paid by the seller', description: null, cost: { cents: 0 } },
        { code: 'unknown', name: 'nobody knows', description: null, cost: null },
      ],
      lines: [
        { entryNumber: 3, name: 'the item', picture: '/medias/p.jpg', most: 4, obstacle: null },
        { entryNumber: 5, name: 'another', picture: null, most: 0, obstacle: 'too-late' },
      ],
    });
  });

  test('returnable items with required fields alone are read', () => {
    expect(toReturnable({ reasons: [], methods: [], entries: [] })).toEqual({
      seller: null,
      until: null,
      reasons: [],
      methods: [],
      lines: [],
    });
  });

  test.each([
    ['NOT_ELIGIBLE', 'not-eligible'],
    ['WINDOW_CLOSED', 'too-late'],
    ['ALREADY_RETURNED', 'already'],
    ['SOMETHING_NEW', 'other'],
    ['constructor', 'other'],
    [undefined, 'other'],
  ])('the obstacle %s is « %s »', (word, obstacle) => {
    expect(toNotReturnable(word)).toBe(obstacle);
  });
});

describe('a return', () => {
  test('a return has each value of the wire in its place', () => {
    expect(toReturnRequest(wire)).toEqual({
      code: 'the code',
      rma: 'the rma',
      orderCode: 'the order',
      consignmentCode: 'the consignment',
      seller: 'the shop',
      status: 'accepted',
      created: '2026-11-01T09:00:00Z',
      history: [
        { status: 'requested', at: '2026-11-01T10:00:00Z' },
        { status: 'accepted', at: '2026-11-02T11:00:00Z' },
      ],
      rejection: 'not-needed',
      method: { code: 'the method code', name: 'the method' },
      comment: 'the comment',
      sendBefore: '2026-11-15',
      address: expect.objectContaining({ lastName: 'the seller', codePostal: '67000', city: 'STRASBOURG' }),
      isCancellable: true,
      hasLabel: true,
      trackingId: 'the tracking id',
      refund: {
        amount: { cents: 710 },
        status: 'requested',
        date: '2026-11-05T12:00:00Z',
        reason: null,
        consignmentCode: null,
        entryNumbers: [],
        means: null,
        expectedOn: null,
      },
      lines: [
        { entryNumber: 3, name: 'the item', quantity: 2, reason: 'the reason' },
        { entryNumber: 5, name: 'another', quantity: 1, reason: null },
      ],
    });
  });

  test('a return with required fields alone is read, and has no action', () => {
    const poor: WireRequest = {
      code: 'a',
      order: { code: 'b' },
      consignmentCode: 'c',
      status: 'WAITING_ACCEPTANCE',
      creationTime: '2026-11-01T09:00:00Z',
      returnEntries: [],
    };
    expect(toReturnRequest(poor)).toEqual({
      code: 'a',
      orderCode: 'b',
      consignmentCode: 'c',
      status: 'requested',
      created: '2026-11-01T09:00:00Z',
      history: [],
      lines: [],
      isCancellable: false,
      hasLabel: false,
      ...Object.fromEntries(
        ['rma', 'seller', 'rejection', 'method', 'comment', 'sendBefore', 'address', 'trackingId', 'refund'].map(
          (name) => [name, null],
        ),
      ),
    });
  });

  test.each([
    ['WAITING_ACCEPTANCE', 'requested'],
    ['IN_PROGRESS', 'accepted'],
    ['REFUSED', 'refused'],
    ['RECEIVED', 'received'],
    ['NO_RECEPTION', 'not-received'],
    ['CLOSED', 'closed'],
    ['CANCELED', 'cancelled'],
    ['INSPECTED', 'other'],
    ['toString', 'other'],
  ])('a return in the state %s is « %s », in its history too', (word, status) => {
    const history = [{ status: word, statusDate: '2026-11-01T09:00:00Z' }];
    const read = toReturnRequest({ ...wire, status: word, history });
    expect([read.status, read.history[0]?.status]).toEqual([status, status]);
  });

  test.each([
    ['NOT_ELIGIBLE', 'not-eligible'],
    ['NOT_NEEDED', 'not-needed'],
    ['WINDOW_CLOSED', 'too-late'],
    ['SOMETHING_NEW', 'other'],
    ['valueOf', 'other'],
  ])('a return refused for %s is refused for « %s »', (rejection, reason) => {
    expect(toReturnRequest({ ...wire, rejection }).rejection).toBe(reason);
  });

  test.each([
    ['WAITING_REFUND', 'requested'],
    ['WAITING_REFUND_PAYMENT', 'being-paid'],
    ['REFUNDED', 'refunded'],
    ['SOMETHING_NEW', 'other'],
  ])('a return whose refund is %s is « %s »', (status, read) => {
    expect(
      toReturnRequest({ ...wire, refund: { amount: { currencyIso: 'EUR', value: 1 }, status } }).refund?.status,
    ).toBe(read);
  });
});
