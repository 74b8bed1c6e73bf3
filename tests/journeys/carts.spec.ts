import { awake, expect, opens, type Page, programOf, test } from '../shared/shopper.ts';
import { translatePage } from '../shared/translator.ts';
import { booklet, fillsCart, individual, professional } from './purchase.ts';

const cartPage = '/checkout/recapitulatif';
const quantities = (page: Page) => page.getByRole('main').getByRole('spinbutton');

test('first articles put in at once, from one tab and from another, are all in one cart @desktop', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  await opens(page, '/boutique/recherche?q=timbres');
  await opens(other, '/boutique/x/p/3101001');
  await backend.misbehaves({ operation: 'createCart', effect: 'slow', milliseconds: 1500 });
  const adds = page.getByRole('main').getByRole('button', { name: /^Ajouter/ });
  await Promise.all([
    adds.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons.slice(0, 2)) button.click();
    }),
    other.getByRole('button', { name: 'Ajouter au panier' }).click(),
  ]);
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(async () => {
    await other.goto(cartPage);
    await expect(quantities(other)).toHaveCount(3, { timeout: 1000 });
  }).toPass();
});

test('a press before the program has loaded counts once, also when the shopper leaves the page @desktop @lean', async ({
  page,
}) => {
  await fillsCart(page, { quantity: 2 });
  const program = await programOf(page);
  program.hold();
  await page.goto(booklet, { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'Augmenter la quantité' });
  const typed = page.getByRole('main').getByRole('spinbutton');
  for (let press = 0; press < 2; press += 1) await more.click();
  await expect(typed).toHaveValue('3');
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('3 × Carnet de 12 timbres').first()).toBeVisible();

  await page.goto(cartPage, { waitUntil: 'commit' });
  await expect(quantities(page)).toHaveValue('5');
  for (let press = 0; press < 2; press += 1) await more.click();
  await page.getByRole('button', { name: 'Se connecter pour commander' }).click();
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
  program.release();
  await page.goto(cartPage);
  await expect(quantities(page)).toHaveValue('7');
});

for (const [mode, account] of [
  ['an individual', individual],
  ['a professional', professional],
] as const)
  test(`${mode} changes a cart that the browser has translated @desktop`, async ({ page, shopper }) => {
    await shopper.signsIn(account);
    await fillsCart(page, { quantity: 2 });
    await opens(page, cartPage);
    await page.evaluate(translatePage, undefined);
    const [more, fewer] = ['Augmenter', 'Diminuer'].map((verb) =>
      page.getByRole('button', { name: `${verb} la quantité` }),
    );
    const articles = page.getByRole('term').first();
    await more?.click();
    await expect(articles).toHaveText(/^3\sarticles$/);
    await fewer?.click();
    await expect(articles).toHaveText(/^2\sarticles$/);
    await quantities(page).fill('5');
    await expect(articles).toHaveText(/^5\sarticles$/);
  });

test('a page that was translated before the program came works as any other @desktop', async ({ page }) => {
  const program = await programOf(page);
  program.hold();
  await page.goto('/boutique/c/timbres', { waitUntil: 'commit' });
  // The whole document has come once what ends it is there.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const add = page.getByRole('main').getByRole('button', { name: /^Ajouter/ });
  const cards = await add.count();
  await page.evaluate(translatePage, undefined);
  program.release();
  await awake(page);
  await expect(add).toHaveCount(cards);
  await add.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
