import { knownCompositions } from '#mocks/cart/samples.ts';
import { expect, identifies, type Page, test } from '../shared/shopper.ts';
import {
  acceptedCard,
  confirmed,
  confirmedOnce,
  fillsCartWith,
  individual,
  orderButton,
  orders,
  paysByCard,
  posts,
  professional,
  reachesPayment,
  reachesProvider,
} from './purchase.ts';

const verifying = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Votre paiement est en cours de vérification' });

test('a bank that asks for a code gets it, and the order is made @desktop', async ({ page, backend }) => {
  await reachesProvider(page);
  await paysByCard(page, '4000 0000 0000 3220');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation par votre banque' })).toBeVisible();
  await page.getByLabel('Code reçu').fill('000000');
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce code n’est pas le bon.');
  await page.getByLabel('Code reçu').fill('123456');
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click();
  await confirmedOnce(page, backend);
});

test('a bank’s question that was left takes nothing, and the same payment is paid after coming back @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  await paysByCard(page, '4000 0000 0000 3220');
  const question = page.getByRole('heading', { level: 1, name: 'Confirmation par votre banque' });
  await expect(question).toBeVisible();
  await page.goto('/checkout/paiement');
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  await orders(page);
  await paysByCard(page);
  await confirmedOnce(page, backend);
});

test('a refused card leads back to the payment with the cart intact, and another card pays @nojs @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  const first = new URL(page.url()).pathname;
  await paysByCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Votre paiement a été refusé. Votre panier est intact')).toBeVisible();
  await expect(page.getByText('Vous n’avez pas été débité.')).toBeVisible();
  await test.step('the keyboard begins at the message, and one link leads from there to the payment modes', async () => {
    await expect(page.locator('#message')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Choisir un moyen de paiement' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /^Carte bancaire/ })).toBeFocused();
  });
  await orders(page);
  expect(new URL(page.url()).pathname, 'another attempt is another payment').not.toBe(first);
  await paysByCard(page, acceptedCard);
  await confirmedOnce(page, backend);
});

test('a shopper who goes back from the card page and chooses PayPal pays by PayPal, once @nojs @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  const cardPage = page.url();
  await page.goBack();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: orderButton }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payer avec PayPal' })).toBeVisible();

  await test.step('the page of the card takes no money any more, and leads to what took its place', async () => {
    await page.goto(cardPage);
    await expect(page.getByRole('heading', { level: 1, name: 'Ce paiement est terminé' })).toBeVisible();
    await page.getByRole('link', { name: 'Revenir à la boutique' }).click();
    await expect(verifying(page)).toBeVisible();
  });

  await test.step('the payment page says that a payment has begun', async () => {
    await page.goto('/checkout/paiement');
    await expect(page.getByText('Vous avez commencé à payer cette commande (PayPal).')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  });
  await page.getByRole('button', { name: orderButton }).click();
  await page.getByRole('button', { name: 'Payer avec PayPal' }).click();
  await confirmedOnce(page, backend);
});

test('a shopper who cancels at the provider is back at the payment page, and nothing was charged @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  await page.getByRole('button', { name: 'Abandonner et revenir à la boutique' }).click();
  await expect(page.getByText('Vous avez abandonné le paiement. Votre panier est intact.')).toBeVisible();
  await expect(page.getByRole('button', { name: orderButton })).toBeVisible();
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
});

test('an answer that comes late is being verified, then the order confirms itself @nojs @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  await page.getByRole('button', { name: /^Payer, réponse tardive/ }).click();
  await expect(verifying(page)).toBeVisible();
  await confirmedOnce(page, backend);
});

test('a payment without an outcome never shows as failed, and starts no second one @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
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
    await confirmedOnce(page, backend);
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
    await confirmedOnce(page, backend);
  });

  test(`a paid order that the backend does not tell of (${effect}) is verified, then confirmed @desktop`, async ({
    page,
    backend,
  }) => {
    await reachesProvider(page);
    await backend.misbehaves({ operation: 'getPayment', effect });
    await paysByCard(page);
    await expect(verifying(page)).toBeVisible();
    await backend.behaves();
    await confirmedOnce(page, backend);
  });
}

