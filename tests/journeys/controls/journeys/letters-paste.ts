/** Controls of recipients that are pasted as they stand on an envelope. */
import { expect, type Page } from '../../../shared/shopper.ts';
import { button, type Control, main, press, summary } from '../control.ts';
import { typed } from '../party.ts';

const lines = 'Mme Camille Martin\n8 rue du Port\n69002 Lyon';
const opens = (page: Page) => summary('Coller une adresse')(page).click();

export const pasteControls: readonly Control[] = [
  {
    name: 'the place to paste is opened',
    at: summary('Coller une adresse'),
    use: press,
    shows: (page) => expect(main(page).locator('[name="pasted"]')).toBeVisible(),
  },
  { ...typed('pasted', lines), first: opens },
  {
    name: 'what is pasted is listed',
    at: button('Ajouter ces adresses'),
    first: async (page) => {
      await opens(page);
      await main(page).locator('[name="pasted"]').fill(lines);
    },
    use: press,
    shows: (page) => expect(main(page).getByText('2 destinataires').first()).toBeVisible(),
    changes: true,
  },
];
