import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reordered, Shortfall } from '#domain/orders/orders.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { reorderNotices, reorderQuery, reorderResult } from './reorder.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const titles = new Map([['3202005', 'Carton double cannelure']]);
const order = 'CMD-26-000123';
const shortfall = (over: Partial<Shortfall> = {}): Shortfall => ({
  code: '3202005',
  reason: 'no-stock',
  added: 0,
  ...over,
});
const texts = (reordered: Reordered | 'unknown') => {
  const { searchParams } = new URL(pathsOf('part').cart(reorderQuery(order, reordered)), 'https://boutique.exemple.fr');
  const result = reorderResult(queryOf('cart', searchParams));
  return result ? reorderNotices(result, { wording, titles }) : [];
};

test('everything that was added again is said in one sentence', () => {
  expect(texts({ added: 3, shortfalls: [] })).toEqual([
    { tone: 'success', text: 'Les articles de la commande CMD-26-000123 sont dans votre panier.' },
  ]);
});

test.each([
  [shortfall(), 'Carton double cannelure\u202f: il n’y en a plus en stock.'],
  [shortfall({ reason: 'less-stock', added: 2 }), '2 seulement ont été ajoutés'],
  [shortfall({ reason: 'less-stock', added: 1 }), 'un seul a été ajouté'],
  [shortfall({ reason: 'less-stock', added: 0 }), 'Carton double cannelure\u202f: il n’y en a plus en stock.'],
  [shortfall({ reason: 'maximum' }), 'votre panier en contient déjà le maximum.'],
  [shortfall({ reason: 'unavailable' }), 'il n’est plus vendu.'],
  [shortfall({ reason: 'to-compose' }), 'ce service est à préparer de nouveau.'],
])('an article that could not be added again is named with its reason', (one, sentence) => {
  const [notice] = texts({ added: 5, shortfalls: [one] });
  expect(notice).toMatchObject({ tone: 'warning', title: expect.stringContaining('Certains articles') });
  expect(notice?.text).toContain(sentence);
});

test('a reorder of nothing says so, an article without a title has its code', () => {
  const [notice] = texts({ added: 0, shortfalls: [shortfall({ code: 'inconnu' }), shortfall()] });
  expect(notice?.title).toContain('Aucun article');
  expect(notice?.text).toBe(
    'inconnu\u202f: il n’y en a plus en stock. Carton double cannelure\u202f: il n’y en a plus en stock.',
  );
});

test('an order that is not there is said, and nothing was added', () => {
  expect(texts('unknown')).toMatchObject([{ tone: 'error', text: expect.stringContaining('n’a pas été retrouvée') }]);
});

test('any query gives a page', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.string()), (rachat, ajoutes, manque) => {
      const query = new URLSearchParams([
        ['rachat', rachat],
        ['ajoutes', ajoutes],
        ...manque.map((one) => ['manque', one]),
      ]);
      const result = reorderResult(queryOf('cart', query));
      if (result) expect(reorderNotices(result, { wording, titles }).length).toBe(1);
    }),
  );
  expect(reorderResult(queryOf('cart', new URLSearchParams('rachat=<b>&ajoutes=1')))).toBeNull();
});
