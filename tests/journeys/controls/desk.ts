/** Controls of the agents' desk: finding a shopper, beginning to help, giving them a cart, and ending. */
import { expect, type Page } from '../../shared/shopper.ts';
import { button, type Control, field, link, main, press, type Scene, says } from './control.ts';

const desk = '/ecom/assistance';
const customer = '4210315537';

/** Signs in at the provider of agents. */
async function signsInAsAgent(page: Page): Promise<void> {
  const form = await page.request.get(`${desk}/connexion`);
  await page.request.post(form.url(), { form: { email: 'conseiller@exemple.fr', password: 'timbre-demo' } });
}

async function helps(page: Page): Promise<void> {
  await signsInAsAgent(page);
  const form = { assistance: 'personne', intent: 'assister', client: customer, profil: 'part' };
  await page.request.post(desk, { form, headers: { origin: new URL((await page.request.get(desk)).url()).origin } });
}

const name = field('Nom ou adresse e-mail');
const orderCode = field('Numéro de commande');
const find = button('Rechercher');
const quit: Control = {
  name: 'the desk is left',
  at: button('Quitter l’espace conseiller'),
  use: press,
  shows: async (page) => {
    await says('Vous êtes déconnecté de l’espace conseiller.')(page);
    await expect(link('Se connecter')(page)).toBeVisible();
  },
  changes: true,
};
const search: Control[] = [
  {
    name: 'a search without anything',
    at: find,
    use: press,
    shows: async (page) => {
      await says('Saisissez un nom, une adresse e-mail ou un numéro de commande.')(page);
      await expect(name(page)).toBeFocused();
    },
  },
  {
    name: 'a name is looked for',
    at: name,
    use: async (control) => {
      await control.fill('compte');
      await control.press('Enter');
    },
    shows: async (page) => {
      await expect(page.getByRole('heading', { name: /personnes trouvées/ })).toBeFocused();
      await expect(name(page)).toHaveValue('compte');
    },
  },
  {
    name: 'an order is looked for',
    at: orderCode,
    use: async (control) => {
      await control.fill('CMD-26-PRO-COMPTE');
      await control.press('Enter');
    },
    shows: (page) => expect(button('Assister Compte Pro Certifié')(page)).toBeVisible(),
  },
];

export const deskSearch: Scene = {
  name: 'the desk of an agent who helps nobody',
  path: desk,
  title: 'Espace conseiller',
  isPlain: true,
  given: signsInAsAgent,
  controls: [...search, quit],
};

export const deskFound: Scene = {
  ...deskSearch,
  name: 'the shoppers whom an agent finds',
  reach: async (page) => {
    await name(page).fill('compte part');
    await find(page).click();
    await expect(page.getByRole('heading', { name: 'Une personne trouvée' })).toBeFocused();
  },
  controls: [
    {
      name: 'somebody is helped',
      at: button('Assister Compte Particulier'),
      use: press,
      shows: async (page) => {
        await expect(page).toHaveURL(/checkout\/recapitulatif$/);
        await expect(page.getByText('Vous agissez pour Compte Particulier')).toBeVisible();
      },
      changes: true,
    },
  ],
  also: [...search, quit],
};

export const deskHelping: Scene = {
  ...deskSearch,
  name: 'the desk of an agent who helps somebody',
  given: helps,
  controls: [
    {
      name: 'a cart without a number is attached',
      at: button('Rattacher ce panier'),
      use: press,
      shows: says('Saisissez le numéro du panier.'),
    },
    {
      name: 'a cart that nobody has is attached',
      at: field('Numéro de panier'),
      use: async (control) => {
        await control.fill('99999999');
        await control.press('Enter');
      },
      shows: async (page) => {
        await says(/Aucun panier sans compte ne porte ce numéro/)(page);
        await expect(field('Numéro de panier')(page)).toHaveValue('99999999');
        await expect(field('Numéro de panier')(page)).toBeFocused();
      },
    },
    {
      name: 'the assistance is ended',
      at: button('Terminer l’assistance'),
      use: press,
      shows: async (page) => {
        await expect(main(page).getByRole('status')).toBeFocused();
        await says('L’assistance est terminée. Le panier reste dans le compte de la personne.')(page);
        await expect(main(page).getByRole('button', { name: 'Terminer l’assistance' })).toHaveCount(0);
      },
      changes: true,
    },
  ],
  also: [...search, quit],
};
