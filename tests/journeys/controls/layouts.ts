/** Controls of the layouts: header, search and the consent question. */
import { expect, type Page } from '../../shared/shopper.ts';
import { signedIn } from './addresses.ts';
import { type Control, press, type Scene } from './control.ts';

const box = (page: Page) => page.getByRole('search').locator('input');
const isSearched = (page: Page) => expect(page).toHaveURL('/boutique/recherche?q=enveloppe');
const banner = (page: Page) => page.getByRole('region', { name: 'Vos choix sur les cookies' });
const answer = (name: string): Control => ({
  name: `cookies: ${name}`,
  at: (page) => banner(page).getByRole('button', { name, exact: true }),
  use: press,
  shows: (page) => expect(banner(page)).toHaveCount(0),
  changes: true,
});

const header: Control[] = [
  {
    name: 'the menu is unfolded',
    at: (page) => page.getByRole('banner').locator('summary'),
    use: press,
    shows: (page) => expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible(),
  },
  {
    name: 'a word is typed in the search',
    at: box,
    use: (control) => control.fill('enveloppe'),
    shows: (_, control) => expect(control).toHaveValue('enveloppe'),
    stays: true,
  },
  {
    name: 'Enter searches',
    at: box,
    use: async (control) => {
      await control.fill('enveloppe');
      await control.press('Enter');
    },
    shows: isSearched,
  },
  {
    name: 'the button searches',
    at: (page) => page.getByRole('search').getByRole('button'),
    first: (page) => box(page).fill('enveloppe'),
    use: press,
    shows: isSearched,
  },
  {
    name: 'the language is changed',
    at: (page) => page.getByRole('banner').getByRole('button', { name: 'English' }),
    use: press,
    shows: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'en'),
    changes: true,
  },
];

/** The lists of the footer, which a phone folds. */
const foldedLists: Control[] = ['La boutique', 'Guides et adresses', 'Aide'].map((text) => ({
  name: `« ${text} » unfolds in the footer`,
  at: (page) => page.getByRole('contentinfo').locator('summary').filter({ hasText: text }),
  use: press,
  shows: (_, control) => expect(control.locator('..')).toHaveAttribute('open', ''),
  width: 'phone',
}));

export const layout: Scene = {
  name: 'what stands around a page',
  path: '/conditions-generales',
  title: /./,
  part: 'layout',
  isAsked: true,
  controls: [...header, ...foldedLists, answer('Tout accepter'), answer('Tout refuser'), answer('Personnaliser')],
};

/** The checkout's layout has no controls. */
export const checkoutLayout: Scene = {
  name: 'what stands around a step of the order',
  path: '/checkout/livraison',
  title: 'Livraison',
  part: 'layout',
  given: signedIn(),
  controls: [],
};
