/** Controls of deposit lists. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { individual, posts } from '../purchase.ts';
import { button, checkbox, main, press, type Scene, says } from './control.ts';
import { printed } from './payment.ts';

const path = '/mon-compte/listes-de-depot';
const given = (page: Page) => signsIn(page.request, { email: individual });
const created = says('Votre liste de dépôt est prête. Imprimez-la, ou présentez cette page au guichet.');

export const lists: Scene = {
  name: 'the deposit lists of an account',
  path: `${path}?commande=CMD-26-COLIS-TROIS`,
  title: 'Vos listes de dépôt',
  given,
  controls: [
    {
      name: 'a label is left out',
      at: checkbox(/Étiquette/),
      first: async (page) => {
        for (const each of await checkbox(/Étiquette/)(page).all()) await each.check();
      },
      use: (control) => control.first().uncheck(),
      shows: (page) => expect(checkbox(/Étiquette/)(page).first()).not.toBeChecked(),
      stays: true,
    },
    {
      name: 'all labels are left out at once',
      at: checkbox('Tout cocher'),
      first: (page) => checkbox('Tout cocher')(page).check(),
      use: (control) => control.uncheck(),
      shows: (page) => expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0),
      stays: true,
    },
    {
      name: 'a day is chosen',
      at: (page) => main(page).getByLabel('Jour du dépôt'),
      use: (control) => control.selectOption({ index: 1 }),
      shows: async (page) => {
        const day = await main(page).getByLabel('Jour du dépôt').inputValue();
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      },
      stays: true,
    },
    {
      name: 'a list of no label is made',
      at: button('Créer la liste de dépôt'),
      first: async (page) => {
        for (const each of await checkbox(/Étiquette/)(page).all()) await each.uncheck();
      },
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toContainText('Choisissez au moins une étiquette.'),
    },
    {
      name: 'a list is made',
      at: button('Créer la liste de dépôt'),
      use: press,
      shows: created,
      changes: true,
    },
  ],
};

export const list: Scene = {
  name: 'a deposit list',
  path: `${path}/BD-26-000001`,
  title: 'Liste de dépôt BD-26-000001',
  given: async (page) => {
    await given(page);
    await page.goto(`${path}?commande=CMD-26-COLIS-TROIS`);
    const chosen = main(page).getByRole('checkbox', { checked: true });
    const day = await main(page).getByLabel('Jour du dépôt').inputValue();
    await posts(page, path, { intent: 'create', etiquette: await chosen.first().inputValue(), jour: day });
  },
  controls: [
    printed,
    {
      name: 'the list is downloaded',
      at: (page) => main(page).getByRole('link', { name: 'Télécharger la liste (PDF)' }),
      use: async (control, page) => {
        const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
        expect(download.suggestedFilename()).toMatch(/^liste-de-dépôt-BD-26-\d+\.pdf$/);
      },
      shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/Liste de dépôt/),
      stays: true,
    },
    {
      name: 'the list is cancelled',
      at: button('Annuler cette liste'),
      use: press,
      shows: says('La liste est annulée. Ses étiquettes peuvent être mises sur une autre.'),
      changes: true,
    },
  ],
};
