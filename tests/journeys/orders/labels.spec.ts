import { expect, opens, type Page, test } from '../../shared/shopper.ts';
import { individual, professional } from '../purchase.ts';

const presses = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();

/** The name of the file that a button downloads, while the page stays. */
async function fileOf(page: Page, name: string | RegExp): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), presses(page, name)]);
  return download.suggestedFilename();
}

test('labels are downloaded one by one, some of them and all, in a format that is remembered @nojs @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  const at = '/ecom/e-service/colis/CMD-26-COLIS-TROIS/labels';
  await shopper.signsIn(individual);
  await page.goto('/mes-commandes/detail/CMD-26-COLIS-TROIS');
  await page.getByRole('link', { name: 'Télécharger les étiquettes' }).click();
  await expect(page).toHaveURL(at);
  await expect(page.getByRole('heading', { level: 1, name: 'Vos étiquettes' })).toBeVisible();

  expect(await fileOf(page, 'Télécharger Étiquette 6A37590596021')).toBe('étiquette-6A37590596021.pdf');
  await page.getByRole('checkbox', { name: /6A04043954320/ }).check();
  await page.getByRole('radio', { name: 'A4, quatre étiquettes par feuille' }).check();
  await page.getByRole('radio', { name: '3, en bas à gauche' }).check();
  await backend.misbehaves({ operation: 'downloadLabel', effect: 'fail', calls: 1 });
  await presses(page, 'Télécharger les étiquettes choisies');
  await expect(page.getByRole('alert')).toHaveText(/L’étiquette n’a pas pu être téléchargée, veuillez réessayer\./);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('radio', { name: '3, en bas à gauche' })).toBeChecked();
  expect(await fileOf(page, 'Télécharger les étiquettes choisies')).toBe('étiquette-6A04043954320.pdf');
  expect(await fileOf(page, /^Tout télécharger/)).toBe('étiquettes-CMD-26-COLIS-TROIS.pdf');

  await page.goto(at);
  await expect(page.getByText(/Déjà téléchargée le/)).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'A4, quatre étiquettes par feuille' })).toBeChecked();
});

test('once a file has arrived the page says so, and a failure before it is said no longer @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await shopper.signsIn(individual);
  await opens(page, '/ecom/e-service/colis/CMD-26-COLIS-TROIS/labels');
  await expect(page.getByText(/Déjà téléchargée le/)).toHaveCount(0);
  await backend.misbehaves({ operation: 'downloadLabels', effect: 'fail', calls: 1 });
  await presses(page, /^Tout télécharger/);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/Les étiquettes n’ont pas pu être téléchargées, veuillez réessayer\./);
  await expect(page).toHaveURL(/labels\?(?!.*echec)/);
  await fileOf(page, /^Tout télécharger/);
  await expect(page.getByText(/Déjà téléchargée le/)).toHaveCount(3);
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(alert).toHaveCount(0);
});

test('a label that fails on the order’s page leads back there @nojs-only', async ({ page, shopper, backend }) => {
  const order = '/mes-commandes/detail/CMD-26-COLIS-A-TELECHARGER';
  await shopper.signsIn(individual);
  await page.goto(order);
  await backend.misbehaves({ operation: 'downloadLabel', effect: 'fail', calls: 1 });
  await page
    .getByRole('link', { name: /^Télécharger l’étiquette/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveText(/L’étiquette n’a pas pu être téléchargée, veuillez réessayer\./);
  await expect(page.getByRole('heading', { level: 1, name: /CMD-26-COLIS-A-TELECHARGER|commande/i })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(order);
});

test('a professional prints labels on the order’s own page @nojs-only', async ({ page, shopper }) => {
  await shopper.signsIn(professional);
  await page.goto('/professionnel/mes-commandes/detail/CMD-26-PRO-COLIS-TROIS');
  expect(await fileOf(page, /^Tout télécharger/)).toBe('etiquette-CMD-26-PRO-COLIS-TROIS.pdf');
  await presses(page, 'Télécharger les étiquettes choisies');
  await expect(page.getByRole('alert')).toHaveText(/Choisissez au moins une étiquette à télécharger\./);
});

test('the refund of a label is asked for, is dated, and shows on the order @nojs @desktop', async ({
  page,
  shopper,
}) => {
  const order = '/mes-commandes/detail/CMD-26-COLIS-REMB-MELANGE';
  await shopper.signsIn(individual);
  await page.goto(order);
  await page.getByRole('link', { name: 'Demander le remboursement d’une étiquette' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demander un remboursement' })).toBeVisible();
  await expect(page.getByText('Déjà scannée')).toBeVisible();
  await presses(page, 'Demander le remboursement');
  await expect(page.getByRole('alert')).toHaveText(/Choisissez au moins une étiquette à rembourser\./);
  await page.getByRole('checkbox', { name: 'Étiquette 6A23609038630' }).check();
  await page.getByLabel(/Motif/).fill('Colis non envoyé.');
  await presses(page, 'Demander le remboursement');

  await expect(page.getByRole('status').filter({ hasText: /Votre demande de remboursement du \d\d\// })).toBeVisible();
  await expect(page.getByText(/Remboursement demandé le \d\d\//)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir la commande' }).click();
  await expect(page).toHaveURL(order);
  await expect(page.getByText('En cours de remboursement').first()).toBeVisible();
});
