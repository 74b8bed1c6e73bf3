import { expect, type Page, test } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';

const main = (page: Page) => page.getByRole('main');

test('a shopper who has changed their mind finds the order, withdraws from a piece of it, and keeps the proof @nojs @desktop', async ({
  page,
  shopper,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changer d’avis' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Me connecter' })).toBeVisible();
  await shopper.signsIn(individual);
  await page.goto('/mes-commandes/detail/CMD-26-RETRACTATION');
  await main(page).getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  await page.getByRole('checkbox').check();
  await page.getByLabel(/Quantité à rendre/).fill('3');
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Indiquez une quantité de 1 à 2');
  await page.getByLabel(/Quantité à rendre/).fill('1');
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();

  const proof = page.getByRole('region', { name: 'Votre déclaration' });
  await expect(page.getByRole('heading', { level: 1, name: 'Votre rétractation est enregistrée' })).toBeVisible();
  const said = await proof.textContent();
  await page.reload();
  await expect(proof).toHaveText(said ?? '');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Télécharger l’accusé de réception/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('RETRACTATION-0001.txt');

  // The Back button leads to the form, which knows what was withdrawn from.
  await main(page).getByRole('link', { name: 'Changer d’avis sur une autre commande' }).click();
  await page.goto('/mes-commandes/detail/CMD-26-RETRACTATION/retractation');
  await expect(page.getByText('1 exemplaire déjà rendu')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Accusé de réception du/ })).toBeVisible();
});
