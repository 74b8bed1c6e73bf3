import { expect, test } from '../../shared/shopper.ts';

test('a shopper composes stamps, sees them at once as they will be printed, and has them in the cart once @desktop', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const goesOn = main.getByRole('button', { name: 'Continuer' });
  const drawn = (name: RegExp) => main.getByRole('img', { name });
  const quantities = main.getByLabel('Nombre de timbres');

  await test.step('a price and a preview are there from the beginning', async () => {
    await page.goto('/mon-timbre-en-ligne/parcours/configuration');
    await title('Vos timbres');
    await expect(main.locator('#resume')).toContainText(/1,49\s€/);
    await expect(drawn(/^Page 1 sur 1\. Timbre «\sSans visuel\s», Lettre verte, 20\sg/)).toBeVisible();
  });

  await test.step('what is chosen is drawn, on the sheet from its first free cell', async () => {
    await main.getByRole('radio', { name: 'Coquelicot' }).check();
    await quantities.fill('30');
    await main.getByRole('radio', { name: /^Planche de 24/ }).check();
    await main.getByRole('radio', { name: /^Case 10,/ }).check();
    await expect(main.locator('#resume')).toContainText(/44,70\s€/);
    await expect(drawn(/^Page 2 sur 2\. Timbre «\sCoquelicot\s»/)).toBeVisible();
    await expect(main.locator('[data-stamp="15/30"]')).toHaveCount(1);
    await expect(page, 'nothing that is typed changes the address by itself').toHaveURL(/configuration$/);
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
    await expect(main.getByText('Mon timbre en ligne', { exact: true })).toHaveCount(1);
    await expect(main.getByText(/Planche de 24 étiquettes, 63,5\s×\s33,9\smm, à partir de la case 10/)).toBeVisible();
  });
});
