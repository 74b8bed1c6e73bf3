import { describe, expect, test } from 'vitest';
import { aLine } from '#domain/cart/examples.ts';
import type { Consignment } from '#domain/orders/consignments.ts';
import { aConsignment, anOrder } from '#domain/orders/examples.ts';
import type { OrderedDelivery } from '#domain/orders/orders.ts';
import type { TrackedConsignment } from '#domain/tracking/shipments.ts';
import { aDetailView, today } from '#ui/orders/orders.examples.ts';
import type { OrderCardView } from './consignment.view.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const factsOf = ({ rows }: OrderCardView) => rows.map(({ label, value }) => plain(`${label} : ${value}`));
const number = '6A12345678901';
const written = '6A12 3456 7890 1';
const inDays: OrderedDelivery = {
  name: 'Standard',
  dates: { earliest: '2026-11-27', latest: '2026-11-30' },
  point: null,
};

interface ConsignmentParts extends Partial<Consignment> {
  delivery?: OrderedDelivery;
  shipments?: TrackedConsignment[];
}

/** The part of an order that one sender sends, without its « Depuis le ». */
function cardOf({ delivery, shipments = [], ...over }: ConsignmentParts): OrderCardView {
  const order = anOrder({
    consignments: [aConsignment({ since: null, handOverBy: null, ...over })],
    deliveries: delivery ? { [aLine().id]: delivery } : {},
  });
  const [card] = aDetailView(order, { shipments }).cards;
  if (!card) throw new Error('An order has a card for each sender.');
  return card;
}

describe('the part of one sender', () => {
  test('a sender’s part shows its sender, its state, the reason, the days, the carrier, its articles and its actions', () => {
    const lines = [{ lineId: aLine().id, entryNumber: 0, quantity: 1, sent: 0, declined: 0 }];
    const card = cardOf({
      since: '2026-11-24T15:00:00Z',
      handOverBy: today,
      arrivesOn: '2026-12-02',
      reason: 'Un article arrive de l’atelier.',
      carrier: 'Colissimo',
      trackingId: number,
      trackingUrl: 'https://transporteur.example/6A1',
      returnableUntil: '2026-12-30',
      delivery: inDays,
      lines,
    });
    expect(factsOf(card)).toEqual([
      'Livraison : Standard, du ven. 27/11 au lun. 30/11/2026',
      'Remis au transporteur au plus tard le : jeu. 26/11/2026',
      `Envoi Colissimo : ${written}`,
    ]);
    expect(card.rows.at(-1)?.copied).toBe(number);
    expect(card).toEqual({
      id: 'envoi-CMD-1-A',
      title: 'Papeterie du Canal',
      state: { text: 'En préparation', tone: 'waiting' },
      reason: 'Un article arrive de l’atelier.',
      rows: expect.any(Array),
      deadline: expect.stringMatching(/^Arrivée prévue le mer.\u00a002.12.2026$/u),
      steps: expect.arrayContaining([
        expect.objectContaining({ text: 'En préparation', date: '24/11/2026 à 16:00', isNow: true }),
      ]),
      lines: [expect.objectContaining({ title: aLine().title, facts: ['1 sur 2'], links: [] })],
      links: [
        { label: 'Suivre l’envoi', href: 'https://transporteur.example/6A1', isExternal: true },
        { label: 'Écrire au vendeur', href: expect.stringContaining('CMD-1-A') },
        {
          label: 'Retourner un article',
          href: expect.stringContaining('CMD-1-A'),
          note: 'jusqu’au 30/12/2026',
        },
      ],
    });
  });

  test.each<[string, string[], ConsignmentParts]>([
    ['nothing where nothing is known', [], {}],
    ['no day to hand over what is on its way', [], { status: 'sent', handOverBy: today }],
    ['no day of arrival that has passed', [], { status: 'sent', arrivesOn: '2026-11-25' }],
    ['no day of arrival of what has come', [], { status: 'received', arrivesOn: '2026-12-02' }],
    ['the number of a parcel whose carrier nobody knows', [`Numéro de suivi : ${written}`], { trackingId: number }],
  ])('a sender’s part shows %s', (_, facts, given) => {
    expect(factsOf(cardOf(given))).toEqual(facts);
  });

  const standard = 'Livraison : Standard, du ven. 27/11 au lun. 30/11/2026';
  const [arrives, late] = [
    'Arrivée prévue le mer. 02/12/2026',
    'Devait être remis au transporteur au plus tard le mer. 25/11/2026',
  ];
  test.each<[string, string | undefined, string[], ConsignmentParts]>([
    ['the day of arrival where no delivery mode is known', arrives, [], { arrivesOn: '2026-12-02' }],
    ['a day of arrival that is today', 'Arrivée prévue le jeu. 26/11/2026', [], { arrivesOn: today }],
    [
      'the day of arrival beside a mode without days',
      arrives,
      ['Livraison : Standard'],
      { arrivesOn: '2026-12-02', delivery: { ...inDays, dates: null } },
    ],
    [
      'a day of arrival that is the last promised one once only',
      'Arrivée prévue du ven. 27/11 au lun. 30/11/2026',
      ['Livraison : Standard'],
      { status: 'sent', arrivesOn: '2026-11-30', delivery: inDays },
    ],
    ['nothing of what has come', undefined, ['Livraison : Standard'], { status: 'received', delivery: inDays }],
    ['nothing where a mode has no days', undefined, ['Livraison : Standard'], { delivery: { ...inDays, dates: null } }],
    [
      'nothing of days that have passed',
      undefined,
      ['Livraison : Standard, du mar. 24/11 au mer. 25/11/2026'],
      { status: 'sent', delivery: { ...inDays, dates: { earliest: '2026-11-24', latest: '2026-11-25' } } },
    ],
    ['that the sender is late', late, [standard], { handOverBy: '2026-11-25', delivery: inDays }],
  ])('a sender’s part stresses %s', (_, deadline, facts, given) => {
    const card = cardOf(given);
    expect([card.deadline && plain(card.deadline), factsOf(card)]).toEqual([deadline, facts]);
  });

  test('a sender’s part omits a line that the order does not list, and names no share of one without a quantity', () => {
    const line = { lineId: aLine().id, entryNumber: 0, quantity: 0, sent: null, declined: null };
    const lines = [line, { ...line, lineId: '9.autre' }, { ...line, lineId: null }];
    expect(cardOf({ lines }).lines).toEqual([expect.objectContaining({ title: aLine().title, facts: [] })]);
  });
});

