import type { Effect } from '#mocks/shared/scenarios.ts';

/** An upstream of a checkout page, and what the shopper reads when it fails. */
export interface Upstream {
  operation: string;
  /** Which of the two carts' calls fails. */
  site?: 'part' | 'pro';
  path: string;
  form?: Record<string, string>;
  /** The intent of a form on that page whose fields are posted too. */
  like?: string;
  /** A message key or a text; `null`: the page works without the upstream and shows no message. */
  says: string | null;
  /** The page cannot be made: the error page has the message, and says that the cart is safe. */
  whole?: true;
  /** The contract promises no body, so a broken body is still a success. */
  bodiless?: true;
  /** Other messages for some failures: a 404 may be a regular answer. */
  otherwise?: Partial<Record<Effect, string>>;
  /** A 401 does not end the session (NO_LOGOUT_URLS). */
  stays?: true;
  /** The failure happens once, because the page with the message makes the same call. */
  once?: true;
  /** A service of others, which learns nothing of the visit: its failure is everybody's in this world. */
  outside?: true;
  /** Failures that do not apply: a call with a longer deadline than a page, or an answer that means « none ». */
  except?: Effect[];
}

const [cart, selection, delivery] = ['/checkout/recapitulatif', '/checkout/selection', '/checkout/livraison'];

export const address = {
  country: 'FR',
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  streetName: '12 rue de la République',
  codePostal: '69002',
  city: 'Lyon',
  mobilePhone: '0612345678',
};
const abroad = { ...address, country: 'BE', streetName: 'Rue Neuve 12', codePostal: '1000', city: 'Bruxelles' };
const unknown = { ...abroad, mobilePhone: '0470123456' };

const changes: Upstream[] = [
  {
    operation: 'validateCart',
    once: true,
    // The page with the message does not wait for the same call again.
    otherwise: { hang: 'Votre panier n’a pas pu être chargé, veuillez réessayer.' },
    path: cart,
    form: { intent: 'order' },
    says: 'cartValidation',
  },
  {
    operation: 'updateEntry',
    otherwise: { 'not-found': 'Cet article a changé' },
    path: cart,
    form: { 'quantite-2-{line}': '3' },
    says: 'quantityChange',
  },
  {
    operation: 'removeEntry',
    bodiless: true,
    path: cart,
    form: { remove: '{line}' },
    says: 'removeItem',
  },
  {
    operation: 'addEntry',
    otherwise: { 'not-found': 'Un article n’a pas pu être remis en entier dans votre panier' },
    path: cart,
    form: { intent: 'restore', articles: '1131001  1' },
    says: 'addToCart',
  },
  {
    operation: 'applyVoucher',
    otherwise: { 'not-found': 'Ce code n’existe pas.' },
    bodiless: true,
    path: cart,
    form: { intent: 'voucher', code: 'PORTOFFERT' },
    says: 'voucher',
  },
  {
    operation: 'removeVoucher',
    except: ['not-found'],
    bodiless: true,
    path: cart,
    form: { intent: 'remove-voucher', code: 'BIENVENUE10' },
    says: 'voucher',
  },
  {
    operation: 'cartFromOrder',
    otherwise: { 'not-found': 'n’a pas été retrouvée' },
    path: cart,
    form: { intent: 'reorder', order: 'CMD-26-000001' },
    says: 'reorder',
  },
];

const summary: Upstream[] = [
  { operation: 'validateCart', path: cart, says: 'cartFetch', whole: true },
  { operation: 'getCart', site: 'part', path: cart, says: 'cartFetch', whole: true },
  { operation: 'getCart', site: 'pro', path: cart, says: null },
  { operation: 'getCart', site: 'pro', path: cart, form: { intent: 'order' }, says: null },
  { operation: 'getCart', site: 'part', path: selection, says: 'cartFetch', whole: true },
  { operation: 'getCart', site: 'pro', path: selection, says: null },
];

