import { aVectorLogo } from '#mocks/logo/samples.ts';
import { expect, type Page, test } from '../../shared/shopper.ts';

const entry = '/professionnel/mon-timbre-en-ligne/logo';
const library = `${entry}/parcours/bibliotheque`;
const main = (page: Page) => page.getByRole('main');
const goesOn = (page: Page) => main(page).getByRole('button', { name: 'Continuer' });
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Without scripts the page is looked at again. */
const isReady = (page: Page) =>
  expect(async () => {
    await page.goto(library);
    await expect(main(page).getByText('Votre logo est sain et prêt à être cadré.')).toBeVisible({ timeout: 200 });
  }).toPass();

/** Every picture of the stamp is pixels that the browser could draw. */
async function isDrawn(page: Page): Promise<void> {
  for (const name of ['en couleur', 'en noir et blanc']) {
    const image = main(page).getByRole('img', { name: `Le timbre avec votre logo, ${name}` });
    const answer = await page.request.get((await image.getAttribute('src')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
}

/** Sends a file; one that is chosen before the program comes stays in its field. */
async function sendsFile(page: Page, file: { name: string; mimeType: string; text: string }): Promise<void> {
  await main(page)
    .locator('[name="file"]')
    .setInputFiles({ ...file, buffer: Buffer.from(file.text) });
  await goesOn(page).click();
}

async function sends(page: Page, file: { name: string; text: string }): Promise<void> {
  await sendsFile(page, { ...file, mimeType: 'image/svg+xml' });
  await expect(main(page).getByText(/^Votre image sera supprimée le/)).toBeVisible();
  await isReady(page);
}

test('a professional sends a logo, frames it, and has its subscription in the cart once @desktop', async ({ page }) => {
  await test.step('a file that is no picture goes nowhere, and a program in one is never handed out', async () => {
    await page.goto(entry);
    await main(page).getByRole('link', { name: 'Commencer' }).click();
    await title(page, 'Bibliothèque');
    await sendsFile(page, { name: 'logo.png', mimeType: 'image/png', text: 'MZ' });
    await expect(
      main(page)
        .getByRole('alert')
        .getByText(/n’est pas accepté/),
    ).toBeVisible();
    await sends(page, { name: 'enseigne.svg', text: aVectorLogo('#FFFFFF', '<script>alert(1)</script>') });
    await expect(main(page).getByText(/seule l’image est imprimée/)).toBeVisible();
    await goesOn(page).click();
  });

  await test.step('the crop is seen before one goes on, and the rights are attested', async () => {
    await title(page, 'Choix du visuel');
    await isDrawn(page);
    await main(page).getByLabel('Taille du logo (%)').fill('150');
    await main(page).getByRole('radio', { name: 'Blanc' }).check();
    await main(page).getByRole('button', { name: 'Mettre à jour l’aperçu' }).click();
    await expect(main(page).getByText(/dépasse du cadre/)).toBeVisible();
    await expect(main(page).getByText(/ne se voit pas sur un fond blanc/)).toBeVisible();
    await isDrawn(page);
    await main(page).getByLabel('Taille du logo (%)').fill('100');
    await main(page).getByRole('radio', { name: 'Bleu nuit' }).check();
    await goesOn(page).click();
    await expect(
      main(page)
        .getByRole('alert')
        .getByRole('link', { name: /Attestez de vos droits/ }),
    ).toBeVisible();
    await main(page)
      .getByRole('checkbox', { name: /J’atteste/ })
      .check();
    await goesOn(page).click();
  });

  await test.step('the subscription has its end, and a double click makes one line of the cart', async () => {
    await title(page, 'Abonnement');
    await main(page)
      .getByRole('radio', { name: /24 mois/ })
      .check();
    await goesOn(page).click();
    await title(page, 'Récapitulatif');
    await isDrawn(page);
    await main(page).getByRole('button', { name: 'Ajouter au panier' }).dblclick();
    await title(page, 'Votre panier');
    await expect(main(page).getByRole('link', { name: 'Mon timbre avec logo' })).toHaveCount(1);
  });
});
