/** Shoppers who pay, many in a second: the whole shop and the whole mock backend, without a network. */
import { getResponse } from 'msw';
import { shopOn } from '#adapters/testing/shop.ts';
import { changePayment, settle } from '#mocks/checkout/settlement.ts';
import { handlers } from '#mocks/handlers.ts';
import { enter } from '#mocks/records/ledger.ts';
import { ordersIn } from '#mocks/records/orders.ts';
import { ledgerIn, type PaymentStatus, paymentsIn } from '#mocks/records/payments.ts';
import { operationOf } from '#mocks/shared/operations.ts';
import { settings } from '#mocks/shared/settings.ts';
import { resetWorld } from '#mocks/shared/world.ts';
import { readyPayer } from './ready-payer.ts';

/**
 * Where a call breaks (promises, unknown outcome). `died`: the answer was complete, but the process that awaited it had
 * ended.
 */
export const breakingPoints = ['before-sending', 'during', 'after-commit', 'in-the-answer', 'died'] as const;
export type BreakingPoint = (typeof breakingPoints)[number];

const origin = 'http://backend.test';
const env = { FORWARD_TEST_HEADER: 'x-mock-world' };
export type PayingMode = 'card' | 'paypal' | 'deferred';

/** More than any test restarts, so that a payer never returns to an earlier server. */
const servers = 9;

/** Several servers of the shop without shared memory, as after restarts. */
export function payingShop() {
  const shops = Array.from({ length: servers }, () => shopOn(`${origin}/occ/ecommerce`, env));
  const before = { fetch: globalThis.fetch, paymentUrl: settings.paymentUrl };
  // Another test of this process may have changed the provider's address.
  settings.paymentUrl = 'http://127.0.0.1:3003';
  const breaks = new Map<string, { operation: string; point: BreakingPoint }>();

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const world = request.headers.get('x-mock-world') ?? '';
    const broken = breaks.get(world);
    if (!broken || operationOf(request)?.id !== broken.operation) return answerOf(request);
    breaks.delete(world);
    return brokenAnswer(request, broken.point);
  };

  return {
    /** A signed-in shopper on the payment page, with every choice made. */
    payer: async () => {
      let turn = 0;
      const { world, order, conclude } = await readyPayer(() => serverOf(shops[turn]));
      const { name } = world;
      const notification = async (status: PaymentStatus) =>
        world.exclusively(async () => {
          const open = paymentsIn(world).findFirst((q) => q.where({ status: 'PENDING' }));
          if (open) await settle(world, open, status, null);
        });
      return {
        /** The next calls go to another process; after the last one, to the first again. */
        restart: () => {
          turn = (turn + 1) % servers;
        },
        /** The next call of this operation breaks at this point. */
        breakNext: (operation: string, point: BreakingPoint) => void breaks.set(name, { operation, point }),
        /** Later calls are answered again. */
        mend: () => void breaks.delete(name),
        order,
        conclude,
        payments: () => paymentsIn(world).all(),
        /** The provider's notification about the open payment. */
        notification,
        /** The provider's notification about a payment by its place in the order of starts, also one that has ended. */
        lateNotification: async (at: number, status: PaymentStatus) =>
          world.exclusively(async () => {
            const payment = paymentsIn(world).all().at(at);
            // A payment on account has no provider.
            if (payment && payment.mode !== 'deferred') await settle(world, payment, status, null);
          }),
        /** The provider charges, and the backend leaves the order to the shop. */
        takesMoney: async () =>
          world.exclusively(async () => {
            const open = paymentsIn(world).findFirst((q) => q.where({ status: 'PENDING' }));
            if (!open) return;
            await enter(world, { kind: 'charge', paymentId: open.id, cents: open.cents });
            await changePayment(world, open, { status: 'AUTHORISED', debited: true });
          }),
        books: () => ({
          charges: ledgerIn(world)
            .all()
            .filter(({ kind }) => kind === 'charge').length,
          refunds: ledgerIn(world)
            .all()
            .filter(({ kind }) => kind === 'refund').length,
          orders: ordersIn(world)
            .all()
            .map(({ code }) => code),
        }),
        leave: () => resetWorld(name),
      };
    },
    close: async () => {
      globalThis.fetch = before.fetch;
      settings.paymentUrl = before.paymentUrl;
      await Promise.all(shops.map((shop) => shop.close()));
    },
  };
}
export type Payer = Awaited<ReturnType<ReturnType<typeof payingShop>['payer']>>;

function serverOf(shop: ReturnType<typeof shopOn> | undefined) {
  if (!shop) throw new Error('There is no shop.');
  return shop;
}

async function answerOf(request: Request): Promise<Response> {
  const answer = await getResponse(handlers, request);
  if (!answer || answer.type === 'error') throw new TypeError('fetch failed');
  return answer;
}

async function brokenAnswer(request: Request, point: BreakingPoint): Promise<Response> {
  if (point === 'before-sending') throw new TypeError('fetch failed');
  if (point === 'during') return Response.json({ errors: [{ type: 'InternalError' }] }, { status: 500 });
  const answer = await answerOf(request);
  if (point === 'after-commit') throw new TypeError('fetch failed');
  const body = await answer.text();
  if (point === 'in-the-answer') return new Response(body.slice(0, body.length / 2), answer);
  // The process ended while it read the answer.
  throw new TypeError('terminated');
}
