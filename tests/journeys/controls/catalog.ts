/** Controls of lists, directories and products. */
import { expect, type Page } from '../../shared/shopper.ts';
import {
  button,
  type Control,
  chooses,
  main,
  press,
  type Scene,
  searchbox,
  select,
  summary,
  unfolds,
} from './control.ts';

/** Shown in a dialog, on the next page, or by the cart itself. */
export const isInCart = (page: Page) =>
  expect(
    main(page)
      .getByText(/^Ajouté\s?:/)
      .or(page.getByRole('heading', { name: 'Ajouté au panier' }))
      .or(page.getByRole('heading', { level: 1, name: 'Votre panier' }))
      .first(),
  ).toBeVisible();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ajouté au panier' });
export const isClosed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);
const addButtons = button(/^Ajouter (?!au panier)/);
const answered = 'without it the next page says what entered the cart';

/** Cards with a button each, whose answer is a dialog. */
export const cards: Control[] = [
  { name: 'a card is put into the cart', at: addButtons, use: press, shows: isInCart, changes: true },
];
export const answer = (adds: (page: Page) => Promise<unknown>): Control[] => [
  {
    name: 'the answer is closed by its cross',
    at: (page) => dialog(page).getByRole('button', { name: 'Fermer' }),
    first: adds,
    use: press,
    shows: isClosed,
    needsScript: answered,
    waits: answered,
    stays: true,
  },
  {
    name: 'the answer is closed to go on',
    at: (page) => dialog(page).getByRole('button', { name: 'Continuer mes achats' }),
    first: adds,
    use: press,
    shows: isClosed,
    needsScript: answered,
    waits: answered,
    stays: true,
  },
];
export const cardsWithAnswer = [...cards, ...answer((page) => addButtons(page).first().click())];

const sort: Control[] = [
  {
    name: 'the order of a list is chosen',
    at: select('Trier par'),
    use: async (control, page) => {
      await control.selectOption({ index: 1 });
      const now = button('Trier')(page);
      if (await now.isVisible()) await now.click();
    },
    shows: (page) => expect(page).toHaveURL(/[?&]sort=/),
  },
  {
    name: 'an order is asked for',
    at: button('Trier'),
    use: press,
    shows: (page) => expect(page).toHaveURL(/[?&]sort=/),
    noScript: 'a choice counts at once',
  },
];

const facet = (page: Page) =>
  main(page)
    .locator('details')
    .filter({ has: page.locator('input[name=f]') });
const opensFilters = async (page: Page) => {
  const open = main(page).locator('button[popovertarget=filtres]:not([popovertargetaction])');
  if (await open.isVisible()) await open.click();
};
const ticks = async (page: Page) => {
  await opensFilters(page);
  await facet(page).getByRole('checkbox').first().check();
};
const isFiltered = (page: Page) => expect(page).toHaveURL(/[?&]f=|\/f\//);

const showButton = button(/^Voir les?( .+)? produits?$/);

const shown: Control = {
  name: 'the products of the filters are asked for',
  at: showButton,
  first: opensFilters,
  use: press,
  shows: (page) => expect(main(page).locator('#filtres:popover-open')).toHaveCount(0),
};

const listing: Control[] = [
  ...cardsWithAnswer,
  ...sort,
  {
    name: 'the filters are opened over the list',
    at: (page) => main(page).locator('button[popovertarget=filtres]:not([popovertargetaction])'),
    use: press,
    shows: (page) => expect(main(page).locator('#filtres')).toBeVisible(),
    width: 'phone',
  },
  {
    name: 'the filters are closed again',
    at: (page) => main(page).locator('#filtres > header button'),
    first: opensFilters,
    use: press,
    shows: (page) => expect(main(page).locator('#filtres')).toBeHidden(),
    width: 'phone',
  },
  {
    name: 'a facet, of which the first are open, is folded',
    at: (page) => facet(page).locator('summary'),
    first: opensFilters,
    use: press,
    shows: (page) => expect(facet(page).first()).not.toHaveAttribute('open'),
  },
  {
    name: 'a filter is ticked',
    at: (page) => facet(page).getByRole('checkbox'),
    first: opensFilters,
    use: chooses((page) => showButton(page).click()),
    shows: isFiltered,
  },
  { ...shown, width: 'phone' },
  {
    ...shown,
    first: ticks,
    shows: isFiltered,
    width: 'wide',
    noScript: 'a choice counts at once',
  },
];

const directory = (kind: string, path: string): Control[] => [
  {
    name: `${kind} are looked for`,
    at: searchbox(/./),
    use: async (control) => {
      await control.fill('la');
      await control.press('Enter');
    },
    shows: (page) => expect(page).toHaveURL(`${path}?q=la`),
  },
  {
    name: `the button looks for ${kind}`,
    at: button('Filtrer'),
    use: async (control, page) => {
      await searchbox(/./)(page).fill('la');
      await control.click();
    },
    shows: (page) => expect(page).toHaveURL(`${path}?q=la`),
  },
];

const identity: Control = {
  name: 'who a seller is',
  at: summary('Identité et conditions du vendeur'),
  use: press,
  shows: (page) => expect(main(page).locator('details[open] dl').first()).toBeVisible(),
  stays: true,
};

export const brands: Scene = {
  name: 'the brands',
  path: '/boutique/marques',
  title: 'Toutes les marques',
  controls: directory('brands', '/boutique/marques'),
};
export const sellers: Scene = {
  name: 'the sellers',
  path: '/boutique/vendeurs',
  title: 'Tous les vendeurs',
  controls: directory('sellers', '/boutique/vendeurs'),
};
export const search: Scene = {
  name: 'a search',
  path: '/boutique/recherche?q=enveloppe',
  title: /enveloppe/,
  controls: listing,
  also: [unfolds('produits suivants')],
};
export const seller: Scene = {
  name: 'a seller',
  path: '/boutique/vendeur/papeterie-du-canal/2001',
  title: 'Papeterie du Canal',
  controls: [identity],
  also: listing,
};
export const universe: Scene = {
  name: 'a universe',
  path: '/boutique/u/timbres',
  title: 'Timbres',
  controls: cardsWithAnswer,
};
