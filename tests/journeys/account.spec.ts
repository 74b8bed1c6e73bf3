import { expect, opens, test } from '../shared/shopper.ts';
import { individual, professional } from './purchase.ts';

/** The account without scripts: `tests/boundary/without-scripts/guards.spec.ts`. */
test('the menu of the header leads by keyboard to the contracts of the account, and a deleted address comes back @desktop', async ({
  page,
  shopper,
}) => {
  const [header, main] = [page.getByRole('banner'), page.getByRole('main')];
  await shopper.signsIn(professional);
  await page.goto('/professionnel');
  await header.getByText('Mon compte').locator('xpath=ancestor::summary').press('Enter');
  await header.getByRole('link', { name: 'Mes contrats' }).press('Enter');
  await expect(page).toHaveURL('/professionnel/mon-compte#contrats');
  await expect(page.getByRole('heading', { level: 2, name: 'Mes contrats' })).toBeInViewport();
  await expect(page.getByText('Contrat en cours')).toBeVisible();

  await main.getByRole('link', { name: 'Mes adresses' }).click();
  const deletes = main.getByRole('button', { name: /^Supprimer / }).first();
  const name = (await deletes.getAttribute('aria-label')) ?? '';
  await deletes.click();
  await expect(main.getByText(/est supprimée\.$/)).toBeVisible();
  await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Annuler' }).click();
  await expect(main.getByRole('button', { name, exact: true })).toBeVisible();

  await header.getByText('Mon compte').click();
  await header.getByRole('link', { name: 'Se déconnecter' }).click();
  await expect(header.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', /\/ecom\/connexion\?/);
});

test('whoever presses « Mon compte » in a step, before the shop knows them, finds again what they typed @desktop', async ({
  page,
  shopper,
}) => {
  const weight = page.getByLabel('Poids du colis emballé, en kg');
  const held = Promise.withResolvers<void>();
  await page.route(/\/ecom\/visiteur/, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await opens(page, '/colissimo-en-ligne/parcours/votre-colis');
  await weight.fill('0,92');
  await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
  held.resolve();
  await shopper.identifies(individual);
  await expect(page).toHaveURL('/colissimo-en-ligne/parcours/votre-colis');
  await expect(weight).toHaveValue('0,92');
});
