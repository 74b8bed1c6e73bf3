import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/checkout.ts';
import { cartOf } from '../cart/carts.ts';
import { type PaymentRecord, paymentsIn } from '../records/payments.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownResource } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { siteOf } from '../shared/site.ts';
import { type World, worldOf } from '../shared/world.ts';
import {
  giveUpPayment,
  type PaymentStart,
  paymentAnswer,
  paymentOf,
  paymentsOf,
  settleOverdue,
  startPayment,
} from './payments.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

function checkBody({ mode, amount, returnUrl }: Partial<PaymentStart>): void {
  if (!mode) throw invalidField('mode', 'missing');
  if (typeof amount?.value !== 'number') throw invalidField('amount', 'missing');
  if (!returnUrl) throw invalidField('returnUrl', 'missing');
}

/** The attempts of a cart, which may have become an order. */
function attemptsOf(world: World, owner: string, cartId: string, find: () => { guid: string }): PaymentRecord[] {
  const named = paymentsIn(world).findFirst((q) =>
    q.where((each) => each.owner === owner && (each.cartCode === cartId || each.cartGuid === cartId)),
  );
  return paymentsOf(world, named?.cartGuid ?? find().guid);
}

export const paymentHandlers = [
  http.get('/users/{userId}/carts/{cartId}/payments', async ({ params: { userId, cartId }, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, userId);
    const find = () => cartOf(world, { owner: uid, cartId, site: siteOf(request) });
    return world.exclusively(async () => {
      const [first] = attemptsOf(world, uid, cartId, find);
      if (first) await settleOverdue(world, first.cartGuid);
      const attempts = attemptsOf(world, uid, cartId, find);
      return response(200).json({ payments: attempts.map((each) => paymentAnswer(world, each, langOf(request))) });
    });
  }),

  http.post('/users/{userId}/carts/{cartId}/payments', async ({ params: { userId, cartId }, request, response }) => {
    const world = worldOf(request);
    const shopper = await signedInShopperOf(world, request, userId);
    const start = await bodyOf(request);
    checkBody(start);
    const cart = () => cartOf(world, { owner: shopper.uid, cartId, site: siteOf(request) });
    const key = request.headers.get('idempotency-key');
    const lang = langOf(request);
    const payment = await world.exclusively(() => startPayment(world, { shopper, cart, cartId, key, start, lang }));
    return response(201).json(paymentAnswer(world, payment, lang));
  }),

  http.get('/users/{userId}/payments/{paymentId}', async ({ params: { userId, paymentId }, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, userId);
    return world.exclusively(async () => {
      const before = paymentOf(world, uid, paymentId);
      if (before) await settleOverdue(world, before.cartGuid);
      const payment = paymentOf(world, uid, paymentId);
      if (!payment) throw unknownResource(paymentId);
      return response(200).json(paymentAnswer(world, payment, langOf(request)));
    });
  }),

  http.post('/users/{userId}/payments/{paymentId}/cancellation', async ({ params, request, response }) => {
    const { userId, paymentId } = params;
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, userId);
    return world.exclusively(async () => {
      const payment = paymentOf(world, uid, paymentId);
      if (!payment) throw unknownResource(paymentId);
      return response(200).json(paymentAnswer(world, await giveUpPayment(world, payment), langOf(request)));
    });
  }),
];
