import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { expect, test } from '../../shared/shopper.ts';
import { unfoldsField } from '../controls/party.ts';

const answers = Object.entries(theForwardingAnswers());

test('a shopper composes a forwarding contract and has it in the cart once @desktop', async ({ page }) => {
  const main = page.getByRole('main');
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const goesOn = main.getByRole('button', { name: 'Continuer' });

  await test.step('the renewal link shows the contracts of its type, at their whole price', async () => {
    await page.goto('/demenagement-absence/parcours/besoins?contractType=definitive');
    await title('Vos besoins');
    await expect(main.getByRole('radio', { name: /^Temporaire/ })).toHaveCount(0);
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(main.getByText(/49,90\s€/)).toBeVisible();
    await main.getByRole('radio', { name: /^Réexpédition définitive en France, 6 mois/ }).check();
    await goesOn.click();
    await title('Activation et dates');
  });

  await test.step('too close a day is refused with the first possible one', async () => {
    const day = main.getByRole('group', { name: 'Premier jour' }).locator('input');
    await main.getByRole('radio', { name: /^Par un code reçu par courrier/ }).check();
    await day.fill('2020-01-02');
    await goesOn.click();
    await expect(main.getByRole('alert').getByRole('link', { name: /La première possible est le/ })).toBeVisible();
    await day.fill((await day.getAttribute('max')) ?? '');
    await goesOn.click();
    await title('Adresses');
  });

  await test.step('two addresses and a household lead to the summary', async () => {
    for (const [name, value = ''] of answers.filter(([field]) => /^(from|to)\./.test(field))) {
      await unfoldsField(name)(page);
      const control = main.locator(`[name="${name}"]`);
      if (name.endsWith('.civility')) await control.selectOption(value);
      else await control.fill(value);
    }
    await goesOn.click();
    await title('Bénéficiaires');
    await expect(main.getByLabel('Nom 1'), 'the holder is not asked for twice').toHaveValue('Compte Particulier');
    await goesOn.click();
    await title('Récapitulatif');
    await expect(main.getByText('29200 BREST')).toHaveCount(1);
  });

  await test.step('nothing is bought for others without their agreement', async () => {
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await main.getByRole('checkbox', { name: /J’habite à l’adresse de départ/ }).check();
  });

  await test.step('a double click makes one line of the cart', async () => {
    await main.getByRole('button', { name: 'Ajouter au panier' }).dblclick();
    await title('Votre panier');
    await expect(main.getByText('29200 Brest')).toHaveCount(1);
  });
});
