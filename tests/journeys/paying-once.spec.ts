import { expect, type Page, test } from '../shared/shopper.ts';
import { confirmed, orderButton, paysByCard, reachesPayment } from './purchase.ts';

const order = (page: Page) => page.getByRole('button', { name: orderButton });
const atProvider = (page: Page) => page.getByRole('heading', { level: 1, name: 'Paiement par carte' });

/** Many orders at the same moment: `tests/boundary/without-scripts/payment.spec.ts`. */
test('however often a shopper orders, goes back and reloads, one payment is made and one order @desktop', async ({
  page,
  backend,
}) => {
  await reachesPayment(page);

  await test.step('a double click, then Enter and a click together, start the same payment', async () => {
    await order(page).dblclick();
    await expect(atProvider(page)).toBeVisible();
    const started = page.url();
    await page.goBack();
    await order(page).focus();
    const box = (await order(page).boundingBox())!;
    await Promise.all([page.keyboard.press('Enter'), page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)]);
    await expect(atProvider(page)).toBeVisible();
    expect(page.url()).toBe(started);
  });

  await test.step('a payment that the backend does not tell of is verified, then confirms itself', async () => {
    await backend.misbehaves({ operation: 'getPayment', effect: 'fail' });
    await paysByCard(page);
    const verifying = page.getByRole('heading', { level: 1, name: /en cours de vérification/ });
    await expect(verifying).toBeVisible();
    await page.reload();
    await expect(verifying).toBeVisible();
    await backend.behaves();
    await confirmed(page);
  });
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
