import { geocodingHandlers } from '#mocks/address/geocoding-handlers.ts';
import { addressHandlers } from '#mocks/address/handlers.ts';
import { catalogHandlers } from '#mocks/catalog/handlers.ts';
import { cartHandlers } from './cart/handlers.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import { providerHandlers } from './checkout/provider-handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { ordersHandlers } from './orders/handlers.ts';
import { pickupHandlers } from './pickup/handlers.ts';
import { recommendationsHandlers } from './recommendations/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { frontDoor } from './shared/front-door.ts';

/** One handler an operation of the contracts, without scenarios in front. */
export const operationHandlers = [
  ...catalogHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...pickupHandlers,
  ...ordersHandlers,
  ...sessionHandlers,
  ...recommendationsHandlers,
  ...contentHandlers,
  ...addressHandlers,
  ...geocodingHandlers,
];

/** The mock backend, for Storybook's worker, Node tests and the HTTP host. */
export const handlers = [frontDoor(operationHandlers), ...providerHandlers];
