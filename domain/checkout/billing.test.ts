import { describe, expect, test } from 'vitest';
import type { Address } from '../address/address.ts';
import { anAddress } from '../address/examples.ts';
import type { Cart } from '../cart/cart.ts';
import { aCart, aParcel } from '../cart/examples.ts';
import type { LegalEntity } from '../company/company.ts';
import { Fault } from '../shared/fault.ts';
import {
  billByDefault,
  billTo,
  deliverTo,
  hasInvoiceNumber,
  hasOtherBillingAddress,
  invoiceAs,
  requiredForInvoice,
} from './billing.ts';

const home = anAddress();
const office = anAddress({ id: null, streetName: '3 quai du Port' });

const siret = '73282932000074';
const company: LegalEntity = { id: 'ent', name: 'Société', siret, certification: 'active' };

interface World {
  cart: Cart;
  delivered?: 'saved' | 'not-eligible';
  mine?: () => Promise<LegalEntity | null>;
  /** The account’s main address. */
  main?: Address | Fault | null;
  bills?: 'saved' | 'not-eligible' | Fault;
}

const orFault = async <Value>(given: Value | Fault): Promise<Value> => {
  if (given instanceof Fault) throw given;
  return given;
};

function shop({ cart, delivered = 'saved', mine = async () => company, main = home, bills = 'saved' }: World) {
  const asked: [string, Address][] = [];
  const ports = {
    carts: { current: async () => cart },
    companies: { mine },
    deliveries: {
      deliverTo: async (address: Address) => {
        asked.push(['deliver', address]);
        return delivered;
      },
      billTo: async (address: Address) => {
        asked.push(['bill', address]);
        return orFault(bills);
      },
      mainAddress: () => orFault(main),
    },
  };
  return { ports, asked };
}

test('the same printed address is the same billing address, whatever its id', () => {
  expect(hasOtherBillingAddress({ deliveryAddress: home, billingAddress: { ...home, id: null } })).toBe(false);
  expect(hasOtherBillingAddress({ deliveryAddress: home, billingAddress: office })).toBe(true);
  expect(hasOtherBillingAddress({ deliveryAddress: home, billingAddress: null })).toBe(false);
});

test.each([
  ['nobody has been billed yet', aCart()],
  ['the bill went with the parcel', aCart({ deliveryAddress: home, billingAddress: { ...home, id: null } })],
])('the bill follows the parcel when %s', async (_, cart) => {
  const { ports, asked } = shop({ cart });
  expect(await deliverTo(ports, { address: office, mode: 'part' })).toBe('saved');
  expect(asked).toEqual([
    ['deliver', office],
    ['bill', office],
  ]);
});

test('another billing address stays when the delivery address changes', async () => {
  const { ports, asked } = shop({ cart: aCart({ deliveryAddress: home, billingAddress: office }) });
  expect(await deliverTo(ports, { address: anAddress({ city: 'Vannes' }), mode: 'part' })).toBe('saved');
  expect(asked.map(([what]) => what)).toEqual(['deliver']);
});

test('an address that is not served bills nobody', async () => {
  const { ports, asked } = shop({ cart: aCart(), delivered: 'not-eligible' });
  expect(await deliverTo(ports, { address: home, mode: 'part' })).toBe('not-eligible');
  expect(asked.map(([what]) => what)).toEqual(['deliver']);
});

