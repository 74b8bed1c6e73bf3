/** Fills in the address form as a shopper does. */
import { awake, expect, type Page } from '../shared/shopper.ts';
import { fillsCart } from './purchase.ts';

export const newAddress = '/checkout/livraison?adresse=nouvelle';
/** Every field that is asked of a person in France. */
export const whole = {
  Prénom: 'Compte',
  Nom: 'Particulier',
  'Numéro et rue': '12 rue de Vaugirard',
  'Code postal': '75015',
  Commune: 'Paris',
  'Téléphone portable': '06 12 34 56 78',
  'Adresse e-mail (facultatif)': 'particulier@exemple.fr',
  'Bâtiment, résidence (facultatif)': 'Résidence du Parc',
  'Étage, appartement, porte (facultatif)': 'Étage 5',
  'Digicode (facultatif)': '12A34',
  'Informations complémentaires (facultatif)': 'Porte gauche',
};
const rarer = 'Lieu-dit, bâtiment, étage, digicode';

export async function opensForm(page: Page): Promise<void> {
  await fillsCart(page);
  await page.goto(newAddress);
  await expect(page.getByRole('heading', { level: 3, name: 'Nouvelle adresse' })).toBeVisible();
  // After hydration the country's fields may move the buttons.
  await awake(page);
}

/** Fills in fields by their labels; the rarer ones are folded away. */
export async function fills(page: Page, fields: Record<string, string>): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Civilité').selectOption('Madame');
  for (const [label, value] of Object.entries(fields)) {
    const field = main.getByLabel(label, { exact: true });
    if (!(await field.isVisible())) await main.getByText(rarer).click();
    await field.fill(value);
  }
}

export const saves = (page: Page) => page.getByRole('button', { name: 'Enregistrer cette adresse' }).click();

/** The delivery address on the delivery page. */
export const block = (page: Page) => page.getByRole('main').locator('address').first();
