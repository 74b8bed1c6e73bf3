/** The way to where a test begins, by the shop's own forms. */
import { type knownCompositions, sampleCompositions } from '#mocks/cart/samples.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { whole } from '../../journeys/address-form.ts';
import { individual, orderButton } from '../../journeys/purchase.ts';
import type { Backend } from '../../shared/backend.ts';
import { expect } from '../../shared/shopper.ts';
import type { PlainBrowser } from './plain-browser.ts';

export const cartPage = '/checkout/recapitulatif';
export const delivery = '/checkout/livraison';
export const newAddress = `${delivery}?adresse=nouvelle`;
export const paymentPage = '/checkout/paiement';

/** Every field that is asked of a person in France. */
export const aPerson = { Civilité: 'Madame', ...whole };

interface Article {
  code?: string;
  quantity?: number;
  mode?: string;
}

export async function fillsCart(
  visitor: PlainBrowser,
  { code = knownProducts.booklet, quantity = 1, mode = '' }: Article = {},
): Promise<void> {
  await visitor.posts(`${mode}/boutique/x/p/${code}`, { add: code, offer: '', quantity });
}

/** Puts a service that was composed into the cart, by the form that gives a removed line back. */
export async function fillsCartWith(
  visitor: PlainBrowser,
  composed: (typeof knownCompositions)[keyof typeof knownCompositions],
  mode = '',
): Promise<void> {
  const articles = `${sampleCompositions[composed]?.code}  1 ${composed}`;
  await visitor.posts(`${mode}${cartPage}`, { intent: 'restore', articles });
}

export const usesAddress = (visitor: PlainBrowser, addressId = 'adr-domicile') =>
  visitor.posts(delivery, { intent: 'known-address', addressId });

/** The delivery page, signed in, with one booklet in the cart. */
export async function reachesDelivery(visitor: PlainBrowser, email = individual): Promise<void> {
  await visitor.signsIn(email);
  await fillsCart(visitor);
  await visitor.opens(delivery);
}

/** The payment page, signed in, with one booklet and its delivery chosen. */
export async function reachesPayment(visitor: PlainBrowser): Promise<void> {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await usesAddress(visitor);
  await visitor.posts(delivery, { intent: 'mode', sellerId: '', mode: 'lettre-suivie' });
  await visitor.opens(paymentPage);
}

/** Orders, and arrives at the provider's page. */
export async function orders(visitor: PlainBrowser): Promise<void> {
  await visitor.presses(orderButton);
  expect(visitor.page.heading).toBe('Paiement par carte');
}

export async function reachesProvider(visitor: PlainBrowser): Promise<void> {
  await reachesPayment(visitor);
  await orders(visitor);
}

export async function paysByCard(visitor: PlainBrowser, number = '4970 1000 0000 0006'): Promise<void> {
  visitor
    .chooses(/^Numéro de carte/, number)
    .chooses(/^Date d’expiration/, '12/39')
    .chooses(/^Cryptogramme/, '123')
    .chooses(/^Titulaire de la carte/, 'Compte Particulier');
  await visitor.presses(/^Payer [\d,]+ €$/);
}

/** The order is confirmed, and the only one: one payment was taken. */
export async function confirmedOnce(visitor: PlainBrowser, backend: Backend): Promise<void> {
  expect(visitor.page.heading).toBe('Votre commande est enregistrée');
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
}
