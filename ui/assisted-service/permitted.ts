import { field } from '#ui/forms/fields.ts';
import { type RouteName, routeOf } from '#ui/routing/route-table.ts';

/** Paying and ordering are the shopper's own. */
export const paying: ReadonlySet<string> = new Set<RouteName>(['payment', 'billing', 'paymentReturn', 'confirmation']);

/** Signing in as somebody, and an editor's preview, are no part of helping. */
export const closedToAgents: ReadonlySet<string> = new Set<RouteName>([
  'signIn',
  'register',
  'signInReturn',
  'otherProfile',
  'preview',
  // What is worth money once it is printed, and what was written between others.
  'stampsFile',
  'labelsFile',
  'plankFile',
  'letterFile',
  'attachment',
  'sellerThread',
  'contactSeller',
]);

/** The pages of agents: they answer whether or not somebody is being helped. */
export const desks: ReadonlySet<string> = new Set<RouteName>(['assistance', 'assistanceSignIn', 'assistanceReturn']);

/** Settings of the browser, which are about nobody. */
export const neutral: ReadonlySet<string> = new Set<RouteName>(['language', 'consent', 'measure']);

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

export const maySend = (route: { name: string; journey?: { name: string } } | null): boolean =>
  route !== null && (forms.has(route.name) || journeys.has(route.journey?.name ?? ''));

/** Whether an agent reads a page whose forms are the shopper's own: it says so before anything is typed. */
export function isReadOnly(pathname: string): boolean {
  const entry = routeOf(pathname)?.entry ?? null;
  return !maySend(entry) && !desks.has(entry?.name ?? '');
}

/** The care of the address book, and who is billed, stand on the page of the delivery too. */
const ofAccount: ReadonlySet<string> = new Set(['restore', 'billing', 'billing-address', 'billing-number']);

/** Whether a form changes nothing that stays with the account: the book, the bill. */
export function leavesAccount(page: string, form: FormData): boolean {
  if (page !== 'delivery') return true;
  const has = (name: string) => field(form, name, 64) !== '';
  const intent = field(form, 'intent', 64);
  const isOfBook = has('remove') && intent === 'known-address';
  const isKept = intent === 'address' && field(form, 'purpose', 8) !== 'once';
  return !(ofAccount.has(intent) || isOfBook || isKept || has('main') || has('entryId'));
}

/** What a page asks by itself: no act of anybody. */
export const unaudited: ReadonlySet<string> = new Set<RouteName>([
  'visitor',
  'error',
  'measure',
  'suggestions',
  'recommendations',
  'communes',
  'streets',
  'stampPreview',
  'stampGrid',
  'orderState',
]);

/** Words and ids of the shop's own: nothing that was typed freely stands in an audit line. */
export const isCode = (value: string): boolean => /^[\w-]{1,64}$/.test(value);
