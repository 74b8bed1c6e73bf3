import { theMailAnswers } from '#domain/registered-mail/examples.ts';
import { expect, test } from '../../shared/shopper.ts';
import { unfoldsField } from '../controls/party.ts';

const answers = Object.entries(theMailAnswers());

test('a shopper composes a registered letter and has it in the cart once @desktop', async ({ page }) => {
  const main = page.getByRole('main');
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const goesOn = main.getByRole('button', { name: 'Continuer' });

  await test.step('what is sent has a price', async () => {
    await page.goto('/vignette-recommandee-en-ligne');
    await main.getByRole('link', { name: 'Commencer' }).click();
    await title('Votre recommandé');
    await main.getByLabel('Destination').selectOption('FR');
    await main.getByLabel('Poids, enveloppe comprise').fill('170');
    await main.getByRole('radio', { name: /^R2/ }).check();
    await main.getByRole('checkbox', { name: /^Avis de réception/ }).check();
    await goesOn.click();
    await title('Adresses et dépôt');
  });

  await test.step('the home page offers to go on', async () => {
    await page.goto('/');
    await main.getByRole('link', { name: 'Reprendre Votre recommandé en cours' }).click();
    await title('Adresses et dépôt');
  });

  await test.step('an address that is empty is asked for by whose it is', async () => {
    await goesOn.click();
    const alert = main.getByRole('alert');
    await expect(alert.getByRole('link', { name: /^Expéditeur\s: saisissez le prénom\.$/ })).toBeVisible();
    await expect(alert.getByRole('link', { name: /^Destinataire\s: saisissez une rue/ })).toHaveCount(1);
  });

  await test.step('an address that is pasted leaves the focus where it was pressed', async () => {
    const paste = main.locator('summary', { hasText: 'Coller une adresse' }).nth(1);
    await paste.click();
    await main.locator('[name="paste.recipient"]').fill('Madame Zoé Modèle\n8 rue Basse\n69002 Lyon');
    await main.getByRole('button', { name: 'Remplir les champs' }).press('Enter');
    await expect(main.locator('[name="recipient.lastName"]')).toHaveValue('Modèle');
    await expect(main.getByRole('group', { name: 'Destinataire' }).getByText('8 RUE BASSE')).toBeVisible();
    await expect(main.locator('summary', { hasText: 'Modifier' })).toBeFocused();
  });

  await test.step('two addresses and a day lead to the summary', async () => {
    for (const [name, value = ''] of answers.filter(([field]) => /^(sender|recipient)\./.test(field))) {
      await unfoldsField(name)(page);
      const control = main.locator(`[name="${name}"]`);
      if (name.endsWith('.isCompany')) await control.check();
      else if (name.endsWith('.civility')) await control.selectOption(value);
      else await control.fill(value);
    }
    await main.getByRole('radio', { name: /bureau de poste/ }).check();
    await main.getByLabel('Jour du dépôt').selectOption({ index: 2 });
    await goesOn.click();
    await title('Récapitulatif');
    await expect.poll(() => page.evaluate(() => scrollY), 'the next page is shown from its top').toBe(0);
    await expect(main.getByText('71040 MACON CEDEX 9')).toHaveCount(1);
  });

  await test.step('a double click makes one line of the cart', async () => {
    await main.getByRole('button', { name: 'Ajouter au panier' }).dblclick();
    await title('Votre panier');
    await expect(main.getByText('Vignette recommandée en ligne')).toHaveCount(1);
  });
});
