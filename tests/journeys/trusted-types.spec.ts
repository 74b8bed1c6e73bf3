import { expect, opens, test } from '../shared/shopper.ts';
import { booklet } from './purchase.ts';

// What a browser refuses it says in its console, and then any journey fails. The map is tried in `delivery.spec.ts`.
test('pages that are loaded, pages that follow and what comes later write no plain text as HTML @desktop @lean', async ({
  page,
}) => {
  const adding = page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter/ })
    .first();
  await opens(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Timbres' }).first().click();
  await expect(adding).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Carnet de 12 timbres/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' }).first()).toBeVisible();
  await page.goBack();
  await expect(adding).toBeVisible();
});

test('a plain text that some program writes as HTML or as a script is refused @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await opens(page, booklet);
  const refused = await page.evaluate(() => {
    const attempts = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<img src="/x" onerror="alert(1)">' }),
      script: () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      address: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/' }),
      policy: () => window.trustedTypes?.createPolicy('default', { createHTML: String, createScript: String }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch (error) {
        return [`${name}: ${(error as Error).name}`];
      }
    });
  });
  expect(refused).toEqual(['html: TypeError', 'script: TypeError', 'address: TypeError', 'policy: TypeError']);
  await context.close();
});
