/** Controls of a sender and of a recipient. */
import { expect, type Page } from '../../shared/shopper.ts';
import { type Control, main, press, tick } from './control.ts';

const foldOf = (name: string) => (page: Page) =>
  main(page).locator('details', { has: page.locator(`[name="${name}"]`) });
/** Opens whatever a field is folded in. */
export const unfoldsField = (name: string) => async (page: Page) => {
  const folded = foldOf(name)(page).and(page.locator('details:not([open])'));
  while (await folded.count()) await folded.first().locator('> summary').click();
};

export const typed = (name: string, text: string): Control => ({
  name: `${name} is typed`,
  at: (page) => main(page).locator(`[name="${name}"]`),
  first: unfoldsField(name),
  use: (control) => control.fill(text),
  shows: (_, control) => expect(control).toHaveValue(text),
  stays: true,
});
const ticked = (name: string): Control => ({
  name: `${name} is ticked`,
  at: (page) => main(page).locator(`[name="${name}"]`),
  first: unfoldsField(name),
  use: tick,
  shows: (_, control) => expect(control).toBeChecked(),
  stays: true,
});
export const chosen = (name: string, value = 'mr'): Control => ({
  name: `${name} is chosen`,
  at: (page) => main(page).locator(`[name="${name}"]`),
  first: unfoldsField(name),
  use: (control) => control.selectOption(value),
  shows: (_, control) => expect(control).toHaveValue(value),
  stays: true,
});
const company = (party: string): Control[] =>
  ['companyName', 'service'].map((name) => ({
    ...typed(`${party}.${name}`, 'Service Achats'),
    first: async (page) => {
      await unfoldsField(`${party}.isCompany`)(page);
      await main(page).locator(`[name="${party}.isCompany"]`).check();
    },
  }));
export const rarerLines = (party: string): Control => ({
  name: `the rarer lines of the ${party} are unfolded`,
  at: (page) => foldOf(`${party}.building`)(page).last().locator('> summary'),
  first: unfoldsField(`${party}.streetName`),
  use: press,
  shows: (page) => expect(main(page).locator(`[name="${party}.building"]`)).toBeVisible(),
});
/** Of the fields of an address in a journey. */
export const partyControls = (party: string): Control[] => [
  ticked(`${party}.isCompany`),
  ...company(party),
  chosen(`${party}.civility`),
  typed(`${party}.firstName`, 'Contact'),
  typed(`${party}.lastName`, 'Achats'),
  typed(`${party}.streetName`, '3 quai du Port'),
  rarerLines(party),
  typed(`${party}.additionalStreetName`, 'BP 12'),
  typed(`${party}.building`, 'Bâtiment B'),
  typed(`${party}.floor`, 'Étage 2'),
  typed(`${party}.codePostal`, '13002'),
  typed(`${party}.city`, 'Marseille'),
];

const named = (name: string) => (page: Page) => main(page).locator(`[name="${name}"]`);
const group = (name: string) => (page: Page) => main(page).getByRole('group', { name, exact: true });

/** A pasted address: unfolded, typed, and split into the fields. */
export const pasteControls = (party: string, title: string): Control[] => [
  {
    name: `the paste of the ${party} is unfolded`,
    at: (page) => group(title)(page).locator('summary', { hasText: 'Coller une adresse' }),
    first: unfoldsField(`${party}.firstName`),
    use: press,
    shows: (page) => expect(named(`paste.${party}`)(page)).toBeVisible(),
    stays: true,
  },
  { ...typed(`paste.${party}`, 'Mme Claire Modèle'), first: unfoldsField(`paste.${party}`) },
  {
    name: `a pasted ${party} is split into the fields`,
    at: (page) => group(title)(page).getByRole('button', { name: 'Remplir les champs' }),
    first: async (page) => {
      await unfoldsField(`paste.${party}`)(page);
      await named(`paste.${party}`)(page).fill('Mme Claire Modèle\n3 quai du Port\n71000 Mâcon');
    },
    use: press,
    shows: (page) => expect(named(`${party}.streetName`)(page)).toHaveValue('3 quai du Port'),
    changes: true,
  },
];
