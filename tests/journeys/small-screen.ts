import { expect, type Page } from '../shared/shopper.ts';

/** The smallest screen that the shop is made for. */
export const smallest = { width: 320, height: 700 };

/** Expects no horizontal scrolling, and a label for every field. */
export async function expectToFit(page: Page): Promise<void> {
  const { width, unnamed } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    unnamed: [...document.querySelectorAll('input:not([type=hidden]), select, textarea')].flatMap((field) => {
      const named = field.hasAttribute('aria-label') || ('labels' in field && Object(field.labels).length > 0);
      return named ? [] : [field.outerHTML];
    }),
  }));
  // On a phone a page that is too wide widens the window.
  expect(width, `px of the page on a screen, ${page.url()}`).toBeLessThanOrEqual(smallest.width);
  expect(unnamed, `fields without a label on ${page.url()}`).toEqual([]);
}

const shop = (page: Page) => page.getByRole('banner').getByText('La boutique', { exact: true });

/** The cart is printed with its goods and without a button. */
export async function expectCartPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(shop(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('Carnet de 12 timbres Marianne – Lettre verte').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

/** The confirmation is printed with its number and without what leads on. */
export async function expectConfirmationPrinted(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(page.getByText('Commande sécurisée')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shop(page)).toBeVisible();
  await expect(page.getByText('Commande sécurisée')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Revenir à la boutique' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await expect(page.getByText('Numéro de commande')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(smallest);
}
