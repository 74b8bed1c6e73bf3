import type { Backend } from '../shared/backend.ts';
import { expect, type Page, test } from '../shared/shopper.ts';
import {
  confirmed,
  confirmedOnce,
  orderButton,
  orders,
  paysByCard,
  posts,
  reachesPayment,
  reachesProvider,
} from './purchase.ts';

const order = (page: Page) => page.getByRole('button', { name: orderButton });
const atProvider = (page: Page) => page.getByRole('heading', { level: 1, name: 'Paiement par carte' });

/** At the provider: one payment is taken, and one order made of it. */
async function paysOnce(page: Page, backend: Backend): Promise<void> {
  await expect(atProvider(page)).toBeVisible();
  await paysByCard(page);
  await confirmedOnce(page, backend);
}

test('a double click orders once @desktop', async ({ page, backend }) => {
  await reachesPayment(page);
  await order(page).dblclick();
  await paysOnce(page, backend);
});

test('Enter and a click together order once @desktop', async ({ page, backend }) => {
  await reachesPayment(page);
  await order(page).focus();
  const box = (await order(page).boundingBox())!;
  await Promise.all([page.keyboard.press('Enter'), page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)]);
  await paysOnce(page, backend);
});

test('two tabs that order at once pay one payment @desktop', async ({ page, context, backend }) => {
  await reachesPayment(page);
  const other = await context.newPage();
  await other.goto('/checkout/paiement');
  await Promise.all([order(page).click(), order(other).click()]);
  for (const tab of [page, other])
    await tab.waitForURL(({ origin, pathname }) => origin !== process.env.SHOP_URL || pathname.endsWith('/retour'));
  // The tab that came second may be told that a payment is under way: it leads to the same one.
  for (const tab of [page, other]) {
    const resume = tab.getByRole('link', { name: 'Revenir à la page de paiement' });
    await expect(resume.or(atProvider(tab))).toBeVisible();
    if (await resume.isVisible()) await resume.click();
    await expect(atProvider(tab)).toBeVisible();
  }
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  await paysByCard(page);
  await confirmed(page);
  await paysByCard(other);
  await confirmedOnce(other, backend);
});

test('ten orders posted at the same moment start one payment @desktop', async ({ page, backend }) => {
  await reachesPayment(page);
  const shown = await page.locator('input[name=shown]').inputValue();
  const cart = await page.locator('input[name=cart]').inputValue();
  const form = { intent: 'order', cart, mode: 'card', shown };
  const answers = await Promise.all(Array.from({ length: 10 }, () => posts(page, '/checkout/paiement', form)));
  const led = answers.map((answer) => new URL(answer.url())).filter(({ origin }) => origin !== process.env.SHOP_URL);
  expect(led.length, 'the same key leads everyone to the same payment').toBe(10);
  expect(new Set(led.map(({ pathname }) => pathname)).size, 'payments').toBe(1);
  await page.goto(led[0]!.href);
  await paysOnce(page, backend);
});

test('going back from the provider and ordering again resumes the same payment @nojs @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  const started = page.url();
  await page.goBack();
  await orders(page);
  expect(page.url()).toBe(started);
  await paysOnce(page, backend);
});

test('reloading after the payment, or going back to it, never orders again @nojs @desktop', async ({
  page,
  backend,
}) => {
  await reachesProvider(page);
  await backend.misbehaves({ operation: 'getPayment', effect: 'fail' });
  await paysByCard(page);
  const verifying = page.getByRole('heading', { level: 1, name: /en cours de vérification/ });
  await expect(verifying).toBeVisible();
  await page.reload();
  await expect(verifying).toBeVisible();
  await backend.behaves();
  await confirmed(page);
  const confirmation = page.url();
  const code = (await backend.books()).orders[0]!;
  await page.reload();
  await expect(page.getByText(code, { exact: true })).toBeVisible();

  await test.step('the payment page of an ordered cart is no payment page any more', async () => {
    await page.goto('/checkout/paiement');
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(confirmation);
  });

  await test.step('pages of before, as the browser shows them again, start nothing', async () => {
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const again = order(page);
      if (!(await again.isVisible())) continue;
      await again.click();
      await expect(again).toBeHidden();
    }
    await expect(atProvider(page)).toBeHidden();
  });
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [code] });
});
