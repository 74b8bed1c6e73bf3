/** Controls of the parcels that an account has saved. */
import { expect, signsIn } from '../../../shared/shopper.ts';
import { individual, posts } from '../../purchase.ts';
import { button, field, main, opens, press, type Scene, says } from '../control.ts';
import { delivers, describes } from './parcel-steps.ts';

const path = '/mon-compte/colis-enregistres';

export const savedParcels: Scene = {
  name: 'the saved parcels of a shopper who composes another',
  path,
  title: 'Vos colis enregistrés',
  given: async (page) => {
    await signsIn(page.request, { email: individual });
    await describes(page);
    await delivers(page);
    await posts(page, path, { intent: 'save', name: 'Boîte M' });
    await describes(page, { weight: '2' });
  },
  controls: [
    {
      name: 'a name is typed',
      at: field('Nom du colis'),
      use: (control) => control.fill('Boîte L'),
      shows: (_, control) => expect(control).toHaveValue('Boîte L'),
      stays: true,
    },
    {
      name: 'what is composed is saved',
      at: button('Enregistrer'),
      use: async (control, page) => {
        await page.getByLabel('Nom du colis').fill('Boîte L');
        await control.click();
      },
      shows: says('Le colis est enregistré.'),
      changes: true,
    },
    {
      name: 'a journey begins with a saved parcel',
      at: button(/^Utiliser le colis/),
      use: press,
      shows: (page) => expect(page).toHaveURL(/parcours\/votre-colis/),
      changes: true,
    },
    {
      name: 'the form of another name is opened',
      at: (page) => page.locator('summary', { hasText: 'Renommer' }).first(),
      use: press,
      shows: (page) => expect(page.getByLabel('Nouveau nom').first()).toBeVisible(),
      stays: true,
    },
    {
      name: 'a saved parcel takes another name',
      at: field('Nouveau nom'),
      first: opens('Renommer'),
      use: async (control, page) => {
        await control.fill('Grande boîte');
        await button(/^Renommer/)(page).click();
      },
      shows: (page) => expect(main(page).getByRole('heading', { name: 'Grande boîte' })).toBeVisible(),
      changes: true,
    },
    {
      name: 'the name of a saved parcel stays as it is',
      at: button(/^Renommer/),
      first: opens('Renommer'),
      use: press,
      shows: (page) => expect(main(page).getByRole('heading', { name: 'Boîte M' })).toBeVisible(),
    },
    {
      name: 'a saved parcel is deleted',
      at: button(/^Supprimer le colis/),
      use: press,
      shows: says('Le colis enregistré est supprimé.'),
      changes: true,
    },
  ],
};
