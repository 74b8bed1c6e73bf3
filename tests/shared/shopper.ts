/** What a journey starts from: a world of its own, a shopper who can sign in, and an eye on accessibility. */
import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { testHeader } from './world-header.ts';

const password = 'timbre-demo';
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Shopper {
  /** Signs in from wherever the page is, by the real pages of the identity provider. */
  signsIn(email: string): Promise<void>;
  /** Fills the identity provider's form, when the shop has already sent the shopper there. */
  identifies(email: string): Promise<void>;
}

interface Journey {
  /** The name of the mock backend's state that only this test sees. */
  world: string;
  shopper: Shopper;
  /** Fails with the list of what is wrong on the page as it stands. */
  expectAccessible(page: Page): Promise<void>;
}

export const test = base.extend<Journey>({
  baseURL: async ({ baseURL }, use) => use(process.env.SHOP_URL ?? baseURL),

  world: async ({ browserName }, use) => use(`${browserName}-${randomUUID()}`),

  extraHTTPHeaders: async ({ world }, use) => use({ [testHeader]: world }),

  shopper: async ({ page }, use) => {
    const identifies = async (email: string) => {
      await page.getByLabel(/e-?mail/i).fill(email);
      await page.getByLabel(/mot de passe|password/i).fill(password);
      await page.getByRole('button', { name: /se connecter|me connecter|sign in/i }).click();
    };
    await use({
      identifies,
      signsIn: async (email) => {
        await page.goto('/ecom/connexion');
        await identifies(email);
        await page.waitForURL((address) => address.origin === process.env.SHOP_URL);
      },
    });
  },

  expectAccessible: async ({ javaScriptEnabled }, use) => {
    await use(async (page) => {
      if (!javaScriptEnabled) return;
      const { violations } = await new AxeBuilder({ page }).withTags(accessibilityTags).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };
