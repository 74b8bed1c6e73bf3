import { articleParts } from '#domain/parcels/declaration.ts';
/** Controls of the last steps of a parcel's journey: what is inside, and what is bought. */
import { theContents } from '#domain/parcels/examples.ts';
import { expect } from '../../../shared/shopper.ts';
import { button, checkbox, link, main, press, radio, type Scene, select } from '../control.ts';
import { journeyControls, recalculates } from '../recap.ts';
import { paperControls } from './parcel-papers.ts';
import { addresses, chosen, delivers, describes, named, reachesSummary, steps, ticked, typed } from './parcel-steps.ts';
import { isSent } from './parcels.ts';

const articles = articleParts.map((part) => `article.1.${part}`).filter((name) => !name.endsWith('origin'));
const contents = theContents() as Record<string, string>;

export const parcelsContents: Scene = {
  name: 'what customs are told of a parcel',
  path: steps.contents,
  title: 'Contenu et douane',
  given: async (page) => {
    await describes(page, { destination: 'CH', postalCode: '1201' });
    await delivers(page);
    await addresses(page, { 'recipient.streetName': 'Rue de Lausanne 12', 'recipient.city': 'Genève' });
  },
  controls: [
    isSent,
    chosen('category', 'gift'),
    typed('explanation', 'Essai'),
    ...articles.map((name) => typed(name, contents[name] ?? '490199')),
    chosen('article.1.origin', 'FR'),
    ...paperControls,
    {
      name: 'an article is added',
      at: button('Ajouter un article'),
      use: press,
      shows: (page) => expect(main(page).getByRole('group', { name: 'Article 2' })).toBeVisible(),
      changes: true,
    },
    {
      name: 'an article is taken away',
      at: button('Retirer le dernier article'),
      first: (page) => button('Ajouter un article')(page).click(),
      use: press,
      shows: (page) => expect(main(page).getByRole('group', { name: 'Article 2' })).toHaveCount(0),
      changes: true,
    },
    ...journeyControls,
  ],
};

export const parcelsSummary: Scene = {
  name: 'the summary of a parcel',
  path: steps.summary,
  title: 'Dépôt et récapitulatif',
  given: reachesSummary,
  controls: [
    {
      name: 'the step is sent',
      at: button('Ajouter au panier'),
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
    ticked('depositPlace'),
    recalculates(),
    {
      name: 'a day is chosen',
      at: select('Jour du dépôt'),
      use: (control) => control.selectOption({ index: 1 }),
      shows: (_, control) => expect(control).not.toHaveValue(''),
      stays: true,
    },
    typed('goods', 'briquet'),
    {
      name: 'the list of dangerous goods is asked',
      at: button('Vérifier'),
      first: (page) => named('goods')(page).fill('briquet'),
      use: press,
      shows: (page) => expect(main(page).getByText('Il contient un gaz inflammable.')).toBeVisible(),
    },
    {
      name: 'the other points of sale are shown',
      at: link('Voir les autres lieux de dépôt'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/\/points-de-vente\?rue=/),
    },
    {
      name: 'the parcel is to be saved, by a visitor who signs in first',
      at: button('Enregistrer ce colis'),
      use: press,
      shows: (page) => expect(page).not.toHaveURL(/parcours/),
    },
    {
      name: 'the list is acknowledged, and the parcel bought',
      at: checkbox(/Mon colis ne contient aucune/),
      first: async (page) => {
        await radio(/En bureau de poste/)(page).check();
        await select('Jour du dépôt')(page).selectOption({ index: 1 });
      },
      use: async (control, page) => {
        await control.check();
        await button('Ajouter au panier')(page).click();
      },
      shows: (page) => expect(page).toHaveURL(/checkout\/recapitulatif/),
      changes: true,
    },
    ...journeyControls,
  ],
};
