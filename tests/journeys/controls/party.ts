/** Controls of a sender and of a recipient. */
import { expect } from '../../shared/shopper.ts';
import { type Control, main, tick } from './control.ts';

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
