import { expect, type Page, test } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';

const main = (page: Page) => page.getByRole('main');

test('a shopper asks for a return, prints its label once it is accepted, and cancels it @nojs @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await shopper.signsIn(individual);
  await page.goto('/mes-commandes/detail/CMD-26-RETOUR-POSSIBLE');
  await main(page).getByRole('link', { name: 'Retourner un article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Retourner un article' })).toBeVisible();
  await page.getByLabel('Quantité à retourner').selectOption('1');
  await page.getByRole('radio', { name: /Par colis/ }).check();
  await page.getByRole('button', { name: 'Demander le retour' }).click();
  await expect(main(page).getByRole('alert')).toContainText('choisissez la raison du retour');
  await expect(page.getByRole('radio', { name: /Par colis/ })).toBeChecked();
  await page.getByLabel('Raison du retour').selectOption('OTHER');
  await page.getByRole('button', { name: 'Demander le retour' }).click();

  await expect(page.getByText('Votre demande de retour est envoyée.')).toBeVisible();
  await expect(page.getByText('N’envoyez rien avant sa réponse.')).toBeVisible();
  await backend.advances({ minutes: 11 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Étapes du retour' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/Préparez votre colis/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger l’étiquette de retour (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  await main(page).getByText('Annuler ce retour').click();
  await main(page).getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(page.getByText('Votre retour est annulé.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Voir la commande' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Retour du' })).toContainText('Annulé');
});
