import { expect, test } from 'vitest';
import { aSeller } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { directoryView } from './directory.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'en', mode: 'pro' });
const entries = [
  { code: 'plumelac', name: 'Plumelac', products: 1 },
  { code: 'etiquivole', name: 'Étiquivole', products: 12 },
  { code: '3plis', name: '3 Plis', products: 0 },
];

test('brands stand under their letters, which the links at the top lead to', () => {
  const { groups, letters, count } = directoryView({ kind: 'brands', typed: '', entries }, fr);
  expect(count).toBe('3 marques');
  expect(letters).toEqual([
    { label: 'E', href: '#lettre-e' },
    { label: 'P', href: '#lettre-p' },
    { label: '#', href: '#lettre-autres' },
  ]);
  expect(groups.map(({ id }) => `#${id}`)).toEqual(letters.map(({ href }) => href));
  expect(groups[0]?.rows).toEqual([
    { href: '/boutique/marque/etiquivole', name: 'Étiquivole', facts: ['12 produits'] },
  ]);
});

test('a seller has its grade, and none while nobody gave one', () => {
  const facts = (over: Parameters<typeof aSeller>[0]) =>
    directoryView({ kind: 'sellers', typed: '', entries: [aSeller(over)] }, fr).groups[0]?.rows[0]?.facts;
  expect(facts({})).toEqual(['4,7 sur 5 (1\u202f284 avis)', '96 produits']);
  expect(facts({ grade: null })).toEqual(['96 produits']);
  expect(facts({ evaluations: 0, products: null })).toEqual(['4,7 sur 5']);
  const [group] = directoryView({ kind: 'sellers', typed: '', entries: [aSeller()] }, pro).groups;
  expect(group?.rows[0]?.href).toBe('/professionnel/boutique/vendeur/papeterie-du-canal/2001');
});

test('sellers are counted, sought and found again as sellers', () => {
  const view = directoryView({ kind: 'sellers', typed: 'zinc', entries: [aSeller()] }, fr);
  expect(view).toMatchObject({
    filter: { action: '/boutique/vendeurs', label: 'Chercher un vendeur', value: 'zinc' },
    count: 'Aucun vendeur',
    empty: { all: { label: 'Tous les vendeurs', href: '/boutique/vendeurs' } },
    failed: null,
  });
  const brands = directoryView({ kind: 'brands', typed: '', entries: [] }, fr);
  expect(brands).toMatchObject({ filter: { label: 'Chercher une marque' }, count: 'Aucune marque' });
});

test('a typed filter shows the matching names, or says that there are none', () => {
  const typed = (words: string) => directoryView({ kind: 'brands', typed: words, entries }, fr);
  expect(typed('etiqui').groups.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(['Étiquivole']);
  expect(typed('etiqui')).toMatchObject({ count: '1 marque', empty: null, filter: { value: 'etiqui' } });
  expect(typed('zinc').empty).toEqual({
    text: 'Aucun nom ne contient «\u202fzinc\u202f». Essayez un autre nom.',
    all: { label: 'Toutes les marques', href: '/boutique/marques' },
  });
});

test('a list that could not be read says so, and can be tried again as it was asked', () => {
  const { failed, empty, groups } = directoryView({ kind: 'sellers', typed: 'a&b', entries: null }, fr);
  expect(failed).toEqual({
    text: 'Une erreur est survenue, veuillez réessayer',
    retry: { label: 'Réessayer', href: '/boutique/vendeurs?q=a%26b' },
  });
  expect([empty, groups]).toEqual([null, []]);
});
