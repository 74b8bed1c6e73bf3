import { knownCompositions } from '#mocks/cart/samples.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { expect, type Page, test } from '../shared/shopper.ts';
import { keyboardOf } from './keyboard.ts';
import { fillsCart, fillsCartWith, individual, posts } from './purchase.ts';

const delivery = '/checkout/livraison';
const toPayment = (page: Page) => page.getByRole('link', { name: 'Passer au paiement' });

const overseas = {
  country: 'FR',
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  purpose: 'once',
  streetName: '20 rue de Paris',
  codePostal: '97400',
  city: 'Saint-Denis',
  mobilePhone: '0692345678',
};

test.beforeEach(async ({ shopper }) => shopper.signsIn(individual));

test('a parcel waits at a pickup point: found by list or map, kept by the cart, there again on the way back @nojs', async ({
  page,
  backend,
  javaScriptEnabled,
}) => {
  await fillsCart(page);
  await posts(page, delivery, { intent: 'known-address', addressId: 'adr-domicile' });
  await page.goto(delivery);
  await test.step('the points come with the mode, near the address', async () => {
    await page.getByRole('radio', { name: /point retrait/ }).check();
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Choisir ce mode' }).click();
    await expect(page.getByText(/points de retrait près de 69002 Lyon$/)).toBeVisible();
    await expect(toPayment(page)).toHaveCount(0);
  });
  await test.step('other places have their own words', async () => {
    await page.getByLabel('Code postal').fill('99999');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByText(/^Aucun point de retrait près de 99999/)).toBeVisible();
    await backend.misbehaves({ operation: 'findStores', effect: 'fail' });
    await page.getByLabel('Code postal').fill('44000');
    await page.getByLabel('Commune').fill('Nantes');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByText('Les points de retrait n’ont pas pu être chargés, veuillez réessayer.')).toBeVisible();
    await backend.behaves();
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByText(/points de retrait près de 44000 Nantes$/)).toBeVisible();
  });
  await test.step('the map is a view of the list', async () => {
    if (!javaScriptEnabled) return;
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
    await expect(page.getByText('Bureau de poste Nantes')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Bureau de poste Nantes')).toBeVisible();
  });
  await test.step('another address says that the point is not kept', async () => {
    await page.getByRole('link', { name: 'Modifier l’adresse' }).click();
    await page.getByRole('radio', { name: /Vacances/ }).check();
    await page.getByRole('button', { name: 'Utiliser cette adresse' }).click();
    await expect(page.getByText(/le point de retrait que vous aviez choisi n’est pas gardé/)).toBeVisible();
    await expect(page.getByText('Bureau de poste Nantes')).toHaveCount(0);
  });
});

test('what is missing before the payment is named, sender by sender, and each name leads there @desktop', async ({
  page,
}) => {
  for (const code of [knownProducts.booklet, knownProducts.furniture]) await fillsCart(page, { code });
  await posts(page, delivery, { intent: 'known-address', addressId: 'adr-domicile' });
  await page.goto(delivery);
  const ways = page.getByRole('link', { name: /^choisissez un mode de livraison pour l’envoi de / });
  await expect(ways).toHaveCount(2);
  await ways.last().press('Enter');
  await page.keyboard.press('Tab');
  const seller = page.getByRole('group', { name: 'Mode de livraison' }).last();
  await expect(seller.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: /^choisissez un mode de livraison/ })).toHaveCount(1);
  await expect(page.getByRole('radio', { checked: true, name: /Lettre|Colissimo/ }), 'nobody else has one').toHaveCount(
    0,
  );
  await expect(toPayment(page)).toHaveCount(0);
});

test('the only goods of a cart, removed because nobody delivers them there, can come back @nojs-only', async ({
  page,
}) => {
  await fillsCart(page, { code: knownProducts.furniture });
  await posts(page, delivery, { intent: 'address', ...overseas });
  await page.goto(delivery);
  await page.getByRole('button', { name: /^Retirer l’article de / }).click();
  await expect(page.getByText('Il n’y a plus rien à livrer.')).toBeVisible();
  // What the page loads again after a post must not lead away from the undo.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText(/^Livraison impossible/)).toBeVisible();
});

test('on a phone nothing that has the focus is under the total, or too small to touch @phone', async ({ page }) => {
  for (const code of [knownProducts.booklet, knownProducts.furniture]) await fillsCart(page, { code });
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
      const bars = [...document.querySelectorAll('[popovertarget=recapitulatif]')];
      const bar = bars.find((each) => getComputedStyle(each).position === 'sticky');
      if (!bar) throw new Error('The total does not stick.');
      const covered = bar !== control ? Math.max(0, bottom - bar.getBoundingClientRect().top) : 0;
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

test('services alone skip the delivery, forward from the cart and back from the payment @desktop @nojs', async ({
  page,
  javaScriptEnabled,
}) => {
  await fillsCartWith(page, knownCompositions.labelToLyon);
  // Until it is answered, the header's request counts as pending.
  const visitor = javaScriptEnabled && page.waitForResponse((answer) => answer.url().includes('/ecom/visiteur'));
  await page.goto('/checkout/recapitulatif');
  await visitor;
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(page).toHaveURL('/checkout/paiement');
  await expect(page.getByRole('navigation', { name: 'Étapes de la commande' })).not.toContainText('Livraison');
  await page.getByRole('link', { name: 'Revenir au panier' }).click();
  await expect(page).toHaveURL('/checkout/recapitulatif');
  await page.goto(delivery);
  await expect(page).toHaveURL('/checkout/paiement');
});

test('a seller who does not deliver there says so, and the order goes on without it @nojs-only', async ({ page }) => {
  await fillsCart(page);
  await fillsCart(page, { code: knownProducts.furniture });
  await posts(page, delivery, { intent: 'address', ...overseas });
  await page.goto(delivery);
  await expect(page.getByText(/^Livraison impossible sur la zone\s:\sOutre-mer/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choisir une autre adresse' })).toBeVisible();
  await posts(page, delivery, { intent: 'mode', sellerId: '', mode: 'colissimo-domicile' });
  await page.reload();
  const removed = page.getByText('Les articles de ce vendeur sont retirés de votre panier.');
  const impossible = page.getByText(/^Livraison impossible/);
  await page.getByRole('button', { name: /^Retirer l’article de / }).click();
  await expect(removed).toBeVisible();
  await expect(impossible).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(impossible).toBeVisible();
  await page.getByRole('button', { name: /^Retirer l’article de / }).click();
  await expect(removed).toBeVisible();
  await expect(toPayment(page)).toBeVisible();
});

test('of two choices in a row the last one is kept, and going back chooses nothing @desktop', async ({
  page,
  backend,
}) => {
  await fillsCart(page);
  await posts(page, delivery, { intent: 'known-address', addressId: 'adr-domicile' });
  await page.goto(delivery);
  const [letter, home] = [/Lettre suivie/, /Colissimo domicile/].map((name) => page.getByRole('radio', { name }));
  if (!letter || !home) return;
  await test.step('however late the first is answered', async () => {
    await backend.misbehaves({ operation: 'setDeliveryMode', effect: 'slow', milliseconds: 1500, calls: 1 });
    await home.check();
    await letter.check();
    await expect(page.getByText('mise à jour…').filter({ visible: true }).first()).toBeVisible();
    await expect(toPayment(page)).toBeVisible({ timeout: 10_000 });
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
