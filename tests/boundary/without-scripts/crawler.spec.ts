import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../ask.ts';

const start = '/boutique/c/enveloppes';
/** Far more than a list without a maze has. */
const patience = 400;

interface CrawledPage {
  status: number;
  canonical: string | null;
  noIndex: boolean;
  links: string[];
  /** The number of values in the filter form. */
  choices: number;
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&');
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => unescaped(found));

async function read(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const [canonical] = all(html, /<link rel="canonical" href="([^"]+)"/g);
  return {
    status: answer.status(),
    canonical: canonical ? new URL(canonical).pathname + new URL(canonical).search : null,
    noIndex: /<meta name="robots" content="noindex/.test(html),
    links: all(html, /<a [^>]*href="([^"]+)"/g),
    choices: all(html, /<input type="checkbox" name="f" value="([^"]+)"/g).length,
  };
}

/** Follows every link inside this category, but submits no forms. */
async function crawl(request: APIRequestContext): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined && found.size < patience; path = waiting.shift()) {
    if (found.has(path)) continue;
    const page = await read(request, path);
    found.set(path, page);
    const inside = page.links.filter(
      (link) => link === start || link.startsWith(`${start}/`) || link.startsWith(`${start}?`),
    );
    waiting.push(...inside.filter((link) => !found.has(link)));
  }
  return found;
}

test('a crawler meets no maze in a category, and each page that may be indexed has one address', async ({
  request,
}) => {
  const found = await crawl(request);
  const first = found.get(start);
  expect(first?.choices).toBeGreaterThan(20);
  // A link for each filter would make countless addresses; these are pages, facets and tabs.
  expect(found.size).toBeLessThan(60);
  for (const [path, { status, canonical, noIndex }] of found) {
    expect(status, path).toBe(200);
    const { searchParams } = new URL(path, 'http://shop.invalid');
    expect(searchParams.getAll('f').length, path).toBeLessThan(2);
    expect(searchParams.get('sort'), path).toBeNull();
    expect(canonical, path).toBe(noIndex ? null : path);
  }
  const indexable = [...found.keys()].filter((path) => !found.get(path)?.noIndex);
  const facets = indexable.filter((path) => path.startsWith(`${start}/f/`) && !path.includes('?'));
  expect(facets.length).toBeGreaterThan(3);
  expect(facets.length).toBeLessThanOrEqual(12);
  for (const path of indexable) expect(path).toMatch(/^\/boutique\/c\/enveloppes(\/f\/\w+-[\w-]+)?(\?page=\d+)?$/);
});

test('a facet that nobody listed, a second one, or a sort is shown and not indexed', async ({ request }) => {
  const paths = [
    `${start}/f/brandCode-blancmarais`,
    `${start}/f/format-c5?sort=price-asc`,
    `${start}/f/format-c5?f=colour:blanc`,
    `${start}?f=format:c5`,
    `${start}?rank=mon-rang`,
  ];
  for (const path of paths) {
    const { status, canonical, noIndex } = await read(request, path);
    expect([status, canonical, noIndex], path).toEqual([200, null, true]);
  }
});

test('a facet in the path that does not exist has no page', async ({ request }) => {
  for (const path of [`${start}/f/format-inconnu`, `${start}/f/saveur-fraise`])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('words that have a page lead there, and a wrong name of a seller is put right', async ({ request }) => {
  const ledFrom = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await ledFrom('/boutique/recherche?q=aide')).toEqual([302, '/aide']);
  expect(await ledFrom('/professionnel/boutique/recherche?q=Aide')).toEqual([302, '/professionnel/aide']);
  const seller = '/boutique/vendeur/papeterie-du-canal/2001';
  expect(await ledFrom('/boutique/vendeur/autre/2001?page=1')).toEqual([301, `${seller}?page=1`]);
  expect(await ledFrom(seller)).toEqual([200, undefined]);
});

test('own goods have addresses of their own, and say where their twin is', async ({ request }) => {
  const services = await read(request, '/pp/c/services');
  expect(services.canonical).toBe('/boutique/c/services');
  const envelopes = await read(request, '/pp/c/enveloppes');
  expect(envelopes.canonical).toBe('/pp/c/enveloppes');
  const partPath = '/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
  expect((await read(request, `/pp${partPath}`)).canonical).toBe(`/boutique${partPath}`);
  const wrong = await request.get('/pp/autre/p/1126001', { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, `/pp${partPath}`]);
  const sold = await request.get('/pp/x/p/3101002', { maxRedirects: 0 });
  expect(sold.headers().location).toMatch(/^\/boutique\/[\w-]+\/p\/3101002$/);
});
