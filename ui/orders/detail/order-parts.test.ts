import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aLine, aParcel } from '#domain/cart/examples.ts';
import type { Refund } from '#domain/orders/consignments.ts';
import { aConsignment, aContract, anOrder, anOrderOf, aService } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { aLabel, aParcel as aRefundable, someLabels } from '#ui/labels/labels.examples.ts';
import { aDetailView } from '../orders.examples.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

describe('the money of an order', () => {
  const card = 'Carte bancaire';
  const rowsOf = (over: Partial<Order>) =>
    aDetailView(anOrder(over)).money.map(({ label, value, note, about = [] }) =>
      [label, value, note, ...about.map((fact) => `${fact.label} : ${fact.value}`)]
        .filter(Boolean)
        .map((text) => plain(text ?? '')),
    );

  test.each<[string, string[][], Partial<Order>]>([
    ['that was paid says how', [['Payé', '38,55 €', card]], { paid: { cents: 3855 } }],
    ['of one that cost nothing says it', [['Payé', '0,00 €', card]], { paid: { cents: 0 } }],
    ['of which nothing is awaited any more, since it was cancelled', [], { paid: { cents: 0 }, awaited: { cents: 0 } }],
    ['of which all is awaited says how', [['Reste à régler', '38,55 €', card]], { awaited: { cents: 3855 } }],
    [
      'of which a part was paid says how once',
      [
        ['Payé', '10,00 €', card],
        ['Reste à régler', '28,55 €'],
      ],
      { paid: { cents: 1000 }, awaited: { cents: 2855 } },
    ],
  ])('the money of an order %s', (_, rows, over) => {
    expect(rowsOf(over)).toEqual(rows);
  });

  test.each<[string, string[], Partial<Refund>]>([
    [
      'when and why',
      ['Date : 24/11/2026', 'Motif : Article abîmé'],
      { date: '2026-11-24T14:05:00Z', reason: 'Article abîmé' },
    ],
    ['when', ['Date : 24/11/2026'], { date: '2026-11-24T14:05:00Z' }],
    ['why', ['Motif : Article abîmé'], { reason: 'Article abîmé' }],
    ['how much', [], {}],
  ])('a refund shows %s, where it is known', (_, note, over) => {
    const refund: Refund = {
      amount: { cents: 550 },
      status: 'refunded',
      date: null,
      reason: null,
      consignmentCode: null,
      entryNumbers: [],
      means: null,
      expectedOn: null,
      ...over,
    };
    const money = { paymentMode: null, refunds: [refund] };
    expect(rowsOf(money)).toEqual([['Remboursé', '5,50 €', ...note]]);
  });
});

describe('the addresses of an order', () => {
  const [delivery, invoice] = ['Adresse de livraison', 'Adresse de facturation'];

  test.each<[string, string[], Partial<Order>]>([
    ['are both said of goods, among services too', [delivery, invoice], { lines: [aParcel('1'), aLine()] }],
    ['say where services are billed, not where they would be delivered', [invoice], { lines: [aParcel('1')] }],
    ['leave out a delivery address that is not there', [invoice], { deliveryAddress: null }],
    ['leave out a billing address that is not there', [delivery], { billingAddress: null }],
  ])('the addresses of an order %s', (_, titles, over) => {
    expect(aDetailView(anOrder(over)).addresses.map(({ title }) => title)).toEqual(titles);
  });

  test('the billing address shows the company number', () => {
    const numbersOf = (companyNumber: string | undefined) =>
      aDetailView(anOrder({ billingAddress: anAddress({ companyNumber }) })).addresses.map(
        ({ number }) => number && plain(number),
      );
    expect(numbersOf('73282932000074')).toEqual([undefined, 'SIRET 732 829 320 00074']);
    expect(numbersOf('')).toEqual([undefined, undefined]);
  });
});

const nameless = { id: '2001', name: null };

