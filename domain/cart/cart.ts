import type { Address } from '../address/address.ts';
import type { Money } from '../shared/money.ts';

export type Service = 'parcel' | 'stamp' | 'stamp-logo' | 'forwarding' | 'registered-mail' | 'letter';

export interface Totals {
  ttc: Money;
  ht: Money;
  goods: Money;
  discount: Money;
  delivery: Money;
  deliveryTtc: Money;
  tax: Money;
  /** Within the goods; no voucher lowers it. */
  ecoParticipation: Money;
}

export interface Line {
  /** Names the article as well as its place, so that a change asked on an old page never meets another line. */
  id: string;
  /** Physical goods are delivered; anything else is not (postal-domain 9.23). */
  kind: 'physical' | 'other';
  service: Service | null;
  code: string;
  slug: string | null;
  title: string;
  shop: { id: string | null; name: string | null };
  quantity: number;
  maxQuantity: number;
  unit: { ttc: Money; ht: Money };
  total: { ttc: Money; ht: Money };
  /** Of the whole line, within its total. */
  ecoParticipation: Money | null;
  /** Which seller's offer; `null` when the backend does not say. */
  offerId: string | null;
  /** What a service was composed with (a label's addresses, a stamp's picture); the backend keeps it when its line is removed. */
  configurationId: string | null;
  picture: string | null;
}

/** What brings an article into a cart: that seller's offer of it, composed like that. */
export type Article = Pick<Line, 'code' | 'offerId' | 'configurationId' | 'quantity'>;

export interface Cart {
  guid: string;
  /** How the backend addresses it; the guid for a visitor. */
  code: string;
  lines: Line[];
  total: Totals;
  vouchers: { code: string; name: string; amount: Money | null }[];
  deliveryAddress: Address | null;
  /** Each sender's mode is chosen; until then the delivery has no price yet. */
  deliveryChosen: boolean;
  billingAddress: Address | null;
  paymentMode: string | null;
  /** Nothing was ever ordered by this account: counted, not shown (postal-domain 9.24). */
  firstPurchase: boolean;
}

/** A cart as the header shows it (specification §7, `mini_cart`). */
export interface MiniCart {
  /** Pieces, not lines. */
  count: number;
}

/** Something that the backend had to change in a cart, by line. */
export interface CartChange {
  /** `null`: of no line that the backend names. */
  line: Pick<Line, 'id' | 'title' | 'unit'> | null;
  /** What is left of the line; 0 when it is gone. */
  quantity: number;
  kind: 'less-stock' | 'no-stock' | 'maximum' | 'too-much' | 'price' | 'unavailable' | 'left' | 'other';
  /** Before the price changed. */
  unitBefore: Money | null;
}

/** What a shopper wants of a line. */
export type Quantity = Pick<Line, 'id' | 'quantity'>;

/** `expired`: the cart is gone. The browser named it, and the backend does not know it. */
export interface CheckedCart {
  cart: Cart | null;
  expired: boolean;
  changes: CartChange[];
}

/** What adding gave: perhaps fewer than were asked for. */
export type Added =
  | { kind: 'added'; quantity: number; asked: number; cart: Cart; line: Line | null }
  | { kind: 'none'; reason: 'out-of-stock' | 'maximum' | 'unknown-product' | 'too-much' };

export interface Removed {
  cart: Cart | null;
  removed: Line[];
}

export type VoucherRefusal = 'expired' | 'not-applicable' | 'already-applied' | 'invalid';

/** The visitor's cart of this mode. Which guid, which user and which site is the adapter's business. */
export interface Carts {
  /** `null`: nothing was ever put in, or the cart has expired. */
  current(): Promise<Cart | null>;
  mini(): Promise<MiniCart>;
  add(article: Omit<Article, 'configurationId'> & Partial<Article>): Promise<Added>;
  /** Changes one line after the other; gives every line whose quantity the backend did not set as wanted. */
  changeQuantities(wanted: readonly Quantity[]): Promise<CartChange[]>;
  /** Lines that another tab removed already are none of `removed`. */
  remove(lineIds: readonly string[]): Promise<Removed>;
  applyVoucher(code: string): Promise<Cart | VoucherRefusal>;
  removeVoucher(code: string): Promise<Cart>;
  /** What changed since the lines were added (stock, price); no change when all is well. */
  validate(): Promise<CheckedCart>;
}

export const needsDelivery = (cart: Cart) => cart.lines.some((line) => line.kind === 'physical');

/** The line that an id names today: at its place, or moved there when other lines went; `null` when it is gone. */
export function lineNamed<Named extends Pick<Line, 'id'>>(lines: readonly Named[], id: string): Named | null {
  const same = lines.filter((line) => articleOf(line.id) === articleOf(id));
  return same.find((line) => line.id === id) ?? (same.length === 1 ? (same[0] ?? null) : null);
}

/** An id is `{place}.{article}`. */
export const articleOf = (id: string) => id.replace(/^[^.]*\./, '');

export const countOf = (cart: Cart | null) => (cart?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);

/** A line as it is read: parcel labels are bought one by one but read as one line (specification §4, postal-domain 9.50). */
export interface ReadLine extends Line {
  parts: Line[];
}

export function mergeParcels(lines: readonly Line[]): ReadLine[] {
  const parcels = lines.filter((line) => line.service === 'parcel');
  const [first] = parcels;
  const single = (line: Line): ReadLine => ({ ...line, parts: [] });
  if (!first || parcels.length === 1) return lines.map(single);
  const sum = (pick: (line: Line) => number) => parcels.reduce((total, line) => total + pick(line), 0);
  const merged: ReadLine = {
    ...first,
    id: parcels.map(({ id }) => id).join(','),
    quantity: sum((line) => line.quantity),
    total: { ttc: { cents: sum((line) => line.total.ttc.cents) }, ht: { cents: sum((line) => line.total.ht.cents) } },
    parts: parcels,
  };
  return [...lines.filter((line) => line.service !== 'parcel').map(single), merged];
}
