import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { expect, type Page, test } from '../../shared/shopper.ts';

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

/** Both addresses of the examples. */
async function addresses(page: Page, over: Record<string, string> = {}): Promise<void> {
  const fields = [...answers.filter(([field]) => /^(sender|recipient)\./.test(field)), ...Object.entries(over)];
  for (const [name, value = ''] of fields) {
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
  await main(page).getByLabel('Jour de remise').selectOption({ index: 1 });
  await main(page)
    .getByRole('checkbox', { name: /Mon colis ne contient aucune/ })
    .check();
}

test('a shopper composes a parcel in four screens, changes and copies it in the cart @desktop', async ({ page }) => {
  await test.step('what is sent has a price, and the weight left before the next one', async () => {
    await page.goto('/colissimo-en-ligne/parcours/votre-colis');
    await title(page, 'Votre colis');
    await describes(page);
    await title(page, 'Livraison');
    await expect(page.getByText(/Il reste 80\sg avant le palier suivant/)).toHaveCount(1);
  });

  await test.step('a pickup point is found by the shop’s own finder', async () => {
    await main(page)
      .getByRole('radio', { name: /^Point de retrait/ })
      .check();
    await goesOn(page);
    await main(page).getByLabel('Code postal').fill('69002');
    await main(page).getByRole('button', { name: 'Rechercher' }).click();
    await main(page)
      .getByRole('button', { name: /^Choisir ce point/ })
      .first()
      .click();
    await expect(main(page).getByRole('link', { name: 'Choisir un autre point' })).toBeVisible();
    await goesOn(page);
    await title(page, 'Adresses');
  });

  await test.step('two addresses lead to the summary: customs ask for nothing', async () => {
    await addresses(page, { 'recipient.email': 'contact@exemple.fr', 'recipient.mobilePhone': '0612345678' });
    await title(page, 'Dépôt et récapitulatif');
    // Once as it was typed, once as it is printed.
    await expect(main(page).getByText('71000 MACON')).toHaveCount(2);
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

  await test.step('« Modifier » changes the line in place', async () => {
    await main(page)
      .getByRole('button', { name: /^Modifier Colissimo/ })
      .click();
    await title(page, 'Dépôt et récapitulatif');
    await main(page).getByRole('link', { name: 'Modifier : Votre colis' }).click();
    await describes(page, { weight: '1,5' });
    for (const step of ['Livraison', 'Adresses']) {
      await title(page, step);
      await goesOn(page);
    }
    await title(page, 'Dépôt et récapitulatif');
    await main(page).getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await title(page, 'Votre panier');
    await expect(main(page).locator('output')).toHaveText(/10,99\s€/);
  });

  await test.step('« Dupliquer » makes a second parcel, and both are read as one line', async () => {
    await main(page)
      .getByRole('button', { name: /^Dupliquer Colissimo/ })
      .click();
    await title(page, 'Votre panier');
    await expect(main(page).getByText('2 colis', { exact: true })).toBeVisible();
    await expect(main(page).locator('output')).toHaveText(/21,98\s€/);
    await main(page).getByText('Voir le détail des colis').click();
    for (const name of ['Modifier', 'Dupliquer', 'Supprimer'])
      await expect(main(page).getByRole('button', { name: new RegExp(`^${name} Colissimo`) })).toHaveCount(2);
  });
});

test('many parcels are pasted, a wrong row is mended in place, and the good one does not wait for it @desktop', async ({
  page,
}) => {
  await page.goto('/professionnel/colissimo-en-ligne');
  await main(page)
    .getByRole('link', { name: /^Envoyer plusieurs colis/ })
    .click();
  await title(page, 'Envoyer plusieurs colis');
  const row = (weight: string) => `Achats;Contact;Mme;4 rue du Port;71000;Mâcon;${weight}`;
  const table = ['Nom;Prénom;Civilité;Adresse;CP;Ville;Poids', row('0,92'), row('lourd')].join('\n');
  await main(page)
    .getByLabel(/^Ou collez vos lignes/)
    .fill(table);
  await main(page).getByRole('button', { name: 'Lire ces colis' }).click();
  await expect(main(page).getByLabel('Ville')).toHaveValue('recipient.city');
  await main(page).getByRole('button', { name: 'Lire les colis' }).click();
  await expect(main(page).getByRole('heading', { name: 'Un colis prêt, un à corriger' })).toBeVisible();
  await main(page).locator('[name="row.1.weight"]').fill('1,5');
  await main(page).getByRole('button', { name: 'Enregistrer et vérifier' }).click();
  await expect(main(page).getByRole('heading', { name: '2 colis prêts, rien à corriger' })).toBeVisible();
  for (const [name, value = ''] of answers.filter(([field]) => field.startsWith('sender.'))) {
    const control = main(page).locator(`[name="${name}"]`);
    if (name.endsWith('.civility')) await control.selectOption(value);
    else await control.fill(value);
  }
  await main(page).getByLabel('Où remettez-vous votre colis').selectOption('post-office');
  await main(page).getByLabel('Jour de remise').selectOption({ index: 1 });
  await main(page)
    .getByRole('checkbox', { name: /^Aucun de ces colis/ })
    .check();
  await main(page).getByRole('button', { name: 'Ajouter 2 colis au panier' }).click();
  await title(page, 'Votre panier');
  await expect(main(page).getByText('2 colis').first()).toBeVisible();
});
