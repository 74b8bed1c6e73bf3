import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import type { Lang } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { failedListing, listingView } from './listing.view.ts';
import type { ListingOf } from './listing-links.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const path = '/boutique/c/timbres';

const listing = (address: Partial<ListingOf['address']> = {}): ListingOf => ({
  path,
  fallbackTitle: 'Tous les produits',
  address: { text: '', facets: [], sort: 'relevance', page: 0, rank: null, ...address },
});

const value = (code: string, name: string, selected = false) => ({ code, name, count: 1234, selected });
const facets = [
  { code: 'price', name: 'Prix', values: [value('0-10', 'Moins de 10 €', true), value('10-20', '10 à 20 €', true)] },
  { code: 'brand', name: 'Marque', values: [value('canal', 'Canal', true), value('pli', 'Pli')] },
  { code: 'colour', name: 'Couleur', values: [value('bleu', 'Bleu')] },
];
const chosen = [
  { code: 'price', value: '0-10' },
  { code: 'price', value: '10-20' },
  { code: 'brand', value: 'canal' },
];

test('each chip takes one facet away and keeps the rest, back on the first page', () => {
  const { chips } = listingView(aSearchPage({ facets }), listing({ facets: chosen, sort: 'price-asc', page: 3 }), fr);
  expect(chips.map(({ label }) => label)).toEqual([
    'Retirer Prix\u202f: Moins de 10 €',
    'Retirer Prix\u202f: 10 à 20 €',
    'Retirer Marque\u202f: Canal',
  ]);
  expect(chips[0]?.label).toBe(`Retirer ${chips[0]?.text}`);
  const remaining = chips.map(({ href }) => new URL(href, 'https://shop.example').searchParams);
  expect(remaining.map((query) => query.getAll('f'))).toEqual([
    ['price:10-20', 'brand:canal'],
    ['price:0-10', 'brand:canal'],
    ['price:0-10', 'price:10-20'],
  ]);
  expect(remaining.map((query) => [query.get('sort'), query.get('page')])).toEqual(
    Array.from({ length: 3 }, () => ['price-asc', null]),
  );
});

test('a professional is told whether the bands of prices are with tax, and an individual need not be', () => {
  const namesIn = (mode: 'part' | 'pro', { lang = 'fr', isNet }: { lang?: Lang; isNet?: true } = {}) => {
    const given = facets.map((facet) => (facet.code === 'price' && isNet ? { ...facet, isNet } : facet));
    const view = listingView(aSearchPage({ facets: given }), listing({ facets: chosen }), wordingOf({ lang, mode }));
    return [view.chips[0]?.label, view.filter.facets.map(({ name }) => name)];
  };
  expect(namesIn('pro', { isNet: true })).toEqual([
    'Retirer Prix HT\u202f: Moins de 10 €',
    ['Prix HT', 'Marque', 'Couleur'],
  ]);
  expect(namesIn('pro', { isNet: true, lang: 'en' })[1]).toEqual(['Prix excl. VAT', 'Marque', 'Couleur']);
  expect(namesIn('pro')).toEqual(['Retirer Prix TTC\u202f: Moins de 10 €', ['Prix TTC', 'Marque', 'Couleur']]);
  expect(namesIn('part')).toEqual(['Retirer Prix\u202f: Moins de 10 €', ['Prix', 'Marque', 'Couleur']]);
});

test('a search that only a service answers counts no product, and does not say that nothing was found', () => {
  const services = [{ title: 'Suivre un envoi', summary: 'Par son numéro', path: '/mes-suivis' }];
  const { services: links, empty } = listingView(
    aSearchPage({ products: [], total: 0, services }),
    listing({ text: 'suivre' }),
    fr,
  );
  expect(links).toEqual([{ label: 'Suivre un envoi', text: 'Par son numéro', href: '/mes-suivis' }]);
  expect(empty?.text).toBe('Aucun produit');
});

