import { expect, opens, type Page, test } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';

const presses = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();

/** The name of the file that a button downloads, while the page stays. */
async function fileOf(page: Page, name: string | RegExp): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), presses(page, name)]);
  return download.suggestedFilename();
}

test('once a file has arrived the page says so, and a failure before it is said no longer @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await shopper.signsIn(individual);
  await opens(page, '/ecom/e-service/colis/CMD-26-COLIS-TROIS/labels');
  await expect(page.getByText(/Déjà téléchargée le/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'A4, quatre étiquettes par feuille' }).check();
  await page.getByRole('radio', { name: '3, en bas à gauche' }).check();
  await backend.misbehaves({ operation: 'downloadLabels', effect: 'fail', calls: 1 });
  await presses(page, /^Tout télécharger/);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/Les étiquettes n’ont pas pu être téléchargées, veuillez réessayer\./);
  await expect(alert).toBeFocused();
  await expect(page.getByRole('radio', { name: '3, en bas à gauche' })).toBeChecked();
  await expect(page).toHaveURL(/labels\?(?!.*echec)/);
  expect(await fileOf(page, /^Tout télécharger/)).toBe('étiquettes-CMD-26-COLIS-TROIS.pdf');
  await expect(page.getByText(/Déjà téléchargée le/)).toHaveCount(3);
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(alert).toHaveCount(0);
});
