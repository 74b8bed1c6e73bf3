import { expect, test } from '../shared/shopper.ts';
import { block, fills, opensForm, saves, whole } from './address-form.ts';
import { individual } from './purchase.ts';

/** What is typed without scripts, and what becomes of it: `tests/boundary/without-scripts/addresses.spec.ts`. */
test('an address is typed with all that helps, asked about, kept, and another one is billed @desktop @lean', async ({
  page,
  shopper,
}) => {
  const main = page.getByRole('main');
  const street = main.getByLabel('Numéro et rue');
  await shopper.signsIn(individual);
  await opensForm(page);

  await test.step('the town of a code fills itself in, and a village is chosen among those of its code', async () => {
    await main.getByLabel('Code postal').fill('33000');
    await expect(main.getByLabel('Commune')).toHaveValue('Bordeaux');
    await main.getByLabel('Code postal').fill('33380');
    await main.getByRole('combobox', { name: 'Commune' }).selectOption('Mios');
    await main.getByLabel('Code postal').fill('');
    await main.getByRole('textbox', { name: 'Commune' }).fill('');
  });

  await test.step('streets are suggested as one types, and chosen with the keyboard', async () => {
    await street.pressSequentially('12 rue de vaug');
    await expect(page.getByRole('option', { name: /Rue de Vaugirard\s*75015 Paris/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /rues? proposée/ })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(street).toHaveValue('12 Rue de Vaugirard');
    await expect(main.getByLabel('Code postal')).toHaveValue('75015');
    await expect(main.getByLabel('Commune')).toHaveValue('Paris');
  });

  await test.step('Belgium asks for what Belgium asks, and what was typed stays', async () => {
    await main.getByLabel('Prénom').fill('Compte');
    await main.getByLabel('Pays').selectOption('Belgique');
    await expect(main.getByText('10 chiffres, commençant par 04.')).toBeVisible();
    await expect(main.getByLabel('Prénom')).toHaveValue('Compte');
    await main.getByLabel('Pays').selectOption('France');
    await expect(main.getByText('10 chiffres, commençant par 06 ou 07.')).toBeVisible();
  });

  await test.step('the first press on the button counts, although the last field is wrong', async () => {
    // The whole form is in the window: no browser can scroll along with what moves.
    await page.setViewportSize({ width: 1440, height: 2400 });
    await fills(page, { ...whole, 'Téléphone portable': '12' });
    const box = await page.getByRole('button', { name: 'Enregistrer cette adresse' }).boundingBox();
    // At the upper edge, from which the slightest movement leads away.
    await page.mouse.move(box!.x + 20, box!.y + 4);
    await page.mouse.down();
    await expect(page.getByText('Le numéro doit compter 10 chiffres')).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveTitle(/^Erreur/);
  });

  await test.step('a misspelt street is asked about beside what was typed, and the suggestion takes its place', async () => {
    await main.getByLabel('Téléphone portable').fill('0612345678');
    await street.fill('12 rue de Vaugirad');
    await saves(page);
    const question = page.getByRole('dialog', { name: 'Votre adresse est-elle exacte ?' });
    await question.getByRole('button', { name: 'Fermer' }).click();
    await expect(question).toBeHidden();
    await expect(street).toHaveValue('12 rue de Vaugirad');
    await saves(page);
    await question.getByRole('button', { name: 'Utiliser la suggestion' }).click();
    await expect(block(page)).toContainText('12 RUE DE VAUGIRARD');
  });

  await test.step('the bill goes to another address of the book', async () => {
    await page.getByRole('radio', { name: 'Une autre adresse' }).check();
    await page.getByRole('radio', { name: /^Vacances/ }).check();
    await page.getByRole('button', { name: 'Facturer à cette adresse' }).click();
    await expect(main.locator('address').nth(1)).toContainText('VANNES');
  });
});

test('every automatic behaviour has a visible button where no scripts run @nojs-only', async ({ page, shopper }) => {
  await shopper.signsIn(individual);
  await opensForm(page);
  await page.getByLabel('Pays').selectOption('Belgique');
  await page.getByRole('button', { name: 'Mettre à jour le formulaire' }).click();
  await expect(page.getByText('10 chiffres, commençant par 04.')).toBeVisible();
  await page.getByLabel('Pays').selectOption('France');
  await page.getByRole('button', { name: 'Mettre à jour le formulaire' }).click();
  await page.getByLabel('Adresse professionnelle').check();
  await expect(page.getByLabel('Raison sociale')).toBeVisible();
  await page.getByLabel('Adresse professionnelle').uncheck();
  await fills(page, { ...whole, 'Numéro et rue': '12 rue de Vaugirad' });
  await saves(page);
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Utiliser la suggestion' }).click();
  await page.getByRole('radio', { name: 'Une autre adresse' }).check();
  await page.getByRole('button', { name: 'Valider ce choix' }).click();
  await expect(page.getByRole('button', { name: 'Facturer à cette adresse' })).toBeVisible();
  await page.getByRole('radio', { name: /point retrait/ }).check();
  await page.getByRole('button', { name: 'Choisir ce mode' }).click();
  await page
    .getByRole('button', { name: /^Choisir ce point/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Choisir un autre point' })).toBeVisible();
});
