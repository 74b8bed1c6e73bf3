/** Controls of the pages of labels and their refunds. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';
import { button, type Control, checkbox, link, main, press, radio, type Scene, says, tick } from './control.ts';

const given = (page: Page) => signsIn(page.request, { email: individual });

/** A file is downloaded, and the page stays. */
const downloads = (name: string, at: Control['at'], file: RegExp): Control => ({
  name,
  at,
  use: async (control, page) => {
    const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
    expect(download.suggestedFilename()).toMatch(file);
  },
  shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos étiquettes'),
  stays: true,
});

const codedLabel = '6A38016133640';

export const dropOffCode: Scene = {
  name: 'the code of a parcel without a label',
  path: `/mes-commandes/detail/CMD-26-COLIS-SANS-IMPRIMANTE/depot/${codedLabel}`,
  title: 'Code de dépôt',
  given,
  controls: [
    {
      name: 'the code is downloaded',
      at: link(/Télécharger le code/),
      use: async (control, page) => {
        const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
        expect(download.suggestedFilename()).toBe(`code-de-dépôt-${codedLabel}.pdf`);
      },
      shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Code de dépôt'),
      stays: true,
    },
  ],
};

export const labels: Scene = {
  name: 'the labels of an order',
  path: '/ecom/e-service/colis/CMD-26-COLIS-TROIS/labels',
  title: 'Vos étiquettes',
  given,
  controls: [
    {
      name: 'a label is chosen',
      at: checkbox(/Étiquette/),
      use: tick,
      shows: (page) => expect(checkbox(/Étiquette/)(page).first()).toBeChecked(),
      stays: true,
    },
    {
      name: 'a place on the sheet is chosen',
      first: (page) => radio(/quatre/)(page).check(),
      at: (page) =>
        main(page)
          .getByRole('radiogroup', { name: /Première place/ })
          .getByRole('radio'),
      use: (_, page) => radio('3, en bas à gauche')(page).check(),
      shows: (page) => expect(radio('3, en bas à gauche')(page)).toBeChecked(),
      stays: true,
    },
    downloads('one label is downloaded', button(/^Télécharger Étiquette/), /^étiquette-6A\d+\.pdf$/),
    downloads('all labels are downloaded', button(/^Tout télécharger/), /^étiquettes-CMD-26-COLIS-TROIS\.pdf$/),
    downloads('a test page is downloaded', button(/page de test/), /^page-de-test\.pdf$/),
    {
      name: 'a format is chosen',
      at: (page) => main(page).getByRole('radiogroup', { name: 'Format d’impression' }).getByRole('radio'),
      use: (_, page) => radio(/quatre/)(page).check(),
      shows: (page) => expect(radio(/quatre/)(page)).toBeChecked(),
      stays: true,
    },
    {
      name: 'the chosen labels are downloaded, where none is chosen',
      at: button('Télécharger les étiquettes choisies'),
      first: async (page) => {
        for (const each of await checkbox(/Étiquette/)(page).all()) await each.uncheck();
      },
      use: press,
      shows: says('Choisissez au moins un envoi à télécharger.'),
    },
  ],
};

export const refund: Scene = {
  name: 'the refund of labels',
  path: '/mes-commandes/detail/CMD-26-COLIS-PERIME/remboursement',
  title: 'Demander un remboursement',
  given,
  controls: [
    {
      name: 'the refund of nothing is asked for',
      at: button('Demander le remboursement'),
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
    {
      name: 'a reason is typed',
      at: (page) => main(page).getByLabel(/Motif/),
      use: (control) => control.fill('Colis non envoyé.'),
      shows: async (page) => {
        await button('Demander le remboursement')(page).click();
        await expect(main(page).getByLabel(/Motif/)).toHaveValue('Colis non envoyé.');
      },
    },
    {
      name: 'a label is chosen',
      at: checkbox(/Étiquette/),
      use: tick,
      shows: async (page) => {
        await button('Demander le remboursement')(page).click();
        await says(/Votre demande de remboursement du/)(page);
      },
      changes: true,
    },
  ],
};
