import { expect, test } from '../../shared/shopper.ts';

// One carrier is slow.
test.use({ shopName: 'skipping' });

test('a shopper compares carriers, chooses an offer, and goes on as a parcel with nothing typed twice @desktop', async ({
  page,
  backend,
}) => {
  const main = page.getByRole('main');
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await test.step('what is sent is told once, and the offers do not wait for a slow carrier', async () => {
    await page.goto('/envoi-colis/comparer-transporteurs');
    await main.getByRole('link', { name: 'Commencer' }).click();
    await title('Votre colis');
    await main.getByLabel('Code postal de départ').fill('69002');
    await main.getByLabel('Code postal d’arrivée').fill('29200');
    await main.getByLabel('Poids, emballage compris, en kg').fill('1,2');
    await main.getByLabel(/^Longueur/).fill('30');
    await main.getByLabel(/^Largeur/).fill('20');
    await main.getByLabel(/^Hauteur/).fill('2,5');
    await main.getByLabel(/^Valeur du contenu/).fill('1234');
    await main.getByRole('button', { name: 'Voir les offres' }).click();
    await title('Offres');
    await expect(main.getByRole('heading', { name: '4 offres' })).toBeVisible();
    await main.getByRole('link', { name: 'Attendre aussi sa réponse' }).click();
    await expect(main.getByRole('heading', { name: '6 offres' })).toBeVisible();
  });

  await test.step('the offers are ranked and filtered at each choice', async () => {
    await main.getByLabel('Trier par').selectOption('arrivee');
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(/^Chronopost en ligne/);
    await main.getByRole('checkbox', { name: 'contre signature' }).check();
    await expect(main.getByRole('heading', { name: '3 offres' })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: 'contre signature' }), 'the next wish is near').toBeFocused();
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(/^Chronopost en ligne/);
  });

  await test.step('an offer that is over and costs the same goes on', async () => {
    await backend.advances({ minutes: 31 });
    await main.getByRole('button', { name: /^Choisir – Chronopost en ligne – Domicile/ }).click();
  });

  await test.step('the parcel goes on at its addresses', async () => {
    await title('Adresses');
    await expect(main.locator('[name="sender.codePostal"]')).toHaveValue('69002');
    await expect(main.getByText('Chronopost en ligne')).toHaveCount(1);
    await expect(page).toHaveTitle(/ – Chronopost en ligne – /);
    await page.goBack();
    await title('Offres');
  });

  await test.step('an offer that costs more by now is met with both amounts', async () => {
    await backend.advances({ minutes: 400 * 24 * 60 });
    await main.getByRole('button', { name: /^Choisir – Chronopost en ligne – Domicile/ }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Le prix a changé' })).toBeFocused();
  });
});
