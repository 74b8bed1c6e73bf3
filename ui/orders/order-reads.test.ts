import { describe, expect, test, vi } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import { aLine } from '#domain/cart/examples.ts';
import type { Labels } from '#domain/labels/labels.ts';
import { aConsignment, anOrder, anOrderOf, aService, aWithdrawal } from '#domain/orders/examples.ts';
import type { Fulfilment, Order } from '#domain/orders/orders.ts';
import { aReturn } from '#domain/returns/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Shipments } from '#domain/tracking/shipments.ts';
import { aParcel, someLabels } from '#ui/labels/labels.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails, type GivenRequest } from '#ui/request/request.examples.ts';
import { loader } from './detail/order-detail.route.tsx';
import type { OrderDetailView } from './detail/order-detail.view.ts';

/** The page of this order. A service that is asked without an answer throws, as one that is not for the shopper must be. */
async function pageOf(
  order: Order,
  { orders, ports, ...given }: GivenRequest & { orders?: GivenPorts['orders'] } = {},
): Promise<OrderDetailView> {
  const usual = { ofCode: async () => order, invoices: async () => [], withdrawals: async () => [] };
  const context = aRequest({
    ports: { returns: { ofOrder: async () => [] }, orders: { ...usual, ...orders }, ...ports },
    ...given,
  });
  const args = { ...argsOf(context, { path: '/mes-commandes/detail/CMD-1' }), params: { code: 'CMD-1' } };
  const { view } = (await loader(args)) as { view: OrderDetailView };
  return view;
}

const away = fails(new Fault('timeout', 'backend'));
const parcels = anOrderOf('parcel', 'ready-for-pickup');
const sent = anOrder({ consignments: [aConsignment({ status: 'sent', trackingId: '6A12345678901' })] });

describe('the labels of an order', () => {
  test.each<[string, object, Labels['ofOrder']]>([
    ['are on its page', { code: 'CMD-1' }, async () => someLabels()],
    ['may be away', { isNull: true }, away],
    ['may be of nobody', { isNull: true }, async () => 'unknown'],
  ])('a professional’s labels %s', async (_, panel, ofOrder) => {
    const asked = vi.fn(ofOrder);
    const { labels } = await pageOf(parcels, { mode: 'pro', ports: { labels: { ofOrder: asked } } });
    expect(labels ?? { isNull: labels === null }).toMatchObject(panel);
    expect(asked.mock.calls).toEqual([['CMD-1']]);
  });

  test('an individual’s labels have a page of their own, and an order without labels has none', async () => {
    const ofOrder = vi.fn(async () => someLabels());
    expect(await pageOf(parcels, { ports: { labels: { ofOrder } } })).not.toHaveProperty('labels');
    const stamps = anOrderOf('stamp', 'ready-to-download');
    expect(await pageOf(stamps, { mode: 'pro', ports: { labels: { ofOrder } } })).not.toHaveProperty('labels');
    expect(ofOrder).not.toHaveBeenCalled();
  });

  test.each([
    ['shipping labels', true, 'shipping-labels'],
    ['services', false, 'services'],
  ] as const)('expired labels may be refunded, in a group of %s', async (_, isShippingLabel, kind) => {
    const group = (each: typeof kind | 'other') => ({ kind: each, lineIds: [] });
    const refundable = vi.fn(async () => [aParcel()]);
    const order = { ...anOrderOf('parcel', 'label-expired'), groups: [group('other'), group(kind)] };
    const { now } = await pageOf(order, { ports: { labels: { refundable } } });
    expect(now).toContain('vous pouvez en demander le remboursement');
    expect(refundable.mock.calls).toEqual([[{ orderCode: 'CMD-1', isShippingLabel }]]);
  });
});

