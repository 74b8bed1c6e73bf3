import { expect, test } from 'vitest';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { closedToAgents, desks, maySend, neutral, paying } from './permitted.ts';

const routes: readonly RouteEntry[] = routeTable;

/** Every page whose forms an agent may send: a new page is closed until somebody opens it here. */
test('what an agent may send for a shopper', () => {
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
    'withdraw',
    'contactSeller',
    'sellerThread',
    'lettersSummary',
    'logoSummary',
    'signIn',
    'preview',
  ]) {
    const route = routes.find((each) => each.name === name) ?? null;
    expect(route, name).not.toBeNull();
    expect(maySend(route), name).toBe(false);
  }
});

test('no address is open and closed at once', () => {
  for (const { name } of routes.filter(maySend))
    expect([...paying, ...closedToAgents, ...desks, ...neutral]).not.toContain(name);
});
