import { expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import { aCart } from '../cart/examples.ts';
import { aPickupPoint } from '../pickup/examples.ts';
import { Fault } from '../shared/fault.ts';
import type { DeliveryGroup } from './deliveries.ts';
import { aGroup } from './examples.ts';
import { moveTo, type Undone } from './move.ts';

const [letter] = aGroup().modes;
const toPoint = (over: Partial<DeliveryGroup> = {}) =>
  aGroup({ modes: letter ? [{ ...letter, pickup: true }] : [], pickupPoint: aPickupPoint(), ...over });

test.each<[string, DeliveryGroup[] | Fault, DeliveryGroup[] | Fault, Undone[]]>([
  ['everything that was chosen stays', [aGroup()], [aGroup()], []],
  ['the point is too far', [toPoint()], [toPoint({ pickupPoint: null })], ['point']],
  ['the mode is not offered there', [aGroup()], [aGroup({ selected: null })], ['mode']],
  ['the mode to the point is not offered there', [toPoint()], [aGroup({ selected: null })], ['mode']],
  [
    'of one sender the mode, of another the point',
    [aGroup(), toPoint({ sellerId: 'canal' })],
    [aGroup({ selected: null }), toPoint({ sellerId: 'canal', pickupPoint: null })],
    ['mode', 'point'],
  ],
  ['nothing was chosen before', [aGroup({ selected: null })], [aGroup({ selected: null })], []],
  ['a point was still to be chosen', [toPoint({ pickupPoint: null })], [toPoint({ pickupPoint: null })], []],
  [
    'the sender does not deliver there, and says so',
    [aGroup()],
    [aGroup({ selected: null, modes: [], unavailableZone: 'Outre-mer' })],
    [],
  ],
  ['what was chosen cannot be read', new Fault('timeout', 'groups'), [aGroup({ selected: null })], []],
  ['what is left cannot be read', [aGroup()], new Fault('timeout', 'groups'), []],
])('the move of a delivery names its loss alone when %s', async (_where, before, after, undone) => {
  expect(await moveTo(shop([before, after]), somewhere)).toEqual({ kind: 'moved', undone });
});

test('the move of a delivery undoes nothing where the shop does not deliver', async () => {
  expect(await moveTo(shop([[aGroup()]], 'not-eligible'), somewhere)).toEqual({ kind: 'not-eligible' });
});

const somewhere = { address: anAddress({ codePostal: '69002' }), mode: 'part' } as const;

/** The groups as they are each time they are asked for. */
function shop(asked: (DeliveryGroup[] | Fault)[], saved: 'saved' | 'not-eligible' = 'saved') {
  return {
    carts: { current: async () => aCart() },
    companies: { mine: async () => null },
    deliveries: {
      deliverTo: async () => saved,
      billTo: async () => saved,
      groups: async () => {
        const next = asked.shift() ?? [];
        if (next instanceof Fault) throw next;
        return next;
      },
    },
  };
}
