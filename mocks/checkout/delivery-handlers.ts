import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/checkout.ts';
import { changeCart } from '../cart/carts.ts';
import { pricedLines } from '../cart/lines.ts';
import { type FoundCart, withCart } from '../cart/request.ts';
import type { Address } from '../records/addresses.ts';
import { addressesOf, checkAddress, keepAddress, occAddressIn, usableAddressesOf } from '../session/addresses.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownIdentifier } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { chooseMode, deliveryModesAnswer, keepServedModes } from './delivery-choice.ts';
import { choosePoint, keepServedPoints } from './delivery-point.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

/** Changes the delivery address and drops choices that are not offered there. */
const deliverTo = ({ world, cart }: FoundCart, address: Address) =>
  changeCart(world, cart, (draft) => {
    const deliveryModes = keepServedModes(pricedLines(cart), address, cart.deliveryModes);
    draft.deliveryAddress = address;
    draft.deliveryModes = deliveryModes;
    draft.pickupPoints = keepServedPoints(cart, address);
  });

export const deliveryHandlers = [
  http.post('/users/{userId}/carts/{cartId}/addresses/delivery', async ({ params, request, response }) => {
    const address = await bodyOf(request);
    checkAddress(address);
    return withCart(request, params, async (access) => {
      const saved = access.shopper
        ? await keepAddress(access.world, access.shopper.uid, address)
        : { ...address, id: `adr-${access.world.next()}` };
      await deliverTo(access, saved);
      return response(201).json(occAddressIn(saved, langOf(request)));
    });
  }),

  http.put('/users/{userId}/carts/{cartId}/addresses/delivery', ({ params, query, request, response }) =>
    withCart(request, params, async (access) => {
      const addressId = query.get('addressId') ?? '';
      const addresses = access.shopper ? addressesOf(access.world, access.shopper.uid) : [];
      const address = addresses.find(({ id }) => id === addressId);
      if (!address) throw unknownIdentifier(addressId, 'address');
      await deliverTo(access, address);
      return response(200).empty();
    }),
  ),

  http.delete('/users/{userId}/carts/{cartId}/addresses/delivery', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      await changeCart(world, cart, (draft) => {
        draft.deliveryAddress = null;
        draft.deliveryModes = {};
        draft.pickupPoints = {};
      });
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
      const choice = { code: query.get('deliveryModeId') ?? '', sellerId: query.get('sellerId') };
      const deliveryModes = chooseMode(cart, choice);
      await changeCart(world, cart, (draft) => {
        draft.deliveryModes = deliveryModes;
      });
      return response(200).empty();
    }),
  ),

  http.delete('/users/{userId}/carts/{cartId}/deliverymode', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      await changeCart(world, cart, (draft) => {
        draft.deliveryModes = {};
        draft.pickupPoints = {};
      });
      return response(200).empty();
    }),
  ),

  http.get('/users/{userId}/carts/{cartId}/addresses/main', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart, shopper }) => {
      const addresses = shopper ? usableAddressesOf(world, shopper.uid) : [];
      const address = cart.deliveryAddress ?? addresses.find(({ defaultAddress }) => defaultAddress);
      return response(200).json(address ? { address: occAddressIn(address, langOf(request)) } : {});
    }),
  ),

  http.put('/users/{userId}/carts/{cartId}/phone', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      const { phone, countryIsoCode } = await bodyOf(request);
      if (!/^\+?[0-9]{6,15}$/.test(phone)) throw invalidField('phone');
      if (!/^[A-Z]{2}$/.test(countryIsoCode)) throw invalidField('countryIsoCode');
      if (!cart.deliveryAddress) throw invalidField('deliveryAddress', 'missing');
      await changeCart(world, cart, (draft) => {
        if (draft.deliveryAddress) draft.deliveryAddress.cellphone = phone;
      });
      return response(200).empty();
    }),
  ),

  http.put('/users/{userId}/carts/{cartId}/deliverypointofservice', ({ params, query, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      const chosen = choosePoint(cart, {
        name: query.get('name') ?? '',
        country: query.get('countryIsoCode') ?? '',
        code: query.get('deliveryModeId') ?? '',
        sellerId: query.get('sellerId'),
      });
      await changeCart(world, cart, (draft) => {
        draft.deliveryModes = chosen.deliveryModes;
        draft.pickupPoints = chosen.pickupPoints;
      });
      return response(200).empty();
    }),
  ),
];
