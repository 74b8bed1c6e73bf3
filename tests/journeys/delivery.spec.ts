import { fixedProducts } from '#mocks/records/known-products.ts';
import { expect, holdsNext, type Page, test } from '../shared/shopper.ts';
import { keyboardOf } from './keyboard.ts';
import { fillsCart, individual, posts } from './purchase.ts';

const delivery = '/checkout/livraison';
const toPayment = (page: Page) => page.getByRole('link', { name: 'Passer au paiement' });

test.beforeEach(async ({ shopper }) => shopper.signsIn(individual));

/** Its words for other places and other addresses: `tests/boundary/without-scripts/delivery.spec.ts`. */
test('a parcel waits at a pickup point: found by list or map, kept by the cart, there again on the way back @desktop', async ({
  page,
}) => {
  await fillsCart(page);
  await posts(page, delivery, { intent: 'known-address', addressId: 'adr-domicile' });
  await page.goto(delivery);
  await test.step('the points come with the mode, near the address', async () => {
    await page.getByRole('radio', { name: /point retrait/ }).check();
    await expect(page.getByText(/points de retrait près de 69002 Lyon$/)).toBeVisible();
    await expect(toPayment(page)).toHaveCount(0);
  });
  await test.step('other places are searched without leaving the page', async () => {
    await page.getByLabel('Code postal').fill('44000');
    await page.getByLabel('Commune').fill('Nantes');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByText(/points de retrait près de 44000 Nantes$/)).toBeVisible();
  });
  await test.step('the map is a view of the list', async () => {
    const { tabsTo } = keyboardOf(page);
    await tabsTo('button', 'Voir la carte');
    await page.keyboard.press('Enter');
    await tabsTo('button', '2. Bureau de poste Nantes');
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    await page.keyboard.press('Enter');
  });
  await test.step('the choice is kept, and leads on', async () => {
    await page
      .getByRole('button', { name: /^Choisir ce point/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Choisir un autre point' })).toBeVisible();
    await expect(toPayment(page)).toBeVisible();
    await toPayment(page).click();
    await page.goBack();
    await expect(page.getByText('Bureau de poste Nantes', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Bureau de poste Nantes', { exact: true })).toBeVisible();
  });
});

test('missing deliveries are named, sender by sender; the last of two choices in a row is saved, and Back chooses nothing @desktop', async ({
  page,
}) => {
  for (const code of [fixedProducts.booklet, fixedProducts.furniture]) await fillsCart(page, { code });
  await posts(page, delivery, { intent: 'known-address', addressId: 'adr-domicile' });
  await page.goto(delivery);
  const ways = page.getByRole('link', { name: /^choisissez un mode de livraison pour l’envoi de / });
  await expect(ways).toHaveCount(2);
  await ways.last().press('Enter');
  await page.keyboard.press('Tab');
  const seller = page.getByRole('radiogroup', { name: 'Mode de livraison' }).last();
  await expect(seller.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: /^choisissez un mode de livraison/ })).toHaveCount(1);
  await expect(page.getByRole('radio', { checked: true, name: /Lettre|Colissimo/ }), 'nobody else has one').toHaveCount(
    0,
  );
  await expect(toPayment(page)).toHaveCount(0);

  const [letter, home] = [/Lettre suivie/, /Colissimo domicile/].map((name) => page.getByRole('radio', { name }));
  if (!letter || !home) return;
  await test.step('however late the first is answered', async () => {
    const release = await holdsNext(page, /\/checkout\/livraison/, 'POST');
    await home.check();
    await letter.check();
    await expect(page.getByText('mise à jour…').filter({ visible: true }).first()).toBeVisible();
    release();
    await expect(toPayment(page)).toBeVisible();
    await page.reload();
    await expect(letter).toBeChecked();
  });
  await test.step('whatever the browser remembers of the page', async () => {
    await page.goto('/conditions-generales');
    await posts(page, delivery, { intent: 'mode', sellerId: '', mode: 'colissimo-domicile' });
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL(delivery);
    await expect(home).toBeChecked();
    await page.reload();
    await expect(home).toBeChecked();
    expect(posted.filter((url) => url.includes(delivery))).toEqual([]);
  });
});

test('nothing focused on a phone is under the total or too small to touch @phone', async ({ page }) => {
  for (const code of [fixedProducts.booklet, fixedProducts.furniture]) await fillsCart(page, { code });
  await posts(page, delivery, { intent: 'known-address', addressId: 'adr-domicile' });
  await posts(page, delivery, { intent: 'mode', sellerId: '', mode: 'colissimo-point-retrait' });
  await page.goto(delivery);
  const seen = new Set<string>();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const control = document.activeElement;
      if (!control || control === document.body) return null;
      const target = control.closest('label') ?? control;
      const { top, bottom, height, width } = target.getBoundingClientRect();
      const bar = document.querySelector('[data-screen-only]:has([popovertarget=recapitulatif])');
      if (!bar || getComputedStyle(bar).position !== 'sticky') throw new Error('The total does not stick.');
      const over = bar.getBoundingClientRect();
      const covered = !bar.contains(control) ? Math.max(0, Math.min(bottom, over.bottom) - Math.max(top, over.top)) : 0;
      const name = `${control.tagName} ${control.textContent?.trim() || control.getAttribute('name')}`;
      return { name, covered: Math.min(covered, height), least: Math.min(height, width), shown: top < innerHeight };
    });
    if (focused === null) break;
    seen.add(focused.name);
    expect(focused.covered, focused.name).toBeLessThanOrEqual(1);
    expect(focused.least, focused.name).toBeGreaterThanOrEqual(24);
    expect(focused.shown, focused.name).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(15);
});
