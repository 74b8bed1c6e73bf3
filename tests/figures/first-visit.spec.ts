import { constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../shared/shopper.ts';
import { scriptBudget } from './budgets.ts';

const listing = '/boutique/c/racine';

for (const path of ['/', listing, '/ecom/connexion']) {
  test(`a first visit of ${path} loads no more than its budget @desktop`, async ({ page }) => {
    expect(await scriptsOf(page, path)).toBeLessThanOrEqual(scriptBudget(path));
  });
}

test('a list of 96 cards is no more than 15 kB of HTML, compressed as it is sent @desktop', async ({ request }) => {
  const html = await (await request.get(listing)).text();
  const cards = html.split('name="add"').length - 1;
  expect(cards).toBeGreaterThan(80);
  expect(gzipSync(html).length).toBeLessThanOrEqual(15_000);
});

test('a first visit of a product loads no more than its budget @desktop', async ({ page, request, baseURL }) => {
  const html = await (await request.get(listing)).text();
  const path = /href="(\/boutique\/[^"/]+\/p\/[^"?]+)"/.exec(html)?.[1] ?? '';
  expect(path, `a product linked from ${baseURL}${listing}`).not.toBe('');
  expect(await scriptsOf(page, path)).toBeLessThanOrEqual(scriptBudget(path));
});

/** The scripts that a browser really loaded, later chunks included. */
async function scriptsOf(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(bodies)).map(
    (body) => gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