test('the filter form shows the selected values and their counts', () => {
  const { filter } = listingView(aSearchPage({ facets, total: 25 }), listing({ text: 'carnet', facets: chosen }), fr);
  expect(filter).toMatchObject({ action: path, narrows: true, hidden: [{ name: 'q', value: 'carnet' }] });
  expect(filter.label).toBe('Filtrer\u00a0(3)');
  expect([filter.show, filter.clear?.href]).toEqual(['Voir les 25 produits', `${path}?q=carnet`]);
  expect(filter.facets.map(({ open }) => open)).toEqual([true, true, false]);
  expect(filter.facets[1]?.values[0]).toEqual({
    value: 'brand:canal',
    name: 'Canal',
    count: '1\u202f234',
    selected: true,
  });
  expect(listingView(aSearchPage(), listing(), fr).filter.label).toBe('Filtrer');
});

test('a last category leads no further down', () => {
  const seo = { title: null, paragraph: null, noIndex: false, facets: [] };
  const below = (isLastCategory: boolean) =>
    listingView(
      aSearchPage({ subcategories: [{ code: 'carnets', name: 'Carnets' }], seo: { ...seo, isLastCategory } }),
      listing(),
      fr,
    ).subcategories?.links.map(({ label }) => label);
  expect([below(false), below(true)]).toEqual([['Carnets'], undefined]);
});

test('the next page goes on in the ranking that the backend used', () => {
  const next = (asked: string | null, used: string | null) =>
    listingView(aSearchPage({ pages: 2, rank: used }), listing({ rank: asked }), fr).pages?.next?.href;
  expect(next('r1', 'r2')).toBe(`${path}?rank=r2&page=2`);
  expect(next('r1', null)).toBe(`${path}?rank=r1&page=2`);
  // What nobody asked for stays out of pages that are the same for everybody.
  expect(next(null, 'r2')).toBe(`${path}?page=2`);
});

test('pages lead to their neighbours, and the first page has no number', () => {
  const pagesAt = (page: number) => listingView(aSearchPage({ page, pages: 3 }), listing({ page }), fr).pages;
  expect(pagesAt(0)).toEqual({ label: 'Page 1 sur 3', next: { label: 'Page suivante', href: `${path}?page=2` } });
  expect(pagesAt(1)).toMatchObject({ previous: { href: path }, next: { href: `${path}?page=3` } });
  expect(pagesAt(2)?.next).toBeUndefined();
  expect(listingView(aSearchPage({ pages: 1 }), listing(), fr).pages).toBeNull();
});

test('products are counted as the language counts', () => {
  const count = (total: number, wording = fr) => listingView(aSearchPage({ total }), listing(), wording).count;
  expect([0, 1, 131].map((total) => count(total))).toEqual(['Aucun produit', '1 produit', '131 produits']);
  expect([0, 1, 131].map((total) => count(total, en))).toEqual(['No products', '1 product', '131 products']);
});

test('a search that finds nothing says so, gives advice and suggests another', () => {
  const nothing = aSearchPage({ total: 0, products: [], pages: 0, suggestion: 'enveloppe' });
  const { empty, title } = listingView(nothing, listing({ text: 'anveloppe' }), fr);
  expect(title).toBe('Aucun résultat pour «\u202fanveloppe\u202f»');
  expect(empty?.text).toBe('Vérifiez l’orthographe, essayez avec moins de mots ou un mot plus courant.');
  expect(empty?.suggestion).toEqual({
    label: 'Essayez «\u202fenveloppe\u202f»',
    href: '/boutique/recherche?q=enveloppe',
  });
  expect(listingView(nothing, listing({ text: 'x' }), en).title).toBe('No results for “x”');
});

test('a page after the last one says how long the list is, and leads to its start and its end', () => {
  const beyond = (page: number, pages: number) =>
    listingView(aSearchPage({ page, pages, products: [] }), listing({ page, sort: 'price-asc' }), fr);
  expect(beyond(7, 3)).toMatchObject({
    pages: null,
    empty: {
      text: 'Cette liste ne compte plus que 3 pages.',
      links: [
        { label: 'Revenir au début de la liste', href: `${path}?sort=price-asc` },
        { label: 'Aller à la dernière page', href: `${path}?sort=price-asc&page=3` },
      ],
    },
  });
  expect(beyond(1, 1).empty?.links).toHaveLength(1);
  expect(beyond(1, 1).empty?.text).toBe('Cette liste tient sur une seule page.');
});

