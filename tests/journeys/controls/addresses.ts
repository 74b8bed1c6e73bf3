/** Controls of the address book, the address form and the shop's questions about an address. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { fills, newAddress, saves, whole } from '../address-form.ts';
import { delivery, fillsCart, individual } from '../purchase.ts';
import {
  button,
  type Control,
  checkbox,
  field,
  isScriptless,
  main,
  opens,
  press,
  radio,
  type Scene,
  says,
  searchbox,
  select,
  summary,
  tick,
  unfolds,
} from './control.ts';
import { recap } from './recap.ts';

export const signedIn =
  (email: string = individual) =>
  async (page: Page) => {
    await signsIn(page.request, { email });
    await fillsCart(page);
  };
export const isDelivered = (page: Page) =>
  expect(main(page).getByRole('radiogroup', { name: 'Mode de livraison' }).first()).toBeVisible();
const search = searchbox('Rechercher dans le carnet');
const found = (page: Page) => expect(main(page).getByRole('radio')).toHaveCount(1);
const removes = button('Supprimer Vacances');

export const entries: Control[] = [
  {
    name: 'an address of the book is chosen',
    at: radio(/./),
    use: (_, page) => radio(/^Vacances/)(page).check(),
    shows: async (page) => {
      await expect(radio(/^Vacances/)(page)).toBeChecked();
      await button('Utiliser cette adresse')(page).click();
      await expect(main(page).locator('address').first()).toContainText('VANNES');
    },
    changes: true,
  },
  {
    name: 'the chosen address is used',
    at: button('Utiliser cette adresse'),
    use: press,
    shows: isDelivered,
    changes: true,
  },
  {
    name: 'another address becomes the main one',
    at: button(/^Définir .* comme adresse principale$/),
    use: press,
    shows: says('Votre adresse principale a été changée.'),
    changes: true,
  },
  {
    name: 'an address is deleted',
    at: button(/^Supprimer /),
    use: press,
    shows: says(/^L’adresse «.*» est supprimée/),
    changes: true,
  },
  {
    name: 'an address that was deleted comes back',
    at: button('Annuler'),
    first: (page) => removes(page).click(),
    use: press,
    shows: says('L’adresse est de retour dans votre carnet.'),
    changes: true,
  },
];

/** Nobody can undo it. */
export const asksFirst: Control = {
  name: 'what the book would not take back is deleted after a question',
  at: (page) => main(page).locator('summary[aria-label^="Supprimer"]'),
  use: press,
  shows: (_, control) => expect(control.locator('..')).toHaveAttribute('open', ''),
};
const unusable = 'à compléter ou non desservie';

export const book: Scene = {
  name: 'the address book',
  path: delivery,
  title: 'Livraison',
  given: signedIn(),
  controls: [...entries, unfolds(unusable), { ...asksFirst, first: opens(unusable) }, ...recap],
};

export const longBook: Scene = {
  name: 'a long address book',
  path: delivery,
  title: 'Livraison',
  given: signedIn('carnet-plein@exemple.fr'),
  controls: [
    {
      name: 'an address is looked for',
      at: search,
      use: async (control) => {
        await control.fill('adresse 57');
        await control.press('Enter');
      },
      shows: found,
    },
    {
      name: 'the button looks for it',
      at: button('Rechercher'),
      use: async (control, page) => {
        await search(page).fill('adresse 57');
        await control.click();
      },
      shows: found,
    },
  ],
  also: [...entries, ...recap],
};

const rarer = 'Lieu-dit, bâtiment, étage, digicode';
const town = select('Commune');
/** The postal code has several communes: they are offered at once, or after the form was posted. */
const asksTowns = async (page: Page) => {
  await field('Code postal')(page).fill('33380');
  if (await isScriptless(page)) await saves(page);
  await expect(town(page)).toBeVisible();
};
const typed: Record<string, string> = {
  ...whole,
  'Bâtiment, résidence (facultatif)': 'Bâtiment C',
  'Nom de l’adresse (facultatif)': 'Bureau',
};

export const fields: Control[] = [
  {
    name: 'fields are typed',
    at: (page) => main(page).locator('form input:not([type=checkbox], [type=radio], [type=search])'),
    first: opens(rarer),
    use: (_, page) => fills(page, typed),
    shows: async (page) => {
      for (const [label, value] of Object.entries(typed)) await expect(field(label)(page)).toHaveValue(value);
    },
    stays: true,
  },
  {
    name: 'a title is chosen',
    at: select('Civilité'),
    use: (control) => control.selectOption('Madame'),
    shows: (_, control) => expect(control).toHaveValue('mrs'),
    stays: true,
  },
  {
    name: 'a company receives',
    at: checkbox('Adresse professionnelle'),
    use: tick,
    shows: async (page, control) => {
      await expect(control).toBeChecked();
      await expect(field('Raison sociale')(page)).toBeVisible();
    },
    stays: true,
  },
  {
    name: 'it becomes the main address',
    at: checkbox('En faire mon adresse principale'),
    use: tick,
    shows: (_, control) => expect(control).toBeChecked(),
    stays: true,
  },
  {
    name: 'rarer fields are unfolded',
    at: summary(rarer),
    use: press,
    shows: (page) => expect(field('Digicode (facultatif)')(page)).toBeVisible(),
  },
  {
    name: 'another country is chosen',
    at: select('Pays'),
    use: async (control, page) => {
      await control.selectOption('Belgique');
      if (await isScriptless(page)) await button('Mettre à jour le formulaire')(page).click();
    },
    shows: async (page, control) => {
      await expect(control).toHaveValue('BE');
      await says('10 chiffres, commençant par 04.')(page);
    },
  },
  {
    name: 'the form follows the country',
    at: button('Mettre à jour le formulaire'),
    use: async (control, page) => {
      await select('Pays')(page).selectOption('Belgique');
      await control.click();
    },
    shows: says('10 chiffres, commençant par 04.'),
    noScript: 'it follows by itself',
  },
  {
    name: 'the town follows the code, where scripts run',
    at: field('Code postal'),
    use: (control) => control.fill('33000'),
    shows: async (page) => {
      await expect(field('Code postal')(page)).toHaveValue('33000');
      await expect(field('Commune')(page)).toHaveValue((await isScriptless(page)) ? '' : 'Bordeaux');
    },
  },
  {
    name: 'one of several towns is chosen',
    at: town,
    first: asksTowns,
    use: (control) => control.selectOption('Mios'),
    shows: (_, control) => expect(control).toHaveValue('Mios'),
    waits: 'the code is looked up first',
  },
  {
    name: 'another town is typed',
    at: button('Saisir une autre commune'),
    first: asksTowns,
    use: press,
    shows: (page) => expect(main(page).getByRole('textbox', { name: 'Commune' })).toBeVisible(),
    waits: 'the code is looked up first',
  },
  {
    name: 'an address is kept in the book',
    at: button('Enregistrer cette adresse'),
    first: (page) => fills(page, whole),
    use: press,
    shows: isDelivered,
    changes: true,
  },
  {
    name: 'an address is used once',
    at: button('Utiliser sans enregistrer'),
    first: (page) => fills(page, whole),
    use: press,
    shows: isDelivered,
    changes: true,
  },
];

export const form: Scene = {
  name: 'the form of an address',
  path: newAddress,
  title: 'Livraison',
  given: signedIn(),
  controls: fields,
  also: recap,
};
