/** Controls of a professional's own pages. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { professional } from '../purchase.ts';
import {
  button,
  type Control,
  checkbox,
  main,
  press,
  radio,
  type Scene,
  says,
  select,
  textbox,
  tick,
} from './control.ts';

const add = button('Ajouter au panier');
const pasted = (label: string): Control[] => [
  {
    name: 'a list is pasted',
    at: textbox(label),
    use: async (control, page) => {
      await control.fill('1126001;1');
      await add(page).click();
    },
    shows: says('Tous les articles sont dans votre panier.'),
  },
  { name: 'an empty list is sent', at: add, use: press, shows: says(/Saisissez ou collez au moins un article/) },
];
/** The form on the home of a professional. */
export const pastedAtHome = pasted('Articles à ajouter');

const given: Scene['given'] = (page) => signsIn(page.request, { email: 'pro-sans-demande@exemple.fr' });

export const quickOrder: Scene = {
  name: 'the quick order',
  path: '/professionnel/mon-compte/commande-rapide',
  title: 'Commande rapide',
  given,
  controls: [
    {
      name: 'an article is typed',
      at: textbox(/^Code de l’article/),
      use: async (control, page) => {
        await control.fill('1126001');
        await add(page).click();
      },
      shows: says('Tous les articles sont dans votre panier.'),
    },
    {
      name: 'more of an article are typed',
      at: textbox(/^Quantité de l’article/),
      use: async (control, page) => {
        await textbox(/^Code de l’article/)(page)
          .first()
          .fill('1126001');
        await control.fill('2');
        await add(page).click();
      },
      shows: says('Tous les articles sont dans votre panier.'),
    },
    ...pasted('Ou collez une liste'),
  ],
};

export const connectedHome: Scene = {
  name: 'the home of a professional',
  path: '/professionnel/accueil',
  title: /^Bonjour/,
  given,
  controls: pastedAtHome,
};

/** What was ordered before is bought again from there. */
export const connectedHomeOrders: Scene = {
  name: 'the last orders on the home of a professional',
  path: '/professionnel/accueil',
  title: /^Bonjour/,
  given: (page) => signsIn(page.request, { email: professional }),
  controls: [
    {
      name: 'an order is bought again',
      at: button(/^Racheter les articles/),
      use: press,
      shows: (page) => expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/panier/i),
      changes: true,
    },
  ],
  also: pastedAtHome,
};

const namesCompany = async (page: Page, typed: string) => {
  await textbox('SIRET de votre établissement')(page).fill(typed);
  await button('Enregistrer le SIRET')(page).click();
};

export const companySiret: Scene = {
  name: 'the company of a professional',
  path: '/professionnel/mon-compte/entreprise?siret=modifier',
  title: 'Mon entreprise',
  given,
  controls: [
    {
      name: 'a SIREN is sent in place of a SIRET',
      at: textbox('SIRET de votre établissement'),
      use: (_, page) => namesCompany(page, '356 000 000'),
      shows: says(/Ce numéro est un SIREN/),
    },
    {
      name: 'the SIRET of an establishment of the post is saved',
      at: button('Enregistrer le SIRET'),
      use: (_, page) => namesCompany(page, '356 000 000 09075'),
      shows: says('Établissement de quartier'),
      changes: true,
    },
  ],
};

const send = button('Envoyer la demande');
const attests = (page: Page) => checkbox(/J’atteste/)(page).check();
const chooses = (page: Page) => radio(/gérant/)(page).check();
/** Somebody whom the register does not name. */
const shown = (page: Page) => radio(/Une autre personne/)(page).check();
const names: Control[] = [
  ['Prénom', 'Compte'],
  ['Nom', 'Directrice'],
  ['Fonction', 'Directrice'],
].map(([label = '', typed = '']) => ({
  name: `${label} is typed`,
  at: textbox(label),
  first: shown,
  use: (control) => control.fill(typed),
  shows: async (page) => {
    await send(page).click();
    await expect(textbox(label)(page)).toHaveValue(typed);
  },
}));

export const certification: Scene = {
  name: 'the request of a certification',
  path: '/professionnel/mon-compte/entreprise/certification',
  title: 'Demande de certification',
  given,
  controls: [
    ...names,
    {
      name: 'a civility is chosen',
      at: select('Civilité'),
      first: shown,
      use: (control) => control.selectOption('mrs'),
      shows: async (page) => {
        await send(page).click();
        await expect(select('Civilité')(page)).toHaveValue('mrs');
      },
    },
    {
      name: 'a document of the wrong kind is chosen',
      at: (page) => main(page).locator('[name="justificatif"]'),
      first: shown,
      use: (control) =>
        control.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') }),
      shows: async (page) => {
        await send(page).click();
        await says(/note\.txt/)(page);
      },
    },
    {
      name: 'a representative is chosen',
      at: radio(/Compte|Une autre/),
      use: tick,
      shows: async (page) => {
        await send(page).click();
        await says(/Cochez l’attestation/)(page);
      },
    },
    {
      name: 'nothing is vouched for',
      at: send,
      use: press,
      shows: says(/Cochez l’attestation/),
    },
    {
      name: 'the request is vouched for and sent',
      at: checkbox(/J’atteste/),
      use: async (_, page) => {
        await chooses(page);
        await attests(page);
        await send(page).click();
      },
      shows: says('Certification en cours'),
      changes: true,
    },
  ],
};
