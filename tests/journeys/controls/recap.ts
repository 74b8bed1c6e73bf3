/** Controls of the summary beside each step; on a phone it is a sheet. */
import { expect, type Page } from '../../shared/shopper.ts';
import { button, type Control, main, opens, press, unfolds } from './control.ts';

/** @param id of the sheet, which the button at the bottom opens. */
export function sheetControls(id: string): Control[] {
  const sheet = (page: Page) => main(page).locator(`#${id}`);
  const bar = (page: Page) => main(page).locator(`button[popovertarget=${id}]:not([popovertargetaction])`);
  return [
    {
      name: 'what it comes to is shown',
      at: bar,
      use: press,
      shows: (page) => expect(sheet(page)).toBeVisible(),
      width: 'phone',
    },
    {
      name: 'what it comes to is hidden again',
      at: (page) => sheet(page).getByRole('button', { name: 'Fermer' }),
      first: (page) => bar(page).click(),
      use: press,
      shows: (page) => expect(sheet(page)).toBeHidden(),
      width: 'phone',
    },
  ];
}

/** Without scripts: with them, the header's link posts the form. */
const signsIn: Control = {
  name: 'signing in keeps what is typed',
  at: button('Garder ma saisie et me connecter'),
  use: press,
  shows: (page) => expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible(),
  noScript: 'the header’s link does the same',
};

/** On a step whose answers decide the price. @param first answers what has a price, where nothing has one yet. */
export const recalculates = (first?: Control['first']): Control => ({
  name: 'the price is recalculated',
  at: button('Recalculer le prix'),
  ...(first && { first }),
  use: press,
  shows: (page) => expect(main(page).locator('#resume')).toContainText(/Total|À partir de/),
  noScript: 'with scripts the price follows by itself',
});

/** Beside every step of a journey. */
export const journeyControls: Control[] = [...sheetControls('resume'), signsIn];

export const recap = sheetControls('recapitulatif');

const again = 'Recommencer';

/** On the entry of a journey that was begun: what is kept is forgotten after a question. */
export const begunAnew = (first: RegExp): Control[] => [
  unfolds(again),
  {
    name: 'it is begun anew',
    at: button('Effacer et recommencer'),
    first: opens(again),
    use: press,
    shows: (page) => expect(page).toHaveURL(first),
    changes: true,
  },
];
