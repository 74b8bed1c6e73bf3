import { expect, opens, type Page, test } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';

const at = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;
const said = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
const isStateCall = (address: string) => new URL(address).pathname.includes('/etat/');

test('labels that are made at the third call appear without a reload, in both tabs of an order that ask once @desktop', async ({
  page,
  shopper,
  context,
}) => {
  const calls: string[] = [];
  context.on('request', (request) => isStateCall(request.url()) && calls.push(request.url()));
  await shopper.signsIn(individual);
  // The time of both tabs stands still until both are there: what is only installed goes on.
  await page.clock.pauseAt(Date.now());
  await opens(page, at('SUIVI-TROISIEME'));
  await expect(said(page, 'Nous préparons vos étiquettes…')).toBeVisible();
  const other = await context.newPage();
  await opens(other, at('SUIVI-TROISIEME'));
  // In steps that are shorter than the pause between two calls, until one is made: the answer comes while time stands still.
  await expect(async () => {
    await page.clock.runFor(500);
    expect(calls).not.toEqual([]);
  }).toPass();
  for (const each of [page, other]) {
    await expect(said(each, 'C’est prêt.')).toBeVisible();
    await expect(each.getByRole('link', { name: 'Télécharger les étiquettes', exact: true })).toBeVisible();
    await expect(each.getByText('C’est prêt\u202f: téléchargez vos fichiers au plus tard le')).toBeVisible();
    await expect(each.getByRole('link', { name: 'Vérifier à nouveau' })).toHaveCount(0);
  }
  expect(calls).toHaveLength(1);
});

test('a session that ends while labels are made leads back to the order, and who leaves it asks no more @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await page.clock.install();
  await opens(page, at('SUIVI-EPUISE'));
  await shopper.sessionEnds();
  const signsIn = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/ecom/connexion?'),
  );
  const visitor = page.waitForRequest(
    (request) => request.url().includes('/ecom/visiteur') && request.frame().url().endsWith(at('SUIVI-EPUISE')),
  );
  await page.clock.runFor(5000);
  await signsIn;
  await expect(page.getByRole('heading', { level: 1, name: /^Commande\s: en préparation$/ })).toBeVisible();
  await expect(said(page, 'Nous préparons vos étiquettes…')).toBeVisible();
  await visitor;
  await page.getByRole('banner').getByRole('link', { name: 'La boutique' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Commande/);
  const calls: string[] = [];
  page.on('request', (request) => isStateCall(request.url()) && calls.push(request.url()));
  await page.clock.runFor(20_000);
  expect(calls).toEqual([]);
});
