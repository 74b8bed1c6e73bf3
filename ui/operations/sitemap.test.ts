import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSearchPage, aSeller, aSummary } from '#domain/catalog/examples.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import { Fault } from '#domain/shared/fault.ts';
import { nextReading } from '#tests/shared/clocks/cache-clock.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { routeOf, routeTable } from '#ui/routing/route-table.ts';
import { cachedSitemap } from './cached-sitemap.ts';
import { allIndexablePaths } from './indexable-paths.ts';
import { sitemapFiles } from './sitemap.ts';

const origin = 'https://boutique.exemple.fr';

const seo = {
  title: null,
  paragraph: null,
  noIndex: false,
  isLastCategory: false,
  facets: [{ code: 'format', value: 'carnet-a', name: 'Carnet' }],
};

/** Three pages of the root list; each category, and the shop's own goods in those that may be shown; in both modes. */
const searches = 2 * (3 + 3 + 2);

/** A shop of three pages of one product each. */
const aCatalog = () => ({
  products: {
    search: vi.fn(async ({ base, page, facets }: SearchQuery) =>
      aSearchPage({
        page,
        // Every article of the stamps is the shop's own; one of the whole shop is a seller's.
        total: facets.length > 0 && base?.id === 'racine' ? 2 : 3,
        pages: 3,
        products: [aSummary({ code: `P${page}`, slug: 'carnet' })],
        seo: { ...seo, ...(base?.id === 'carnets' ? { noIndex: true } : {}) },
      }),
    ),
    ofCode: async () => 'unknown' as const,
    similarTo: async () => [],
  },
  brands: { all: async () => [{ code: 'la-boutique', name: 'La boutique', products: 3 }] },
  sellers: {
    all: async () => [aSeller({ code: 'shop_7', slug: 'papeterie-de-l-ecluse' })],
    ofId: async () => 'unknown' as const,
  },
  categories: {
    tree: async () => ({
      code: 'racine',
      name: 'Boutique',
      children: [{ code: 'timbres', name: 'Timbres', children: [{ code: 'carnets', name: 'Carnets', children: [] }] }],
    }),
  },
});

describe('what search engines may show', () => {
  test('the sitemap contains every home, category, facet, universe, brand, seller, product and content page, in both modes', async () => {
    const catalog = aCatalog();
    const paths = await allIndexablePaths(() => () => catalog);
    const one = [
      '/boutique/c/racine',
      '/boutique/c/timbres',
      '/boutique/c/timbres/f/format-carnet-a',
      '/boutique/u/timbres',
      '/pp/c/racine',
      '/boutique/marques',
      '/boutique/vendeurs',
      '/boutique/marque/la-boutique',
      '/boutique/vendeur/papeterie-de-l-ecluse/shop_7',
      '/boutique/carnet/p/P0',
      '/boutique/carnet/p/P2',
      '/conditions-generales-de-vente',
      '/accessibilite',
    ];
    for (const path of ['/', '/professionnel', ...one, ...one.map((path) => `/professionnel${path}`)])
      expect(paths).toContain(path);
    expect(paths).not.toContain('/pp/c/timbres');
    expect(catalog.products.search).toHaveBeenCalledTimes(searches);
  });

  test('the sitemap contains every page that the route table calls indexable, and no other', async () => {
    const paths = await allIndexablePaths(() => aCatalog);
    const shown = new Set(paths.map((path) => routeOf(path)?.entry.name));
    expect(shown).toEqual(new Set(routeTable.filter(({ indexable }) => indexable).map(({ name }) => name)));
  });

  test('the sitemap contains no category that is not indexable', async () => {
    const paths = await allIndexablePaths(() => aCatalog);
    expect(paths.filter((path) => path.includes('carnets'))).toEqual([]);
  });

  test.each([false, true])(
    'the sitemap contains the list of the shop’s own goods unless the backend excludes it: %s',
    async (noIndex) => {
      const catalog = aCatalog();
      catalog.products.search.mockImplementation(async ({ facets }) =>
        facets.length > 0 ? aSearchPage({ total: 2, seo: { ...seo, noIndex } }) : aSearchPage({ total: 3, seo }),
      );
      const paths = await allIndexablePaths(() => () => catalog);
      expect(paths.includes('/pp/c/timbres')).toBe(!noIndex);
    },
  );

  test('the sitemap contains no step of a purchase, no endpoint and no personal page', async () => {
    const catalog = aCatalog();
    const paths = await allIndexablePaths(() => () => catalog);
    expect(paths.filter((path) => /checkout|\/ecom\/|parcours|commandes|deconnexion|\/recherche/.test(path))).toEqual(
      [],
    );
  });
});

