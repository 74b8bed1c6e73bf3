import { describe, expect, test } from 'vitest';
import { aConsignment, anOrder, anOrderOf } from '#domain/orders/examples.ts';
import type { Order, OrderSummary } from '#domain/orders/orders.ts';
import { aReturn } from '#domain/returns/examples.ts';
import type { ReturnStatus } from '#domain/returns/returns.ts';
import { euros } from '#domain/shared/money.ts';
import { aParcel as aRefundableParcel } from '#ui/labels/labels.examples.ts';
import type { ReturnsAndRefunds } from '#ui/orders/now/returns-and-refunds.ts';
import { anOrderList, aSummaryOf } from './order-list.examples.ts';

test('each order has its day, its state, its total, its articles and the next step', () => {
  const [first] = anOrderList().rows;
  expect(first).toEqual({
    order: { label: 'Commande CMD-26-000125', href: '/mes-commandes/detail/CMD-26-000125' },
    facts: ['CMD-26-000125', '25/11/2026'],
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
    facts: ['20/11/2026'],
    state: { text: 'En préparation', tone: 'now' },
  });
});

test.each<[string, Partial<OrderSummary>, Partial<Order>, [state?: string, now?: string]]>([
  ['in preparation', {}, { consignments: [aConsignment()] }, ['En préparation']],
  [
    'in preparation, which the backend calls otherwise',
    { statusDisplay: 'Confirmée' },
    { consignments: [aConsignment()] },
    ['En préparation'],
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
    [undefined, 'Votre commande est en route : arrivée prévue le mer. 02/12/2026.'],
  ],
  [
    'in a state that the backend alone names',
    { status: 'completed', statusDisplay: 'Livrée' },
    { status: 'completed', statusDisplay: 'Livrée' },
    ['Livrée'],
  ],
  [
    'in a state that the whole order alone names',
    { status: 'other', statusDisplay: null },
    { status: 'other', statusDisplay: 'Bloquée au contrôle' },
    ['Bloquée au contrôle'],
  ],
])('of an order %s a row says it once', (_, summary, order, [state, now]) => {
  const { rows } = anOrderList({ orders: [{ summary: aSummaryOf('CMD-26-000126', summary), order: anOrder(order) }] });
  expect([rows[0]?.state?.text, rows[0]?.now?.replaceAll(/[\u202f\u00a0]/g, ' ')]).toEqual([state, now]);
});

describe('the row of an order', () => {
  const rowOf = (order: Partial<Order>, over: Partial<ReturnsAndRefunds> = {}, mode: 'part' | 'pro' = 'part') => {
    const returnsAndRefunds = { returns: [], withdrawals: [], refundable: null, ...over };
    const listed = {
      summary: aSummaryOf('CMD-1', { statusDisplay: 'Livrée' }),
      order: anOrder(order),
      returnsAndRefunds,
    };
    const { state, now, step } = anOrderList({ orders: [listed], mode }).rows[0] ?? {};
    return [state?.text, now?.replaceAll(/[\u202f\u00a0]/g, ' '), step?.label];
  };
  const received = { consignments: [aConsignment({ status: 'received' })] };
  const refused = { consignments: [aConsignment({ status: 'refused', since: '2026-11-25T09:00:00Z' })] };
  const back = { status: 'being-paid', amount: euros(12.3), date: null, expectedOn: '2026-12-09' } as const;
  const none = { reason: null, consignmentCode: null, entryNumbers: [], means: null };

  test.each<[string, ReturnStatus, unknown[]]>([
    [
      'accepted',
      'accepted',
      ['Retour accepté', 'Retour accepté : vous pouvez renvoyer votre colis.', 'Renvoyer le colis'],
    ],
    ['asked for', 'requested', ['Retour demandé', undefined, undefined]],
    ['received', 'received', ['Retour reçu', undefined, undefined]],
    [
      'lost',
      'not-received',
      ['Retour non reçu', 'Votre retour n’a pas été reçu : consultez-le pour savoir quoi faire.', undefined],
    ],
    ['refused', 'refused', ['Retour refusé', undefined, undefined]],
    ['over', 'closed', ['Livrée', undefined, undefined]],
  ])('tells of a return that is %s', (_, status, row) => {
    const consignmentCode = received.consignments[0]?.code ?? '';
    expect(rowOf(received, { returns: [aReturn({ status, sendBefore: null, consignmentCode })] })).toEqual(row);
  });

  test('asks for the refund of a label that is out of date', () => {
    expect(rowOf(anOrderOf('parcel', 'label-expired'), { refundable: [aRefundableParcel()] })).toEqual([
      'Expirée',
      'Une étiquette n’est plus valable : vous pouvez en demander le remboursement.',
      'Faire rembourser une étiquette',
    ]);
  });

  test.each<[string, Partial<Order>, unknown[]]>([
    [
      'in progress',
      { ...received, refunds: [{ ...none, ...back }] },
      ['En cours de remboursement', undefined, undefined],
    ],
    [
      'made in part',
      { ...received, paid: euros(20), refunds: [{ ...none, ...back, status: 'refunded' }] },
      ['Remboursée en partie', undefined, undefined],
    ],
    [
      'made',
      { ...received, paid: euros(12.3), refunds: [{ ...none, ...back, status: 'refunded' }] },
      ['Remboursée', undefined, undefined],
    ],
  ])('tells of goods whose refund is %s', (_, order, row) => {
    expect(rowOf(order)).toEqual(row);
  });

  test.each(['part', 'pro'] as const)('leads from a refused logo to its correction (%s)', (mode) => {
    const subscription = { label: 'refused', reason: null, endDate: null } as const;
    expect(rowOf(anOrderOf('stamp-logo', 'cancelled', { subscription }), {}, mode)).toEqual([
      'Logo refusé',
      'Votre logo est refusé : consultez le motif et la marche à suivre.',
      'Corriger mon logo',
    ]);
  });

  test.each<[string, Partial<Order>, string]>([
    [
      'goes back',
      { refunds: [{ ...none, ...back }] },
      'Remboursement en cours de versement : 12,30 € · au plus tard le 09/12/2026',
    ],
    ['was never taken', { paid: euros(0) }, 'Rien n’a été débité.'],
  ])('says why a cancelled order is, and that its money %s', (_, order, money) => {
    expect(rowOf({ ...refused, ...order }).slice(0, 2)).toEqual([
      'Annulée',
      `Papeterie du Canal : refusé par le vendeur. ${money}`,
    ]);
  });
});

