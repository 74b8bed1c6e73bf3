import { expect, type Page, test } from '../shared/shopper.ts';
import { acceptedCard, confirmed, orderButton, orders, paysByCard, reachesPayment } from './purchase.ts';

const verifying = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Votre paiement est en cours de vérification' });

test('a bank that asks for a code gets it, and the order is made @desktop', async ({
  page,
  backend,
  expectAccessible,
}) => {
  await reachesPayment(page);
  await orders(page);
  await paysByCard(page, '4000 0000 0000 3220');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation par votre banque' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code reçu').fill('000000');
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce code n’est pas le bon.');
  await page.getByLabel('Code reçu').fill('123456');
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click();
  await confirmed(page);
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
});

test('a refused card leads back to the payment with the cart intact, and another card pays @nojs @desktop', async ({
  page,
  backend,
  expectAccessible,
}) => {
  await reachesPayment(page);
  await orders(page);
  const first = new URL(page.url()).pathname;
  await paysByCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Votre paiement a été refusé. Votre panier est intact')).toBeVisible();
  await expect(page.getByText('Vous n’avez pas été débité.')).toBeVisible();
  await expectAccessible(page);
  await orders(page);
  expect(new URL(page.url()).pathname, 'another attempt is another payment').not.toBe(first);
  await paysByCard(page, acceptedCard);
  await confirmed(page);
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
});

test('who gives up at the provider finds the payment page again, and nothing was taken @desktop', async ({
  page,
  backend,
}) => {
  await reachesPayment(page);
  await orders(page);
  await page.getByRole('button', { name: 'Abandonner et revenir à la boutique' }).click();
  await expect(page.getByText('Vous avez abandonné le paiement. Votre panier est intact.')).toBeVisible();
  await expect(page.getByRole('button', { name: orderButton })).toBeVisible();
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
});

test('an answer that comes late is being verified, then the order confirms itself @nojs @desktop', async ({
  page,
  backend,
  expectAccessible,
}) => {
  await reachesPayment(page);
  await orders(page);
  await page.getByRole('button', { name: /^Payer, réponse tardive/ }).click();
  await expect(verifying(page)).toBeVisible();
  await expectAccessible(page);
  await confirmed(page);
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
});

test('a payment that nobody hears of is never said to have failed, and starts no second one @desktop', async ({
  page,
  backend,
}) => {
  await reachesPayment(page);
  await orders(page);
  const started = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Payer, la boutique n’est jamais prévenue' }).click();
  await expect(verifying(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/échou|refus|débité/i);

  await page.goto('/checkout/paiement');
  await page.getByRole('button', { name: orderButton }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce paiement est terminé' })).toBeVisible();
  expect(new URL(page.url()).pathname, 'the same payment').toBe(started);
  await page.getByRole('link', { name: 'Revenir à la boutique' }).click();
  await expect(verifying(page)).toBeVisible();
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [] });

  await test.step('a quarter of an hour later the backend has asked the bank itself', async () => {
    await backend.advances({ minutes: 16 });
    await confirmed(page);
    expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
  });
});

for (const effect of ['fail', 'reset'] as const) {
  test(`a payment whose start was not answered (${effect}) is verified, and the order is made once @desktop`, async ({
    page,
    backend,
  }) => {
    await reachesPayment(page);
    await backend.misbehaves({ operation: 'startPayment', effect, when: 'after', calls: 1 });
    await page.getByRole('button', { name: orderButton }).click();
    await expect(verifying(page)).toBeVisible();
    await page.getByRole('link', { name: 'Revenir à la page de paiement' }).click();
    await paysByCard(page);
    await confirmed(page);
    expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
  });

  test(`a paid order that the backend does not tell of (${effect}) is verified, then confirmed @desktop`, async ({
    page,
    backend,
  }) => {
    await reachesPayment(page);
    await orders(page);
    await backend.misbehaves({ operation: 'getPayment', effect });
    await paysByCard(page);
    await expect(verifying(page)).toBeVisible();
    await backend.behaves();
    await confirmed(page);
    expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
  });
}

test('a page that verifies asks a few times, then waits to be asked @desktop', async ({ page }) => {
  await reachesPayment(page);
  await orders(page);
  const payment = new URL(page.url()).pathname.split('/').pop();
  await page.clock.install();
  await page.goto(`/checkout/paiement/retour?payment=${payment}&essai=6`);
  await expect(verifying(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const longer = page.getByText('La vérification prend plus de temps que prévu.');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(longer).toBeVisible({ timeout: 500 });
  }).toPass();
  const before = asked.length;
  await page.clock.runFor(60_000);
  expect(asked.slice(before)).toEqual([]);
  await page.getByRole('link', { name: 'Vérifier à nouveau' }).click();
  await expect(page.getByText('Nous n’avons pas encore la réponse de la banque.')).toBeVisible();
});
