import { expect, test } from '../shared/shopper.ts';
import { confirmedOnce, orderButton, orders, paysByCard, reachesPayment } from './purchase.ts';

/** How each payment ends: `tests/boundary/without-scripts/payment.spec.ts`. */
test('after an ended session and a refused card, going back from the next card leads to PayPal, which is paid once @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  const payPal = page.getByRole('radio', { name: /^PayPal/ });
  const order = page.getByRole('button', { name: orderButton });
  await reachesPayment(page);

  await test.step('a session that ended keeps the way of paying', async () => {
    await payPal.check();
    await shopper.sessionEnds();
    await order.click();
    await expect(page.getByText('Votre session a été déconnectée')).toBeVisible();
    await expect(payPal).toBeChecked();
    await page.getByRole('radio', { name: /^Carte bancaire/ }).check();
  });

  await test.step('the keyboard begins at the message, and one link leads from there to the payment modes', async () => {
    await orders(page);
    await paysByCard(page, '4000 0000 0000 0002');
    await expect(page.getByText('Votre paiement a été refusé. Votre panier est intact')).toBeVisible();
    await expect(page.locator('#message')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Choisir un moyen de paiement' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /^Carte bancaire/ })).toBeFocused();
  });

  await test.step('the page that the browser shows again orders what is chosen there', async () => {
    await orders(page);
    await page.goBack();
    await payPal.check();
    await order.click();
    await page.getByRole('button', { name: 'Payer avec PayPal' }).click();
  });
  await confirmedOnce(page, backend);
});
