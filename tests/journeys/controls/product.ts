/** Controls of product pages. */
import { expect, type Page } from '../../shared/shopper.ts';
import { booklet } from '../purchase.ts';
import { answer, cards, isClosed, isInCart } from './catalog.ts';
import { suggested, toTell } from './content.ts';
import { button, type Control, main, press, type Scene, says, spinbutton, textbox, unfolds } from './control.ts';

const quantity = spinbutton('Quantité');
const add = button('Ajouter au panier');
const zoom = (page: Page) => page.getByRole('dialog', { name: 'Images du produit' });
const enlarges = async (page: Page) => {
  if (!(await zoom(page).isVisible())) await page.locator('#photo-1 a').click();
};
const leads = 'without it the link leads to the picture';
const inZoom = (name: string, shows: Control['shows']): Control => ({
  name: `large pictures: ${name}`,
  at: (page) => zoom(page).getByRole('button', { name, exact: true }),
  first: enlarges,
  use: press,
  shows,
  needsScript: leads,
  waits: leads,
  stays: true,
});

const product: Control[] = [
  {
    name: 'a quantity is typed',
    at: quantity,
    use: (control) => control.fill('3'),
    shows: async (page, control) => {
      await expect(control).toHaveValue('3');
      await add(page).click();
      await expect(main(page).getByText('3 × Carnet').first()).toBeVisible();
    },
    changes: true,
  },
  {
    name: 'one more',
    at: button('Augmenter la quantité'),
    use: press,
    shows: (page) => expect(quantity(page)).toHaveValue('2'),
    needsScript: 'a number is typed',
  },
  {
    name: 'one less',
    at: button('Diminuer la quantité'),
    use: async (control, page) => {
      await quantity(page).fill('3');
      await control.click();
    },
    shows: (page) => expect(quantity(page)).toHaveValue('2'),
    needsScript: 'a number is typed',
  },
  { name: 'the product is put into the cart', at: add, use: press, shows: isInCart, changes: true },
  ...answer((page) => add(page).click()),
  inZoom('Image suivante', (page) => expect(zoom(page)).toContainText('Image 2 sur 3')),
  inZoom('Image précédente', (page) => expect(zoom(page)).toContainText('Image 1 sur 3')),
  inZoom('Agrandir', (page) => expect(zoom(page).locator('[data-large]')).toBeVisible()),
  inZoom('Fermer', isClosed),
];

export const booklets: Scene = {
  name: 'a product',
  path: booklet,
  title: /^Carnet de 12/,
  controls: product,
  also: cards,
};
export const soldOut: Scene = {
  name: 'what is sold out',
  path: '/boutique/cartons-double-cannelure-600-400-400-mm-lot-de-10/p/3202005',
  title: /^Cartons double/,
  controls: cards,
};

/** Agreed to, with another article seen before. */
export const seenBefore: Scene = {
  name: 'what was seen before a product',
  path: booklet,
  title: /^Carnet de 12/,
  part: 'below',
  given: async (page) => {
    const url = String(process.env.SHOP_URL);
    await page.context().addCookies([{ name: 'lpel_perso', value: '1', url }]);
    await page.addInitScript(() => {
      const article = { code: '3101002', title: 'Enveloppes', lang: 'fr', path: '/boutique/x/p/3101002', picture: '' };
      localStorage.setItem('lpel_vus', JSON.stringify([article]));
    });
  },
  controls: [
    {
      name: 'the list of what was seen is cleared',
      at: (page) => page.locator('main ~ aside').getByRole('button', { name: 'Effacer cette liste' }),
      use: press,
      shows: (page) => expect(page.getByText('La liste est effacée.')).toBeVisible(),
      needsScript: 'it comes after the page',
      waits: 'it comes after the page',
      stays: true,
    },
  ],
  also: suggested.controls,
};

export const stockNotice: Scene = {
  name: 'the notice of a product’s return',
  path: '/boutique/retour-en-stock?article=3202005',
  title: 'Être averti du retour en stock',
  controls: [
    {
      name: 'an address is typed',
      at: textbox('Adresse e-mail'),
      use: async (control, page) => {
        await control.fill('nom@exemple.fr');
        await button('M’avertir par e-mail')(page).click();
      },
      shows: says(/Confirmez votre demande/),
    },
    {
      name: 'the notice is asked for',
      at: button('M’avertir par e-mail'),
      use: press,
      shows: says('Saisissez une adresse e-mail, au format nom@domaine.fr.'),
    },
  ],
  // Without a product the page is not found.
  also: [unfolds(toTell)],
};
