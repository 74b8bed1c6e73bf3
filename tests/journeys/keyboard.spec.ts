import { expect, test } from '../shared/shopper.ts';
import { keyboardOf } from './keyboard.ts';
import { acceptedCard } from './purchase.ts';

const booklet = 'Booklet of 12 Marianne stamps – Green letter';

test('a professional buys in English with the keyboard alone @desktop', async ({
  page,
  backend,
  expectAccessible,
  isLean,
}) => {
  const { tabsTo } = keyboardOf(page);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  // A whole load starts at the top of the page.
  const arrivesAt = (name: string | RegExp) =>
    isLean('links') ? expect(heading(name)).toBeFocused() : expect(heading(name)).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);

  await test.step('the shop speaks English from now on', async () => {
    await page.goto('/professionnel');
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await tabsTo('button', 'English');
    await press('Enter');
    await expect(heading('What does your company send?')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a search, a product: after each page the focus is on its heading', async () => {
    await tabsTo('searchbox', 'Search for a product or a service');
    await type('booklet');
    await press('Enter');
    await arrivesAt(/booklet/);
    await tabsTo('link', booklet.replace(' –', ''), 150);
    await press('Enter');
    await arrivesAt(booklet);
    await expect(page.getByRole('main')).toContainText(/€[\d.]+\s*exempt\sfrom\sVAT/);
  });

  await test.step('the dialog takes the focus and gives it back', async () => {
    await tabsTo('button', 'Add to basket');
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Added to basket' });
    await expect(dialog).toBeFocused();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused();
    await press('Enter');
    await expect(dialog).toBeVisible();
    await tabsTo('link', 'View the basket');
    await press('Enter');
    await arrivesAt('Your basket');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
  });

  await test.step('a voucher for professionals', async () => {
    const question = page.getByText('Do you have a discount code?');
    for (
      let presses = 0;
      presses < 40 && !(await question.evaluate((it) => it === document.activeElement));
      presses += 1
    )
      await press('Tab');
    await press('Enter');
    await tabsTo('textbox', 'Discount code');
    await type('EXPIRE2025');
    await press('Enter');
    await expect(page.getByText('This code has expired. Enter another one, or order without a code.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Discount code' })).toBeFocused();
    await press('Control+A');
    await type('PRO2026');
    await press('Enter');
    await expect(page.getByRole('list', { name: 'Applied codes' })).toContainText('PRO2026');
    await expect(question).toBeFocused();
  });

  await test.step('signing in leads on to delivery', async () => {
    await tabsTo('button', 'Sign in to order');
    await press('Enter');
    await expect(heading('Sign in')).toBeVisible();
    await tabsTo('textbox', 'Email address');
    await type('pro-certifie@exemple.fr');
    await press('Tab');
    await type('timbre-demo');
    await press('Enter');
    await expect(heading('Delivery')).toBeVisible();
    await tabsTo('button', 'Use this address');
    await press('Enter');
    await expect(page.getByText('44000 NANTES')).toBeVisible();
  });

  await test.step('a delivery method, then payment', async () => {
    const first = page.getByRole('radiogroup', { name: 'Delivery method' }).getByRole('radio').first();
    await expect(first).toBeVisible();
    for (let presses = 0; presses < 40 && !(await first.evaluate((it) => it === document.activeElement)); presses += 1)
      await press('Tab');
    await press('Space');
    await expect(page.getByRole('link', { name: 'Go to payment' })).toBeVisible();
    await expect(first).toBeFocused();
    await tabsTo('link', 'Go to payment');
    await press('Enter');
    await arrivesAt('Payment');
    await expectAccessible(page);
    await tabsTo('button', 'Order with obligation to pay');
    await press('Enter');
  });

  await test.step('the card, and the confirmation', async () => {
    await expect(heading('Card payment')).toBeFocused();
    await tabsTo('textbox', 'Card number');
    await type(acceptedCard);
    for (const typed of ['12/39', '123', 'Compte Pro']) {
      await press('Tab');
      await type(typed);
    }
    await press('Enter');
    await expect(heading('Your order is placed')).toBeFocused();
    expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
  });
});
