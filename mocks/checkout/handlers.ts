import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/checkout.ts';
import { changeCart } from '../cart/carts.ts';
import { paymentModeAnswer, paymentModesFor } from '../cart/payment-modes.ts';
import { withCart } from '../cart/request.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownIdentifier } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { deferredHandlers } from './deferred-handlers.ts';
import { deliveryHandlers } from './delivery-handlers.ts';
import { orderPostHandlers } from './order-post.ts';
import { maskedDetails } from './payment-details.ts';
import { paymentHandlers } from './payment-handlers.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

const paymentModeHandlers = [
  http.get('/users/{userId}/carts/{cartId}/paymentmodes', ({ params, request, response }) =>
    withCart(request, params, async ({ cart, shopper }) => {
      const paymentModes = paymentModesFor(cart, shopper).map((code) => paymentModeAnswer(code, langOf(request)));
      return response(200).json({ paymentModes });
    }),
  ),

  http.put('/users/{userId}/carts/{cartId}/paymentmode', ({ params, query, request, response }) =>
    withCart(request, params, async ({ world, cart, shopper }) => {
      const code = query.get('paymentModeCode') ?? '';
      if (!paymentModesFor(cart, shopper).includes(code)) throw invalidField('paymentModeCode');
      await changeCart(world, cart, (draft) => {
        draft.paymentMode = code;
      });
      return response(200).empty();
    }),
  ),

  http.post('/users/{userId}/carts/{cartId}/paymentdetails', async ({ params, request, response }) => {
    const details = await bodyOf(request);
    return withCart(request, params, async ({ world, cart }) => {
      const saved = maskedDetails(details, `pd-${world.next()}`);
      await changeCart(world, cart, (draft) => {
        draft.paymentDetails = saved;
        draft.paymentMode = 'card';
      });
      return response(201).json(saved);
    });
  }),

  http.put('/users/{userId}/carts/{cartId}/paymentdetails', ({ params, query, request, response }) =>
    withCart(request, params, async ({ cart }) => {
      const id = query.get('paymentDetailsId') ?? '';
      if (cart.paymentDetails?.id !== id) throw unknownIdentifier(id, 'paymentDetails');
      return response(200).empty();
    }),
  ),
];

export const checkoutHandlers = [
  ...deliveryHandlers,
  ...paymentModeHandlers,
  ...orderPostHandlers,
  ...paymentHandlers,
  ...deferredHandlers,
];
