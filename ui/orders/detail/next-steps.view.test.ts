import { expect, test } from 'vitest';
import { aLine } from '#domain/cart/examples.ts';
import { aConsignment, anOrder, anOrderOf, aService } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { aDetailView, aFullOrder } from '../orders.examples.ts';

const buttonsOf = (order: Order, mode: 'part' | 'pro' = 'part') => {
  const { next, cards } = aDetailView(order, { mode });
  const own = cards.flatMap((card) => [card.step, ...card.lines.map(({ step }) => step)].flatMap((step) => step ?? []));
  return { top: next && [next.label, next.of ?? ''], own: own.map(({ label }) => label) };
};

test('the most urgent next step is the button at the top, and stands nowhere else', () => {
  const order = anOrderOf('stamp', 'ready-to-download');
  expect(buttonsOf(order)).toEqual({ top: ['Télécharger les timbres', ''], own: [] });
  const links = aDetailView(order).cards.flatMap((card) => card.links.map(({ label }) => label));
  expect(links).toEqual(['Régler votre imprimante']);
});

test('next steps that are less urgent stand each at its part', () => {
  const order: Order = {
    ...anOrder({
      lines: [
        aLine({ id: '1', kind: 'other', service: 'parcel', title: 'Colis', quantity: 1 }),
        aLine({ id: '2', kind: 'other', service: 'stamp-logo', title: 'Logo', quantity: 1 }),
      ],
      services: [
        aService({ service: 'parcel', status: 'ready-for-shipment', line: '1' }, { trackingId: '6A1' }),
        aService({ service: 'stamp-logo', status: 'payment-captured', line: '2' }),
      ],
    }),
    consignments: [aConsignment({ status: 'sent', trackingId: '6A2' })],
  };
  expect(buttonsOf(order)).toEqual({
    top: ['Télécharger la planche', 'Logo'],
    own: ['Suivre l’envoi', 'Télécharger l’étiquette'],
  });
});

test('of several files, the button at the top is of the one that is there for the shortest time', () => {
  const order = anOrder({
    lines: [
      aLine({ id: '1', kind: 'other', service: 'registered-mail', title: 'Vignette', quantity: 1 }),
      aLine({ id: '2', kind: 'other', service: 'stamp', title: 'Timbres', quantity: 1 }),
    ],
    services: [
      aService(
        { service: 'registered-mail', status: 'ready-to-download', line: '1' },
        { trackingId: '1A1', availableUntil: '2026-12-16' },
      ),
      aService({ service: 'stamp', status: 'ready-for-pickup', line: '2' }, { availableUntil: '2026-12-07' }),
    ],
  });
  expect(buttonsOf(order)).toMatchObject({ top: ['Télécharger les timbres', 'Timbres'] });
});

test('labels of several lines have one place, where they are chosen', () => {
  const lines = ['1', '2'].map((id) => aLine({ id, kind: 'other', service: 'parcel', title: 'Colis', quantity: 3 }));
  const services = ['1', '2'].map((line) => aService({ service: 'parcel', status: 'ready-for-pickup', line }));
  const order = anOrder({ lines, services });
  expect(buttonsOf(order)).toEqual({ top: ['Télécharger les étiquettes', ''], own: [] });
  const stamps = aLine({ id: '3', kind: 'other', service: 'stamp', title: 'Timbres' });
  const more = anOrder({
    lines: [...lines, stamps],
    services: [...services, aService({ service: 'stamp', status: 'ready-to-download', line: '3' })],
  });
  expect(buttonsOf(more).top).toEqual(['Télécharger les étiquettes', '']);
  expect(buttonsOf(more).own).toEqual(['Télécharger les timbres']);
  expect(aDetailView(order, { mode: 'pro' }).next?.href).toBe('/professionnel/mes-commandes/detail/CMD-1#etiquettes');
});

test('nothing is to be done with what is being made, was downloaded or is over', () => {
  for (const status of ['created', 'refunded', 'refund-pending', 'cancelled', null] as const)
    expect(buttonsOf(anOrderOf('parcel', status))).toEqual({ top: undefined, own: [] });
  expect(buttonsOf(anOrderOf('stamp', 'pickup-complete'))).toEqual({ top: undefined, own: [] });
});

test('every kind of next step of a full order has a name in each language', () => {
  expect(buttonsOf(aFullOrder()).own.length).toBeGreaterThan(1);
  expect(aDetailView(aFullOrder(), { lang: 'en' }).next?.label).toMatch(/^[A-Z]/);
});
