import { expect, test } from 'vitest';
import { aSummary } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type SuggestionMatches, suggestionsView } from './suggestions.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

const found = (over: Partial<SuggestionMatches> = {}): SuggestionMatches => ({
  text: 'carn',
  searches: ['carnets lettre verte'],
  categories: [{ code: 'carnets', name: 'Carnets de timbres', children: [] }],
  products: [aSummary()],
  services: [],
  ...over,
});
const nothing = { searches: [], categories: [], products: [], services: [] };

test('suggested searches come first, then departments, then products with their price', () => {
  expect(suggestionsView(found(), fr)).toEqual({
    groups: [
      {
        label: 'Recherches',
        options: [{ label: 'carnets lettre verte', href: fr.paths.search({ q: 'carnets lettre verte' }) }],
      },
      { label: 'Rayons', options: [{ label: 'Carnets de timbres', href: '/boutique/c/carnets' }] },
      {
        label: 'Produits',
        options: [
          {
            label: 'Carnet de 12 timbres Marianne',
            detail: '18,24\u00a0€',
            href: '/boutique/carnet-de-12-timbres-marianne/p/1126001',
          },
        ],
      },
    ],
    count: '3 propositions',
  });
});

test('a professional stays in the professional shop and reads prices without tax first', () => {
  const options = suggestionsView(found(), pro).groups.flatMap((group) => group.options);
  for (const { href } of options) expect(href).toMatch(/^\/professionnel\//);
  expect(options.at(-1)?.detail).toBe('15,20\u00a0€\u00a0HT (18,24\u00a0€\u00a0TTC)');
});

test('a parcel number is offered its tracking before any product', () => {
  const [first] = suggestionsView(found({ text: '6A15602676300' }), fr).groups;
  expect(first?.options).toEqual([
    { label: 'Suivre cet envoi', detail: 'Envoi 6A15602676300', href: '/mes-suivis?code=6A15602676300' },
  ]);
});

test('services that do what is typed are suggested before searches, departments and products', () => {
  const services = [{ title: 'Envoyer une lettre', summary: 'Timbre ou recommandé', path: '/envoyer-une-lettre' }];
  expect(suggestionsView(found({ services }), fr).groups[0]).toEqual({
    label: 'Pages',
    options: [{ label: 'Envoyer une lettre', detail: 'Timbre ou recommandé', href: '/envoyer-une-lettre' }],
  });
});

test('a search in the words of a department or a product below it is not suggested twice', () => {
  const searches = ['carnets de timbres', 'carnet de 12 timbres marianne', 'carnets bleus'];
  const [group] = suggestionsView(found({ searches }), fr).groups;
  expect(group?.options.map(({ label }) => label)).toEqual(['carnets bleus']);
});

test('an empty group of suggestions is not shown', () => {
  expect(suggestionsView(found({ searches: [], products: [] }), fr)).toMatchObject({ groups: [{ label: 'Rayons' }] });
  expect(suggestionsView(found({ ...nothing, text: 'zzz' }), fr).groups).toEqual([]);
});

test('a long answer is cut to the length of the list', () => {
  const many = found({
    searches: Array.from({ length: 20 }, (_, index) => `carnet ${index}`),
    categories: Array.from({ length: 20 }, (_, index) => ({ code: `c${index}`, name: 'Carnets', children: [] })),
    products: Array.from({ length: 20 }, () => aSummary()),
  });
  const { groups, count } = suggestionsView(many, fr);
  expect(groups.map(({ options }) => options.length)).toEqual([4, 3, 4]);
  expect(count).toBe('11 propositions');
});

test('a service says what its journey will ask for', () => {
  const service = aSummary({ kind: 'service', service: 'letter', price: null });
  const [group] = suggestionsView(found({ ...nothing, products: [service] }), fr).groups;
  expect(group?.options[0]?.detail).toBe('À indiquer : texte ou document, destinataires');
});

test('a department and a product are suggested with their pictures, where the backend has some', () => {
  const categories = [{ code: 'carnets', name: 'Carnets de timbres', children: [], picture: '/medias/rayon' }];
  const products = [aSummary({ picture: '/medias/1' })];
  const { groups } = suggestionsView(found({ ...nothing, text: 'carnets', categories, products }), fr);
  expect(groups.flatMap(({ options }) => options.map(({ picture }) => picture))).toEqual([
    '/medias/rayon',
    '/medias/1',
  ]);
});

test('a product whose price is not known is suggested by its name alone', () => {
  const [group] = suggestionsView(found({ ...nothing, text: 'zzz', products: [aSummary({ price: null })] }), fr).groups;
  expect(group?.options).toEqual([
    { label: 'Carnet de 12 timbres Marianne', href: '/boutique/carnet-de-12-timbres-marianne/p/1126001' },
  ]);
});

test('a search that is the name of a product found is suggested as the product alone', () => {
  const title = 'Cartons simple cannelure\u00a0– lot de 25';
  const searches = ['Cartons simple cannelure – lot de 25', 'carnets'];
  const { groups } = suggestionsView(found({ ...nothing, searches, products: [aSummary({ title })] }), fr);
  expect(groups.map(({ options }) => options.map(({ label }) => label))).toEqual([['carnets'], [title]]);
});
