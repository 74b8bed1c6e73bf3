import { expect, test } from 'vitest';
import { aSummary } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { cardView, markOf } from './card.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

test('an individual sees the price TTC, a professional HT first', () => {
  expect(cardView(aSummary(), fr).price).toBe('18,24\u00a0€');
  expect(cardView(aSummary(), fr).priceNote).toBeUndefined();
  expect(cardView(aSummary(), pro)).toMatchObject({
    price: '15,20\u00a0€\u00a0HT',
    priceNote: '18,24\u00a0€\u00a0TTC',
  });
  expect(cardView(aSummary(), en).price).toBe('€18.24');
});

test('a card leads to its product in the mode of the page', () => {
  expect(cardView(aSummary(), fr).href).toBe('/boutique/carnet-de-12-timbres-marianne/p/1126001');
  expect(cardView(aSummary(), pro).href).toBe('/professionnel/boutique/carnet-de-12-timbres-marianne/p/1126001');
});

test('goods that are sold out say so; those that are nearly so do not', () => {
  expect(cardView(aSummary({ stock: 'out' }), fr).unavailable).toBe('Épuisé');
  expect(cardView(aSummary({ stock: 'out' }), en).unavailable).toBe('Sold out');
  expect(cardView(aSummary({ stock: 'low' }), fr).unavailable).toBeUndefined();
});

test('what differs leads: a name ends at its dash, and what follows stands on a line of its own', () => {
  expect(cardView(aSummary({ title: 'Prêt-à-poster C6 Oiseaux\u00a0– 10 enveloppes, 20 g' }), fr)).toMatchObject({
    lead: 'Prêt-à-poster C6 Oiseaux',
    details: '10 enveloppes, 20 g',
  });
  expect(cardView(aSummary({ title: 'Ciseaux de bureau 21 cm' }), fr)).toMatchObject({
    lead: 'Ciseaux de bureau 21 cm',
  });
  expect(cardView(aSummary({ title: 'Cutter – lame – acier' }), fr).details).toBe('lame – acier');
});

test('a seller is named, the shop itself is not', () => {
  expect(cardView(aSummary({ seller: 'Papeterie du Canal' }), fr).seller).toBe('Papeterie du Canal');
  expect(cardView(aSummary(), fr).seller).toBeUndefined();
});

test('a mark of one word, or one that is new to us, is not shown on a card', () => {
  for (const code of ['madeInFrance', '', 'constructor', 'moonLanding'])
    expect(markOf({ code, value: '1' }, fr)).toEqual({});
  expect(markOf(undefined, fr)).toEqual({});
});

test('an index says how much, and an energy label leads to its sheet', () => {
  const sheet = 'https://etiquettes.example/3406001';
  expect(cardView(aSummary({ mark: { code: 'energyClass', value: 'D', sheet } }), fr)).toMatchObject({
    mark: 'Classe énergétique\u202f: D',
    sheet,
  });
  expect(markOf({ code: 'repairabilityIndex', value: '8.2/10' }, en)).toEqual({ mark: 'Repairability: 8.2/10' });
  expect(markOf({ code: 'energyClass', sheet }, fr)).toEqual({});
});

test('a card shows the picture of its product, where there is one', () => {
  expect(cardView(aSummary({ picture: '/medias/1' }), fr).picture).toBe('/medias/1');
  expect(cardView(aSummary(), fr).picture).toBe('');
});

test('goods without a price show none', () => {
  expect(cardView(aSummary({ price: null }), fr).price).toBe('');
});

test('a product sold by a journey leads to that journey, unless it is closed at present', () => {
  const service = aSummary({ kind: 'service', service: 'registered-mail' });
  expect(cardView(service, fr).start).toEqual({ label: 'Commencer', href: '/vignette-recommandee-en-ligne' });
  expect(cardView(service, fr).price).toMatch(/^Dès \d/);
  expect(cardView(service, fr).needs).toBe('À indiquer : poids, niveau, adresses');
  expect(cardView(service, pro).start?.href).toBe('/professionnel/vignette-recommandee-en-ligne');
  // The levels of a letter are articles of their own.
  expect(cardView({ ...service, code: 'e-lettre-rouge', service: 'letter' }, fr).start?.href).toBe(
    '/envoi-courrier-en-ligne?article=e-lettre-rouge',
  );
  expect(cardView({ ...service, stock: 'out' }, fr)).toMatchObject({ unavailable: 'Épuisé' });
  // A service that is new to us is sold by no journey yet, and is never added as goods are.
  const unknown = cardView(aSummary({ kind: 'service', service: null }), fr);
  expect([unknown.start, unknown.unavailable]).toEqual([undefined, 'Bientôt disponible']);
});
