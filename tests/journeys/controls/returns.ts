/** Controls of the pages of returns. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';
import { button, field, main, opens, press, radio, type Scene, says, select, summary, tick } from './control.ts';

const given = (page: Page) => signsIn(page.request, { email: individual });
const sends = (page: Page) => button('Demander le retour')(page).click();

export const start: Scene = {
  name: 'a return that is asked for',
  path: '/mes-commandes/detail/CMD-26-RETOUR-POSSIBLE/CMD-26-RETOUR-POSSIBLE-A/retour',
  title: 'Retourner un article',
  given,
  controls: [
    {
      name: 'the return of nothing is asked for',
      at: button('Demander le retour'),
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
    {
      name: 'a quantity is chosen',
      at: select('Quantité à retourner'),
      use: (control) => control.selectOption('1'),
      shows: async (page) => {
        await sends(page);
        await says('Choisissez comment retourner vos articles.')(page);
        await expect(select('Quantité à retourner')(page)).toHaveValue('1');
      },
    },
    {
      name: 'a reason is chosen',
      at: select('Motif du retour'),
      use: (control) => control.selectOption('OTHER'),
      shows: async (page) => {
        await sends(page);
        await says('Choisissez comment retourner vos articles.')(page);
        await expect(select('Motif du retour')(page)).toHaveValue('OTHER');
      },
    },
    {
      name: 'a comment is typed',
      at: (page) => main(page).getByLabel(/^Commentaire/),
      use: (control) => control.fill('Trop grand.'),
      shows: async (page) => {
        await sends(page);
        await says('Choisissez comment retourner vos articles.')(page);
        await expect(main(page).getByLabel(/^Commentaire/)).toHaveValue('Trop grand.');
      },
    },
    {
      name: 'a method is chosen',
      first: async (page) => {
        await field('Quantité à retourner')(page).selectOption('1');
        await field('Motif du retour')(page).selectOption('OTHER');
      },
      at: radio(/./),
      use: tick,
      shows: async (page) => {
        await sends(page);
        await says('Votre demande de retour est envoyée.')(page);
      },
      changes: true,
    },
  ],
};

export const request: Scene = {
  name: 'a return that is under way',
  path: '/mes-commandes/detail/CMD-26-RETOUR-ACCEPTE/retour/00000000-0000-4000-8000-000000000002',
  title: /^Retour du/,
  given,
  controls: [
    {
      name: 'what cancelling means is read',
      at: summary('Annuler ce retour'),
      use: press,
      shows: says(/Le vendeur n’attendra plus votre colis/),
      stays: true,
    },
    {
      name: 'the return is cancelled',
      first: opens('Annuler ce retour'),
      at: button('Confirmer l’annulation'),
      use: press,
      shows: says('Votre retour est annulé.'),
      changes: true,
    },
  ],
};
