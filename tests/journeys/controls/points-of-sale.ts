/** Controls of the points of sale. */
import { expect, type Page } from '../../shared/shopper.ts';
import { button, main, press, type Scene, summary, textbox } from './control.ts';
import { mapControls } from './map.ts';

const finds = (address: RegExp) => async (page: Page) => {
  await button('Rechercher')(page).click();
  await expect(page).toHaveURL(address);
};

export const pointsOfSale: Scene = {
  name: 'points of sale',
  path: '/points-de-vente',
  title: 'Points de vente',
  controls: [
    {
      name: 'a street is typed',
      at: textbox(/^Numéro et rue/),
      use: (control) => control.fill('12 rue de la République'),
      shows: finds(/[?&]rue=12/),
    },
    {
      name: 'a postal code is typed',
      at: textbox('Code postal'),
      use: (control) => control.fill('69002'),
      shows: finds(/[?&]cp=69002/),
    },
    {
      name: 'a town is typed',
      at: textbox('Commune'),
      use: (control) => control.fill('Lyon'),
      shows: finds(/[?&]ville=Lyon/),
    },
    {
      name: 'a place is searched',
      at: button('Rechercher'),
      first: (page) => textbox('Code postal')(page).fill('69002'),
      use: press,
      shows: (page) => expect(page.getByRole('heading', { name: /^Bureau de poste Lyon/ }).first()).toBeVisible(),
    },
  ],
};

/** What was found, on a map too. */
export const pointsFound: Scene = {
  ...pointsOfSale,
  name: 'points of sale that were found',
  path: '/points-de-vente?cp=69002&ville=Lyon',
  controls: [
    {
      name: 'the hours of a point are unfolded',
      at: summary('Horaires de la semaine'),
      use: press,
      shows: (page) => expect(main(page).locator('details[open] dl').first()).toBeVisible(),
      stays: true,
    },
    ...mapControls,
  ],
  also: pointsOfSale.controls,
};
