import { constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../shared/shopper.ts';
import { nextBudget, scriptBudget } from './budgets.ts';

const listing = '/boutique/c/racine';

/** Milliseconds after which scripts wait no longer: a busy machine may draw nothing until then. */
const longestWait = 2000;

for (const path of ['/', listing, '/ecom/connexion']) {
  test(`a first visit of ${path} loads no more than its budget, and little for the next page @desktop`, async ({
    page,
  }) => {
    const { own, next } = await scriptsOf(page, path);
    expect(own).toBeLessThanOrEqual(scriptBudget(path));
    expect(next).toBeLessThanOrEqual(nextBudget);
  });
}

test('a list of 96 cards is 12 kB of markup at most, 15 with its data; a first visit brings 12.5 kB of styles @desktop', async ({
  request,
}) => {
  const first = await (await request.get(listing)).text();
  // Between the tags: the nonce of the tag is another one each time, and compresses otherwise.
  const [, styles = ''] = /<style [^>]*>(.*?)<\/style>/s.exec(first) ?? [];
  expect(styles).toContain('@layer');
  expect(gzipSync(styles).length).toBeLessThanOrEqual(12_500);
  const html = await (await request.get(listing)).text();
  expect(html).not.toContain('<style');
  const cards = html.split('name="add"').length - 1;
  expect(cards).toBeGreaterThan(80);
  expect(gzipSync(html).length).toBeLessThanOrEqual(15_000);
  const markup = html.replaceAll(/<script.*?<\/script>/gs, '');
  expect(gzipSync(markup).length).toBeLessThanOrEqual(12_000);
});

test('a first visit of a product loads no more than its budget @desktop', async ({ page, request, baseURL }) => {
  const html = await (await request.get(listing)).text();
  const path = /href="(\/boutique\/[^"/]+\/p\/[^"?]+)"/.exec(html)?.[1] ?? '';
  expect(path, `a product linked from ${baseURL}${listing}`).not.toBe('');
  const { own, next } = await scriptsOf(page, path);
  expect(own).toBeLessThanOrEqual(scriptBudget(path));
  expect(next).toBeLessThanOrEqual(nextBudget);
});

test('a first visit brings 32 kB of fonts, and signs of other languages come with a page that shows one @desktop', async ({
  page,
}) => {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((file): file is PerformanceResourceTiming => file.name.endsWith('.woff2'))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
  await page.goto(listing, { waitUntil: 'networkidle' });
  const first = await fonts();
  expect(first.map(({ name }) => name.replace(/.*\/|-[\w-]{8}\.woff2$/g, '')).toSorted()).toEqual([
    'atkinson-hyperlegible-next',
    'bricolage-figures',
    'bricolage-grotesque',
  ]);
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(32_000);
  await page.evaluate(() => document.querySelector('main')?.append('Malmö'));
  await expect.poll(async () => (await fonts()).length).toBe(4);
});

test('no script of a first visit is asked for before the page is on the screen @desktop', async ({ page }) => {
  await page.goto(listing, { waitUntil: 'networkidle' });
  const { painted, asked } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(Math.min(painted, longestWait));
});

/**
 * The scripts that a browser really loaded: what it asked for until the page's program ran, which the header's request
 * shows, and what it asked for afterwards, without haste, for the pages that most visits go on to.
 */
async function scriptsOf(page: Page, path: string): Promise<{ own: number; next: number }> {
  const asked = { own: new Set<string>(), next: new Set<string>() };
  const bodies = new Map<string, Promise<Buffer>>();
  let isRunning = false;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ecom/visiteur')) isRunning = true;
    if (request.resourceType() === 'script') asked[isRunning ? 'next' : 'own'].add(request.url());
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sum = async (urls: Iterable<string>) => {
    let bytes = 0;
    for (const url of urls)
      bytes += gzipSync((await bodies.get(url)) ?? '', { level: constants.Z_BEST_COMPRESSION }).length;
    return bytes / 1000;
  };
  return { own: await sum(asked.own), next: await sum(asked.next.difference(asked.own)) };
}
