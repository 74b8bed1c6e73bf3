import { expect, test } from '../../shared/shopper.ts';
import { confirmed, individual, orders, paysByCard } from '../purchase.ts';

test('a shopper composes stamps, sees them as they will be printed, and buys them once @nojs @desktop', async ({
  page,
  shopper,
  backend,
  javaScriptEnabled,
}) => {
  const main = page.getByRole('main');
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const goesOn = main.getByRole('button', { name: 'Continuer' });
  const update = main.getByRole('button', { name: 'Mettre à jour l’aperçu' });
  const drawn = (name: RegExp) => main.getByRole('img', { name });
  const quantities = main.getByLabel('Nombre de timbres');
  /** With scripts what is chosen is shown at once; without, it is asked for. */
  const shows = async () => {
    if (!javaScriptEnabled) await update.click();
  };

  await test.step('a price and a preview are there from the beginning', async () => {
    await page.goto('/mon-timbre-en-ligne');
    await main.getByRole('link', { name: 'Composer mes timbres' }).click();
    await title('Vos timbres');
    await expect(main.locator('output')).toHaveText(/1,49\s€/);
    await expect(drawn(/^Page 1 sur 1\. Timbre «\sSans visuel\s», Lettre verte, 20\sg/)).toBeVisible();
  });

  await test.step('what is chosen is drawn, on the sheet from its first free cell', async () => {
    await main.getByRole('radio', { name: 'Coquelicot' }).check();
    await quantities.fill('30');
    await main.getByRole('radio', { name: /^Planche de 24/ }).check();
    await shows();
    await main.getByRole('radio', { name: /^Case 10,/ }).check();
    await shows();
    await expect(main.locator('output')).toHaveText(/44,70\s€/);
    await expect(drawn(/^Page 2 sur 2\. Timbre «\sCoquelicot\s»/)).toBeVisible();
    await expect(main.locator('[data-stamp="15/30"]')).toHaveCount(1);
    await expect(page, 'nothing that is typed changes the address by itself').toHaveURL(
      javaScriptEnabled ? /configuration$/ : /apercu=1/,
    );
  });

  await test.step('another line begins like the last, and a letter that does not go there is said at its field', async () => {
    await main.getByRole('button', { name: 'Ajouter d’autres timbres' }).click();
    await expect(quantities).toHaveCount(2);
    await expect(quantities.first()).toHaveValue('30');
    await main.getByLabel('Destination').nth(1).selectOption('BE');
    await quantities.nth(1).fill('2');
    await goesOn.click();
    const alert = main.getByRole('alert');
    await expect(alert.getByRole('link', { name: /^Timbres 2\s: ce type de lettre ne part pas/ })).toBeVisible();
    await main.getByLabel('Type de lettre').nth(1).selectOption('WORLD');
    await goesOn.click();
    await title('Récapitulatif');
    await expect(main.getByText('2 × Lettre internationale, Belgique, 20 g, Coquelicot')).toBeVisible();
    await expect(main.getByText(/44,70\s€/).first()).toBeAttached();
  });

  await test.step('a double click makes one line of the cart', async () => {
    await main.getByRole('button', { name: 'Ajouter au panier' }).dblclick();
    await title('Votre panier');
    if (!javaScriptEnabled) await page.reload();
    await expect(main.getByText('Mon timbre en ligne', { exact: true })).toHaveCount(1);
    await expect(main.getByText(/Planche de 24 étiquettes, 63,5 × 33,9\smm, à partir de la case 10/)).toBeVisible();
  });

  await test.step('the line is changed in its journey, in place', async () => {
    await main.getByRole('button', { name: /^Modifier Mon timbre/ }).click();
    await title('Vos timbres');
    await main.getByRole('button', { name: 'Retirer les timbres 2' }).click();
    await expect(quantities).toHaveCount(1);
    await quantities.fill('3');
    await goesOn.click();
    await main.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await title('Votre panier');
    await expect(main.getByText(/3 × Lettre verte/)).toBeVisible();
  });

  await test.step('the same is composed once more', async () => {
    await main.getByRole('button', { name: /^Dupliquer Mon timbre/ }).click();
    await expect(main.getByText(/3 × Lettre verte/)).toHaveCount(2);
    await main
      .getByRole('button', { name: /^Supprimer Mon timbre|^Retirer Mon timbre/ })
      .first()
      .click();
    await expect(main.getByText(/3 × Lettre verte/)).toHaveCount(1);
  });

  await test.step('they are ordered without a delivery, and printed from the order', async () => {
    await main.getByRole('button', { name: 'Se connecter pour commander' }).click();
    await shopper.identifies(individual);
    await title('Paiement');
    await main.getByRole('checkbox', { name: /je renonce à mon droit de rétractation/ }).check();
    await orders(page);
    await paysByCard(page);
    await confirmed(page);
    const { orders: made } = await backend.books();
    expect(made).toHaveLength(1);
    await backend.advances({ minutes: 1 });
    const file = await page.request.get(`/ecom/commandes/${made[0]}/timbres`, {
      headers: { 'sec-fetch-dest': 'document' },
    });
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});
