/** Controls of a sender and of a recipient. */
import { expect, type Page } from '../../shared/shopper.ts';
import { type Control, main, press, tick } from './control.ts';

export const typed = (name: string, text: string): Control => ({
  name: `${name} is typed`,
  at: (page) => main(page).locator(`[name="${name}"]`),
  use: (control) => control.fill(text),
  shows: (_, control) => expect(control).toHaveValue(text),
  stays: true,
});
const ticked = (name: string): Control => ({
  name: `${name} is ticked`,
  at: (page) => main(page).locator(`[name="${name}"]`),
  use: tick,
  shows: (_, control) => expect(control).toBeChecked(),
  stays: true,
});
export const chosen = (name: string, value = 'mr'): Control => ({
  name: `${name} is chosen`,
  at: (page) => main(page).locator(`[name="${name}"]`),
  use: (control) => control.selectOption(value),
  shows: (_, control) => expect(control).toHaveValue(value),
  stays: true,
});
const company = (party: string): Control[] =>
  ['companyName', 'service'].map((name) => ({
    ...typed(`${party}.${name}`, 'Service Achats'),
    first: (page) => main(page).locator(`[name="${party}.isCompany"]`).check(),
  }));
/** Of the fields of an address in a journey. */
export const partyControls = (party: string): Control[] => [
  ticked(`${party}.isCompany`),
  ...company(party),
  chosen(`${party}.civility`),
  typed(`${party}.firstName`, 'Contact'),
  typed(`${party}.lastName`, 'Achats'),
  typed(`${party}.streetName`, '3 quai du Port'),
  typed(`${party}.additionalStreetName`, 'BP 12'),
  typed(`${party}.building`, 'Bâtiment B'),
  typed(`${party}.floor`, 'Étage 2'),
  typed(`${party}.codePostal`, '13002'),
  typed(`${party}.city`, 'Marseille'),
];

const named = (name: string) => (page: Page) => main(page).locator(`[name="${name}"]`);
const group = (name: string) => (page: Page) => main(page).getByRole('group', { name, exact: true });
const opensPaste = (title: string) => async (page: Page) => {
  const folded = group(title)(page).locator('details:not([open]) > summary');
  if (await folded.count()) await folded.click();
};

/** A pasted address: unfolded, typed, and split into the fields. */
export const pasteControls = (party: string, title: string): Control[] => [
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
