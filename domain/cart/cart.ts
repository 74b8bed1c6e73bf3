import type { Money } from '../shared/money.ts';

export type Service = 'parcel' | 'stamp' | 'forwarding' | 'registered-mail' | 'letter';

export interface Totals {
  ttc: Money;
  ht: Money;
  goods: Money;
  discount: Money;
  delivery: Money;
  deliveryTtc: Money;
  tax: Money;
}

export interface Line {
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
  picture: string | null;
}

export interface Cart {
  guid: string;
  /** How the backend addresses it; the guid for a visitor. */
  code: string;
  lines: Line[];
  total: Totals;
  vouchers: { code: string; name: string; amount: Money | null }[];
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  paymentMode: string | null;
}

/** As the carrier needs it; `line1` is number and street (line 4 of the label). */
export interface Address {
  id: string | null;
  civility: 'mr' | 'mrs' | null;
  firstName: string;
  lastName: string;
  company: string;
  /** Access to the delivery point: line 2 of the label. */
  floor: string;
  building: string;
  street: string;
  place: string;
  postalCode: string;
  city: string;
  country: string;
  countryName: string;
  phone: string;
  /** False: no service could check it, or it was kept as no service knows it. */
  isVerified: boolean;
}

/** What adding gave: perhaps fewer than were asked for. */
export type Added =
  | { kind: 'added'; quantity: number; asked: number; cart: Cart; line: Line | null }
  | { kind: 'none'; reason: 'out-of-stock' | 'maximum' | 'unknown-product' | 'too-much' };

export type VoucherRefusal = 'expired' | 'not-applicable' | 'already-applied' | 'invalid';

/** The visitor's cart of this mode. Which guid, which user and which site is the adapter's business. */
export interface Carts {
  /** `null`: nothing was ever put in. */
  current(): Promise<Cart | null>;
  add(product: { code: string; offerId: string | null; quantity: number }): Promise<Added>;
  /** The quantity that the backend kept may be lower: then `limited` is true. */
  changeQuantity(line: { id: string; quantity: number }): Promise<{ cart: Cart; limited: boolean }>;
  remove(lineIds: readonly string[]): Promise<Cart | null>;
  applyVoucher(code: string): Promise<Cart | VoucherRefusal>;
  removeVoucher(code: string): Promise<Cart>;
  /** What changed since the lines were added (stock, price); empty when all is well. */
  validate(): Promise<{ cart: Cart | null; changes: { lineId: string | null; quantity: number; reason: string }[] }>;
}

export const needsDelivery = (cart: Cart) => cart.lines.some((line) => line.kind === 'physical');

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
