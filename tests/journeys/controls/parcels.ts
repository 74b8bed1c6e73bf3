/** Controls of the parcel's journey. */
import { theContents } from '#domain/parcels/examples.ts';
import { articleParts } from '#domain/parcels/fields.ts';
import { expect, type Page } from '../../shared/shopper.ts';
import {
  button,
  type Control,
  checkbox,
  field,
  link,
  main,
  press,
  radio,
  type Scene,
  select,
  tick,
} from './control.ts';
import { paperControls } from './parcel-papers.ts';
import {
  addresses,
  chosen,
  delivers,
  describes,
  entryPath,
  named,
  reachesSummary,
  steps,
  ticked,
  typed,
} from './parcel-steps.ts';
import { finderControls } from './pickup.ts';
import { journeyControls } from './recap.ts';

const price = journeyControls;
const goesOn = button('Continuer');

/** Runs first, while no question is answered: other rows save answers for this visitor. */
const isSent: Control = {
  name: 'the step is sent',
  at: goesOn,
  use: press,
  shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
};

export const parcelsEntry: Scene = {
  name: 'the entry of a parcel that was begun',
  path: entryPath,
  title: 'Colissimo en ligne',
  given: async (page) => void (await describes(page)),
  controls: [
    {
      name: 'it is begun anew',
      at: button('Recommencer'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/votre-colis/),
      changes: true,
    },
  ],
};

export const parcelsItem: Scene = {
  name: 'the parcel',
  path: steps.item,
  title: 'Votre colis',
  controls: [
    isSent,
    chosen('origin', 'GP'),
    chosen('destination', 'BE'),
    typed('postalCode', '69002'),
    typed('quantity', '2'),
    ...['length', 'width', 'height'].map((name) => typed(name, '30')),
    {
      name: 'a weight is typed',
      at: field('Poids du colis emballé, en kg'),
      use: (control) => control.fill('1,25'),
      shows: async (page, control) => {
        await goesOn(page).click();
        await expect(control).toHaveValue('1,25');
      },
    },
    ticked('format'),
  ],
  // There is no price yet, so nothing can be unfolded.
  also: price,
};

export const parcelsDelivery: Scene = {
  name: 'the delivery of a parcel',
  path: steps.delivery,
  title: 'Livraison',
  given: async (page) => void (await describes(page)),
  controls: [
    isSent,
    ticked('way'),
    {
      name: 'a pickup point is wished for',
      at: radio(/Point de retrait/),
      use: tick,
      shows: async (page) => {
        await goesOn(page).click();
        await expect(main(page).getByRole('heading', { name: 'Point de retrait' })).toBeVisible();
      },
      changes: true,
    },
    ticked('cover'),
    ...price,
  ],
};

export const parcelsPoints: Scene = {
  name: 'the pickup points of a parcel',
  path: steps.delivery,
  title: 'Livraison',
  given: async (page) => {
    await describes(page);
    await delivers(page, 'point');
  },
  controls: [...finderControls],
  also: [...parcelsDelivery.controls],
};

const company = (party: string): Control[] =>
  ['companyName', 'service'].map((name) => ({
    ...typed(`${party}.${name}`, 'Service Achats'),
    first: (page) => named(`${party}.isCompany`)(page).check(),
  }));
const partyControls = (party: string): Control[] => [
  ticked(`${party}.isCompany`),
  ...company(party),
  chosen(`${party}.civility`, 'mr'),
  typed(`${party}.firstName`, 'Contact'),
  typed(`${party}.lastName`, 'Achats'),
  typed(`${party}.streetName`, '3 quai du Port'),
  typed(`${party}.additionalStreetName`, 'BP 12'),
  typed(`${party}.building`, 'Bâtiment B'),
  typed(`${party}.floor`, 'Étage 2'),
  typed(`${party}.city`, 'Marseille'),
];