test('a search stays in its form and in the ways to other pages', () => {
  const { search, pages, count, found } = anOrderList({
    search: { text: 'timbre', from: '2026-11-01' },
    page: 1,
    pageCount: 3,
  });
  expect(search).toEqual({ action: '/mon-compte/commandes', text: 'timbre', from: '2026-11-01', to: '', errors: {} });
  expect(pages).toEqual({
    label: 'Page 2 sur 3',
    previous: { label: 'Commandes plus récentes', href: '/mon-compte/commandes?q=timbre&du=2026-11-01' },
    next: { label: 'Commandes plus anciennes', href: '/mon-compte/commandes?q=timbre&du=2026-11-01&page=3' },
  });
  expect(count).toBe('3 commandes');
  expect(found).toBe('«\u202ftimbre\u202f»\u202f: 3 commandes');
  expect(anOrderList({ search: { from: '2026-11-01' } }).found).toBe('3 commandes');
  expect(anOrderList()).not.toHaveProperty('found');
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
    'none has the tracking number',
    { orders: [], search: { text: '6a33 6714 4320 0' } },
    'Aucune de vos commandes ne porte ce numéro de suivi. Suivez l’envoi avec ce numéro.',
    '/mes-suivis?code=6A33671443200',
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

test.each<[string, Parameters<typeof anOrderList>[0], object]>([
  [
    'a first day that is none',
    { typed: { from: '2026-13-45' } },
    { from: '«\u202f2026-13-45\u202f» n’est pas une date.' },
  ],
  [
    'a last day before the first',
    { search: { from: '2026-11-02', to: '2026-11-01' } },
    { to: 'Cette date précède celle de «\u202fDu\u202f».' },
  ],
  ['one day', { search: { from: '2026-11-01', to: '2026-11-01' } }, {}],
])('a search by %s says what is wrong at its field', (_, given, errors) => {
  const { search, none } = anOrderList(given);
  expect(search.errors).toEqual(errors);
  const refused = 'Corrigez les dates de votre recherche : l’erreur est indiquée au-dessus, avec la date.';
  expect(none?.text === refused).toBe(Object.keys(errors).length > 0);
});

test('a professional stays in the professional shop, and reads that totals are with tax where they bear one', () => {
  const { rows, purchases } = anOrderList({ mode: 'pro' });
  for (const { order } of rows) expect(order.href).toMatch(/^\/professionnel\//);
  expect(rows.map(({ total }) => total)).toEqual(['20,31\u00a0€\u00a0TTC', undefined, '5,40\u00a0€']);
  expect(purchases.href).toBe('/professionnel/mes-achats');
});
