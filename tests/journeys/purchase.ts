/** Steps that several journeys share. Steps before the tested one post the shop's own forms, without showing pages. */
import { type compositionIds, sampleCompositions } from '#mocks/cart/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import type { Backend } from '../shared/backend.ts';
import { expect, type Page, signsIn } from '../shared/shopper.ts';

export const individual = 'particulier@exemple.fr';
export const professional = 'pro-certifie@exemple.fr';
export const booklet = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
export const delivery = '/checkout/livraison';
export const orderButton = 'Commander avec obligation de paiement';
export const acceptedCard = '4970 1000 0000 0006';

/** Posts a form of the shop as a browser without scripts does. */
export const posts = (page: Page, path: string, form: Record<string, string | number>) =>
  page.request.post(path, { form, headers: { origin: String(process.env.SHOP_URL), 'sec-fetch-dest': 'document' } });

export async function fillsCart(
  page: Page,
  { code = fixedProducts.booklet, quantity = 1, mode = '' }: { code?: string; quantity?: number; mode?: string } = {},
): Promise<void> {
  const answer = await posts(page, `${mode}/boutique/x/p/${code}`, { add: code, offer: '', quantity });
  expect(answer.ok()).toBe(true);
}

/** Puts a service that was composed into the cart, by the form that gives a removed line back. */
export async function fillsCartWith(
  page: Page,
  composed: (typeof compositionIds)[keyof typeof compositionIds],
  mode = '',
): Promise<void> {
  const code = sampleCompositions[composed]?.code;
  const answer = await posts(page, `${mode}/checkout/recapitulatif`, {
    intent: 'restore',
    articles: `${code}  1 ${composed}`,
  });
  expect(answer.ok()).toBe(true);
}

/** Opens the payment page, signed in, with one booklet and its delivery chosen. */
export async function reachesPayment(page: Page): Promise<void> {
  await signsIn(page.request, { email: individual });
  await fillsCart(page);
  await usesAddress(page);
  await posts(page, delivery, { intent: 'mode', sellerId: '', mode: 'lettre-suivie' });
  await page.goto('/checkout/paiement');
  await expect(page.getByRole('button', { name: orderButton })).toBeEnabled();
}

/** Chooses the first address of the book for delivery. */
export const usesAddress = (page: Page) =>
  posts(page, delivery, { intent: 'known-address', addressId: 'adr-domicile' });

/** Orders, and arrives at the provider's page. */
export async function orders(page: Page): Promise<void> {
  await page.getByRole('button', { name: orderButton }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement par carte' })).toBeVisible();
}

export async function paysByCard(page: Page, number: string = acceptedCard): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number);
  await page.getByLabel('Date d’expiration').fill('12/39');
  await page.getByLabel('Cryptogramme').fill('123');
  await page.getByLabel('Titulaire de la carte').fill('Compte Particulier');
  await page.getByRole('button', { name: /^Payer\s[\d,]+\s€$/ }).click();
}

export const confirmed = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Votre commande est enregistrée' })).toBeVisible();

/** The order is confirmed, and the only one: one payment was taken. */
export async function confirmedOnce(page: Page, backend: Backend): Promise<void> {
  await confirmed(page);
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
}