test('a list without results leads to the departments that the backend names; below a search they have pictures', () => {
  const nothing = aSearchPage({ total: 0, products: [] });
  const departments = [{ code: 'papeterie', name: 'Papeterie' }];
  const of = { ...listing(), departments };
  expect(listingView(nothing, of, fr).empty?.links).toEqual([{ label: 'Papeterie', href: '/boutique/c/papeterie' }]);
  const searched = listingView(nothing, { ...of, ...listing({ text: 'x' }) }, fr);
  expect([searched.empty?.links, searched.isNothing]).toEqual([[], true]);
});

test.each([
  ['a page past the end', aSearchPage({ total: 131, pages: 3, products: [] }), { page: 7 }],
  ['filters', aSearchPage({ total: 0, products: [] }), { facets: chosen }],
  [
    'a service that was found',
    aSearchPage({ total: 0, products: [], services: [{ title: 'Suivre un envoi', summary: '', path: '/mes-suivis' }] }),
    {},
  ],
])('a search without products has no pictures of departments below it where %s is why', (_, page, address) => {
  expect(listingView(page, listing({ text: 'x', ...address }), fr)).not.toHaveProperty('isNothing');
});

test('a list that is remembered is made anew for all that it shows, and for nothing that it does not', () => {
  const kept = Object.freeze(aSearchPage({ total: 0, products: [] }));
  const of = { ...listing({ text: 'x' }), departments: [{ code: 'papeterie', name: 'Papeterie' }] };
  const first = listingView(kept, of, fr);
  const below = [{ code: 'papeterie', name: 'Papeterie', children: [{ code: 'carnets', name: 'Carnets' }] }];
  expect(listingView(kept, { ...of, departments: below }, fr)).toBe(first);
  for (const other of [
    { ...of, departments: [{ code: 'papeterie', name: 'Papiers' }] },
    { ...of, path: '/boutique/recherche' },
    { ...of, fallbackTitle: 'Tout' },
    { ...of, address: { ...of.address, text: 'y' } },
    { ...of, facet: { code: 'brand', value: 'canal', whole: path } },
  ]) {
    const whole = { ...aSearchPage({ total: 0, products: [] }) };
    expect(listingView(kept, other, fr)).toEqual(listingView(whole, other, fr));
  }
});

test('filters that leave nothing can all be removed', () => {
  const { empty } = listingView(aSearchPage({ total: 0, products: [] }), listing({ facets: chosen, page: 2 }), fr);
  expect(empty?.text).toBe('Aucun produit ne correspond à ces filtres.');
  expect(empty?.links[0]).toEqual({ label: 'Retirer tous les filtres', href: path });
});

test('the paragraph of a category stands on its first page only', () => {
  const { seo } = aSearchPage();
  const page = aSearchPage({ seo: { ...seo, title: 'Nos timbres', paragraph: 'Tous les timbres.' } });
  expect(listingView(page, listing(), fr)).toMatchObject({ title: 'Nos timbres', paragraph: 'Tous les timbres.' });
  expect(listingView(page, listing({ page: 1 }), fr).paragraph).toBeUndefined();
});

test('a listing that could not be read says so in the specification’s words, and can be tried again', () => {
  const failed = failedListing([], listing({ facets: chosen, page: 1 }), fr);
  expect(failed.failed?.text).toBe('Une erreur est survenue, veuillez réessayer');
  expect(failed.failed?.retry.label).toBe('Réessayer');
  expect(failed.failed?.retry.href).toContain('page=2');
  expect(failed.failed?.retry.href).toContain('f=brand%3Acanal');
  expect([failed.cards, failed.chips, failed.pages, failed.empty, failed.filter.facets]).toEqual([
    [],
    [],
    null,
    null,
    [],
  ]);
});

const c5 = { code: 'format', value: 'c5', name: 'C5' };
const landings = { ...aSearchPage().seo, title: 'Enveloppes', facets: [c5, { ...c5, value: 'c4', name: 'C4' }] };
const landingPath = ({ code, value: name }: { code: string; value: string }) => `${path}/f/${code}-${name}`;
const onFacet = (over: Partial<ListingOf> = {}): ListingOf => ({
  ...listing(),
  path: `${path}/f/format-c5`,
  facet: { code: 'format', value: 'c5', whole: path },
  landingPath,
  ...over,
});
const formats = [{ code: 'format', name: 'Format', values: [value('c5', 'C5', true), value('c4', 'C4')] }];

