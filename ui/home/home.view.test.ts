import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { homeView } from './home.view.ts';

const categories = [
  { code: 'philatelie', name: 'Philatélie', children: [] },
  { code: 'papeterie', name: 'Papeterie', sending: 'letter' as const, children: [] },
  { code: 'prestations', name: 'Services', sending: 'service' as const, children: [] },
  {
    code: 'envois',
    name: 'Envois',
    children: [
      { code: 'affranchir', name: 'Affranchir', sending: 'stamp' as const, children: [] },
      { code: 'cartons', name: 'Cartons', sending: 'parcel' as const, children: [] },
    ],
  },
];
test('a question leads to the page that the backend names, in the shop of its audience, and to no other site', () => {
  const hrefOf = (sendingPage: string) =>
    homeView(
      { categories: [{ code: 'papeterie', name: 'Papeterie', sending: 'letter', sendingPage, children: [] }] },
      wordingOf({ lang: 'fr', mode: 'part' }),
    ).choices.map(({ href }) => href);
  expect(hrefOf('/envoyer-une-lettre')).toEqual(['/envoyer-une-lettre']);
  expect(hrefOf('https://ailleurs.example/lettre')).toEqual(['/boutique/c/papeterie']);
});

const home = (lang: 'fr' | 'en', mode: 'part' | 'pro' = 'part') => homeView({ categories }, wordingOf({ lang, mode }));

test('the home page asks what one wants to send, with four ways to answer', () => {
  expect(home('fr').question).toBe('Que voulez-vous envoyer\u202f?');
  expect(home('en').question).toBe('What would you like to send?');
  expect(home('fr').choices.map(({ label }) => label)).toEqual([
    'Une lettre',
    'Un colis',
    'Des timbres',
    'Réexpédition',
  ]);
});

test('every link stays with the audience of the page', () => {
  const { choices, departments, tracking } = home('fr', 'pro');
  for (const { href } of choices) expect(href).toMatch(/^\/professionnel\//);
  for (const { href } of departments.links) expect(href).toMatch(/^\/professionnel\/boutique\/u\//);
  expect(tracking.action).toBe('/professionnel/mes-suivis');
  expect([home('fr').title, home('fr', 'pro').title]).toEqual([
    'La boutique du courrier',
    'La boutique des professionnels',
  ]);
});

test('a company is asked what it sends in number, and is offered no stamps where the backend names none', () => {
  const pro = home('fr', 'pro');
  expect(pro.question).toBe('Qu’envoie votre entreprise\u202f?');
  expect(pro.choices.map(({ label, href }) => [label, href])).toEqual([
    ['Lettres et recommandés', '/professionnel/envoyer-une-lettre'],
    ['Étiquettes de colis', '/professionnel/colissimo-en-ligne'],
    ['Affranchir en nombre', '/professionnel/boutique/c/affranchir'],
    ['Réexpédition', '/professionnel/demenagement-absence'],
  ]);
  const none = homeView({ categories: [] }, wordingOf({ lang: 'en', mode: 'pro' }));
  expect(none.choices.map(({ label }) => label)).toEqual([
    'Letters and registered mail',
    'Parcel labels',
    'Mail forwarding',
  ]);
});

test('a company has the same ways to choose from, whatever pages the backend names for its categories', () => {
  const named = categories.map((category) => ({
    ...category,
    sendingPage: '/envoyer-une-lettre',
    children: category.children.map((child) => ({ ...child, sendingPage: '/envoyer-un-colis' })),
  }));
  const { choices } = homeView({ categories: named }, wordingOf({ lang: 'fr', mode: 'pro' }));
  expect(choices).toEqual(home('fr', 'pro').choices);
});

test('each way leads to the category that the backend names for it, and one without a category is not offered', () => {
  expect(home('fr').choices.map(({ icon, href }) => [icon, href])).toEqual([
    ['letter', '/boutique/c/papeterie'],
    ['parcel', '/boutique/c/cartons'],
    ['stamp', '/boutique/c/affranchir'],
    ['move', '/boutique/c/prestations'],
  ]);
  const none = homeView({ categories: categories.slice(0, 1) }, wordingOf({ lang: 'fr', mode: 'part' }));
  expect(none.choices).toEqual([]);
});

test('individuals are told to print at home and that they may change their mind, professionals that they may pay later', () => {
  const reasonsOf = (mode: 'part' | 'pro') => home('fr', mode).reasons.map(({ title }) => title);
  expect(reasonsOf('part')).toEqual(['Imprimez chez vous', 'Paiement sécurisé', '14 jours pour changer d’avis']);
  expect(reasonsOf('pro')).toEqual(['Imprimez sur place', 'Paiement sécurisé', 'Paiement différé']);
});
