import { describe, expect, test, vi } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import type { Labels } from '#domain/labels/labels.ts';
import { aConsignment, aContract, anOrder, anOrderOf } from '#domain/orders/examples.ts';
import type { Fulfilment } from '#domain/orders/orders.ts';
import { aReturn } from '#domain/returns/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails, type GivenRequest, ledTo, noSession } from '#ui/request/request.examples.ts';
import { loader as detail } from './detail/order-detail.route.tsx';
import type { OrderDetailView } from './detail/order-detail.view.ts';
import { middleware, loader as state } from './fulfilment/fulfilment.route.ts';
import { aSentLetter } from './orders.examples.ts';

type Orders = NonNullable<GivenPorts['orders']>;
const pending: Fulfilment = { status: 'pending', labels: [], contracts: [] };

/** What a loader gives or throws. */
async function answer(
  loader: (args: never) => Promise<unknown>,
  orders: Orders,
  { params = {}, ...given }: GivenRequest = {},
): Promise<unknown> {
  const { params: _, ...args } = argsOf(
    aRequest({ ...given, ports: { returns: { ofOrder: async () => [] }, orders, ...given.ports } }),
    {
      path: '/mes-commandes/detail/CMD-1',
    },
  );
  const whole = { ...args, params: { code: 'CMD-1', service: 'parcel', ...params } };
  return loader(whole as never).catch((thrown: unknown) => thrown);
}

interface DetailPage {
  view: OrderDetailView;
  head: object;
  track: object;
}
const shown = async (orders: Orders, given?: GivenRequest) =>
  (await answer(detail, { invoices: async () => [], withdrawals: async () => [], ...orders }, given)) as DetailPage;

describe('the page of an order', () => {
  test('the page of an order loads the order and its invoices, is not indexed, and measures its view', async () => {
    const { view, head, track } = await shown({ ofCode: async () => anOrder() });
    expect(view).toMatchObject({ title: 'Commande CMD-1', states: [], documents: [] });
    expect(head).toMatchObject({ title: 'Commande CMD-1', noIndex: true });
    expect(track).toEqual({ page: 'order detail', unknownStatus: false });
  });

  test.each([
    ['a service', anOrderOf('parcel', null)],
    ['a logo', anOrderOf('stamp-logo', 'ready', { subscription: { label: null, reason: null, endDate: null } })],
    ['a contract', anOrderOf('forwarding', 'ready-to-download', { contract: aContract({ status: null }) })],
    ['what a sender sends', anOrder({ consignments: [aConsignment({ status: 'other' })] })],
  ])('the page of an order measures an unknown status of %s', async (_, order) => {
    expect((await shown({ ofCode: async () => order })).track).toEqual({ page: 'order detail', unknownStatus: true });
  });

  test('the page of an order measures an unknown status of a return', async () => {
    const returns = { ofOrder: async () => [aReturn(), aReturn({ status: 'other' })] };
    const { track } = await shown({ ofCode: async () => anOrder() }, { ports: { returns } });
    expect(track).toEqual({ page: 'order detail', unknownStatus: true });
  });

  test('the page of an order loads the proof of sent letters, and opens without it', async () => {
    const ofCode = async () => anOrderOf('letter', 'ready-for-shipment');
    const lineOf = async (sentLetters: Labels['sentLetters'], order = ofCode) =>
      (await shown({ ofCode: order, stateOf: async () => pending }, { ports: { labels: { sentLetters } } })).view
        .cards[0]?.lines[0];
    expect((await lineOf(async () => [aSentLetter()]))?.proof?.digest).toBe('a'.repeat(64));
    expect(await lineOf(fails(new Fault('timeout', 'getSentLetters')))).not.toHaveProperty('proof');
    const never = vi.fn<Labels['sentLetters']>();
    await lineOf(never, async () => anOrderOf('letter', 'created'));
    expect(never).not.toHaveBeenCalled();
  });

  test('the page of an order has the first state of each unfinished service, one call each, and none without one', async () => {
    const stateOf = vi.fn(async (_: string, __: Service) => pending);
    const { view } = await shown({ ofCode: async () => anOrderOf('parcel', 'created'), stateOf });
    expect(view.states).toMatchObject([{ status: 'pending', href: '/ecom/commandes/CMD-1/etat/parcel?mode=part' }]);
    expect(stateOf.mock.calls).toEqual([['CMD-1', 'parcel']]);
    await shown({ ofCode: async () => anOrderOf('parcel', 'ready-for-pickup'), stateOf });
    expect(stateOf).toHaveBeenCalledTimes(1);
  });

  test('the page of an order shows what was finished between the two answers, and the first order when it cannot be loaded again', async () => {
    const made = async (): Promise<Fulfilment> => ({ ...pending, status: 'success' });
    const ofCode = vi.fn(async () => anOrderOf('parcel', 'ready-for-pickup'));
    ofCode.mockImplementationOnce(async () => anOrderOf('parcel', 'created'));
    const { view } = await shown({ ofCode, stateOf: made });
    expect(view).toMatchObject({
      states: [{ status: 'success' }],
      cards: [{ state: { text: 'À télécharger' } }],
    });
    ofCode.mockReset();
    ofCode.mockImplementationOnce(async () => anOrderOf('parcel', 'created'));
    ofCode.mockImplementationOnce(fails(new Fault('timeout', 'getOrder')));
    expect((await shown({ ofCode, stateOf: made })).view.cards).toMatchObject([{ state: { text: 'Créée' } }]);
  });

  test.each(['unavailable', 'timeout', 'contract', 'not-found'] as const)(
    'the page of an order opens when its state and its invoices cannot be loaded: %s',
    async (kind) => {
      const broken = fails(new Fault(kind, 'getOrderState'));
      const { view } = await shown({
        ofCode: async () => anOrderOf('parcel', 'created'),
        stateOf: broken,
        invoices: broken,
      });
      expect(view).toMatchObject({ documents: null, states: [{ status: 'error' }] });
    },
  );

  test('the page of an order of nobody, or of somebody else, is the same 404 with a text about orders', async () => {
    expect(await shown({ ofCode: async () => 'unknown' })).toMatchObject({
      data: {
        status: 404,
        text: expect.stringContaining('Cette commande n’existe pas, ou appartient à un autre compte.'),
        ways: expect.arrayContaining([expect.objectContaining({ href: '/mon-compte/commandes' })]),
      },
    });
  });

  test('the page of an order that cannot be loaded says so, and that the payment stands', async () => {
    expect(await shown({ ofCode: fails(new Fault('unavailable', 'getOrder')) })).toMatchObject({
      data: { status: 503, text: expect.stringContaining('Votre commande n’a pas pu être affichée') },
    });
  });
});

