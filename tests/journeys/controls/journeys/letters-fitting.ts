/** Controls of a file that is fitted to the page. */
import { pdfs } from '#mocks/letters/samples.ts';
import { expect, type Page } from '../../../shared/shopper.ts';
import { button, main, radio, type Scene } from '../control.ts';
import { lettersPresentation, presented } from './letters.ts';

const writing = '/envoi-courrier-en-ligne/parcours/creer-lettre';

/** A file with a heading where the address is printed, scanned: what the page shows when it can be fitted. */
const imports = async (page: Page) => {
  await page.goto(writing);
  await radio(/J’importe/)(page).check();
  await main(page)
    .locator('[name="file"]')
    .setInputFiles({ name: 'lettre.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfs.inAddressZone()) });
  // The page is loaded again below, which would take the file back while it is being sent.
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await button('Continuer')(page).click();
  await sent;
  // Without scripts the page does not look again by itself.
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByText(/sain et prêt à imprimer/)).toBeVisible({ timeout: 500 });
  }).toPass();
};

export const lettersFitting: Scene = {
  name: 'a file that is fitted to the page',
  path: lettersPresentation.path,
  title: 'Présentation',
  given: imports,
  controls: [
    {
      name: 'it is fitted to the page, and its original is taken back',
      at: button('Ajuster à la page'),
      use: async (control, page) => {
        await control.click();
        await button('Reprendre l’original')(page).click();
      },
      shows: (page) => expect(button('Ajuster à la page')(page)).toBeVisible(),
      changes: true,
    },
  ],
  also: presented,
};
