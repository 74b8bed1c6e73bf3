import { expect, type Page, test } from '../shared/shopper.ts';
import { fills, opensForm, saves, whole } from './address-form.ts';
import { addresses } from './every-route.ts';
import { fillsCart, individual, posts, professional } from './purchase.ts';

const [title, notice] = [
  'Vous avez été déconnecté.',
  'Votre session a été déconnectée, nous avons cependant conservé votre panier en mémoire. Vous pouvez continuer vos achats.',
];
const expiryNotice = (page: Page) => page.getByText(notice);

for (const [profile, email] of [
  ['part', individual],
  ['pro', professional],
] as const) {
  const secured = addresses.filter(({ entry, mode }) => entry.guard === 'signedIn' && mode === profile);
  test(`a session that ended at any of ${secured.length} secured pages leads back there (${profile}) @desktop`, async ({
    page,
    shopper,
  }) => {
    await shopper.signsIn(email);
    /** The final address of a browser; the identity provider still has its session. */
    const endOf = async (path: string) => {
      const answer = await page.request.get(path);
      return { path, status: answer.status(), end: new URL(answer.url()).pathname };
    };
    const before = [];
    for (const { path } of secured) before.push(await endOf(path));
    for (const reached of before) {
      await shopper.sessionEnds();
      expect(await endOf(reached.path)).toEqual(reached);
    }
  });
}

test('an ended session is said once, word for word, where the shopper comes back @nojs @desktop', async ({
  page,
  shopper,
  javaScriptEnabled,
}) => {
  await shopper.signsIn(individual);
  await fillsCart(page);
  await shopper.sessionEnds();
  await page.goto('/checkout/livraison');
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
  await expect(expiryNotice(page)).toBeVisible();
  if (!javaScriptEnabled) return;
  await expect(page).toHaveURL('/checkout/livraison');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
  await expect(expiryNotice(page)).toBeHidden();
});

test('on a public page an ended session is said once, and the cart is kept for the way back @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await fillsCart(page, { quantity: 2 });
  await shopper.sessionEnds();
  await page.goto('/aide');
  await expect(expiryNotice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Se connecter', exact: true })).toHaveCount(1);
  await expect(expiryNotice(page)).toBeHidden();
  await page.goto('/ecom/connexion?redirect=/checkout/recapitulatif');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('what was typed when the session ended is there again after signing in @nojs @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await opensForm(page);
  const street = "12 bis rue de l'Église";
  await fills(page, { ...whole, 'Numéro et rue': street });
  await shopper.sessionEnds();
  await saves(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
  await expect(page.getByText('Nous avons retrouvé ce que vous aviez saisi.')).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Compte');
  await expect(page.getByLabel('Numéro et rue', { exact: true })).toHaveValue(street);
});

test('what one shopper typed is not shown to another on the same machine, and waits for the first @desktop', async ({
  page,
  shopper,
  context,
}) => {
  const typed = async (who: string) => {
    // The provider's session is closed, and somebody signs in at the same computer.
    await context.clearCookies({ name: /^(?!.*(draft|lpel_cart|lpel_sid))/ });
    await page.goto('/ecom/connexion?redirect=/aide');
    await shopper.identifies(who);
    await expect(page).toHaveURL(/\/aide/);
    await fillsCart(page);
    await page.goto('/checkout/livraison?adresse=nouvelle');
    return page
      .getByLabel('Nom', { exact: true })
      .evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));
  };
  await shopper.signsIn(individual);
  await fillsCart(page);
  await shopper.sessionEnds();
  await posts(page, '/checkout/livraison', { intent: 'address', purpose: 'save', lastName: 'Canari' });
  expect(await typed('carnet-plein@exemple.fr')).not.toContain('Canari');
  expect(await typed(individual)).toContain('Canari');
});

test('a 401 of the backend at a secured page leads home with the notice, and signing in leads on @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await shopper.signsIn(individual);
  await fillsCart(page);
  await backend.misbehaves({ operation: 'getCart', effect: 'unauthorised', calls: 1 });
  await page.goto('/checkout/livraison');
  await expect(page).toHaveURL(/^[^?]*\/(\?session=expiree)?$/);
  await expect(expiryNotice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/livraison/);
});
