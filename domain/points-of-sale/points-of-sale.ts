import type { PickupPoint, PickupSearch } from '../pickup/pickup-points.ts';

/** What is sold or taken there. */
export type Sold = 'stamps' | 'labels' | 'parcels';

/** A post office or a tobacconist, where stamps or labels are sold or parcels handed in. */
export interface PointOfSale
  extends Pick<PickupPoint, 'id' | 'name' | 'street' | 'postalCode' | 'city' | 'distance' | 'hours' | 'place'> {
  sells: readonly Sold[];
  /** When it opens again, as `YYYY-MM-DD`; `null` unless it is closed for the time being. */
  reopensOn: string | null;
}

/** The nearest first; `total` is the number of all points found. */
export type PointsOfSaleAnswer = { kind: 'found'; points: PointOfSale[]; total: number } | { kind: 'unknown-place' };

export interface PointsOfSale {
  /** @param isHasty a page does without the answer: a slow service is a timeout early. */
  near(search: PickupSearch & { count: number; isHasty?: true }): Promise<PointsOfSaleAnswer>;
}