describe('the invoice of a professional', () => {
  const to = { address: office, mode: 'pro' } as const;
  const billed = (asked: [string, Address][]) => asked.find(([what]) => what === 'bill')?.[1].companyNumber;

  test('a professional’s invoice names the company of the account', async () => {
    const { ports, asked } = shop({ cart: aCart() });
    await deliverTo(ports, to);
    expect(billed(asked)).toBe(siret);
  });

  test('a professional’s invoice retains the company number of this cart, whichever the billing address', async () => {
    const cart = aCart({ deliveryAddress: home, billingAddress: { ...home, companyNumber: '356000000' } });
    const { ports, asked } = shop({ cart });
    await billTo(ports, to);
    expect(billed(asked)).toBe('356000000');
  });

  test.each([
    ['the account has none', async () => ({ ...company, siret: null })],
    ['the account has a wrong one', async () => ({ ...company, siret: '73282932000075' })],
    ['there is no company', async () => null],
    ['the account cannot be reached', () => Promise.reject(new Fault('timeout', 'getUser'))],
  ])('a professional’s invoice has no number yet when %s', async (_, mine) => {
    const { ports, asked } = shop({ cart: aCart(), mine });
    expect(await billTo(ports, to)).toBe('saved');
    expect(asked).toEqual([['bill', office]]);
  });

  test('an individual’s invoice needs no company number', async () => {
    const { ports, asked } = shop({ cart: aCart() });
    await billTo(ports, { ...to, mode: 'part' });
    expect(billed(asked)).toBeUndefined();
    expect(hasInvoiceNumber({ billingAddress: office }, 'part')).toBe(true);
    expect(hasInvoiceNumber({ billingAddress: office }, 'pro')).toBe(false);
    expect(hasInvoiceNumber({ billingAddress: null }, 'pro')).toBe(false);
    expect(hasInvoiceNumber({ billingAddress: { ...office, companyNumber: siret } }, 'pro')).toBe(true);
  });

  test('a professional’s invoice can have another number at the billing address', async () => {
    const { ports, asked } = shop({ cart: aCart({ deliveryAddress: home, billingAddress: office }) });
    expect(await invoiceAs(ports, '732 829 320 00074')).toBe('saved');
    expect(asked).toEqual([['bill', { ...office, companyNumber: siret }]]);
  });

  test('a professional’s invoice goes to the delivery address as long as there is no billing address', async () => {
    const { ports, asked } = shop({ cart: aCart({ deliveryAddress: home }) });
    await invoiceAs(ports, siret);
    expect(asked).toEqual([['bill', { ...home, companyNumber: siret }]]);
  });

  test.each([
    ['123', 'length'],
    ['73282932000075', 'check'],
  ])('a professional’s invoice is not made out to %s: %s', async (typed, fault) => {
    const { ports, asked } = shop({ cart: aCart({ deliveryAddress: home }) });
    expect(await invoiceAs(ports, typed)).toBe(fault);
    expect(asked).toEqual([]);
  });

  test('a professional’s invoice needs an address', async () => {
    const { ports } = shop({ cart: aCart() });
    expect(await invoiceAs(ports, siret)).toBe('no-address');
  });
});

describe('the bill of services alone', () => {
  const services = aCart({ lines: [aParcel('0')] });
  const timeout = new Fault('timeout', 'getMainAddress');

  test('the bill of services alone goes to the account’s main address, and is on the cart at once', async () => {
    const { ports, asked } = shop({ cart: services });
    expect(await billByDefault(ports, { cart: services, mode: 'part' })).toEqual({
      ...services,
      billingAddress: home,
    });
    expect(asked).toEqual([['bill', home]]);
  });

  test('the bill of services alone names a professional’s company whose number is known', async () => {
    const { ports, asked } = shop({ cart: services });
    const cart = await billByDefault(ports, { cart: services, mode: 'pro' });
    expect(cart.billingAddress?.companyNumber).toBe(siret);
    expect(asked).toEqual([['bill', { ...home, companyNumber: siret }]]);
  });

  test.each([
    ['goes where it was sent', { cart: aCart({ ...services, billingAddress: office }) }],
    ['waits for the delivery where there are goods', { cart: aCart() }],
    ['goes nowhere without an address', { cart: services, main: null }],
    ['goes to nobody without a name', { cart: services, main: anAddress({ lastName: ' ' }) }],
    ['goes nowhere when the account cannot be read', { cart: services, main: timeout }],
  ])('the bill of services alone %s', async (_, world: World) => {
    const { ports, asked } = shop(world);
    expect(await billByDefault(ports, { cart: world.cart, mode: 'pro' })).toEqual(world.cart);
    expect(asked).toEqual([]);
  });

  test.each(['not-eligible', timeout] as const)(
    'a billing address that was not saved is not shown (%s)',
    async (bills) => {
      const { ports } = shop({ cart: services, bills });
      expect(await billByDefault(ports, { cart: services, mode: 'pro' })).toEqual(services);
    },
  );

  test.each([
    ['a professional', 'pro', null, 'address'],
    ['a professional', 'pro', office, 'number'],
    ['a professional', 'pro', { ...office, companyNumber: siret }, null],
    ['an individual', 'part', null, null],
  ] as const)('the bill of services for %s (%s) to %o lacks: %s', (_, mode, billingAddress, lacking) => {
    expect(requiredForInvoice({ ...services, billingAddress }, mode)).toBe(lacking);
    expect(requiredForInvoice(aCart({ billingAddress }), mode), 'goods are asked with the delivery').toBeNull();
  });
});
