/** Controls of the pickup points. */
import { expect, type Page } from '../../shared/shopper.ts';
import { delivery, posts } from '../purchase.ts';
import { button, type Control, field, link, main, press, type Scene, says, summary } from './control.ts';
import { bill, given, modes } from './delivery.ts';
import { mapControls } from './map.ts';
import { recap } from './recap.ts';

const code = field('Code postal');
const nearNantes = says(/points de retrait près de 44000/);
const searchFor = async (page: Page) => {
  await main(page).getByLabel('Numéro et rue').fill('');
  await code(page).fill('44000');
  await main(page).getByLabel('Commune').fill('Nantes');
};

export const finderControls: Control[] = [
  {
    name: 'points are looked for',
    at: (page) => main(page).getByRole('search').getByRole('textbox'),
    first: searchFor,
    use: (_, page) => code(page).press('Enter'),
    shows: nearNantes,
  },
  {
    name: 'the button looks for points',
    at: button('Rechercher'),
    first: searchFor,
    use: press,
    shows: nearNantes,
  },
  {
    name: 'the hours of a point are unfolded',
    at: summary('Horaires de la semaine'),
    use: press,
    shows: (page) => expect(main(page).locator('details[open] dl').first()).toBeVisible(),
    stays: true,
  },
  ...mapControls,
  {
    name: 'a point is chosen',
    at: button(/^Choisir ce point/),
    use: press,
    shows: (page) => expect(link('Choisir un autre point')(page)).toBeVisible(),
    changes: true,
  },
];

export const pickup: Scene = {
  name: 'the pickup points',
  path: delivery,
  title: 'Livraison',
  given: async (page) => {
    await given(page);
    await posts(page, delivery, { intent: 'mode', sellerId: '', mode: 'colissimo-point-retrait' });
  },
  controls: finderControls,
  also: [...modes, ...bill, ...recap],
};
