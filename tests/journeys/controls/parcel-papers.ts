/** Controls of what customs ask beside the articles of a parcel. */
import { expect } from '../../shared/shopper.ts';
import { button, type Control, main, opens, press, summary } from './control.ts';
import { named } from './parcel-steps.ts';

const typed = (name: string, text: string): Control => ({
  name: `${name} is typed`,
  at: named(name),
  use: (control) => control.fill(text),
  shows: (_, control) => expect(control).toHaveValue(text),
  stays: true,
});
const chosen = (name: string, value: string): Control => ({
  name: `${name} is chosen`,
  at: named(name),
  use: (control) => control.selectOption(value),
  shows: (_, control) => expect(control).toHaveValue(value),
  stays: true,
});

export const paperControls: Control[] = [
  chosen('hsFor', '1'),
  {
    name: 'a customs code is looked for',
    at: button('Chercher'),
    first: (page) => named('article.1.description')(page).fill('livre'),
    use: press,
    shows: (page) => expect(main(page).getByText('Livres imprimés')).toBeVisible(),
    changes: true,
  },
  chosen('nonDelivery', 'abandon'),
  {
    name: 'the numbers of papers are unfolded',
    at: summary('Facture, licence, certificat, importateur'),
    use: press,
    shows: (page) => expect(named('invoice')(page)).toBeVisible(),
    stays: true,
  },
  ...['invoice', 'licence', 'certificate', 'importer'].map((name) => ({
    ...typed(name, 'FA-2026'),
    first: opens('Facture, licence, certificat, importateur'),
  })),
];
