import type { Page } from '@playwright/test';
import { expect, test } from '../shared/shopper.ts';
import { individual, professional } from './purchase.ts';

const header = (page: Page) => page.getByRole('banner');

/** The menu of the header, by keyboard, or the page that it leads to without scripts. */
async function opensAccount(page: Page, isScripted: boolean | undefined, link: string) {
  if (isScripted) {
    const menu = header(page).getByText('Mon compte');
    await expect(menu).toBeVisible();
    await menu.locator('xpath=ancestor::summary').press('Enter');
    await header(page).getByRole('link', { name: link }).press('Enter');
  } else await header(page).getByRole('link', { name: 'Mon compte' }).click();
}

test('a signed-in shopper goes from the header to the account, deletes an address, has it back and signs out @nojs @desktop', async ({
  page,
  shopper,
  javaScriptEnabled,
}) => {
  await shopper.signsIn(individual);
  await page.goto('/');
  await opensAccount(page, javaScriptEnabled, 'Vue d’ensemble');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Mes adresses' }).click();
  await main.getByRole('button', { name: 'Supprimer Vacances' }).click();
  await expect(main.getByText('L’adresse «\u202fVacances\u202f» est supprimée.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Vacances' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Annuler' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Vacances' })).toBeVisible();
  await main.getByRole('link', { name: 'Revenir à mon compte' }).click();
  await main.getByRole('link', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/mon-compte');
  await expect(page.getByLabel(/mot de passe/i)).toBeVisible();
});

test('a professional is led from the menu to the contracts on the page of the account @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(professional);
  await page.goto('/professionnel');
  await opensAccount(page, true, 'Mes contrats');
  await expect(page).toHaveURL('/professionnel/mon-compte#contrats');
  await expect(page.getByRole('heading', { level: 2, name: 'Mes contrats' })).toBeInViewport();
  await expect(page.getByText('Contrat en cours')).toBeVisible();
});
