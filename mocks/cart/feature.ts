import { cartsIn } from '../records/carts.ts';
import type { Feature } from '../shared/feature.ts';
import { composedIn } from './composed.ts';
import { couponHandlers, couponsIn } from './coupons.ts';
import { cartHandlers } from './handlers.ts';
import { cartStates } from './states.ts';

export const cart: Feature = {
  handlers: [...cartHandlers, ...couponHandlers],
  tables: { carts: cartsIn, composedServices: composedIn, coupons: couponsIn },
  states: cartStates,
};
