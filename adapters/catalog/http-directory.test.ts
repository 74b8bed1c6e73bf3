import { describe, expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { everything, ownGoods } from '#domain/catalog/search-query.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

const portsOf = (over: Parameters<typeof aScope>[0] = {}) => shop.portsFor(aScope(over));
const timbres = { ...everything, base: { kind: 'allCategories' as const, id: 'timbres' } };

async function found(query: Parameters<ReturnType<typeof portsOf>['products']['search']>[0]) {
  const page = await portsOf().products.search(query);
  if (page === 'unknown') throw new Error('unknown');
  return page;
}

describe('the directory', () => {
  test('the directory names each brand with the number of products of its list', async () => {
    const [brand] = await portsOf().brands.all();
    const list = await found({ ...everything, base: { kind: 'brandCode', id: brand?.code ?? '' } });
    expect(brand?.products).toBe(list.total);
    expect(brand?.products).toBeGreaterThan(0);
  });

  test('the directory names each seller with the slug of its list and the number of its products', async () => {
    const sellers = await portsOf().sellers.all();
    const canal = sellers.find(({ code }) => code === '2001');
    expect(canal).toMatchObject({ slug: 'papeterie-du-canal', grade: 4.7 });
    expect(canal?.products).toBe((await found({ ...everything, base: { kind: 'shops', id: '2001' } })).total);
  });

  test('the directory has every seller’s legal identity', async () => {
    for (const { code } of await portsOf().sellers.all()) {
      const seller = await portsOf().sellers.ofId(code);
      if (seller === 'unknown') throw new Error(code);
      expect([seller.legalName, seller.registration, seller.email, ...seller.address].every(Boolean), code).toBe(true);
    }
    expect(await portsOf().sellers.ofId('9999')).toBe('unknown');
  });

  test('the directory is cached while the backend is away, and loaded once', async () => {
    const world = crypto.randomUUID();
    const there = portsOf({ testWorld: world });
    const before = await there.brands.all();
    setScenario({ operation: '*', effect: 'unavailable', world });
    expect(await portsOf({ testWorld: world }).brands.all()).toEqual(before);
    await expect(there.sellers.all()).rejects.toMatchObject({ name: 'Fault', kind: 'unavailable' });
    clearScenarios({ world });
    expect(await there.sellers.all()).not.toEqual([]);
  });
});

test('the directory of one mode and language is given to no other', async () => {
  const testWorld = crypto.randomUUID();
  const asked: unknown[] = [];
  for (const mode of ['part', 'pro'] as const)
    for (const lang of ['fr', 'en'] as const) {
      const { brands, sellers } = portsOf({ testWorld, mode, lang });
      asked.push(await brands.all(), await sellers.all(), await sellers.ofId('2001'));
    }
  // What is kept is given as the same object; each of these was asked for.
  expect(new Set(asked).size).toBe(asked.length);
});

describe('a listing', () => {
  test('a listing of own goods has only the shop’s own products, and offers no filter for them', async () => {
    const base = { kind: 'allCategories' as const, id: 'enveloppes' };
    const [all, own] = [await found({ ...everything, base }), await found({ ...everything, base, facets: [ownGoods] })];
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
    expect(own.facets.map(({ code }) => code)).not.toContain(ownGoods.code);
    expect(own.seo.noIndex).toBe(false);
  });

  test('a listing has its tabs apart from its facets, in the specification’s order', async () => {
    const { tabs, facets } = await found(timbres);
    expect(tabs.map(({ code }) => code)).toEqual(['PRODUCT', 'ESERVICE', 'POSTAL', 'MARKETPLACE', 'CONTENU']);
    expect(facets.map(({ code }) => code)).not.toContain('type');
  });

  test('a listing may be indexed by one whitelisted facet, and by no other choice', async () => {
    const { seo } = await found(timbres);
    const [first, second] = seo.facets;
    if (!first || !second) throw new Error('no facet has a page');
    const noIndex = async (...facets: { code: string; value: string }[]) =>
      (await found({ ...timbres, facets })).seo.noIndex;
    expect([seo.noIndex, await noIndex(first), await noIndex(second)]).toEqual([false, false, false]);
    expect(await noIndex(first, second)).toBe(true);
    expect(await noIndex({ code: 'availability', value: 'inStock' })).toBe(true);
    expect(await noIndex({ code: 'saveur', value: 'fraise' })).toBe(true);
  });

  test('a listing passes the rank on and returns the applied rank', async () => {
    expect((await found({ ...timbres, rank: 'r:1/é' })).rank).toBe('r:1/é');
    expect((await found(timbres)).rank).toBeNull();
  });

  test('an unchanged listing is the same object for everybody; one with a personal rank is new each time', async () => {
    const testWorld = crypto.randomUUID();
    const asked = (rank: string | null) => portsOf({ testWorld }).products.search({ ...timbres, rank });
    expect(await asked(null)).toBe(await asked(null));
    expect(await asked('r:1')).not.toBe(await asked('r:1'));
  });

  test('a search for words with a page of their own names that page, in each mode’s part of the shop', async () => {
    expect((await found({ ...everything, text: 'Aide' })).redirect).toBe('/aide');
    const pro = await portsOf({ mode: 'pro' }).products.search({ ...everything, text: 'rétractation' });
    expect(pro).toMatchObject({ redirect: '/professionnel/retractation' });
    expect((await found({ ...everything, text: 'carnet' })).redirect).toBeNull();
  });
});
