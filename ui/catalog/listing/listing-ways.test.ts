import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { listingView } from './listing.view.ts';
import type { ListingOf } from './listing-links.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const path = '/boutique/c/enveloppes';

const listing = (address: Partial<ListingOf['address']> = {}): ListingOf => ({
  path,
  fallbackTitle: 'Tous les produits',
  address: { text: '', facets: [], sort: 'relevance', page: 0, rank: null, ...address },
});

/** The page of « C5 », a value of the format. */
const onC5 = (address: Partial<ListingOf['address']> = {}): ListingOf => ({
  ...listing(address),
  path: `${path}/f/format-c5`,
  facet: { code: 'format', value: 'c5', whole: path },
});

const value = (code: string, name: string, selected = true) => ({ code, name, count: 12, selected });
const asked = (href: string) => new URL(href, 'https://shop.example').searchParams.getAll('f');

test('one facet is taken away, and another that has a value of the same name stays', () => {
  const facets = [
    { code: 'colour', name: 'Couleur', values: [value('blanc', 'Blanc')] },
    { code: 'lining', name: 'Doublure', values: [value('blanc', 'Blanche')] },
  ];
  const chosen = facets.map(({ code }) => ({ code, value: 'blanc' }));
  const { chips } = listingView(aSearchPage({ facets }), listing({ facets: chosen }), fr);
  expect(chips.map(({ href }) => asked(href))).toEqual([['lining:blanc'], ['colour:blanc']]);
});

test('the chips beside a facet’s page remove the choice, and the facet', () => {
  const facets = [
    { code: 'format', name: 'Format', values: [value('c5', 'C5')] },
    { code: 'colour', name: 'Couleur', values: [value('blanc', 'Blanc')] },
  ];
  const { chips } = listingView(aSearchPage({ facets }), onC5({ facets: [{ code: 'colour', value: 'blanc' }] }), fr);
  expect(chips.map(({ href }) => asked(href))).toEqual([['colour:blanc'], ['format:c5']]);
});

test('the title of a facet names its own value, whatever else is chosen or has a page', () => {
  const seo = (...facets: { code: string; value: string; name: string }[]) => ({
    ...aSearchPage().seo,
    title: 'Enveloppes',
    facets,
  });
  const facets = [
    { code: 'window', name: 'Fenêtre', values: [value('c5', 'Fenêtre C5')] },
    { code: 'format', name: 'Format', values: [value('c4', 'C4'), value('c5', 'C5')] },
  ];
  const others = seo({ code: 'format', value: 'c4', name: 'C4' }, { code: 'window', value: 'c5', name: 'Fenêtre' });
  expect(listingView(aSearchPage({ facets, seo: others }), onC5(), fr).title).toBe('Enveloppes – C5');
});

test('a category stands below its parents, and not below itself', () => {
  const trail = [
    { code: 'papeterie', name: 'Papeterie' },
    { code: 'courrier', name: 'Courrier' },
    { code: 'enveloppes', name: 'Enveloppes' },
  ];
  const { breadcrumb } = listingView(aSearchPage({ path: trail }), listing(), fr);
  expect(breadcrumb).toEqual([
    { label: 'Accueil', href: '/' },
    { label: 'Papeterie', href: '/boutique/c/papeterie' },
    { label: 'Courrier', href: '/boutique/c/courrier' },
  ]);
});

test('kinds of results are offered in every state of a list, also where one of them is all', () => {
  const kinds = (...codes: string[]) => codes.map((code) => value(code, code, false));
  const labels = (...codes: string[]) =>
    listingView(aSearchPage({ tabs: kinds(...codes) }), listing(), fr).tabs?.links.map(({ label }) => label);
  expect(labels('ESERVICE', 'POSTAL')).toEqual(['Tout', 'ESERVICE (12)', 'POSTAL (12)']);
  expect([labels('PRODUCT'), labels()]).toEqual([undefined, undefined]);
  const tabs = kinds('PRODUCT', 'MARKETPLACE');
  const sameForAll = aSearchPage({ tabs, total: value('', '', false).count });
  for (const facets of [[], [{ code: 'format', value: 'c5' }]])
    expect(listingView(sameForAll, listing({ facets }), fr).tabs?.links).toHaveLength(2);
});

test('products can be sorted, and are filtered only where there is something to filter by', () => {
  const facets = [{ code: 'format', name: 'Format', values: [value('c5', 'C5', false)] }];
  const sorts = [
    { code: 'relevance', name: 'Pertinence', selected: false },
    { code: 'price-asc', name: 'Prix croissant', selected: true },
  ];
  expect(listingView(aSearchPage({ facets, sorts }), listing(), fr).filter).toMatchObject({ sorts, narrows: true });
  expect(listingView(aSearchPage(), listing(), fr).filter.narrows).toBe(false);
});

test('three more values are worth a heading', () => {
  const values = Array.from({ length: 8 }, (_, at) => value(`v${at}`, `Valeur ${at}`, false));
  const [facet] = listingView(aSearchPage({ facets: [{ code: 'a', name: 'A', values }] }), listing(), fr).filter.facets;
  expect([facet?.values.length, facet?.rest?.values.length]).toEqual([5, 3]);
});

test('a list with nothing in it blames filters only where there are some', () => {
  const facets = [{ code: 'format', value: 'c5' }];
  const text = (of: ListingOf) => listingView(aSearchPage({ total: 0, products: [] }), of, fr).empty?.text;
  expect(text(listing())).toBe('Aucun produit');
  expect(text(listing({ text: 'pli' }))).toContain('Vérifiez l’orthographe');
  for (const of of [listing({ facets }), listing({ text: 'pli', facets }), onC5()])
    expect(text(of)).toBe('Aucun produit ne correspond à ces filtres.');
});

test('categories are not repeated beside a filter that names them, though it leaves out what has nothing of what was chosen', () => {
  const inFilter = (...names: string[]) => {
    const facets = [{ code: 'category', name: 'Catégorie', values: names.map((name) => value(name, name, false)) }];
    const subcategories = ['kraft', 'bulles'].map((code) => ({ code, name: code }));
    return listingView(aSearchPage({ facets, subcategories }), listing(), fr).subcategories?.isInFilter;
  };
  expect([inFilter('kraft', 'bulles'), inFilter('kraft'), inFilter('papier')]).toEqual([true, true, undefined]);
});
