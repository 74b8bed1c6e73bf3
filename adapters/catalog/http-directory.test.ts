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
  test('names each brand with as many products as its list has', async () => {
    const [brand] = await portsOf().brands.all();
    const list = await found({ ...everything, base: { kind: 'brandCode', id: brand?.code ?? '' } });
    expect(brand?.products).toBe(list.total);
    expect(brand?.products).toBeGreaterThan(0);
  });

  test('names each seller with the address of its list and as many products as that has', async () => {
    const sellers = await portsOf().sellers.all();
    const canal = sellers.find(({ code }) => code === '2001');
    expect(canal).toMatchObject({ slug: 'papeterie-du-canal', grade: 4.7 });
    expect(canal?.products).toBe((await found({ ...everything, base: { kind: 'shops', id: '2001' } })).total);
  });

  test('gives every seller the identity that the law asks for', async () => {
    for (const { code } of await portsOf().sellers.all()) {
      const seller = await portsOf().sellers.ofId(code);
      if (seller === 'unknown') throw new Error(code);
      expect([seller.legalName, seller.registration, seller.email, ...seller.address].every(Boolean), code).toBe(true);
    }
    expect(await portsOf().sellers.ofId('9999')).toBe('unknown');
  });

  test('is kept while the backend is away, and asked for once', async () => {
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
  test('of own goods has only what the shop sells, and offers no filter for it', async () => {
    const base = { kind: 'allCategories' as const, id: 'enveloppes' };
    const [all, own] = [await found({ ...everything, base }), await found({ ...everything, base, facets: [ownGoods] })];
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
    expect(own.facets.map(({ code }) => code)).not.toContain(ownGoods.code);
    expect(own.seo.noIndex).toBe(false);
  });

  test('has its tabs apart from its facets, in the order of the specification', async () => {
    const { tabs, facets } = await found(timbres);
    expect(tabs.map(({ code }) => code)).toEqual(['PRODUCT', 'ESERVICE', 'POSTAL', 'MARKETPLACE', 'CONTENU']);
    expect(facets.map(({ code }) => code)).not.toContain('type');
  });

  test('may be indexed by one whitelisted facet, and by no other choice', async () => {
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

  test('passes the rank on and says which one was used', async () => {
    expect((await found({ ...timbres, rank: 'r:1/é' })).rank).toBe('r:1/é');
    expect((await found(timbres)).rank).toBeNull();
  });

  test('that has not changed is the same to everybody; one by a personal rank is anew each time', async () => {
    const testWorld = crypto.randomUUID();
    const asked = (rank: string | null) => portsOf({ testWorld }).products.search({ ...timbres, rank });
    expect(await asked(null)).toBe(await asked(null));
    expect(await asked('r:1')).not.toBe(await asked('r:1'));
  });

  test('of words that have a page says which, in each mode’s part of the shop', async () => {
    expect((await found({ ...everything, text: 'Aide' })).redirect).toBe('/aide');
    const pro = await portsOf({ mode: 'pro' }).products.search({ ...everything, text: 'rétractation' });
    expect(pro).toMatchObject({ redirect: '/professionnel/retractation' });
    expect((await found({ ...everything, text: 'carnet' })).redirect).toBeNull();
  });
});
