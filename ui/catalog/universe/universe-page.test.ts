import { expect, test } from 'vitest';
import type { SearchPage } from '#domain/catalog/catalog.ts';
import { aSearchPage, aSummary } from '#domain/catalog/examples.ts';
import { structuredDataContext, tagsContext } from '#ui/request/contexts.server.ts';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { loader } from './universe.route.tsx';

const seo = aSearchPage().seo;

async function department(page: SearchPage | 'unknown') {
  const context = aRequest({
    ports: { products: { search: async () => page }, contents: { page: async () => null } },
  });
  const args = { ...argsOf(context, { path: '/boutique/u/timbres' }), params: { code: 'timbres' } };
  const answer = await loader(args);
  return { ...answer, things: args.context.get(structuredDataContext), tags: args.context.get(tagsContext) };
}

const headOf = async (noIndex: boolean) => (await department(aSearchPage({ seo: { ...seo, noIndex } }))).head;

test('a department is for search engines, unless the backend keeps it from them', async () => {
  expect(await headOf(false)).toMatchObject({ canonical: 'https://boutique.example/boutique/u/timbres' });
  const kept = await headOf(true);
  expect(kept).toMatchObject({ noIndex: true });
  expect(kept).not.toHaveProperty('canonical');
});

test('a department is described by its paragraph, or by its number of products', async () => {
  const described = async (paragraph: string | null) =>
    (await department(aSearchPage({ total: 131, seo: { ...seo, paragraph } }))).head.description;
  expect(await described('Tous les timbres.')).toBe('Tous les timbres.');
  expect(await described(null)).toContain('131 produits');
});

test('machines read its trail and the products that it shows, and it is purged with each', async () => {
  const shop = 'https://boutique.example';
  const products = [aSummary({ code: '1', slug: 'un' }), aSummary({ code: '2', slug: 'deux' })];
  const { things, tags, products: shown } = await department(aSearchPage({ products }));
  expect(tags).toEqual(['category:timbres', 'product:1', 'product:2']);
  expect(things).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Accueil', item: `${shop}/` },
        { name: 'Timbres', item: `${shop}/boutique/u/timbres` },
      ],
    },
    {
      '@type': 'ItemList',
      itemListElement: [{ url: `${shop}/boutique/un/p/1` }, { url: `${shop}/boutique/deux/p/2` }],
    },
  ]);
  expect(shown).toMatchObject({ more: { href: '/boutique/c/timbres' } });
  const empty = await department(aSearchPage({ products: [] }));
  expect([empty.products, empty.things.length, empty.tags]).toEqual([null, 1, ['category:timbres']]);
});

test('one that the backend does not know is not found', async () => {
  await expect(department('unknown')).rejects.toMatchObject({ init: { status: 404 } });
});
