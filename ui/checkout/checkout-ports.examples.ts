import type { BookEntry } from '#domain/address/book/address-book.ts';
import { anAddress } from '#domain/address/examples.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { someUser } from '#domain/session/examples.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest } from '#ui/request/request.examples.ts';

export const anEntry = (over: Partial<BookEntry> = {}): BookEntry => ({
  id: 'entree-1',
  kind: 'address',
  name: 'Bureau',
  isPrimary: false,
  isEligible: true,
  address: anAddress({ addressName: 'Bureau' }),
  ...over,
});

export const aDeliveredCart = (over: Partial<Cart> = {}): Cart => aCart({ deliveryAddress: anAddress(), ...over });
export const aServicesCart = (over: Partial<Cart> = {}): Cart => aCart({ lines: [aParcel('0.colis')], ...over });

/** A checkout in which every call succeeds, for one cart. */
export const checkoutPorts = (over: GivenPorts = {}, cart: Cart | null = aDeliveredCart()): GivenPorts => ({
  ...over,
  carts: { current: async () => cart, ...over.carts },
  deliveries: {
    groups: async () => [aGroup()],
    countries: async () => [
      { code: 'FR', name: 'France' },
      { code: 'BE', name: 'Belgique' },
    ],
    mainAddress: async () => null,
    deliverTo: async () => 'saved',
    billTo: async () => 'saved',
    ...over.deliveries,
  },
  addressBooks: { entries: async () => [], add: async () => ({ id: 'entree-2' }), ...over.addressBooks },
  addressChecks: { check: async () => ({ kind: 'recognised' }), towns: async () => [], ...over.addressChecks },
  accounts: {
    holder: async () => someUser({ firstName: 'Titulaire', lastName: 'Du Compte' }),
    ...over.accounts,
  },
  companies: { mine: async () => null, ...over.companies },
  payments: {
    choices: async () => [{ code: 'card', name: 'Carte bancaire', description: null }],
    ofCart: async () => [],
    select: async () => {},
    ...over.payments,
  },
});

/** A shopper at a step of the checkout. */
export interface AtCheckout {
  ports?: GivenPorts;
  cart?: Cart | null;
  mode?: Mode;
  query?: string;
  cookies?: Record<string, string>;
}

export const aCheckoutRequest = ({ ports, cart, mode = 'part', cookies = {} }: AtCheckout) =>
  aRequest({ mode, cookies, ports: checkoutPorts(ports, cart) });
