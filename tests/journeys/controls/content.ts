/** Controls of content pages, the cookies page and the error page. */
import { expect, type Page } from '../../shared/shopper.ts';
import { cardsWithAnswer } from './catalog.ts';
import { button, type Control, main, opens, press, type Scene, summary, textbox, tick, unfolds } from './control.ts';

const isFollowed = (page: Page) => expect(page.getByText('RB123456785GB', { exact: true })).toBeVisible();
const number = textbox('Numéro de suivi');

export const home: Scene = {
  name: 'the home page',
  path: '/',
  title: 'Que voulez-vous envoyer ?',
  controls: [
    {
      name: 'a parcel is followed',
      at: number,
      use: async (control) => {
        await control.fill('RB123456785GB');
        await control.press('Enter');
      },
      shows: isFollowed,
    },
    {
      name: 'the button follows a parcel',
      at: button('Suivre l’envoi'),
      first: (page) => number(page).fill('RB123456785GB'),
      use: press,
      shows: isFollowed,
    },
    ...cardsWithAnswer,
  ],
};

/** Recommendations stand below the page, in HTML that React does not manage. */
export const suggested: Scene = {
  name: 'what is suggested below the home page',
  path: '/',
  title: 'Que voulez-vous envoyer ?',
  part: 'below',
  given: async (page) => {
    const url = String(process.env.SHOP_URL);
    await page.context().addCookies([{ name: 'lpel_perso', value: '1', url }]);
  },
  controls: [
    {
      name: 'a suggested product is put into the cart',
      at: (page) => page.locator('main ~ aside').getByRole('button', { name: /^Ajouter / }),
      use: press,
      shows: (page) => expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible(),
      needsScript: 'it comes after the page',
      waits: 'it comes after the page',
      changes: true,
    },
  ],
};

const isSaved = (page: Page) => expect(main(page).getByText('Vos choix sont enregistrés.')).toBeVisible();
const answer = (name: string): Control => ({ name, at: button(name), use: press, shows: isSaved });

export const help: Scene = {
  name: 'the help page',
  path: '/aide',
  title: 'Aide et contact',
  controls: [{ ...unfolds('Combien de timbres faut-il'), name: 'a question opens its answer', at: summary(/\S/) }],
};

export const cookies: Scene = {
  name: 'the choices about cookies',
  path: '/cookies',
  title: 'Cookies',
  controls: [
    {
      name: 'a purpose is agreed to',
      at: (page) => main(page).getByRole('radio'),
      use: (_, page) => tick(main(page).getByRole('radio', { name: 'Accepter' }).first()),
      shows: (page) => expect(main(page).getByRole('radio', { name: 'Accepter' }).first()).toBeChecked(),
      stays: true,
    },
    answer('Enregistrer mes choix'),
    answer('Tout refuser'),
    answer('Tout accepter'),
  ],
};

/** What an error page folds. */
export const toTell = 'À communiquer au service client';

export const nowhere: Scene = {
  name: 'a page that is nowhere',
  path: '/nulle-part',
  title: /^Page introuvable/,
  controls: [
    unfolds(toTell),
    {
      name: 'what to tell the service is copied',
      at: button(/^Copi/),
      first: opens(toTell),
      use: press,
      shows: (page) => expect(button('Copié')(page)).toBeVisible(),
      needsScript: 'only a script can copy',
      waits: 'only a script can copy',
    },
  ],
};
