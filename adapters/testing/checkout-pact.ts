import { pactWith, SHOPPER } from './pact.ts';

export const pact = pactWith('checkout');
export const path = '/users/current/carts/current' as const;
/** The cart of an account, as a state of the provider has it. */
export const cart = { guid: 'panier-compte', owner: SHOPPER, product: '1126001', quantity: 1 };
