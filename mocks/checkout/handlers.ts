import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/checkout.ts';
import { changeCart } from '../cart/carts.ts';
import { pricedLines } from '../cart/lines.ts';
import { bodyOf, type CartWork, withCart } from '../cart/request.ts';
import { addressesOf, addressIn, checkAddress, keepAddress } from '../session/addresses.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownIdentifier } from '../shared/problems.ts';
import type { Address } from '../shared/records.ts';
import { chooseMode, deliveryModesAnswer, keepServedModes } from './delivery-choice.ts';
import { maskedDetails } from './payment-details.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { paymentModeAnswer, paymentModesFor } from './payment-modes.ts';
import { findStores } from './stores.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

/** Delivers somewhere else: the modes that are not offered there are forgotten. */
const deliverTo = ({ world, cart }: CartWork, address: Address) =>
  changeCart(world, cart, (draft) => {
    draft.deliveryAddress = address;
    draft.deliveryModes = keepServedModes(pricedLines(cart), address, cart.deliveryModes);
  });

const cartHandlers = [
  http.post('/users/{userId}/carts/{cartId}/addresses/delivery', async ({ params, request, response }) => {
    const address = await bodyOf(request);
    checkAddress(address);
    return withCart(request, params, async (found) => {
      const kept = found.shopper
        ? await keepAddress(found.world, found.shopper.uid, address)
        : { ...address, id: `adr-${found.world.next()}` };
      await deliverTo(found, kept);
      return response(201).json(addressIn(kept, langOf(request)));
    });
  }),

  http.put('/users/{userId}/carts/{cartId}/addresses/delivery', ({ params, query, request, response }) =>
    withCart(request, params, async (found) => {
      const addressId = query.get('addressId') ?? '';
      const known = found.shopper ? addressesOf(found.world, found.shopper.uid) : [];
      const address = known.find(({ id }) => id === addressId);
      if (!address) throw unknownIdentifier(addressId, 'address');
      await deliverTo(found, address);
      return response(200).empty();
    }),
  ),

  http.put('/users/{userId}/carts/{cartId}/addresses/billing', async ({ params, request, response }) => {
    const address = await bodyOf(request);
    checkAddress(address);
    return withCart(request, params, async ({ world, cart }) => {
      await changeCart(world, cart, (draft) => {
        draft.billingAddress = address;
      });
      return response(200).empty();
    });
  }),

  http.get('/users/{userId}/carts/{cartId}/deliverymodes', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) =>
      response(200).json(deliveryModesAnswer(world, cart, langOf(request))),
    ),
  ),

  http.put('/users/{userId}/carts/{cartId}/deliverymode', ({ params, query, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      const choice = { code: query.get('deliveryModeId') ?? '', shopId: query.get('shopId') };
      const deliveryModes = chooseMode(cart, choice);
      await changeCart(world, cart, (draft) => {
        draft.deliveryModes = deliveryModes;
      });
      return response(200).empty();
    }),
  ),

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
      const kept = maskedDetails(details, `pd-${world.next()}`);
      await changeCart(world, cart, (draft) => {
        draft.paymentDetails = kept;
        draft.paymentMode = 'card';
      });
      return response(201).json(kept);
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

const storeHandlers = [
  http.get('/stores', ({ request, response }) => response(200).json(findStores(new URL(request.url).searchParams))),
];

export const checkoutHandlers = [...cartHandlers, ...paymentHandlers, ...storeHandlers];
