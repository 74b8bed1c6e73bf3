import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worthwhileCovers } from '#domain/parcels/delivery.ts';
import { euros } from '#domain/shared/money.ts';
import { tariffs } from '../tariffs/parcels.ts';
import { compensationBy, isCoverSold } from './covers.ts';

const codes = Object.keys(tariffs.on('').covers);
const parcels = fc.record({
  origin: fc.constant('FR'),
  destination: fc.constant('FR'),
  format: fc.constant('STANDARD' as const),
  weight: fc.integer({ min: 1, max: 30_000 }),
});

test('no cover that is sold pays less than the included one or another that costs less, at any weight', () => {
  fc.assert(
    fc.property(parcels, (parcel) => {
      const sold = codes.filter((code) => isCoverSold(code, parcel));
      const paid = sold.map((code) => compensationBy(code, parcel));
      expect(sold[0]).toBe('INCLUDED');
      expect(paid).toEqual([...new Set(paid)].toSorted((one, other) => one - other));
      const prices = sold.map((code) => tariffs.on('').covers[code] ?? 0);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }),
  );
});

test('a backend that offers a cover that pays less than the included one is not believed, at any weight', () => {
  fc.assert(
    fc.property(parcels, (parcel) => {
      const all = codes.map((cover) => {
        const price = euros((tariffs.on('').covers[cover] ?? 0) / 100);
        return { cover, compensation: euros(compensationBy(cover, parcel) / 100), ttc: price, ht: price };
      });
      const offered = worthwhileCovers(all).map(({ cover }) => cover);
      expect(offered).toEqual(codes.filter((code) => isCoverSold(code, parcel)));
    }),
  );
});
