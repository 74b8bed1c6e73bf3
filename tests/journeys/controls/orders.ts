/** Controls of the order's own page. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';
import { button, main, opens, press, type Scene, says, summary, unfolds } from './control.ts';
import { copied, printed } from './payment.ts';

export const order: Scene = {
  name: 'an order',
  path: '/mes-commandes/detail/CMD-26-RETRACTATION',
  title: 'Commande : livrée',
  given: (page) => signsIn(page.request, { email: individual }),
  controls: [
    copied,
    printed,
    unfolds('Documents'),
    { ...unfolds('Détail de la facture'), first: opens('Documents') },
    unfolds('Besoin d’aide'),
    {
      name: 'it is bought again',
      at: button(/^Racheter les articles/),
      use: press,
      shows: (page) => expect(main(page).getByRole('spinbutton').first()).toBeVisible(),
      changes: true,
    },
  ],
};
const chooses = button('Me rembourser sans que j’aie à le demander');
const undoes = button('Ne plus rembourser sans ma demande');

export const orderOfLabels: Scene = {
  name: 'an order of labels',
  path: '/mes-commandes/detail/CMD-26-COLIS-TROIS',
  title: 'Commande : prête',
  given: (page) => signsIn(page.request, { email: individual }),
  controls: [
    unfolds('Actions'),
    {
      name: 'the refund of unused labels is chosen',
      at: chooses,
      first: opens('Actions'),
      use: press,
      shows: async (page) => {
        await opens('Actions')(page);
        await expect(undoes(page)).toBeVisible();
      },
      changes: true,
    },
    {
      name: 'the refund of unused labels is no longer chosen',
      at: undoes,
      first: async (page) => {
        await opens('Actions')(page);
        await chooses(page).click();
        await opens('Actions')(page);
        await expect(undoes(page)).toBeVisible();
      },
      use: press,
      shows: async (page) => {
        await opens('Actions')(page);
        await expect(chooses(page)).toBeVisible();
      },
      changes: true,
    },
    {
      name: 'the same parcel is asked for once more',
      at: button(/^Préparer le même colis/),
      first: opens('Actions'),
      use: press,
      shows: says(/Dépôt et récapitulatif/),
      changes: true,
    },
  ],
  also: order.controls,
};

const searchFold = 'Rechercher une commande';
/** A phone folds the search. */
const unfoldsSearch = async (page: Page) => {
  const fold = summary(searchFold)(page);
  if (await fold.isVisible()) await fold.click();
};
const sought = (page: Page) => main(page).getByLabel('Numéro ou article');

export const list: Scene = {
  name: 'the list of orders',
  path: '/mon-compte/commandes',
  title: 'Mes commandes',
  given: (page) => signsIn(page.request, { email: individual }),
  controls: [
    { ...unfolds(searchFold), width: 'phone' },
    {
      name: 'an order is searched for',
      at: sought,
      first: unfoldsSearch,
      use: async (control) => {
        await control.fill('COLIS-TROIS');
        await control.press('Enter');
      },
      shows: (page) => expect(page).toHaveURL(/\/mon-compte\/commandes\?q=COLIS-TROIS/),
    },
    {
      name: 'days are searched',
      at: (page) =>
        main(page)
          .getByRole('group', { name: /^(Du|Au)$/ })
          .locator('input'),
      first: unfoldsSearch,
      use: async (control, page) => {
        await control.fill('2020-01-01');
        await main(page).getByRole('group', { name: 'Au', exact: true }).locator('input').fill('2020-01-02');
        await button('Rechercher')(page).click();
      },
      shows: async (page) => {
        await expect(page).toHaveURL(/du=2020-01-01&au=2020-01-02/);
        await expect(main(page).getByRole('link', { name: 'Voir toutes les commandes' })).toBeVisible();
      },
    },
    {
      name: 'an order is searched for by the button',
      at: button('Rechercher'),
      first: async (page) => {
        await unfoldsSearch(page);
        await sought(page).fill('COLIS-TROIS');
      },
      use: press,
      shows: (page) => expect(page).toHaveURL(/\/mon-compte\/commandes\?q=COLIS-TROIS/),
    },
  ],
};

export const changeOfMind: Scene = {
  name: 'the choice of a return',
  path: '/mes-commandes/changer-d-avis',
  title: 'Retours et remboursements',
  given: (page) => signsIn(page.request, { email: individual }),
  controls: [
    { ...unfolds('Vos possibilités'), width: 'phone' },
    unfolds('rien à retourner'),
    {
      name: 'an order to return is searched for',
      at: sought,
      use: async (control) => {
        await control.fill('COLIS-TROIS');
        await control.press('Enter');
      },
      shows: (page) => expect(page).toHaveURL(/\/changer-d-avis\?q=COLIS-TROIS/),
    },
    {
      name: 'an order to return is searched for by the button',
      at: button('Rechercher'),
      first: (page) => sought(page).fill('COLIS-TROIS'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/\/changer-d-avis\?q=COLIS-TROIS/),
    },
  ],
};
