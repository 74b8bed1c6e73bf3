import { awake, expect, test } from '../shared/shopper.ts';
import { individual } from './purchase.ts';

const restored = 'We have brought back what you had typed.';

test('what stands in a form outlives a change of the language @desktop', async ({ page, shopper }) => {
  const main = page.getByRole('main');
  const english = page.getByRole('button', { name: 'English' });

  await test.step('a visitor’s, in a step that is not complete', async () => {
    await page.goto('/colissimo-en-ligne/parcours/votre-colis');
    await awake(page);
    await main.getByLabel('Code postal de destination').fill('71');
    await english.click();
    await expect(main.getByText(restored)).toBeVisible();
    await expect(main.getByLabel('Destination postcode')).toHaveValue('71');
  });

  await test.step('it is brought back until it is saved', async () => {
    await main.getByLabel('Destination postcode').fill('71000');
    await main.getByLabel('Weight of the packed parcel, in kg').fill('0.9');
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/livraison/);
    await page.goBack();
    await expect(main.getByLabel('Destination postcode')).toHaveValue('71000');
    await expect(main.getByText(restored)).toBeHidden();
    await page.getByRole('button', { name: 'Français' }).click();
  });

  await test.step('a shopper’s, in a form of the account', async () => {
    await shopper.signsIn(individual);
    await page.goto('/mon-compte/adresses?adresse=nouvelle');
    await awake(page);
    await main.getByLabel('Prénom').fill('Compte');
    await english.click();
    await expect(main.getByText(restored)).toBeVisible();
    await expect(main.getByLabel('First name')).toHaveValue('Compte');
  });
});