test('a plain list leads to the facet values that have a page of their own, and to no other', () => {
  const page = aSearchPage({ seo: landings });
  const selections = (of: Partial<ListingOf>) => listingView(page, { ...listing(), ...of }, fr).selections;
  expect(selections({ landingPath })).toEqual({
    links: [
      { label: 'C5', href: `${path}/f/format-c5` },
      { label: 'C4', href: `${path}/f/format-c4` },
    ],
  });
  expect(selections({})).toBeNull();
  expect(
    listingView(aSearchPage({ seo: { ...landings, facets: [] } }), { ...listing(), landingPath }, fr).selections,
  ).toBeNull();
  expect(selections({ ...listing({ page: 1 }), landingPath })).toBeNull();
  expect(selections({ ...listing({ facets: chosen }), landingPath })).toBeNull();
  expect(listingView(page, onFacet(), fr).selections).toBeNull();
});

test('the page of a facet stands below its category, and choosing more leaves it for the filters of that one', () => {
  const page = aSearchPage({ facets: formats, pages: 2, path: [{ code: 'timbres', name: 'Timbres' }], seo: landings });
  const view = listingView(page, onFacet(), fr);
  expect(view.breadcrumb.at(-1)).toEqual({ label: 'Timbres', href: path });
  expect(view.chips.map(({ href }) => href)).toEqual([path]);
  expect(view.filter.action).toBe(path);
  expect(view.pages?.next?.href).toBe(`${path}/f/format-c5?page=2`);
});

test('the title of a facet is the backend’s where the facet has a page, else it names the value', () => {
  const titled = (facets: typeof landings.facets) =>
    listingView(aSearchPage({ facets: formats, seo: { ...landings, title: 'Enveloppes C5', facets } }), onFacet(), fr);
  expect(titled([c5]).title).toBe('Enveloppes C5');
  expect(titled([]).title).toBe('Enveloppes C5 – C5');
  expect(listingView(aSearchPage({ seo: { ...landings, facets: [] } }), onFacet(), fr).title).toBe('Enveloppes');
});

test('tabs lead to one kind at a time with its count, and keep what else was chosen', () => {
  const tabs = [
    value('ESERVICE', 'Services en ligne'),
    value('POSTAL', 'Produits postaux', true),
    { ...value('CONTENU', 'x'), count: 0 },
  ];
  const facetsChosen = [...chosen.slice(0, 1), { code: 'type', value: 'POSTAL' }];
  const view = listingView(aSearchPage({ tabs }), listing({ facets: facetsChosen, rank: 'r1' }), fr);
  expect(view.tabs?.links.map(({ label, current }) => [label, current])).toEqual([
    ['Tout', false],
    ['Services en ligne (1\u202f234)', false],
    ['Produits postaux', true],
  ]);
  const asked = view.tabs?.links.map(({ href }) => new URL(href, 'https://shop.example').searchParams.getAll('f'));
  expect(asked).toEqual([['price:0-10'], ['price:0-10', 'type:ESERVICE'], ['price:0-10', 'type:POSTAL']]);
  expect(view.filter.hidden).toEqual([
    { name: 'f', value: 'type:POSTAL' },
    { name: 'rank', value: 'r1' },
  ]);
  expect(listingView(aSearchPage({ tabs }), onFacet(), fr).tabs).toBeNull();
  expect(listingView(aSearchPage({ tabs, pageType: 'seller' }), listing(), fr).tabs).toBeNull();
});

test('products are a tab only beside services: alone they would be all of the list once more', () => {
  const labels = (codes: string[]) =>
    listingView(aSearchPage({ tabs: codes.map((code) => value(code, code)) }), listing(), fr).tabs?.links.map(
      ({ label }) => label.replace(/ .*/, ''),
    );
  expect(labels(['PRODUCT', 'POSTAL', 'MARKETPLACE'])).toEqual(['Tout', 'POSTAL', 'MARKETPLACE']);
  expect(labels(['PRODUCT', 'ESERVICE', 'POSTAL'])).toEqual(['Tout', 'PRODUCT', 'ESERVICE', 'POSTAL']);
});

