import { expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import { aCart, aLine } from '../cart/examples.ts';
import { anOffer, aProduct, aSearchPage } from '../catalog/examples.ts';
import { eventOf } from './catalogue.ts';
import {
  accountPageView,
  cartPageView,
  confirmationPageView,
  deliveryPageView,
  editorialPageView,
  errorPageView,
  listingPageView,
  paymentPageView,
  pendingPaymentPageView,
  popinPageView,
  productPageView,
  stepPageView,
} from './page-views.ts';

const canary = 'Canari canari@exemple.fr';

/** Every text of a page that may name somebody. */
const address = anAddress({
  firstName: canary,
  lastName: canary,
  companyName: canary,
  streetName: canary,
  city: canary,
  mobilePhone: canary,
});
const cart = aCart({
  guid: canary,
  lines: [aLine({ title: canary, id: canary })],
  deliveryAddress: address,
  billingAddress: address,
  vouchers: [{ code: canary, name: canary, amount: null }],
});
const order = { ...cart, lines: cart.lines };
const product = aProduct({ title: canary, summary: canary, offers: [anOffer({ sellerName: canary })] });
const found = aSearchPage({ title: canary, suggestion: canary, total: 97 });
const searched = { text: canary, code: null, filters: 2 };

const all = [
  cartPageView(cart),
  cartPageView(null),
  deliveryPageView([address]),
  editorialPageView('home'),
  errorPageView({ status: 404, message: 'This page could not be found' }),
  errorPageView({ status: 503, message: 'Une erreur est survenue.' }),
  listingPageView(found, searched),
  listingPageView(found, { ...searched, code: 'timbres' }),
  confirmationPageView(order),
  paymentPageView({ choices: [canary], payments: [canary, canary] }),
  pendingPaymentPageView,
  popinPageView({ code: '1126001', quantity: 2 }),
  productPageView(product),
  stepPageView('stamps', 'configuration'),
];

test('no event holds anything of what names somebody', () => {
  expect(JSON.stringify(cart)).toContain(canary);
  for (const event of all) expect(JSON.stringify(event)).not.toMatch(/canari/i);
});

test('every event is one of the catalogue, whole', () => {
  for (const event of all) expect(eventOf({ ...event })).toEqual(event);
});

test('an empty cart is another page than a full one', () => {
  expect(cartPageView(null)).toEqual({ page: 'cart', empty: true, lines: 0, firstPurchase: false });
  expect(cartPageView(aCart({ lines: [] }))).toMatchObject({ empty: true });
  expect(cartPageView(aCart())).toMatchObject({ empty: false, lines: 1 });
});

test.each([
  ['brand', 'brand detail'],
  ['seller', 'seller detail'],
  ['category', 'product list'],
] as const)('the listing of a %s is named %s', (pageType, kind) => {
  expect(listingPageView(aSearchPage({ pageType, page: 1 }), { text: '', code: 'a', filters: 0 })).toMatchObject({
    page: 'listing',
    kind,
    number: 2,
  });
});

test('a measured search has its length and whether a suggestion was shown, not its words', () => {
  expect(listingPageView(found, searched)).toEqual({
    page: 'search results',
    length: canary.length,
    number: 1,
    filters: 2,
    results: 97,
    suggestion: true,
  });
});

test('a product of a seller is one of the marketplace', () => {
  expect(productPageView(product)).toMatchObject({ marketplace: true, inStock: true, type: 'product' });
  expect(productPageView(aProduct({ offers: [anOffer({ seller: null })], stock: 'out' }))).toMatchObject({
    marketplace: false,
    inStock: false,
  });
});

test('how the owner of an account has signed in is measured, where it is known', () => {
  const page = 'account';
  for (const [connection, seen] of [
    [
      { method: 'password', secondFactor: 'sms' },
      { page, method: 'password', secondFactor: true },
    ],
    [
      { method: 'digital-identity', secondFactor: null },
      { page, method: 'digital-identity', secondFactor: false },
    ],
    [null, { page, method: 'other', secondFactor: false }],
  ] as const) {
    expect(accountPageView(connection)).toEqual(seen);
    expect(eventOf(seen)).toEqual(seen);
  }
});

test('the window of an addition says how many pieces were added', () => {
  expect(popinPageView({ code: '1126001', quantity: 2 })).toEqual({
    page: 'add-to-cart popin',
    code: '1126001',
    quantity: 2,
  });
});
