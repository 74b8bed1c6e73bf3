import { expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import { aCart, aLine } from '../cart/examples.ts';
import { aPickupPoint } from '../pickup/examples.ts';
import { aGroup } from './examples.ts';
import { furthestStep, groupsAreReady, pickupModeOf } from './steps.ts';

const cart = aCart({ deliveryAddress: anAddress(), billingAddress: anAddress() });
const old = { ...cart, lines: [aLine(), aLine({ isBare: true })] };
const past = { ...cart, lines: [aLine({ outdated: ['Jour du dépôt'] })] };
const [mode] = aGroup().modes;
const toPoint = mode ? [{ ...mode, code: 'point', pickup: true }, mode] : [];

test.each([
  ['no cart at all', { cart: null }, 'summary'],
  ['an empty cart', { cart: aCart({ lines: [] }) }, 'summary'],
  ['a service that was never composed', { cart: old }, 'summary'],
  ['a service whose day has passed', { cart: past }, 'summary'],
  ['goods without an address', { cart: aCart() }, 'delivery'],
  ['goods without a mode', { cart, groups: [aGroup({ selected: null })] }, 'delivery'],
  ['goods for another zone', { cart, groups: [aGroup(), aGroup({ unavailableZone: 'Outre-mer' })] }, 'delivery'],
  ['goods that wait nowhere', { cart, groups: [aGroup({ modes: toPoint, selected: 'point' })] }, 'delivery'],
  [
    'goods that wait where nothing is taken any more',
    {
      cart,
      groups: [aGroup({ modes: toPoint, selected: 'point', pickupPoint: aPickupPoint({ state: { kind: 'full' } }) })],
    },
    'delivery',
  ],
  ['goods with all that they need', { cart }, 'payment'],
  ['goods of a professional without a number', { cart, mode: 'pro' as const }, 'delivery'],
] as const)('a cart of %s goes as far as its step', (_, over, step) => {
  expect(furthestStep({ groups: [aGroup()], physical: true, mode: 'part', ...over })).toBe(step);
});

test('services alone need no delivery, whatever the cart lacks', () => {
  const services = aCart({ lines: [aLine({ kind: 'other', service: 'parcel' })] });
  expect(furthestStep({ cart: services, groups: [], physical: false, mode: 'pro' })).toBe('payment');
});

test('a professional whose invoice has a number goes on', () => {
  const billingAddress = anAddress({ companyNumber: '73282932000074' });
  expect(furthestStep({ cart: { ...cart, billingAddress }, groups: [aGroup()], physical: true, mode: 'pro' })).toBe(
    'payment',
  );
});

test('a mode that leads to a point needs one, other modes do not', () => {
  const waiting = aGroup({ modes: toPoint, selected: 'point' });
  expect(pickupModeOf(waiting)?.code).toBe('point');
  expect(groupsAreReady([{ ...waiting, pickupPoint: aPickupPoint() }])).toBe(true);
  expect(pickupModeOf({ ...waiting, selected: 'lettre-suivie' })).toBeUndefined();
  expect(groupsAreReady([{ ...waiting, selected: 'lettre-suivie' }])).toBe(true);
});