test('the first facets are open with their top values; the others wait below a heading that counts them', () => {
  const facetOf = (code: string, values: number) => ({
    code,
    name: code,
    values: Array.from({ length: values }, (_, at) => value(`${code}${at}`, `${code} ${at}`, at === 8)),
  });
  const page = aSearchPage({ facets: [facetOf('a', 12), facetOf('b', 7), facetOf('c', 2), facetOf('d', 3)] });
  const [a, b, c, d] = listingView(page, listing(), fr).filter.facets;
  expect([a, b, c, d].map((facet) => facet?.first)).toEqual([true, true, true, false]);
  expect(a?.values.map(({ name }) => name)).toEqual(['a 0', 'a 1', 'a 2', 'a 3', 'a 4', 'a 8']);
  expect(a?.rest).toMatchObject({ name: 'Autres valeurs\u202f: a', label: 'Afficher 6 autres valeurs' });
  // Two more are not worth a heading.
  expect(b?.values).toHaveLength(7);
  expect(b).not.toHaveProperty('rest');
});

test('a long facet shows its first values and those that are chosen; the others come when they are asked for', () => {
  const values = Array.from({ length: 200 }, (_, at) => value(`v${at}`, `Valeur ${at}`, at === 150));
  const page = aSearchPage({ facets: [{ code: 'colour', name: 'Couleur', values }] });
  const facets = [{ code: 'colour', value: 'v150' }];
  const [brief] = listingView(page, listing({ facets, page: 2 }), fr).filter.facets;
  expect(brief?.values).toHaveLength(6);
  expect(brief?.rest?.values).toHaveLength(7);
  expect(brief?.values.at(-1)).toMatchObject({ name: 'Valeur 150', selected: true });
  expect(brief?.more).toEqual({ label: 'Afficher 187 autres valeurs', href: `${path}?f=colour%3Av150&tout=colour` });
  const { filter } = listingView(page, listing({ facets, whole: 'colour' }), fr);
  expect(filter.facets[0]).toMatchObject({ open: true });
  expect(filter.facets[0]?.values).toHaveLength(200);
  expect(filter.facets[0]?.more).toBeUndefined();
  expect(filter.hidden).toEqual([{ name: 'tout', value: 'colour' }]);
  const short = aSearchPage({ facets: [{ code: 'colour', name: 'Couleur', values: values.slice(0, 24) }] });
  expect(listingView(short, listing(), fr).filter.facets[0]?.rest?.values).toHaveLength(19);
});

test('pages of advice stand in place of products, and the way to them too when nothing else was found', () => {
  const tab = { ...value('CONTENU', 'Conseils'), count: 2 };
  const advice = [{ title: 'Bien emballer', summary: 'Choisir le carton.', path: '/conseils-pratiques/bien-emballer' }];
  const sought = listing({ text: 'emballer' });
  const none = listingView(aSearchPage({ products: [], total: 0, tabs: [tab] }), sought, fr);
  expect(none.tabs?.links.map(({ label, current }) => [label, current])).toEqual([
    ['Tout', true],
    ['Conseils (2)', false],
  ]);
  const page = aSearchPage({ products: [], total: 2, tabs: [{ ...tab, selected: true }], advice });
  const view = listingView(page, sought, fr);
  expect(view).toMatchObject({ count: '2 pages de conseils', empty: null, cards: [], filter: { sorts: [] } });
  expect([view.tabs?.links.length, view.criteria]).toEqual([2, undefined]);
  expect(none.criteria?.label).toBe('Comment les produits sont classés');
  expect(view.advice).toEqual([
    { label: 'Bien emballer', text: 'Choisir le carton.', href: '/conseils-pratiques/bien-emballer' },
  ]);
  expect(listingView(aSearchPage({ tabs: [value('PRODUCT', 'Produits', true)], advice }), sought, fr).advice).toBe(
    undefined,
  );
});

test('brands and sellers stand below the lists of all of them', () => {
  const trail = (pageType: 'brand' | 'seller') =>
    listingView(aSearchPage({ pageType }), listing(), fr).breadcrumb.at(-1);
  expect(trail('brand')).toEqual({ label: 'Toutes les marques', href: '/boutique/marques' });
  expect(trail('seller')).toEqual({ label: 'Tous les vendeurs', href: '/boutique/vendeurs' });
});

test('a list whose order has no name says nothing of an order', () => {
  expect(listingView(aSearchPage({ sorts: [] }), listing(), fr)).toMatchObject({ sorted: '', filter: { sorts: [] } });
});
