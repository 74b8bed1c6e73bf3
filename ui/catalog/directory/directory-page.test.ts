import { expect, test } from 'vitest';
import { aSeller } from '#domain/catalog/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { structuredDataContext, tagsContext } from '#ui/request/contexts.server.ts';
import { aRequest, argsOf, fails } from '#ui/request/request.examples.ts';
import { loader } from './directory.route.tsx';

const brands = [{ code: 'plumelac', name: 'Plumelac', products: 1 }];
const shop = 'https://boutique.example';

async function directory(path: string, brandsOf = async () => brands) {
  const context = aRequest({ ports: { brands: { all: brandsOf }, sellers: { all: async () => [aSeller()] } } });
  const args = argsOf(context, { path });
  const { data, init } = await loader(args);
  const cache = new Headers(init?.headers).get('Cache-Control');
  return { ...data, cache, things: args.context.get(structuredDataContext), tags: args.context.get(tagsContext) };
}

test.each([
  ['/boutique/marques', 'Toutes les marques', /marques de la boutique/, 'brand list', 'brand:plumelac'],
  ['/boutique/vendeurs', 'Tous les vendeurs', /vendeurs partenaires/, 'sellers list', 'seller:2001'],
])(
  '%s is for search engines, and is purged with each that it names',
  async (path, ...[title, description, page, tag]) => {
    const { head, track, tags, things, cache } = await directory(path);
    expect(head).toEqual({ title, description: expect.stringMatching(description), canonical: shop + path });
    expect([track, tags, cache]).toEqual([{ page }, [tag], null]);
    const trail = [
      { name: 'Accueil', item: `${shop}/` },
      { name: title, item: shop + path },
    ];
    expect(things).toMatchObject([{ '@type': 'BreadcrumbList', itemListElement: trail }]);
  },
);

test('a filtered directory is not indexed', async () => {
  const { head, view } = await directory('/boutique/marques?q=plume');
  expect(head).toMatchObject({ noIndex: true });
  expect(head).not.toHaveProperty('canonical');
  expect(view.filter.value).toBe('plume');
});

test('a list of names that could not be read is for no search engine, and is cached for nobody', async () => {
  const { head, cache, view, tags } = await directory('/boutique/marques', fails(new Fault('timeout', 'brands')));
  expect(head).toMatchObject({ noIndex: true });
  expect(head).not.toHaveProperty('canonical');
  expect([cache, view.failed !== null, tags]).toEqual(['private, no-store', true, []]);
});
