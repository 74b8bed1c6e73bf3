import { constants, gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { expect, test } from '../shared/shopper.ts';
import { nextBudget, scriptBudget } from './budgets.ts';

const listing = '/boutique/c/racine';

/** Milliseconds after which scripts wait no longer: a busy machine may draw nothing until then. */
const longestWait = 2000;

test('a first visit of the home page loads no more than its budget, and little for the next page @desktop', async ({
  page,
}) => expectFew(await scriptsOf(page, '/'), '/'));

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
  expectFew(await scriptsOf(page, path), path);
});

test('a first visit of a list loads no more than its budget, its scripts once it is on the screen, and 30 kB of fonts @desktop', async ({
  page,
}) => {
  const files = () =>
    page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = resources.filter(({ name }) => name.endsWith('.js'));
      return {
        fonts: resources
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
        asked: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
  expectFew(await scriptsOf(page, listing), listing);
  const { fonts, painted, asked } = await files();
  expect(asked).toBeGreaterThanOrEqual(Math.min(painted, longestWait));
  expect(fonts.map(({ name }) => name.replace(/.*\/|-[\w-]{8}\.woff2$/g, '')).toSorted()).toEqual([
    'atkinson-hyperlegible-next',
    'bricolage-figures',
    'bricolage-grotesque',
  ]);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(30_000);
  // With its headers each comes in the ten segments that a new connection may send at once.
  for (const { bytes } of fonts) expect(bytes).toBeLessThanOrEqual(13_900);
  // Signs of other languages come with a page that shows one.
  const others = async () => (await files()).fonts.filter(({ name }) => name.includes('atkinson-others')).length;
  expect(await others()).toBe(0);
  await page.goto('/boutique/recherche?q=Malm%C3%B6');
  await expect.poll(others).toBe(1);
});

interface Scripts {
  own: number;
  next: number;
}

function expectFew({ own, next }: Scripts, path: string): void {
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(scriptBudget(path));
  expect(next).toBeLessThanOrEqual(nextBudget);
}

/**
 * The scripts that a browser really loaded: what it asked for until the page's program ran, which the header's request
 * shows, and what it asked for afterwards, without haste, for the pages that most visits go on to.
 */
async function scriptsOf(page: Page, path: string): Promise<Scripts> {
  const asked = { own: new Set<string>(), next: new Set<string>() };
  const answers = new Map<string, Response>();
  let isRunning = false;
  const isVisitor = (request: Request) => new URL(request.url()).pathname.startsWith('/ecom/visiteur');
  page.on('request', (request) => {
    if (isVisitor(request)) isRunning = true;
    if (request.resourceType() === 'script') asked[isRunning ? 'next' : 'own'].add(request.url());
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.set(response.url(), response);
  });
  // A busy machine may be idle before it has painted, which scripts wait for.
  await Promise.all([page.waitForRequest(isVisitor), page.goto(path, { waitUntil: 'networkidle' })]);
  const sum = async (urls: Iterable<string>) => {
    let bytes = 0;
    for (const url of urls)
      bytes += gzipSync((await answers.get(url)?.body()) ?? '', { level: constants.Z_BEST_COMPRESSION }).length;
    return bytes / 1000;
  };
  return { own: await sum(asked.own), next: await sum(asked.next.difference(asked.own)) };
}
