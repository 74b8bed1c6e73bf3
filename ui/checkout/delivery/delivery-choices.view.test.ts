import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aCart } from '#domain/cart/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aDeliveryPage } from './delivery.examples.ts';
import { deliveryView } from './delivery.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });

test('a parcel that waits shows where, and there is no way on before that is known', () => {
  const [mode] = aGroup().modes;
  const waiting = aGroup({ modes: mode ? [{ ...mode, pickup: true }] : [] });
  const search = { address: '', postalCode: '69002', city: 'Lyon', country: 'FR' };
  const pickup = { kind: 'search', search, result: { kind: 'failed' }, tries: 0, today: '2026-11-23' } as const;
  const searching = deliveryView(aDeliveryPage({ groups: [waiting], pickups: new Map([['', pickup]]) }), fr);
  expect(searching.groups[0]?.pickup?.failed?.text).toMatch(/^Les points de retrait n’ont pas pu être/);
  expect(searching.next).toBeUndefined();
  const point = aPickupPoint();
  const chosen = new Map([['', { kind: 'chosen', point, today: '2026-11-23' } as const]]);
  const view = deliveryView(aDeliveryPage({ groups: [{ ...waiting, pickupPoint: point }], pickups: chosen }), fr);
  expect(view.groups[0]?.pickup?.chosen?.name).toBe(point.name);
  expect(view.next?.label).toBe('Passer au paiement');
});

test('modes that could not be read say so, with a way to try again, and stop the order', () => {
  const view = deliveryView(aDeliveryPage({ groups: null }), fr);
  expect(view.failed).toEqual({
    text: 'Les modes de livraison n’ont pas pu être chargés, veuillez réessayer.',
    again: { label: 'Réessayer', href: '/checkout/livraison' },
  });
  expect([view.groups, view.next]).toEqual([[], undefined]);
});

test('a professional goes on once the invoice has its number', () => {
  const pro = wordingOf({ lang: 'fr', mode: 'pro' });
  const billingNumber = { kind: 'form', typed: '', fault: null } as const;
  const without = deliveryView(aDeliveryPage({ billingNumber }), pro);
  expect(without.billingNumber?.form).toMatchObject({ value: '' });
  expect(without.next).toBeUndefined();
  const cart = aCart({ deliveryAddress: anAddress(), billingAddress: anAddress({ companyNumber: '356000000' }) });
  const given = deliveryView(aDeliveryPage({ cart, billingNumber: { kind: 'set', number: '356000000' } }), pro);
  expect(given.billingNumber?.set).toEqual({
    text: 'SIREN 356\u00a0000\u00a0000',
    change: {
      label: 'Modifier le SIREN ou le SIRET',
      href: '/professionnel/checkout/livraison?entreprise=modifier#champ-entreprise',
    },
  });
  expect(given.next).toEqual({ label: 'Passer au paiement', href: '/professionnel/checkout/paiement' });
});
