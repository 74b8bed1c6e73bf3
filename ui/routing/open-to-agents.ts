import type { RouteEntry } from './route-entry.ts';
import { type RouteName, routeOf } from './route-table.ts';

/** The pages of agents: they answer whether or not somebody is being helped. */
export const desks: ReadonlySet<string> = new Set<RouteName>(['assistance', 'assistanceSignIn', 'assistanceReturn']);

/**
 * The pages whose forms an agent may send for a shopper: the cart, its delivery, what is composed for it, and returns.
 * Any other form changes the account, signs or declares something, or writes to somebody in the shopper's name.
 */
const forms: ReadonlySet<string> = new Set<RouteName>([
  'home',
  'homeConnectedPro',
  'search',
  'plp',
  'plpFacet',
  'plpMarque',
  'plpVendeur',
  'universe',
  'ownBrand',
  'product',
  'productOffer',
  'ownBrandProduct',
  'postage',
  'pointsOfSale',
  'quickOrder',
  'cart',
  'selection',
  'delivery',
  'orderDetail',
  'orderRefund',
  'orderReturn',
  'startReturn',
]);
/** A letter is the shopper's own words, and a logo needs their word that it is theirs. */
const journeys: ReadonlySet<string> = new Set(['parcels', 'stamps', 'registeredMail', 'carriers', 'forwarding']);

/** A page that takes files is the shopper's own: an agent would send somebody's list of addresses. */
export const maySend = (
  route: { name: string; journey?: { name: string }; uploads?: RouteEntry['uploads'] } | null,
): boolean => route !== null && !route.uploads && (forms.has(route.name) || journeys.has(route.journey?.name ?? ''));

/** Whether an agent reads a page whose forms are the shopper's own: it says so before anything is typed. */
export function isReadOnly(pathname: string): boolean {
  const entry = routeOf(pathname)?.entry ?? null;
  return !maySend(entry) && !desks.has(entry?.name ?? '');
}