describe('the unified tracking', () => {
  const of: Shipments['of'] = async (number) => ({ number, stage: 'on-its-way', last: null, isFinal: false });

  test('the unified tracking shows a professional the place of a parcel, and an individual nothing', async () => {
    const asked = vi.fn(of);
    const facts = async (mode: 'part' | 'pro') =>
      (await pageOf(sent, { mode, ports: { shipments: { of: asked } } })).cards[0]?.rows.map(({ value }) => value);
    expect(await facts('part')).not.toContain('En cours d’acheminement');
    expect(asked).not.toHaveBeenCalled();
    expect(await facts('pro')).toContain('En cours d’acheminement');
    expect(asked.mock.calls).toEqual([['6A12345678901']]);
  });
});

test.each([
  ['part', '36 31'],
  ['pro', '36 34'],
] as const)('help is had by the number of the customer service, of %s', async (mode, phone) => {
  expect((await pageOf(anOrder(), { mode })).help.text).toContain(phone);
});

describe('what was given back of an order', () => {
  const given = anOrder({ consignments: [aConsignment({ status: 'received', returnableUntil: '2099-12-31' })] });
  const newsOf = async (over: Parameters<typeof pageOf>[1]) =>
    (await pageOf(given, over)).news.map(({ text }) => text.replace(/ (?:du|n’ont).*/s, ''));

  test('the page of an order shows its withdrawals as news, and its returns with their parcels', async () => {
    const returns = { ofOrder: async () => [aReturn({ consignmentCode: 'CMD-1-A' })] };
    const view = await pageOf(given, { ports: { returns }, orders: { withdrawals: async () => [aWithdrawal()] } });
    expect(view.news).toMatchObject([{ text: expect.stringContaining('Votre rétractation') }]);
    expect(view.now).toBe('Votre demande de retour est envoyée.');
    expect(view.cards[0]?.links.map(({ label }) => label)).toContain('Retour du 20/11/2026');
  });

  test.each([
    ['are away', away],
    ['are of nobody', async () => 'unknown' as const],
  ])('the page of an order opens where its withdrawals and returns %s', async (_, answer) => {
    expect(await newsOf({ orders: { withdrawals: answer } })).toEqual([]);
    expect(await newsOf({ ports: { returns: { ofOrder: answer } } })).toEqual(['Vos retours']);
  });
});

test('invoices of nobody are none', async () => {
  expect((await pageOf(anOrder(), { orders: { invoices: async () => 'unknown' } })).documents).toEqual([]);
});

describe('what is being made', () => {
  const lines = (['parcel', 'stamp'] as const).map((service) => aLine({ id: service, kind: 'other', service }));
  const making = anOrder({
    lines,
    services: lines.map(({ id, service }) => aService({ service, status: 'created', line: id })),
  });
  const state = (status: Fulfilment['status']): Fulfilment => ({ status, labels: [], contracts: [] });
  const readsOf = async (stateOf: (code: string, service: Service) => Promise<Fulfilment | 'unknown'>) => {
    const ofCode = vi.fn(async (): Promise<Order | 'unknown'> => 'unknown');
    ofCode.mockImplementationOnce(async () => making);
    const { states, cards } = await pageOf(making, { orders: { ofCode, stateOf } });
    return { reads: ofCode.mock.calls.length, states: states.map(({ status }) => status), cards: cards.length };
  };

  test('an order with unfinished services is loaded again once one is finished, and shows the first one where it is missing', async () => {
    expect(await readsOf(async (_, service) => state(service === 'stamp' ? 'success' : 'pending'))).toEqual({
      reads: 2,
      states: ['pending', 'success'],
      cards: 2,
    });
  });

  test.each<[string, Fulfilment | 'unknown', string]>([
    ['is not made yet', state('pending'), 'pending'],
    ['is of nobody', 'unknown', 'error'],
  ])('an order with unfinished services is loaded once where its state %s', async (_, answer, status) => {
    expect(await readsOf(async () => answer)).toEqual({ reads: 1, states: [status, status], cards: 2 });
  });
});
