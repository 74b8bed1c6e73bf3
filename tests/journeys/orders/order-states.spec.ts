import { expect, opens, type Page, test } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';

const at = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;
const again = (page: Page) => page.getByRole('link', { name: 'Vérifier à nouveau' });
const said = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text).first();
const isStateCall = (address: string) => new URL(address).pathname.includes('/etat/');
const late = /La préparation prend plus de temps que prévu\. Votre commande est enregistrée\./;

/** Lets the time pass in which the page asks again, until it says how the making ended. */
const ends = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.clock.runFor(2000);
    await expect(said(page, text)).toBeVisible({ timeout: 300 });
  }).toPass();

test('labels that are ready are there at once, and nothing is asked @nojs @desktop', async ({ page, shopper }) => {
  const calls: string[] = [];
  page.on('request', (request) => isStateCall(request.url()) && calls.push(request.url()));
  await shopper.signsIn(individual);
  await page.goto(at('SUIVI-IMMEDIAT'));
  await expect(page.getByRole('link', { name: 'Télécharger les étiquettes', exact: true })).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('labels that are made at the third call appear without a reload, or after two looks @nojs @desktop', async ({
  page,
  shopper,
  javaScriptEnabled,
}) => {
  await shopper.signsIn(individual);
  if (javaScriptEnabled) await page.clock.install();
  await page.goto(at('SUIVI-TROISIEME'));
  await expect(said(page, 'Nous préparons vos étiquettes…')).toBeVisible();
  if (javaScriptEnabled) await ends(page, 'C’est prêt.');
  else for (let look = 0; look < 2; look += 1) await again(page).click();
  await expect(said(page, 'C’est prêt.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Télécharger les étiquettes', exact: true })).toBeVisible();
  await expect(page.getByText('C’est prêt\u202f: téléchargez vos fichiers avant le')).toBeVisible();
  await expect(again(page)).toHaveCount(0);
});

test('of three labels the two that are ready are named and can be downloaded @nojs @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await page.goto(at('SUIVI-INCOMPLET'));
  await expect(said(page, /^2 étiquettes sur 3 sont prêtes/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger les étiquettes prêtes' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(again(page)).toBeVisible();
});

test('a making that takes longer is asked for eight times, and never called a failure @desktop', async ({
  page,
  shopper,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => isStateCall(request.url()) && calls.push(request.url()));
  await shopper.signsIn(individual);
  await page.clock.install();
  await opens(page, at('SUIVI-EPUISE'));
  await ends(page, late);
  await page.clock.runFor(60_000);
  expect(calls, 'beside the page’s own call').toHaveLength(7);
  await expect(again(page)).toBeVisible();
  await expect(page.getByText('échoué')).toHaveCount(0);
});

test('a state that cannot be had says at once that it takes longer @nojs @desktop', async ({ page, shopper }) => {
  await shopper.signsIn(individual);
  await page.goto(at('SUIVI-EN-PANNE'));
  await expect(said(page, late)).toBeVisible();
  await again(page).click();
  await expect(said(page, late)).toBeVisible();
});

test('two tabs of one order ask once, and both show what was made @desktop', async ({ page, shopper, context }) => {
  const calls: string[] = [];
  context.on('request', (request) => isStateCall(request.url()) && calls.push(request.url()));
  await shopper.signsIn(individual);
  await opens(page, at('SUIVI-TROISIEME'));
  const other = await context.newPage();
  await opens(other, at('SUIVI-TROISIEME'));
  for (const each of [page, other])
    await expect(each.getByRole('link', { name: 'Télécharger les étiquettes', exact: true })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a session that ends while labels are made leads to signing in, and back to the order @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await opens(page, at('SUIVI-EPUISE'));
  await shopper.sessionEnds();
  await page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/ecom/connexion?'));
  await expect(page.getByRole('heading', { level: 1, name: 'Commande CMD-26-SUIVI-EPUISE' })).toBeVisible();
  await expect(said(page, 'Nous préparons vos étiquettes…')).toBeVisible();
});

test('a shopper who leaves the order asks for its state no more @desktop', async ({ page, shopper }) => {
  const calls: string[] = [];
  await shopper.signsIn(individual);
  await page.clock.install();
  await opens(page, at('SUIVI-EPUISE'));
  page.on('request', (request) => isStateCall(request.url()) && calls.push(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'La boutique' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Commande/);
  await page.clock.runFor(20_000);
  expect(calls).toEqual([]);
});
