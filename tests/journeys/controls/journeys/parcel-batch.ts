/** Controls of a batch of parcels, of professionals. */
import { expect, type Page } from '../../../shared/shopper.ts';
import { posts } from '../../purchase.ts';
import { button, type Control, main, opens, press, type Scene, tick, unfolds } from '../control.ts';
import { rarerLines } from '../party.ts';
import { named, typed } from './parcel-steps.ts';

const path = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';
const table =
  'Nom;Prénom;Civilité;Adresse;Code postal;Commune;Poids en kg\nAchats;Contact;Mme;4 rue du Port;71000;Mâcon;0,92';
const wrong = '\nAchats;Contact;Mme;4 rue du Port;71000;Mâcon;lourd';

const pastes = (page: Page, text: string) => posts(page, path, { intent: 'read', pasted: text });
const columns = ['lastName', 'firstName', 'civility', 'streetName'].map((name) => `recipient.${name}`);
const names = [...columns, 'postalCode', 'recipient.city', 'weight'];

async function keepsRows(page: Page): Promise<void> {
  await pastes(page, table + wrong);
  await posts(page, path, {
    intent: 'columns',
    ...Object.fromEntries(names.map((name, at) => [`column.${at}`, name])),
  });
}

const all = (selector: string) => (page: Page) => main(page).locator(selector);

const isTyped = (name: string, fields: string, text: string): Control => ({
  name,
  at: all(fields),
  use: (control) => control.fill(text),
  shows: (_, control) => expect(control).toHaveValue(text),
  stays: true,
});
const isChosen = (name: string, fields: string): Control => ({
  name,
  at: all(fields),
  use: (control) => control.selectOption({ index: 1 }),
  shows: (_, control) => expect(control.locator('option').nth(1)).toBeAttached(),
  stays: true,
});

const sent: Control[] = [
  { ...typed('pasted', table), at: named('pasted') },
  {
    name: 'a file is chosen',
    at: named('csv'),
    use: (control) => control.setInputFiles({ name: 'lot.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }),
    shows: (_, control) => expect(control).toHaveValue(/lot\.csv$/),
    stays: true,
  },
  {
    name: 'the table is read',
    at: button('Lire ces colis'),
    use: press,
    shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
  },
];

const restart = 'Tout effacer et recommencer';
const restarts: Control = {
  name: 'all is begun anew',
  at: button('Effacer ces colis'),
  first: opens(restart),
  use: press,
  shows: (page) => expect(named('pasted')(page)).toHaveValue(''),
  changes: true,
};

export const batchTable: Scene = {
  name: 'a batch of parcels is sent',
  path,
  title: 'Envoyer plusieurs colis',
  controls: sent,
};

export const batchColumns: Scene = {
  name: 'the columns of a batch are named',
  path,
  title: 'Envoyer plusieurs colis',
  given: async (page) => void (await pastes(page, table)),
  controls: [
    {
      name: 'a column is named',
      at: all('select[name^="column."]'),
      use: (control) => control.selectOption('recipient.lastName'),
      shows: (_, control) => expect(control).toHaveValue('recipient.lastName'),
      stays: true,
    },
    {
      name: 'the columns are read',
      at: button('Lire les colis'),
      use: press,
      shows: (page) => expect(main(page).getByText('Un colis prêt')).toBeVisible(),
      changes: true,
    },
    unfolds(restart),
    restarts,
  ],
};

/** Which are folded until they are asked for. */
const folded: Control[] = [
  unfolds('Voir les autres colonnes'),
  unfolds('Voir le colis prêt'),
  unfolds('Ajouter d’autres colis'),
  isTyped('a field of a row is typed', 'input[type=text][name^="row."]:not([name="row.1.weight"])', 'Texte'),
  isChosen('a choice of a row is made', 'select[name^="row."]'),
].map((control) => ({ ...control, first: control.stays && opensRow }));

/** Opens what is not needed to mend the row. */
async function opensRow(page: Page): Promise<void> {
  await opens('Voir les autres colonnes')(page);
}

export const batchRows: Scene = {
  name: 'the parcels of a batch',
  path,
  title: 'Envoyer plusieurs colis',
  given: keepsRows,
  controls: [
    typed('row.1.weight', '1,5'),
    typed('reference', 'Service achats'),
    typed('eori', 'FR123456789'),
    ...folded,
    typed('sender.lastName', 'Texte'),
    rarerLines('sender'),
    isChosen(
      'what all have in common is chosen',
      'select[name^="sender."], select[name="origin"], select[name^="deposit"]',
    ),
    {
      name: 'a box is ticked',
      at: all('input[type=checkbox][name="hazmat"], input[type=checkbox][name="sender.isCompany"]'),
      use: tick,
      shows: (_, control) => expect(control).toBeChecked(),
      stays: true,
    },
    {
      name: 'a row that was wrong is right',
      at: button('Enregistrer et vérifier'),
      first: (page) => named('row.1.weight')(page).fill('1,5'),
      use: press,
      shows: (page) => expect(main(page).getByText(/^2 colis prêts/)).toBeVisible(),
      changes: true,
    },
    {
      name: 'a row is taken away',
      at: button(/^Retirer/),
      use: press,
      shows: (page) => expect(named('row.1.weight')(page)).toHaveCount(0),
      changes: true,
    },
    {
      name: 'a row is copied',
      at: button(/^Dupliquer/),
      first: opens('Voir le colis prêt'),
      use: press,
      shows: (page) => expect(main(page).getByText(/^2 colis prêts/)).toBeVisible(),
      changes: true,
    },
    {
      name: 'the parcels are bought once all share a sender',
      at: button(/Ajouter un colis au panier/),
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
    unfolds(restart),
    restarts,
  ],
  // Whether a company has a name of its own is decided by a box, so which field comes first is not certain.
  also: [
    ...sent,
    isTyped('the rest of the sender', 'input[type=text][name^="sender."], input[type=email][name^="sender."]', 'Texte'),
  ],
};
