/** The steps that several journeys share. Those before the one under test go by the shop's own forms, without pages. */
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { expect, identifies, type Page } from '../shared/shopper.ts';

export const individual = 'particulier@exemple.fr';
export const professional = 'pro-certifie@exemple.fr';
export const booklet = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
export const orderButton = 'Commander avec obligation de paiement';
export const acceptedCard = '4970 1000 0000 0006';

/** Posts one of the shop's forms as a browser without scripts does. */
export const posts = (page: Page, path: string, form: Record<string, string | number>) =>
  page.request.post(path, { form, headers: { origin: String(process.env.SHOP_URL), 'sec-fetch-dest': 'document' } });

export async function fillsCart(
  page: Page,
  { code = knownProducts.booklet, quantity = 1, mode = '' }: { code?: string; quantity?: number; mode?: string } = {},
): Promise<void> {
  const answer = await posts(page, `${mode}/boutique/x/p/${code}`, { add: code, offer: '', quantity });
  expect(answer.ok()).toBe(true);
}

/** Signed in, with one booklet on its way home by the first mode. */
export async function choosesDelivery(page: Page): Promise<void> {
  await fillsCart(page);
  await page.goto('/checkout/livraison');
  await identifies(page, individual);
  await page.getByRole('button', { name: 'Utiliser cette adresse' }).click();
  await page.getByRole('group', { name: 'Mode de livraison' }).getByRole('radio').first().check();
  const choose = page.getByRole('button', { name: 'Choisir ce mode' });
  if (await choose.isVisible()) await choose.click();
  await expect(page.getByRole('link', { name: 'Passer au paiement' })).toBeVisible();
}

/** On the payment page, everything chosen. */
export async function reachesPayment(page: Page): Promise<void> {
  await choosesDelivery(page);
  await page.goto('/checkout/paiement');
  await expect(page.getByRole('button', { name: orderButton })).toBeEnabled();
}

/** On the provider's page. */
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
  expect(page.getByRole('heading', { level: 1, name: 'Votre commande est enregistrée' })).toBeVisible({
    timeout: 20_000,
  });