test('a page that verifies asks a few times, then waits to be asked @desktop', async ({ page }) => {
  await reachesProvider(page);
  const payment = new URL(page.url()).pathname.split('/').pop();
  await page.clock.install();
  await page.goto(`/checkout/paiement/retour?payment=${payment}&essai=6`);
  await expect(verifying(page)).toBeVisible();
  const asked: string[] = [];
  // The browser loads the icon whenever it likes.
  page.on('request', (request) => request.url().includes('/paiement/') && asked.push(request.url()));
  const longer = page.getByText('La vérification prend plus de temps que prévu.');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(longer).toBeVisible({ timeout: 500 });
  }).toPass();
  const before = asked.length;
  expect(before, 'it has asked by itself').toBeGreaterThan(0);
  await page.clock.runFor(60_000);
  expect(asked.slice(before)).toEqual([]);
  await page.getByRole('link', { name: 'Vérifier à nouveau' }).click();
  await expect(page.getByText('Votre paiement n’est pas encore confirmé.')).toBeVisible();
});

/** A professional with shipping labels in the cart opens the payment page. */
async function paysForShippingLabels(page: Page, email: string): Promise<void> {
  await fillsCartWith(page, knownCompositions.threeLabels, '/professionnel');
  await page.goto('/professionnel/checkout/paiement');
  await identifies(page, email);
  await expect(page.getByRole('button', { name: orderButton })).toBeEnabled();
}

test('a professional with an account pays later, and no card is asked for @desktop', async ({ page, backend }) => {
  await paysForShippingLabels(page, professional);
  await page.getByRole('radio', { name: /^Paiement différé.*Solde disponible/ }).check();
  await page.getByRole('button', { name: orderButton }).click();
  await confirmed(page);
  await expect(page.getByText('cette commande figurera sur votre prochaine facture mensuelle')).toBeVisible();
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [expect.any(String)] });
});

test('an account that does not cover the order says what it lacks, and a card pays @phone', async ({
  page,
  backend,
}) => {
  await paysForShippingLabels(page, 'pro-petit-solde@exemple.fr');
  const later = page.getByRole('radio', { name: /^Paiement différé.*Il manque [\d,]+\s€/ });
  await expect(later).toBeDisabled();
  await orders(page);
  await paysByCard(page);
  await confirmedOnce(page, backend);
});

test('a refused card, then a capture that PayPal declines, then PayPal pays once @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  await paysByCard(page, '4000 0000 0000 0002');
  for (const play of ['Approuver, PayPal refuse le débit', 'Payer avec PayPal']) {
    await expect(page.getByText('Vous n’avez pas été débité.')).toBeVisible();
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    await page.getByRole('button', { name: orderButton }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payer avec PayPal' })).toBeVisible();
    await page.getByRole('button', { name: play }).click();
  }
  await confirmedOnce(page, backend);
});

test('a letter is ordered only once the withdrawal was given up, and the order remembers when @nojs-only', async ({
  page,
  backend,
}) => {
  await fillsCartWith(page, knownCompositions.letter);
  await page.goto('/checkout/paiement');
  await identifies(page, individual);
  const box = page.getByRole('checkbox', { name: /je renonce à mon droit de rétractation/ });
  await expect(box).not.toBeChecked();
  // The browser's own validation would stop this form, so it is posted without the browser.
  const [cart = '', shown = ''] = await Promise.all(
    ['cart', 'shown'].map((name) => page.locator(`input[name=${name}]`).inputValue()),
  );
  const answer = await posts(page, '/checkout/paiement', { intent: 'order', cart, shown, mode: 'card' });
  expect(new URL(answer.url()).searchParams.get('motif')).toBe('retractation');
  expect((await backend.books()).orders).toEqual([]);
  await page.goto('/checkout/paiement?motif=retractation');
  await expect(page.getByText('Cochez cette case pour commander').first()).toBeVisible();
  await box.check();
  await orders(page);
  await paysByCard(page);
  await confirmed(page);
  await expect(page.getByText(/vous avez demandé que les services en ligne commencent dès le paiement/)).toBeVisible();
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
});

test('a session that ends before the order, and again at the bank, keeps cart, address and way of paying @nojs @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await reachesPayment(page);
  const payPal = page.getByRole('radio', { name: /^PayPal/ });
  await payPal.check();
  await shopper.sessionEnds();
  await page.getByRole('button', { name: orderButton }).click();
  await expect(page.getByText('Votre session a été déconnectée')).toBeVisible();
  await expect(payPal).toBeChecked();
  await expect(page.getByText('69002 LYON').first()).toBeVisible();
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  await page.getByRole('radio', { name: /^Carte bancaire/ }).check();
  await orders(page);
  await shopper.sessionEnds();
  await paysByCard(page);
  await confirmedOnce(page, backend);
});
