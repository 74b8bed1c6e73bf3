import { expect, holdsNext, programOf, settles, test } from '../shared/shopper.ts';
import { individual } from './purchase.ts';

const restored = 'We have brought back what you had typed.';

test('what stands in a form outlives a change of the language @desktop', async ({ page, shopper }) => {
  const main = page.getByRole('main');
  const english = page.getByRole('button', { name: 'English' });

  await test.step('a visitor’s, in a step that is not complete', async () => {
    await page.goto('/colissimo-en-ligne/parcours/votre-colis');
    await settles(page);
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
    await expect(english).toBeVisible();
  });

  await test.step('a shopper’s, in a form of the account', async () => {
    await shopper.signsIn(individual);
    await page.goto('/mon-compte/adresses?adresse=nouvelle');
    await settles(page);
    await main.getByLabel('Prénom').fill('Zoé');
    await english.click();
    await expect(main.getByText(restored)).toBeVisible();
    await expect(main.getByLabel('First name')).toHaveValue('Zoé');
  });

  await test.step('also what was refused, in a form that nobody has touched since', async () => {
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(english).toBeVisible();
    await settles(page);
    await main.getByLabel('Prénom').fill('Zoé-Anne');
    await main.getByLabel('Nom', { exact: true }).fill('');
    await main.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(main.getByLabel('Nom', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await settles(page);
    await english.click();
    await expect(main.getByLabel('First name')).toHaveValue('Zoé-Anne');
  });

  await test.step('the list and another entry are not hidden by it', async () => {
    await page.goto('/mon-compte/adresses');
    await expect(main.getByText(restored)).toBeHidden();
    await main
      .getByRole('link', { name: /^(Change|Edit)/ })
      .first()
      .click();
    await expect(main.getByLabel('First name')).not.toHaveValue('Zoé');
  });
});

/** Fields of forms that are sent by GET, which no page shows again before they are sent. */
const searches = [
  { path: '/', fields: { 'main [name=code]': '6A37590596021' } },
  { path: '/quel-timbre', fields: { '[name=feuilles]': '7', '[name=pays]': 'BE' } },
  { path: '/points-de-vente', fields: { '[name=rue]': '10 rue Bayard', '[name=cp]': '69002' } },
  { path: '/boutique/marques', fields: { 'main [name=q]': 'carto' } },
  { path: '/boutique/recherche?q=timbre', fields: { 'header [name=q]': 'timbre vert' } },
];

for (const { path, fields } of searches)
  test(`what is typed in a search of ${path} outlives two changes of the language, and Back @desktop`, async ({
    page,
  }) => {
    const stands = async () => {
      for (const [field, value] of Object.entries(fields)) await expect(page.locator(field)).toHaveValue(value);
      await expect(page).toHaveURL(path);
      await settles(page);
    };
    await page.goto(path);
    await settles(page);
    for (const [field, value] of Object.entries(fields)) {
      if (field === '[name=pays]') await page.locator(field).selectOption(value);
      else await page.locator(field).fill(value);
    }
    for (const language of ['English', 'Français']) {
      await page.getByRole('button', { name: language }).click();
      await expect(page.getByRole('button', { name: language })).toBeHidden();
      await stands();
    }
    await page.goBack();
    await stands();
  });

test('what is typed and the change of the language, both before the page’s program has come, are kept @desktop', async ({
  page,
}) => {
  const program = await programOf(page);
  program.hold();
  await page.goto('/quel-timbre', { waitUntil: 'commit' });
  await page.locator('[name=feuilles]').fill('7');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-busy', 'true');
  program.release();
  await expect(page.getByRole('button', { name: 'Français' })).toBeVisible();
  await expect(page.locator('[name=feuilles]')).toHaveValue('7');
});

test('a change of the language just before its program has come is no double press @desktop', async ({ page }) => {
  const release = await holdsNext(page, /kept-typing/);
  await page.goto('/colissimo-en-ligne/parcours/votre-colis');
  await settles(page);
  await page.getByRole('button', { name: 'English' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Français' })).toBeVisible();
});

test('a change of the language does not wait for a program that never comes @desktop', async ({ page }) => {
  await page.route(/kept-typing/, () => {});
  await page.goto('/quel-timbre');
  await settles(page);
  const english = page.getByRole('button', { name: 'English' });
  await english.click();
  await expect(english).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('button', { name: 'Français' })).toBeVisible();
});

test('an address loses what its page says once, and the page stays as it is @desktop', async ({ page, shopper }) => {
  await shopper.signsIn(individual);
  await page.goto('/mon-compte/adresses');
  await settles(page);
  await page.locator('button[name=main]').first().click();
  await expect(page.getByRole('main').getByText('Votre adresse principale a été changée.')).toBeVisible();
  await expect(page).toHaveURL('/mon-compte/adresses');
});
