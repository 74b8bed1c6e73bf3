import { expect, test } from '../shared/shopper.ts';
import { block, fills, newAddress, opensForm, saves, whole } from './address-form.ts';
import { keyboardOf } from './keyboard.ts';
import { individual } from './purchase.ts';

const notVerified = 'Non confirmée';

test.beforeEach(async ({ shopper }) => shopper.signsIn(individual));

test('a new address in Paris is recognised, delivered to and kept in the book @nojs @lean', async ({ page }) => {
  await opensForm(page);
  await fills(page, { ...whole, 'Nom de l’adresse (facultatif)': 'Bureau' });
  await saves(page);
  await expect(block(page)).toContainText('12 RUE DE VAUGIRARD');
  await expect(page.getByText('L’adresse est enregistrée dans votre carnet.')).toBeVisible();
  for (const line of ['Étage 5 Porte gauche', 'Résidence du Parc', '12A34'])
    await expect(block(page)).toContainText(line);
  await page.getByRole('link', { name: 'Modifier l’adresse' }).click();
  await expect(page.getByRole('radio', { name: /^Bureau/ })).toBeVisible();
});

test('the town of a code fills itself in, and a village is chosen among those of its code @nojs @desktop @lean', async ({
  page,
  javaScriptEnabled,
}) => {
  await opensForm(page);
  if (javaScriptEnabled) {
    await page.getByLabel('Code postal').fill('33000');
    await expect(page.getByLabel('Commune')).toHaveValue('Bordeaux');
  }
  const { Commune: _, ...withoutTown } = whole;
  await fills(page, { ...withoutTown, 'Numéro et rue': '12 bis rue de l’Église', 'Code postal': '33380' });
  if (!javaScriptEnabled) await saves(page);
  await page.getByRole('combobox', { name: 'Commune' }).selectOption('Mios');
  await saves(page);
  await expect(block(page)).toContainText('33380 MIOS');
});

test('a business with a CEDEX is taken as it is @nojs-only', async ({ page }) => {
  await opensForm(page);
  await page.getByLabel('Adresse professionnelle').check();
  await expect(page.getByLabel('Raison sociale')).toBeVisible();
  const cedex = { 'Code postal': '33070', Commune: 'Bordeaux CEDEX', 'Numéro et rue': '' };
  await fills(page, {
    'Raison sociale': 'Atelier 3M & Fils',
    ...whole,
    ...cedex,
    'Lieu-dit ou boîte postale (facultatif)': 'BP 40012',
  });
  await saves(page);
  await expect(block(page)).toContainText('33070 BORDEAUX CEDEX');
  await expect(block(page)).toContainText('Atelier 3M & Fils');
});

test('an address in Belgium asks for what Belgium asks, and keeps what was typed @nojs @desktop', async ({
  page,
  javaScriptEnabled,
}) => {
  await opensForm(page);
  await fills(page, { Prénom: 'Compte' });
  await page.getByLabel('Pays').selectOption('Belgique');
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Mettre à jour le formulaire' }).click();
  await expect(page.getByText('10 chiffres, en 04.')).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Compte');
  const belgian = { 'Numéro et rue': 'Rue Neuve 12', 'Code postal': '1000', Commune: 'Bruxelles' };
  await fills(page, { ...whole, ...belgian, 'Téléphone portable': '0471 23 45 67' });
  await saves(page);
  await expect(block(page)).toContainText('BELGIQUE');
});

test('Monaco is not asked about, and La Réunion is France with its own mobiles @desktop', async ({ page }) => {
  await opensForm(page);
  await page.getByLabel('Pays').selectOption('Monaco');
  const monaco = { 'Numéro et rue': '4 boulevard des Moulins', 'Code postal': '98000', Commune: 'Monaco' };
  await fills(page, { ...whole, ...monaco, 'Téléphone portable': '+377 612 345 678' });
  await saves(page);
  await expect(block(page)).toContainText('98000 MONACO');
  await expect(block(page)).not.toContainText(notVerified);
  await page.goto(newAddress);
  await page.getByLabel('Pays').selectOption('La Réunion');
  const reunion = { 'Numéro et rue': '20 rue de Paris', 'Code postal': '97400', Commune: 'Saint-Denis' };
  await fills(page, { ...whole, ...reunion, 'Téléphone portable': '0692 12 34 56' });
  await saves(page);
  await expect(block(page)).toContainText('97400 SAINT DENIS');
  await expect(block(page)).not.toContainText(notVerified);
});

