import { expect, test } from '../shared/shopper.ts';
import { fills, opensForm, saves, whole } from './address-form.ts';
import { fillsCart, individual } from './purchase.ts';

/** Where each secured page leads back to: `tests/boundary/without-scripts/expiry.spec.ts`. */
test('an ended session is said once, and the cart and what was typed are kept @desktop', async ({ page, shopper }) => {
  const notice = page.getByText(
    'Votre session a été déconnectée, nous avons cependant conservé votre panier en mémoire. Vous pouvez continuer vos achats.',
  );
  const street = "12 bis rue de l'Église";

  await test.step('on a public page', async () => {
    await shopper.signsIn(individual);
    await fillsCart(page, { quantity: 2 });
    await shopper.sessionEnds();
    await page.goto('/aide');
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mon compte' })).toHaveAttribute(
      'href',
      /^\/ecom\/connexion\?/,
    );
    await expect(notice).toBeHidden();
    await page.goto('/ecom/connexion?redirect=/checkout/recapitulatif');
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
  });

  await test.step('while an address is typed', async () => {
    await opensForm(page);
    await fills(page, { ...whole, 'Numéro et rue': street });
    await shopper.sessionEnds();
    await saves(page);
    await expect(page.getByText('Nous avons retrouvé ce que vous aviez saisi.')).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Prénom')).toHaveValue('Compte');
    await expect(page.getByLabel('Numéro et rue', { exact: true })).toHaveValue(street);
    await expect(page).not.toHaveURL(/session=/);
    await page.reload();
    await expect(page.getByLabel('Numéro et rue', { exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
