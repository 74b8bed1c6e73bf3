import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { categoryIn, universeView } from './universe.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const booklets = {
  code: 'carnets',
  name: 'Carnets',
  picture: '/medias/1-0-360',
  children: [{ code: 'verts', name: 'Verts', children: [] }],
};
const stamps = { code: 'timbres', name: 'Timbres', children: [booklets] };

test('a department leads to its categories and to those below them', () => {
  const { title, categories } = universeView({ code: 'timbres', page: aSearchPage(), tree: stamps }, fr);
  expect(title).toBe('Timbres');
  expect(categories).toEqual([
    { label: 'Carnets', href: '/boutique/c/carnets', picture: '/medias/1-0-360' },
    { label: 'Verts', href: '/boutique/c/verts', picture: '' },
  ]);
});

test('a department has the name that the search gives it, else that of the tree', () => {
  const titled = (title: string | null, tree: typeof stamps | null) =>
    universeView({ code: 'timbres', page: aSearchPage({ title }), tree }, fr).title;
  expect([titled('Les timbres', stamps), titled(null, stamps)]).toEqual(['Les timbres', 'Timbres']);
  expect(titled(null, null)).toBe('Tous les produits');
});

test('a department without the category tree leads to the subcategories of its search', () => {
  const page = aSearchPage({ subcategories: [{ code: 'carnets', name: 'Carnets' }] });
  expect(universeView({ code: 'timbres', page, tree: null }, fr).categories).toEqual([
    { label: 'Carnets', href: '/boutique/c/carnets', picture: '' },
  ]);
});

test('some of its products lead to all of them', () => {
  const { products } = universeView({ code: 'timbres', page: aSearchPage({ total: 131 }), tree: stamps }, fr);
  expect(products?.more).toEqual({ label: 'Voir les 131 produits', href: '/boutique/c/timbres' });
  expect(products?.cards).toHaveLength(1);
  const none = aSearchPage({ products: [], total: 0 });
  expect(universeView({ code: 'timbres', page: none, tree: stamps }, fr).products).toBeNull();
});

test('a category is found wherever it stands in the tree', () => {
  expect(categoryIn([{ code: 'colis', name: 'Colis', children: [] }, stamps], 'verts')?.name).toBe('Verts');
  expect(categoryIn([stamps], 'inconnue')).toBeNull();
});
