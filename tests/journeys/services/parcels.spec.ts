import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { expect, type Page, test } from '../../shared/shopper.ts';
import { unfoldsField } from '../controls/party.ts';

const answers = Object.entries(theParcelAnswers());
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const goesOn = (page: Page) => main(page).getByRole('button', { name: 'Continuer' }).click();

interface Described {
  destination?: string;
  postalCode?: string;
  weight?: string;
}

async function describes(page: Page, { destination = 'FR', postalCode = '71000', weight = '0,92' }: Described = {}) {
  await main(page).getByLabel('Destination', { exact: true }).selectOption(destination);
  await main(page).getByLabel('Code postal de destination').fill(postalCode);
  await main(page).getByLabel('Poids du colis emballé, en kg').fill(weight);
  await goesOn(page);
}

/** The address of the sender, and the name of a recipient who fetches the parcel at a point. */
async function addresses(page: Page, over: Record<string, string>): Promise<void> {
  const isTyped = (field: string) => /^(sender|recipient)\./.test(field) && !/^recipient\.(street|city)/.test(field);
  const fields = [...answers.filter(([field]) => isTyped(field)), ...Object.entries(over)];
  for (const [name, value = ''] of fields) {
    await unfoldsField(name)(page);
    const control = main(page).locator(`[name="${name}"]`);
    if (name.endsWith('.isCompany')) await control.check();
    else if (name.endsWith('.civility')) await control.selectOption(value);
    else await control.fill(value);
  }
  await goesOn(page);
}

async function handsIn(page: Page): Promise<void> {
  await main(page)
    .getByRole('radio', { name: /En bureau de poste/ })
    .check();
  await main(page).getByLabel('Jour du dépôt').selectOption({ index: 1 });
  await main(page)
    .getByRole('checkbox', { name: /Mon colis ne contient aucune/ })
    .check();
}

test('a shopper composes a parcel in four screens and has it in the cart @desktop', async ({ page }) => {
  await test.step('what is sent has a price, and the weight left before the next one', async () => {
    await page.goto('/colissimo-en-ligne/parcours/votre-colis');
    await title(page, 'Votre colis');
    await describes(page);
    await title(page, 'Livraison');
    await expect(page.getByText(/Il reste 80\sg avant le palier de poids suivant/)).toHaveCount(1);
  });

  await test.step('a pickup point is found by the shop’s own finder', async () => {
    await main(page)
      .getByRole('radio', { name: /^Point de retrait/ })
      .check();
    await goesOn(page);
    await main(page).getByLabel('Code postal').fill('69002');
    await main(page).getByRole('button', { name: 'Rechercher' }).click();
    // The points near the destination stand there until those of the search do.
    await expect(
      main(page)
        .getByText(/69002 LYON/i)
        .first(),
    ).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Choisir ce point/ })
      .first()
      .click();
    await expect(main(page).getByRole('link', { name: 'Choisir un autre point' })).toBeVisible();
    await goesOn(page);
    await title(page, 'Adresses');
  });

  await test.step('an address and a name lead to the summary: the label names the point', async () => {
    await addresses(page, { 'recipient.email': 'contact@exemple.fr', 'recipient.mobilePhone': '0612345678' });
    await title(page, 'Dépôt et récapitulatif');
    await expect(main(page).getByText(/POINT DE RETRAIT 69382-\d/)).toHaveCount(1);
  });

  await test.step('the list of dangerous goods is asked before it is acknowledged', async () => {
    await main(page).getByLabel('Que contient votre colis').fill('briquet');
    await main(page).getByRole('button', { name: 'Vérifier' }).click();
    await expect(main(page).getByText('Il contient un gaz inflammable.')).toBeVisible();
    await handsIn(page);
    await main(page).getByRole('button', { name: 'Ajouter au panier' }).click();
    await title(page, 'Votre panier');
    await expect(main(page).locator('output')).toHaveText(/9,40\s€/);
  });
});
