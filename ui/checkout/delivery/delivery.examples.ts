import { anAddress } from '#domain/address/examples.ts';
import { aCart } from '#domain/cart/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import type { DeliveryPage } from './delivery.view.ts';

/** A page with every choice made. */
export const aDeliveryPage = (over: Partial<DeliveryPage> = {}): DeliveryPage => ({
  cart: aCart({ deliveryAddress: anAddress() }),
  groups: [aGroup()],
  where: { kind: 'set', address: anAddress() },
  phone: { number: '+33612345678', country: 'FR', isRequested: false, again: null },
  billing: { kind: 'same' },
  billingNumber: null,
  pickups: new Map(),
  map: { tiles: 'https://carte.example/{z}/{x}/{y}.png', servers: ['a'], attribution: 'Carte' },
  isLedBack: false,
  notices: [],
  message: null,
  undo: null,
  ...over,
});