describe('the unified tracking of a professional’s parcel', () => {
  const at = '2026-11-25T09:30:00Z';
  const shipment = (over: Partial<TrackedConsignment> = {}): TrackedConsignment => ({
    number,
    stage: 'on-its-way',
    last: null,
    isFinal: false,
    ...over,
  });

  test.each<[string, string, Partial<TrackedConsignment>]>([
    ['in our words before anything happened', 'En cours d’acheminement', {}],
    [
      'in the words of the service, and when, without a stop in the middle',
      'Arrivé à St. Denis, 25/11/2026',
      { last: { label: 'Arrivé à St. Denis.', at } },
    ],
    [
      'in our words, and when, where the service has none',
      'En cours de livraison, 25/11/2026',
      { stage: 'out-for-delivery', last: { label: null, at } },
    ],
  ])('the tracking of a professional’s parcel is shown %s', (_, fact, over) => {
    const others = shipment({ number: '6A99999999999', stage: 'delivered' });
    const card = cardOf({ status: 'sent', trackingId: number, shipments: [others, shipment(over)] });
    expect(factsOf(card)).toEqual([`Numéro de suivi : ${written}`, `Suivi : ${fact}`]);
  });

  test('the tracking of a professional’s parcel is found for a number that the sender wrote with spaces', () => {
    const trackingId = '6a 12345 678901';
    const card = cardOf({ status: 'sent', trackingId, shipments: [shipment()] });
    expect(factsOf(card)).toEqual([`Numéro de suivi : ${written}`, 'Suivi : En cours d’acheminement']);
  });

  test.each([number, null])('the tracking of another parcel is not shown: %s', (trackingId) => {
    // The numbers of one sender begin alike, and differ by their last sign.
    const shipments = [shipment({ number: '6A99999999999' }), shipment({ number: number.replace(/.$/, '2') })];
    const facts = trackingId ? [`Numéro de suivi : ${written}`] : [];
    expect(factsOf(cardOf({ status: 'sent', trackingId, shipments }))).toEqual(facts);
  });
});
