import { expect, test } from 'vitest';
import { aConsignment } from '#domain/orders/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Shipments, TrackedConsignment } from '#domain/tracking/shipments.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { shipmentsOf } from './shipments.server.ts';

const shipment = (number: string): TrackedConsignment => ({ number, stage: 'on-its-way', last: null, isFinal: false });

/** What is found of consignments with these numbers, and the numbers that were asked for. */
async function foundOf(trackingIds: readonly (string | null)[], answer: Shipments['of'] = async (of) => shipment(of)) {
  const asked: string[] = [];
  const of: Shipments['of'] = async (number) => {
    asked.push(number);
    return answer(number);
  };
  const consignments = trackingIds.map((trackingId) => aConsignment({ trackingId }));
  const found = await shipmentsOf(aRequest({ ports: { shipments: { of } } }), { consignments });
  return { asked, found: found.map(({ number }) => number) };
}

test('each consignment of an order is asked for by its number, those without a right one are not', async () => {
  expect(await foundOf([null, '6A12345678901', 'COLIS 7', '6A12345678902'])).toEqual({
    asked: ['6A12345678901', '6A12345678902'],
    found: ['6A12345678901', '6A12345678902'],
  });
});

test('a parcel that the tracking does not know, or cannot say, keeps the others from nobody', async () => {
  const { found } = await foundOf(['6A12345678901', '6A12345678902', '6A12345678903'], async (number) => {
    if (number.endsWith('1')) throw new Fault('timeout', 'getShipment');
    return number.endsWith('2') ? null : shipment(number);
  });
  expect(found).toEqual(['6A12345678903']);
});

test('an order of many senders asks for ten of them', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => `6A${10_000_000_000 + at}`);
  expect((await foundOf(numbers)).asked).toEqual(numbers.slice(0, 10));
});
