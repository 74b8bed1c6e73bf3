/** What is bought stands beside each step of the order; on a phone it opens over it. */
import { expect, type Page } from '../../shared/shopper.ts';
import { type Control, main, press } from './control.ts';

const sheet = (page: Page) => main(page).locator('#recapitulatif');
const bar = (page: Page) => main(page).locator('button[popovertarget=recapitulatif]:not([popovertargetaction])');

export const recap: Control[] = [
  {
    name: 'what is bought is shown',
    at: bar,
    use: press,
    shows: (page) => expect(sheet(page)).toBeVisible(),
    width: 'phone',
  },
  {
    name: 'what is bought is hidden again',
    at: (page) => sheet(page).getByRole('button', { name: 'Fermer' }),
    first: (page) => bar(page).click(),
    use: press,
    shows: (page) => expect(sheet(page)).toBeHidden(),
    width: 'phone',
  },
];
