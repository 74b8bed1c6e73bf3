/** The way to where a test begins, by the shop's own forms. */
import { type compositionIds, sampleCompositions } from '#mocks/cart/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { whole } from '../../journeys/address-form.ts';
import { acceptedCard, individual, orderButton } from '../../journeys/purchase.ts';
import type { Backend } from '../../shared/backend.ts';
import { expect } from '../../shared/shopper.ts';
import type { PlainVisitor } from './visitor.ts';

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
  visitor: PlainVisitor,
  { code = fixedProducts.booklet, quantity = 1, mode = '' }: Article = {},
): Promise<void> {
  await visitor.posts(`${mode}/boutique/x/p/${code}`, { add: code, offer: '', quantity });
}

/** Puts a service that was composed into the cart, by the form that gives a removed line back. */
export async function fillsCartWith(
  visitor: PlainVisitor,
  composed: (typeof compositionIds)[keyof typeof compositionIds],
  mode = '',
): Promise<void> {
  const articles = `${sampleCompositions[composed]?.code}  1 ${composed}`;
  await visitor.posts(`${mode}${cartPage}`, { intent: 'restore', articles });
}

export const usesAddress = (visitor: PlainVisitor, addressId = 'adr-domicile') =>
  visitor.posts(delivery, { intent: 'known-address', addressId });

/** The delivery page, signed in, with one booklet in the cart. */
export async function reachesDelivery(visitor: PlainVisitor, email = individual): Promise<void> {
  await visitor.signsIn(email);
  await fillsCart(visitor);
  await visitor.opens(delivery);
}

/** The payment page, signed in, with one booklet and its delivery chosen. */
export async function reachesPayment(visitor: PlainVisitor): Promise<void> {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await usesAddress(visitor);
  await visitor.posts(delivery, { intent: 'mode', sellerId: '', mode: 'lettre-suivie' });
  await visitor.opens(paymentPage);
}

/** Orders, and arrives at the provider's page. */
export async function orders(visitor: PlainVisitor): Promise<void> {
  await visitor.presses(orderButton);
  expect(visitor.title).toBe('Paiement par carte');
}

export async function reachesProvider(visitor: PlainVisitor): Promise<void> {
  await reachesPayment(visitor);
  await orders(visitor);
}

export async function paysByCard(visitor: PlainVisitor, number: string = acceptedCard): Promise<void> {
  visitor.fills({
    'Numéro de carte': number,
    'Date d’expiration': '12/39',
    Cryptogramme: '123',
    'Titulaire de la carte': 'Compte Particulier',
  });
  await visitor.presses(/^Payer [\d,]+ €$/);
}

/** The order is confirmed, and the only one: one payment was taken. */
export async function confirmedOnce(visitor: PlainVisitor, backend: Backend): Promise<void> {
  expect(visitor.title).toBe('Votre commande est enregistrée');
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
}

/** From the cart, where nobody is signed in, to the payment page: what needs no delivery has none. */
export async function goesToPay(visitor: PlainVisitor, email: string): Promise<void> {
  await visitor.presses('Se connecter pour commander');
  await visitor.identifies(email);
  expect(visitor.title).toBe('Paiement');
}

/** Orders, pays by card, and has one confirmed order, which is paid once. */
export async function paysOnce(visitor: PlainVisitor, backend: Backend): Promise<void> {
  await orders(visitor);
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
}
