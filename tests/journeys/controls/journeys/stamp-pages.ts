/** Controls of the pages beside the journey of stamps: favourites, and the setting of a printer. */
import { expect, signsIn } from '../../../shared/shopper.ts';
import { individual, posts } from '../../purchase.ts';
import { button, field, press, type Scene, says, select, textbox } from '../control.ts';
import { composes, entryPath } from './stamps.ts';

const favouritesPath = '/mon-compte/timbres-favoris';

export const stampFavourites: Scene = {
  name: 'the favourites of a shopper who composes',
  path: favouritesPath,
  title: 'Vos timbres favoris',
  given: async (page) => {
    await signsIn(page.request, { email: individual });
    await composes(page);
    await posts(page, favouritesPath, { intent: 'keep', name: 'Factures' });
  },
  controls: [
    {
      name: 'a favourite is taken again',
      at: button(/^Reprendre le favori/),
      use: press,
      shows: (page) => expect(page).toHaveURL(/parcours\/configuration/),
      changes: true,
    },
    {
      name: 'a favourite is deleted',
      at: button(/^Supprimer le favori/),
      use: press,
      shows: says('Le favori est supprimé.'),
      changes: true,
    },
    {
      name: 'a name is typed',
      at: field('Nom du favori'),
      use: (control) => control.fill('Vœux'),
      shows: (_, control) => expect(control).toHaveValue('Vœux'),
      stays: true,
    },
    {
      name: 'what is composed is kept',
      at: button('Renommer le favori'),
      use: press,
      shows: says('Ces timbres sont enregistrés dans vos favoris.'),
      changes: true,
    },
  ],
};

export const stampPrinter: Scene = {
  name: 'a printer that is put right',
  path: `${entryPath}/reglage-impression`,
  title: 'Régler votre imprimante',
  controls: [
    {
      name: 'the paper of the grid is chosen',
      at: select('Imprimés sur'),
      use: (control) => control.selectOption('DYMO'),
      shows: (_, control) => expect(control).toHaveValue('DYMO'),
      stays: true,
    },
    {
      name: 'the grid is downloaded',
      at: button('Télécharger la grille'),
      use: async (control, page) => {
        const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
        expect(download.suggestedFilename()).toMatch(/^grille-/);
      },
      shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Régler votre imprimante'),
      stays: true,
    },
    {
      name: 'an offset is typed',
      at: textbox(/en millimètres$/),
      use: (control) => control.fill('1,5'),
      shows: (_, control) => expect(control).toHaveValue('1,5'),
      stays: true,
    },
    {
      name: 'the offset is kept',
      at: button('Enregistrer ce réglage'),
      use: press,
      shows: says(/Le réglage est enregistré/),
      changes: true,
    },
  ],
};