const where: Upstream[] = [
  { operation: 'getCart', path: delivery, says: 'cartFetch', whole: true },
  { operation: 'getDeliveryModes', path: delivery, says: 'deliveryModesFetch' },
  { operation: 'findStores', path: delivery, says: 'pickupPointsFetch', stays: true },
  {
    operation: 'getAddressAccount',
    path: `${delivery}?adresse=modifier`,
    says: 'Information temporairement indisponible',
  },
  { operation: 'getCountries', path: `${delivery}?adresse=nouvelle`, says: null },
  {
    operation: 'searchAddress',
    outside: true,
    path: '/ecom/adresse/rues?q=12+rue+de+la+R&code=69002&pays=FR',
    says: null,
    stays: true,
  },
  {
    operation: 'searchAddress',
    outside: true,
    path: '/ecom/adresse/communes?code=69002&pays=FR',
    says: null,
    stays: true,
  },
];

const form = (intent: string, fields: Record<string, string>) => ({ path: delivery, form: { intent, ...fields } });

/**
 * A change of something that the form names, and that the backend no longer has, is no failure of the shop: « veuillez
 * réessayer » would be no help. Where a form names nothing, a 404 is a failure of its category (specification §8).
 */
const about = (says: string): Pick<Upstream, 'says' | 'otherwise'> => ({
  says,
  otherwise: { 'not-found': 'Ce que vous vouliez modifier n’existe plus.' },
});

const deliveries: Upstream[] = [
  {
    operation: 'setDeliveryMode',
    bodiless: true,
    ...form('mode', { mode: 'lettre-suivie' }),
    says: 'deliveryModeUpdate',
  },
  { operation: 'getDeliveryModes', ...form('mode', { mode: 'lettre-suivie' }), says: 'deliveryModeUpdate' },
  {
    operation: 'setDeliveryPointOfService',
    bodiless: true,
    ...form('point', { sellerId: '', point: '{point}' }),
    says: 'pickupPointUpdate',
  },
  { operation: 'removeEntry', bodiless: true, ...form('remove-seller', { sellerId: '' }), says: 'removeItem' },
  { operation: 'setPhone', bodiless: true, ...form('phone', { telephone: '0698765432' }), says: 'phoneUpdate' },
  {
    operation: 'setDeliveryAddress',
    bodiless: true,
    ...form('known-address', { addressId: 'adr-vacances' }),
    ...about('addressUpdate'),
  },
  {
    operation: 'getAddressAccount',
    ...form('known-address', { addressId: 'adr-vacances' }),
    says: 'addressUpdate',
  },
  {
    operation: 'setBillingAddress',
    bodiless: true,
    ...form('billing', { billing: 'same' }),
    says: 'addressUpdate',
  },
  {
    operation: 'createDeliveryAddress',
    ...form('address', { ...address, purpose: 'once' }),
    says: 'addressUpdate',
  },
  { operation: 'getCountries', ...form('address', { ...address, purpose: 'once' }), says: null },
  {
    operation: 'addAccountAddress',
    ...form('billing-address', { ...address, purpose: 'save' }),
    says: 'addressUpdate',
  },
  {
    operation: 'setMainAddress',
    bodiless: true,
    ...form('known-address', { main: 'adr-vacances' }),
    ...about('addressUpdate'),
  },
  {
    operation: 'removeAccountAddress',
    bodiless: true,
    ...form('known-address', { remove: 'adr-vacances' }),
    ...about('addressRemoval'),
  },
  {
    operation: 'changeAccountAddress',
    bodiless: true,
    ...form('address', { ...address, entry: 'adr-vacances', purpose: 'save' }),
    ...about('addressUpdate'),
  },
];

/**
 * An unchecked address is accepted and marked as unverified. The journeys' shop has a longer deadline, so hanging is
 * left out.
 */
const check = { says: null, stays: true, except: ['hang'] } satisfies Partial<Upstream>;
const unchecked: Upstream[] = [
  { operation: 'verifyAddress', ...form('address', { ...unknown, purpose: 'once' }), ...check },
  { operation: 'searchAddress', outside: true, ...form('address', { ...address, purpose: 'once' }), ...check },
];

const unaddressed: Upstream[] = [
  { operation: 'getMainAddress', path: delivery, says: null },
  { operation: 'getAddressAccount', path: delivery, says: 'Information temporairement indisponible' },
  { operation: 'getCountries', path: delivery, says: null },
];

/** By page. */
export const asked = { summary: [...summary, ...changes], delivery: [...where, ...deliveries], unchecked, unaddressed };