describe('the state of a service, asked for by the page', () => {
  test('a service’s state is one backend call, answered in the shopper’s language and not cached', async () => {
    const stateOf = vi.fn(async () => pending);
    expect(await answer(state, { stateOf }, { lang: 'en' })).toMatchObject({
      data: { status: 'pending', text: 'We are preparing your labels…' },
      init: { headers: { 'Cache-Control': 'private, no-store' } },
    });
    expect(stateOf.mock.calls).toEqual([['CMD-1', 'parcel']]);
  });

  test.each(['parcels', 'toString', 'smt'])(
    'a state of the unknown service %s is 404 without a call',
    async (service) => {
      const stateOf = vi.fn(async () => pending);
      expect(await answer(state, { stateOf }, { params: { service } })).toMatchObject({ data: { status: 404 } });
      expect(stateOf).not.toHaveBeenCalled();
    },
  );

  test('a service’s state of somebody else’s order is 404', async () => {
    expect(await answer(state, { stateOf: async () => 'unknown' })).toMatchObject({ data: { status: 404 } });
  });

  test('a service’s state after the end of the session leads to the sign-in', async () => {
    const { context, ...args } = argsOf(aRequest({ session: noSession }), {
      path: '/ecom/commandes/CMD-1/etat/parcel',
    });
    const [guard] = middleware;
    const passed = Promise.resolve(guard?.({ ...args, context }, async () => new Response()));
    expect(await ledTo(passed)).toMatch(/^\/ecom\/connexion\?/);
  });

  test('a service’s state that cannot be loaded is a server error', async () => {
    const down = fails(new Fault('unavailable', 'getOrderState'));
    expect(await answer(state, { stateOf: down })).toMatchObject({ data: { status: 503 } });
  });
});
