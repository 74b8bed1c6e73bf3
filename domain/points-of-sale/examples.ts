import { aPickupPoint } from '../pickup/examples.ts';
import type { PointOfSale } from './points-of-sale.ts';

const { state: _state, country: _country, ...office } = aPickupPoint();

/** A post office, which sells and takes everything. */
export const aPointOfSale = (over: Partial<PointOfSale> = {}): PointOfSale => ({
  ...office,
  sells: ['stamps', 'labels', 'parcels'],
  reopensOn: null,
  ...over,
});