const group = (name: string) => (page: Page) => main(page).getByRole('group', { name, exact: true });
const opensPaste = (title: string) => async (page: Page) => {
  const folded = group(title)(page).locator('details:not([open]) > summary');
  if (await folded.count()) await folded.click();
};

/** A pasted address: unfolded, typed, and split into the fields. */
const pasteControls = (party: string, title: string): Control[] => [
  {
    name: `the paste of the ${party} is unfolded`,
    at: (page) => group(title)(page).locator('summary', { hasText: 'Coller une adresse' }),
    use: press,
    shows: (page) => expect(named(`paste.${party}`)(page)).toBeVisible(),
    stays: true,
  },
  { ...typed(`paste.${party}`, 'Mme Claire Modèle'), first: opensPaste(title) },
  {
    name: `a pasted ${party} is split into the fields`,
    at: (page) => group(title)(page).getByRole('button', { name: 'Remplir les champs' }),
    first: async (page) => {
      await opensPaste(title)(page);
      await named(`paste.${party}`)(page).fill('Mme Claire Modèle\n3 quai du Port\n71000 Mâcon');
    },
    use: press,
    shows: (page) => expect(named(`${party}.streetName`)(page)).toHaveValue('3 quai du Port'),
    changes: true,
  },
];

export const parcelsAddresses: Scene = {
  name: 'the addresses of a parcel',
  path: steps.addresses,
  title: 'Adresses',
  given: async (page) => {
    await describes(page);
    await delivers(page);
  },
  controls: [
    isSent,
    {
      name: 'the two change places',
      at: button('Inverser expéditeur et destinataire'),
      first: async (page) => {
        await named('sender.firstName')(page).fill('Compte');
        await named('sender.codePostal')(page).fill('69002');
      },
      use: press,
      shows: (page) => expect(named('recipient.firstName')(page)).toHaveValue('Compte'),
      changes: true,
    },
    ...partyControls('sender'),
    typed('sender.codePostal', '13002'),
    typed('sender.email', 'particulier@exemple.fr'),
    ...partyControls('recipient'),
    ...pasteControls('sender', 'Expéditeur'),
    ...pasteControls('recipient', 'Destinataire'),
    ...price,
  ],
};

const articles = articleParts.map((part) => `article.1.${part}`).filter((name) => !name.endsWith('origin'));
const contents = theContents() as Record<string, string>;

/** What a checking service knows otherwise is asked about in the form. */
export const parcelsAsked: Scene = {
  name: 'a question about an address of a parcel',
  path: steps.addresses,
  title: 'Adresses',
  given: async (page) => {
    await describes(page);
    await delivers(page);
    await addresses(page, { 'recipient.streetName': '4 rue du Pord' });
  },
  reach: async (page) => {
    await goesOn(page).click();
    await expect(named('recipient.suggestion')(page)).toHaveCount(3);
  },
  controls: [
    {
      name: 'one of the addresses is chosen',
      at: (page) => named('recipient.suggestion')(page),
      use: async (_, page) => {
        await named('recipient.suggestion')(page).first().check();
        await goesOn(page).click();
      },
      shows: (page) => expect(page).toHaveURL(/recapitulatif/),
      changes: true,
    },
  ],
  also: [...parcelsAddresses.controls],
};

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
    ...price,
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
    {
      name: 'a day is chosen',
      at: select('Jour de remise'),
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
      at: link('Voir les autres points de vente'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/\/points-de-vente\?rue=/),
    },
    {
      name: 'the list is acknowledged, and the parcel bought',
      at: checkbox(/Mon colis ne contient aucune/),
      first: async (page) => {
        await radio(/En bureau de poste/)(page).check();
        await select('Jour de remise')(page).selectOption({ index: 1 });
      },
      use: async (control, page) => {
        await control.check();
        await button('Ajouter au panier')(page).click();
      },
      shows: (page) => expect(page).toHaveURL(/checkout\/recapitulatif/),
      changes: true,
    },
    ...price,
  ],
};
