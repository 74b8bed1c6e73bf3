import type { Line } from '../cart/cart.ts';
import type { Money } from '../shared/money.ts';
import { parseWeight } from '../shared/weight.ts';

/** What the shopper says of an item: its weight, or its sheets and their envelope. */
export type Item = { kind: 'weighed'; grams: number } | { kind: 'counted'; sheets: number; envelope: string | null };

export interface PostageDestination {
  /** ISO code of the country or territory. */
  code: string;
  name: string;
}

export interface PostageOptions {
  /** Those of France come first. */
  destinations: readonly PostageDestination[];
  envelopes: readonly { code: string; name: string }[];
  /** In grams; `null` when the backend does not say it. */
  sheetWeight: number | null;
  maxGrams: number;
  maxSheets: number;
}

/** A way to send an item. */
export interface PostageOffer {
  code: string;
  name: string;
  /** The item may weigh as much at this price. */
  maxGrams: number | null;
  price: { ttc: Money; ht: Money };
  /** `null` where postage is printed or paid with a service. `value`: of all stamps together. */
  stamps: { count: number; name: string; value: Money } | null;
  /** Working days from the deposit. */
  days: { earliest: number; latest: number } | null;
  tracked: boolean;
  signed: boolean;
  /** What is bought for it. */
  product: Pick<Line, 'code' | 'slug' | 'title' | 'service' | 'picture'> | null;
}

export interface PostageFound {
  kind: 'found';
  grams: number;
  destination: PostageDestination;
  /** The cheapest first. */
  offers: readonly PostageOffer[];
  /** Nothing is taken for the destination now; days as `YYYY-MM-DD`. */
  suspension: { since: string; until: string | null } | null;
  customsForm: boolean;
}

export type PostageAnswer = PostageFound | { kind: 'too-heavy' | 'unknown-destination' | 'unknown-item' };

/** What it costs to send an item, and what is bought for it. */
export interface Postage {
  options(): Promise<PostageOptions>;
  waysToSend(item: Item, destination: string): Promise<PostageAnswer>;
}

/** Free of rounding: the same price leaves the backend's order. */
export const byPrice = (offers: readonly PostageOffer[]): PostageOffer[] =>
  offers.toSorted((one, other) => one.price.ttc.cents - other.price.ttc.cents);

/** The only offer that arrives before all others; `null` when several arrive alike, or nobody says when. */
export function fastestOf(offers: readonly PostageOffer[]): PostageOffer | null {
  const timed = offers.filter(({ days }) => days !== null);
  const soonest = Math.min(...timed.map(({ days }) => days?.latest ?? Number.POSITIVE_INFINITY));
  const [first, ...others] = timed.filter(({ days }) => days?.latest === soonest);
  return others.length === 0 && timed.length > 1 ? (first ?? null) : null;
}

/** « 35 », « 35,5 g » or « 0,5 kg » as whole grams, rounded up as the counter does; `null` for anything else. */
export function parseGrams(text: string): number | null {
  const grams = parseWeight(text, 'g');
  return grams === null ? null : Math.ceil(grams);
}
