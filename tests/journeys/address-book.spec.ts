import { expect, test } from '../shared/shopper.ts';
import { block, fills, newAddress, saves, whole } from './address-form.ts';
import { reachesDelivery } from './purchase.ts';

test('an address that was deleted comes back, and another one becomes the main one @nojs-only', async ({ page }) => {
  await reachesDelivery(page);
  await page.getByRole('button', { name: 'Supprimer Vacances' }).click();
  await expect(page.getByRole('radio', { name: /^Vacances/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('L’adresse est de retour dans votre carnet.')).toBeVisible();
  await page.getByRole('button', { name: 'Définir Vacances comme adresse principale' }).click();
  await expect(page.getByRole('radio', { name: /^Vacances Adresse principale/ })).toBeVisible();
});

test('an incomplete address is completed, then chosen @nojs-only', async ({ page }) => {
  await reachesDelivery(page);
  const incomplete = page.getByRole('radio', { name: /^Chez un proche/ });
  await expect(incomplete).toBeDisabled();
  await page.getByRole('link', { name: 'Compléter Chez un proche' }).click();
  await page.getByLabel('Nom', { exact: true }).fill('Particulier');
  await saves(page);
  await expect(page.getByText('L’adresse est modifiée.')).toBeVisible();
  await expect(incomplete).toBeChecked();
  await page.getByRole('button', { name: 'Utiliser cette adresse' }).click();
  await expect(block(page)).toContainText('33380 MIOS');
});

test('to a full book nothing is added, and everything in it can be searched, changed and used @nojs @desktop', async ({
  page,
}) => {
  await reachesDelivery(page, 'carnet-plein@exemple.fr');
  await expect(page.getByText(/^Votre carnet comporte déjà 100 adresses/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter une adresse' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Rechercher dans le carnet' }).fill('adresse 57');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('link', { name: 'Modifier Adresse 57' }).click();
  await expect(page.getByRole('button', { name: 'Enregistrer cette adresse' })).toBeVisible();
  await page.goto(newAddress);
  await expect(page.getByRole('button', { name: 'Enregistrer cette adresse' })).toHaveCount(0);
  await fills(page, whole);
  await page.getByRole('button', { name: 'Utiliser sans enregistrer' }).click();
  await expect(block(page)).toContainText('75015 PARIS');
});