test('the first press on the button counts, although the last field is wrong @desktop', async ({ page }) => {
  // The whole form is in the window: no browser can scroll along with what moves.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await opensForm(page);
  await fills(page, { ...whole, 'Téléphone portable': '12' });
  const button = page.getByRole('button', { name: 'Enregistrer cette adresse' });
  const box = await button.boundingBox();
  // At the upper edge, from which the slightest movement leads away.
  await page.mouse.move(box!.x + 20, box!.y + 4);
  await page.mouse.down();
  await expect(page.getByText('Le numéro doit compter 10 chiffres')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveTitle(/^Erreur/);
});

test('a service that is away never keeps a parcel from leaving @nojs @desktop', async ({ page, backend }) => {
  await opensForm(page);
  await backend.misbehaves({ operation: 'searchAddress', effect: 'unavailable' });
  await fills(page, whole);
  await saves(page);
  await expect(block(page)).toContainText('12 RUE DE VAUGIRARD');
  await expect(page.getByText('Nous n’avons pas pu vérifier cette adresse.')).toBeVisible();
  await expect(block(page)).toContainText(notVerified);
  await page.getByRole('link', { name: 'Modifier l’adresse' }).click();
  await expect(page.getByRole('radio', { name: /12 RUE DE VAUGIRARD.*Non confirmée/s })).toBeVisible();
});

test('a suggestion takes the place of a misspelt street, which may be kept as well @nojs', async ({
  page,
  javaScriptEnabled,
}) => {
  await opensForm(page);
  await fills(page, { ...whole, 'Numéro et rue': '12 rue de Vaugirad' });
  await saves(page);
  const question = javaScriptEnabled
    ? page.getByRole('dialog', { name: 'Votre adresse est-elle exacte ?' })
    : page.getByRole('main');
  await expect(question.locator('mark').first()).toBeVisible();
  await expect(question.getByRole('button', { name: 'Garder mon adresse' })).toBeVisible();
  await question.getByRole('button', { name: 'Utiliser la suggestion' }).click();
  await expect(block(page)).toContainText('12 RUE DE VAUGIRARD');
  await expect(block(page)).not.toContainText(notVerified);
  await page.goto(newAddress);
  await fills(page, { ...whole, 'Numéro et rue': '12 rue de Vaugirad' });
  await saves(page);
  await page.getByRole('button', { name: 'Garder mon adresse' }).click();
  await expect(block(page)).toContainText('12 RUE DE VAUGIRAD');
  await expect(block(page)).toContainText(notVerified);
  await expect(page.getByText('Cette adresse est gardée telle que vous l’avez saisie.')).toBeVisible();
});

test('in another country one suggestion must be confirmed @desktop', async ({ page }) => {
  await opensForm(page);
  await page.getByLabel('Pays').selectOption('Belgique');
  const abroad = { 'Numéro et rue': 'Avenue John F. Kennedy 12', 'Code postal': '1855', Commune: 'Luxembourg' };
  await fills(page, { ...whole, ...abroad, 'Téléphone portable': '0471234567' });
  await saves(page);
  const useIt = page.getByRole('button', { name: 'Utiliser la suggestion' });
  await expect(useIt).toBeVisible();
  await expect(page.getByRole('button', { name: 'Garder mon adresse' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Modifier mon adresse' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Numéro et rue')).toHaveValue('Avenue John F. Kennedy 12');
});

test('an unknown address is to be changed, and can be confirmed the second time @nojs-only', async ({ page }) => {
  await opensForm(page);
  await fills(page, { ...whole, 'Numéro et rue': '12 rue Xyzzy' });
  const message = page.getByText('Ces indications ne correspondent pas à une adresse postale connue.');
  const confirm = page.getByRole('button', { name: 'Confirmer cette adresse' });
  await saves(page);
  await expect(message).toBeVisible();
  await expect(page).toHaveTitle(/^Erreur\s: Livraison/);
  await expect(confirm).toHaveCount(0);
  await saves(page);
  await confirm.click();
  await expect(block(page)).toContainText('12 RUE XYZZY');
  await expect(block(page)).toContainText(notVerified);
});

test('streets are suggested as one types, and chosen with the keyboard alone @desktop', async ({ page }) => {
  const { tabsTo } = keyboardOf(page);
  await opensForm(page);
  await tabsTo('combobox', 'Civilité');
  await page.keyboard.type('Mad');
  for (const typed of ['Compte', 'Particulier']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  const street = page.getByRole('combobox', { name: 'Numéro et rue' });
  await expect(street).toBeFocused();
  await page.keyboard.type('12 rue de vaug', { delay: 30 });
  const option = page.getByRole('option', { name: /Rue de Vaugirard\s*75015 Paris/ });
  await expect(option).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /rues? proposée/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue(/^12 Rue de Vaugirard$/);
  await expect(page.getByLabel('Code postal')).toHaveValue('75015');
  await expect(page.getByLabel('Commune')).toHaveValue('Paris');
  await tabsTo('textbox', 'Téléphone portable');
  await page.keyboard.type('0612345678');
  await page.keyboard.press('Enter');
  await expect(block(page)).toContainText('12 RUE DE VAUGIRARD');
});

test('a bill goes to another address, and stays there when the parcel goes elsewhere @nojs', async ({
  page,
  javaScriptEnabled,
}) => {
  await opensForm(page);
  await fills(page, whole);
  await page.getByRole('button', { name: 'Utiliser sans enregistrer' }).click();
  await expect(page.getByRole('radio', { name: 'Identique à l’adresse de livraison' })).toBeChecked();
  await page.getByRole('radio', { name: 'Une autre adresse' }).check();
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Valider ce choix' }).click();
  // An address for one delivery is not saved in the book.
  await expect(page.getByRole('radio', { name: /12 RUE DE VAUGIRARD/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Vacances/ }).check();
  await page.getByRole('button', { name: 'Facturer à cette adresse' }).click();
  const bill = page.getByRole('main').locator('address').nth(1);
  await expect(bill).toContainText('VANNES');
  await page.goto(newAddress);
  await fills(page, { ...whole, 'Numéro et rue': '14 rue de Vaugirard' });
  await page.getByRole('button', { name: 'Utiliser sans enregistrer' }).click();
  await expect(block(page)).toContainText('14 RUE DE VAUGIRARD');
  await expect(bill).toContainText('VANNES');
  await page.getByRole('radio', { name: 'Identique à l’adresse de livraison' }).check();
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Valider ce choix' }).click();
  await expect(bill).toHaveCount(0);
});
