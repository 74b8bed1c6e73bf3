import { expect, test } from 'vitest';
import { aForm } from '#ui/request/request.examples.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { leavesAccount } from './permitted.ts';

const routes: readonly RouteEntry[] = routeTable;
const maySend = ({ agents }: RouteEntry) => agents === 'sends';

/** Every page whose forms an agent may send: a new page is closed until somebody opens it here. */
test('an agent may send this list of forms for a shopper', () => {
  const open = routes.filter(maySend).map(({ name }) => name);
  expect(open.filter((name) => !/^(parcels|parcel|stamps|registeredMail|carriers|forwarding)/.test(name))).toEqual([
    'home',
    'homeConnectedPro',
    'search',
    'plp',
    'plpFacet',
    'plpMarque',
    'plpVendeur',
    'universe',
    'productOffer',
    'product',
    'ownBrand',
    'ownBrandProduct',
    'postage',
    'pointsOfSale',
    'cart',
    'selection',
    'delivery',
    'quickOrder',
    'orderDetail',
    'orderRefund',
    'orderReturn',
    'startReturn',
  ]);
});

test('nothing is sent that pays, orders, signs, declares, writes to somebody or changes the account', () => {
  for (const name of [
    'payment',
    'billing',
    'confirmation',
    'addressBook',
    'stampFavourites',
    'savedParcels',
    'withdraw',
    'contactSeller',
    'sellerThread',
    'lettersSummary',
    'logoSummary',
    'signIn',
    'preview',
  ]) {
    const route = routes.find((each) => each.name === name);
    expect(route, name).toMatchObject({ agents: expect.not.stringMatching('sends') });
  }
});

test('an agent delivers to an address, and leaves the account’s book and bill as they are', () => {
  const sent = (fields: Record<string, string>) => leavesAccount('delivery', aForm(fields));
  const open: Record<string, string>[] = [
    { intent: 'known-address', addressId: 'a-1' },
    { intent: 'address', purpose: 'once', lastName: 'Compte' },
    { intent: 'mode', mode: 'home' },
    { intent: 'phone', mobilePhone: '0612345678' },
  ];
  for (const fields of open) expect(sent(fields), JSON.stringify(fields)).toBe(true);
  expect(leavesAccount('cart', aForm({ intent: 'restore', articles: '1126001 2' }))).toBe(true);
  const closed: Record<string, string>[] = [
    { intent: 'known-address', remove: 'a-1' },
    { intent: 'known-address', main: 'a-1' },
    { intent: 'address', purpose: 'save', lastName: 'Compte' },
    { intent: 'address', lastName: 'Compte' },
    { intent: 'address', purpose: 'once', entryId: 'a-1' },
    { intent: 'restore', lastName: 'Compte' },
    { intent: 'billing', billing: 'other' },
    { intent: 'billing-address', lastName: 'Compte' },
    { intent: 'billing-number', number: '35600000009075' },
  ];
  for (const fields of closed) expect(sent(fields), JSON.stringify(fields)).toBe(false);
});
