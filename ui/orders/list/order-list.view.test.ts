import { expect, test } from 'vitest';
import { aConsignment, anOrder } from '#domain/orders/examples.ts';
import type { Order, OrderSummary } from '#domain/orders/orders.ts';
import { anOrderList, aSummaryOf } from './order-list.examples.ts';

test('each order has its day, its state, its total, its articles and the next step', () => {
  const [first] = anOrderList().rows;
  expect(first).toEqual({
    order: { label: 'Commande CMD-26-000125', href: '/mes-commandes/detail/CMD-26-000125' },
    facts: ['CMD-26-000125', '25/11/2026 à 10:00'],
    state: { text: 'Prête', tone: 'now' },
    picture: null,
    symbol: 'parcel',
    total: '20,31\u00a0€',
    articles: 'Colissimo en ligne, Carnet de 12 timbres Marianne et 1 autre article',
    now: 'C’est prêt\u202f: vous pouvez télécharger vos fichiers.',
    step: expect.objectContaining({
      label: 'Télécharger l’étiquette',
      href: expect.stringContaining('/commandes/CMD-26-000125/etiquettes?une=6A15602676300'),
    }),
  });
});

test('an order that could not be read has what the list says of it', () => {
  expect(anOrderList().rows[1]).toEqual({
    order: { label: 'Commande CMD-26-000124', href: '/mes-commandes/detail/CMD-26-000124' },
    facts: ['20/11/2026 à 10:00'],
    state: { text: 'En préparation', tone: 'now' },
  });
});

test.each<[string, Partial<OrderSummary>, Partial<Order>, [state?: string, now?: string]]>([
  ['in preparation', {}, { consignments: [aConsignment()] }, ['En préparation']],
  [
    'in preparation, which the backend calls otherwise',
    { statusDisplay: 'Confirmée' },
    { consignments: [aConsignment()] },
    ['Confirmée', 'Votre commande est en préparation.'],
  ],
  [
    'on its way',
    { status: 'sent', statusDisplay: null },
    { consignments: [aConsignment({ status: 'sent' })] },
    ['Expédiée'],
  ],
  [
    'on its way until a day',
    { status: 'sent', statusDisplay: null },
    { consignments: [aConsignment({ status: 'sent', arrivesOn: '2026-12-02' })] },
    [undefined, 'Votre commande est en route : arrivée prévue le 02/12/2026.'],
  ],
  [
    'in a state that the backend alone names',
    { status: 'completed', statusDisplay: 'Livrée' },
    { status: 'completed', statusDisplay: 'Livrée' },
    ['Livrée'],
  ],
])('of an order %s a row says it once', (_, summary, order, [state, now]) => {
  const { rows } = anOrderList({ orders: [{ summary: aSummaryOf('CMD-26-000126', summary), order: anOrder(order) }] });
  expect([rows[0]?.state?.text, rows[0]?.now?.replaceAll(/[\u202f\u00a0]/g, ' ')]).toEqual([state, now]);
});

test('a search stays in its form and in the ways to other pages', () => {
  const { search, pages, count } = anOrderList({
    search: { text: 'timbre', from: '2026-11-01' },
    page: 1,
    pageCount: 3,
  });
  expect(search).toEqual({ action: '/mon-compte/commandes', text: 'timbre', from: '2026-11-01', to: '' });
  expect(pages).toEqual({
    label: 'Page 2 sur 3',
    previous: { label: 'Commandes plus récentes', href: '/mon-compte/commandes?q=timbre&du=2026-11-01' },
    next: { label: 'Commandes plus anciennes', href: '/mon-compte/commandes?q=timbre&du=2026-11-01&page=3' },
  });
  expect(count).toBe('3 commandes');
});

test.each<[string, Parameters<typeof anOrderList>[0], string, string]>([
  ['none was ever placed', { orders: [] }, 'Vous n’avez pas encore passé de commande.', '/'],
  [
    'none matches the search',
    { orders: [], search: { text: 'xyz' } },
    'Aucune commande ne correspond à cette recherche. Vérifiez le numéro, l’article et les dates.',
    '/mon-compte/commandes',
  ],
  [
    'they could not be loaded',
    { away: true, search: { text: 'xyz' } },
    'Vos commandes n’ont pas pu être chargées, veuillez réessayer.',
    '/mon-compte/commandes?q=xyz',
  ],
])('the list says that %s, and leads on', (_, given, text, href) => {
  expect(anOrderList(given).none).toMatchObject({ text, way: { href } });
});

test('a professional stays in the professional shop, and reads that totals are with tax where they bear one', () => {
  const { rows, purchases } = anOrderList({ mode: 'pro' });
  for (const { order } of rows) expect(order.href).toMatch(/^\/professionnel\//);
  expect(rows.map(({ total }) => total)).toEqual(['20,31\u00a0€ TTC', undefined, '5,40\u00a0€']);
  expect(purchases.href).toBe('/professionnel/mes-achats');
});