test.each<['refused' | 'cancelled', string, Parameters<typeof aConsignment>[0]]>([
  ['refused', 'Papeterie du Canal : refusé par le vendeur', {}],
  ['cancelled', 'Papeterie du Canal : envoi annulé', { reason: 'Rupture.' }],
  ['cancelled', 'La boutique : envoi annulé', { seller: { id: null, name: null } }],
  ['refused', 'Un vendeur partenaire : refusé par le vendeur', { seller: nameless }],
])('a part that was %s among others is news in a line, and its part has the reason', (status, text, over) => {
  const consignments = [aConsignment({ status, since: null, ...over }), aConsignment({ code: 'CMD-1-B' })];
  const { news, cards } = aDetailView(anOrder({ consignments }));
  expect(news.map((one) => [one.tone, plain(one.text), one.href])).toEqual([['error', text, `#${cards[0]?.id}`]]);
  expect(cards[0]?.reason).toBe(over?.reason ?? undefined);
});

test('a contract whose line the order does not list is news without its name, among several', () => {
  const contract = aContract({ status: 'objected' });
  const services = ['0.service', '9.autre'].map((line) =>
    aService({ service: 'forwarding', status: 'ready-to-download', line }, { contract }),
  );
  const { news } = aDetailView({ ...anOrderOf('forwarding', 'ready-to-download'), services });
  expect(news.map(({ title }) => title)).toEqual(['Service\u00a0· Ce contrat a été annulé', 'Ce contrat a été annulé']);
});

test('goods of which no sender speaks yet have a part with nothing but themselves', () => {
  expect(aDetailView(anOrder()).cards).toEqual([
    {
      id: 'envoi-a-venir',
      title: 'À envoyer',
      rows: [],
      lines: [expect.objectContaining({ title: aLine().title, facts: [], links: [] })],
      links: [],
    },
  ]);
});

test('an order of which no delivery is told is not said to be sent, nor for free', () => {
  const untold = { deliveryAddress: null, deliveryModes: [], total: { ...anOrder().total, delivery: null } };
  const { cards, totals } = aDetailView(anOrder(untold));
  expect(cards[0]?.title).toBe('Articles');
  expect(totals.map(({ label }) => label)).not.toContain('Livraison');
});

test('money that is awaited is news, and the order is not over', () => {
  expect(aDetailView(anOrder({ awaited: { cents: 0 } })).news).toEqual([]);
  const { news, isStamped } = aDetailView(anOrder({ awaited: { cents: 3855 } }));
  expect(news).toEqual([{ tone: 'info', text: expect.stringMatching(/^Il reste 38,55.€ à régler/) }]);
  expect(isStamped).toBe(false);
});

test('an order whose right of withdrawal stands has no notes', () => {
  expect(aDetailView(anOrder()).notes).toEqual([]);
});

test('labels are on the page of a professional’s order, known to be away, or not asked for', () => {
  const labelsOf = (labels: Parameters<typeof aDetailView>[1]) => aDetailView(anOrder(), { mode: 'pro', ...labels });
  const chosen = { etiquette: ['6A37590596021'], format: null, case: null };
  const { labels: panel } = labelsOf({ labels: someLabels(), chosen, remembered: '10x15' });
  expect(panel).toMatchObject({ code: 'CMD-1', isChoice: true });
  expect(panel?.labels.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(chosen.etiquette);
  expect(panel?.formats.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['10x15']);
  const tooOld = aRefundable({ trackingId: '6A1', reason: 'too-old' });
  const old = labelsOf({
    labels: someLabels({ labels: [aLabel({ status: 'label-expired', trackingId: '6A1' })] }),
    returnsAndRefunds: { returns: [], withdrawals: [], refundable: [tooOld] },
  });
  expect(old.labels?.labels.map(({ why }) => why)).toEqual(['Elle ne peut plus servir.']);
  expect(labelsOf({ labels: null }).labels).toBeNull();
  expect(labelsOf({})).not.toHaveProperty('labels');
});