describe('the files', () => {
  test('the sitemap is one file while it is short enough, with each address once and escaped', () => {
    const [file = '', ...more] = sitemapFiles(origin, ['/', "/a&b'c<d>", '/']);
    expect(more).toEqual([]);
    expect(file.match(/<loc>/g)).toHaveLength(2);
    expect(file).toContain('<loc>https://boutique.exemple.fr/a&amp;b&apos;c&lt;d&gt;</loc>');
    expect(file.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  });

  test('the sitemap is an index with parts when one file would be too long', () => {
    const [index = '', first = '', second = '', ...more] = sitemapFiles(origin, ['/1', '/2', '/3'], 2);
    expect(more).toEqual([]);
    expect(index).toContain('<sitemap><loc>https://boutique.exemple.fr/sitemap-1.xml</loc></sitemap>');
    expect(index).toContain('<sitemap><loc>https://boutique.exemple.fr/sitemap-2.xml</loc></sitemap>');
    expect(first).toContain('/2</loc>');
    expect(second).toContain('/3</loc>');
    expect(second).not.toContain('/2</loc>');
  });
});

describe('the sitemap', () => {
  const clock = vi.spyOn(performance, 'now');
  let now = 1000;
  beforeEach(() => {
    clock.mockImplementation(() => now);
  });
  afterAll(() => clock.mockRestore());
  const anHourLater = async () => {
    now += 3_700_000;
    await nextReading();
  };
  const down = async () => Promise.reject(new Fault('unavailable', 'searchProducts'));

  test('the sitemap is made once for simultaneous requests, and again after an hour', async () => {
    const catalog = aCatalog();
    const files = cachedSitemap({ origin, portsFor: () => catalog, failed: () => {} });
    const [one, other] = await Promise.all([files(), files()]);
    expect(one).toBe(other);
    await files();
    expect(catalog.products.search).toHaveBeenCalledTimes(searches);
    await anHourLater();
    await files();
    await eventually(() => expect(catalog.products.search).toHaveBeenCalledTimes(2 * searches));
  });

  test('the sitemap is missing until the backend has answered once', async () => {
    const catalog = aCatalog();
    const failed = vi.fn();
    catalog.products.search.mockImplementationOnce(down).mockImplementationOnce(down);
    const files = cachedSitemap({ origin, portsFor: () => catalog, failed });
    expect(await files()).toBeNull();
    expect(failed).toHaveBeenCalledOnce();
    expect(await files()).toHaveLength(1);
  });

  test('the sitemap stays while the backend is down', async () => {
    const catalog = aCatalog();
    const failed = vi.fn();
    const files = cachedSitemap({ origin, portsFor: () => catalog, failed });
    const good = await files();
    catalog.products.search.mockImplementation(down);
    for (let hours = 1; hours <= 3; hours += 1) {
      await anHourLater();
      expect(await files()).toEqual(good);
    }
    expect(failed).toHaveBeenCalled();
  });

  test('the sitemap is made within half a minute, whatever the number of its pages', async () => {
    const signals: AbortSignal[] = [];
    const catalog = aCatalog();
    await cachedSitemap({
      origin,
      portsFor: (_mode, signal) => {
        signals.push(signal);
        return catalog;
      },
      failed: () => {},
    })();
    expect(new Set(signals).size).toBe(1);
    expect(signals).toHaveLength(searches + 6);
  });
});
