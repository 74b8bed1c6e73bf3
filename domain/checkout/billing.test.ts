import { expect, test } from 'vitest';
import type { Address, Cart } from '../cart/cart.ts';
import { aCart, anAddress } from '../cart/examples.ts';
import { deliverTo, isBilledElsewhere } from './billing.ts';

const home = anAddress();
const office = anAddress({ id: null, street: '3 quai du Port' });

function shop({ cart, delivered = 'saved' }: { cart: Cart; delivered?: 'saved' | 'not-eligible' }) {
  const asked: [string, Address][] = [];
  const ports = {
    carts: { current: async () => cart },
    deliveries: {
      deliverTo: async (address: Address) => {
        asked.push(['deliver', address]);
        return delivered;
      },
      billTo: async (address: Address) => {
        asked.push(['bill', address]);
        return 'saved' as const;
      },
    },
  };
  return { ports, asked };
}

test('the same address is the same bill, whatever its id', () => {
  expect(isBilledElsewhere({ deliveryAddress: home, billingAddress: { ...home, id: null } })).toBe(false);
  expect(isBilledElsewhere({ deliveryAddress: home, billingAddress: office })).toBe(true);
  expect(isBilledElsewhere({ deliveryAddress: home, billingAddress: null })).toBe(false);
});

test.each([
  ['nobody has been billed yet', aCart()],
  ['the bill went with the parcel', aCart({ deliveryAddress: home, billingAddress: { ...home, id: null } })],
])('the bill follows the parcel when %s', async (_, cart) => {
  const { ports, asked } = shop({ cart });
  expect(await deliverTo(ports, office)).toBe('saved');
  expect(asked).toEqual([
    ['deliver', office],
    ['bill', office],
  ]);
});

test('a bill that goes elsewhere stays where it goes', async () => {
  const { ports, asked } = shop({ cart: aCart({ deliveryAddress: home, billingAddress: office }) });
  expect(await deliverTo(ports, anAddress({ city: 'Vannes' }))).toBe('saved');
  expect(asked.map(([what]) => what)).toEqual(['deliver']);
});

test('an address that is not served bills nobody', async () => {
  const { ports, asked } = shop({ cart: aCart(), delivered: 'not-eligible' });
  expect(await deliverTo(ports, home)).toBe('not-eligible');
  expect(asked.map(([what]) => what)).toEqual(['deliver']);
});
