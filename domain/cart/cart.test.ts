import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, mergeParcels, needsDelivery } from './cart.ts';
import { aCart, aLine, aParcel } from './examples.ts';

const lines = fc
  .array(
    fc
      .record({
        parcel: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 50 }),
        cents: fc.integer({ min: 0, max: 100_000 }),
      })
      .map(({ parcel, quantity, cents }) => {
        const total = { ttc: { cents }, ht: { cents } };
        return (id: string) => (parcel ? aParcel(id, { quantity, total }) : aLine({ id, quantity, total }));
      }),
    { maxLength: 20 },
  )
  .map((makers) => makers.map((make, at) => make(String(at))));

test('parcel lines are read as one line with the summed quantity', () => {
  const [merged, ...rest] = mergeParcels([aParcel('1'), aParcel('2', { quantity: 3 })]);
  expect(rest).toEqual([]);
  expect(merged).toMatchObject({ id: '1,2', quantity: 4, total: { ttc: { cents: 3648 } } });
});

test('merging parcels keeps every article, every cent and every id', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const read = mergeParcels(given);
      const sum = (of: { quantity: number; total: { ttc: { cents: number } } }[]) =>
        of.reduce((total, line) => [total[0]! + line.quantity, total[1]! + line.total.ttc.cents], [0, 0]);
      expect(sum(read)).toEqual(sum(given));
      expect(read.flatMap((line) => line.id.split(',')).toSorted()).toEqual(given.map((line) => line.id).toSorted());
    }),
  );
});

test('a cart of services alone needs no delivery', () => {
  expect(needsDelivery(aCart({ lines: [aParcel('1')] }))).toBe(false);
  expect(needsDelivery(aCart({ lines: [aParcel('1'), aLine()] }))).toBe(true);
});

test('a visitor without a cart has nothing in it', () => {
  expect(countOf(null)).toBe(0);
});
