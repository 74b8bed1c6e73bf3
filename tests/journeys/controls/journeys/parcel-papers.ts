/** Controls of what customs ask beside the articles of a parcel. */
import { expect } from '../../../shared/shopper.ts';
import { button, type Control, main, opens, press, summary } from '../control.ts';
import { chosen, named, typed } from './parcel-steps.ts';

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
