/** Controls of a batch of parcels, of professionals. */
import { expect, type Page } from '../../shared/shopper.ts';
import { posts } from '../purchase.ts';
import { button, type Control, main, press, type Scene, select } from './control.ts';
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

export const batchTable: Scene = {
  name: 'a batch of parcels is sent',
  path,
  title: 'Envoyer plusieurs colis',
  controls: [
    { ...typed('pasted', table), at: named('pasted') },
    {
      name: 'the table is read',
      at: button('Lire ces colis'),
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
  ],
};

export const batchColumns: Scene = {
  name: 'the columns of a batch are named',
  path,
  title: 'Envoyer plusieurs colis',
  given: async (page) => void (await pastes(page, table)),
  controls: [
    {
      name: 'a column is named',
      at: select('Nom'),
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
  ],
};

export const batchRows: Scene = {
  name: 'the parcels of a batch',
  path,
  title: 'Envoyer plusieurs colis',
  given: keepsRows,
  controls: [
    typed('row.1.weight', '1,5'),
    {
      name: 'a row that was wrong is right',
      at: button('Enregistrer et vérifier'),
      first: (page) => named('row.1.weight')(page).fill('1,5'),
      use: press,
      shows: (page) => expect(main(page).getByText('2 colis prêts')).toBeVisible(),
      changes: true,
    },
    {
      name: 'the parcels are bought once all share a sender',
      at: button(/Ajouter un colis au panier/),
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
  ],
};
