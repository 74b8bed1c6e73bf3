import type { Address } from '../address/address.ts';
import type { Money, Price } from '../shared/money.ts';

export type Service = 'parcel' | 'stamp' | 'stamp-logo' | 'forwarding' | 'registered-mail' | 'letter';

/** The whole price and its parts: with tax and without it, the goods less the discount and with the delivery are the whole. */
export interface Totals extends Price {
  ht: Money;
  goods: Price;
  discount: Price;
  /** `null`: the backend says nothing of it. */
  delivery: Price | null;
  tax: Money;
  /** With tax, included in the goods; vouchers do not reduce it. */
  ecoParticipation: Money;
}

/** What the backend says of the delivery by one sender of goods: to the delivery address, or to mainland France without one. */
export interface SenderDelivery {
  /** `null`: the shop. */
  sellerId: string | null;
  /** What the cheapest mode costs now. */
  lowest: Price | null;
  /** From how much of its goods on the cheapest mode is free, and how much is missing: nothing once it is reached. */
  free: { from: Price; missing: Price } | null;
}

export interface Line {
  /** Contains the article and its place, so that a change from an old page never affects another line. */
  id: string;
  /** Physical goods are delivered; anything else is not (postal-domain 9.23). */
  kind: 'physical' | 'other';
  service: Service | null;
  code: string;
  slug: string | null;
  title: string;
  seller: { id: string | null; name: string | null };
  quantity: number;
  maxQuantity: number;
  unit: Price;
  total: Price;
  /** Of the whole line, included in its total. */
  ecoParticipation: Money | null;
  /** The seller's offer; `null` when the backend does not send it. */
  offerId: string | null;
  /**
   * The id of a service's composition (a shipping label's addresses, a stamp's picture); the backend keeps it when the line is
   * removed.
   */
  configurationId: string | null;
  /** The code of a parcel's carrier (POFR, CHRP, DLVG, LPFR); `null`: nobody says it, or it is no parcel. */
  carrier: string | null;
  /** A shipping label that is printed where its parcel is handed in, from a code. */
  isPrintedAtDropOff: boolean;
  /** Many parcels that were composed as one. */
  isBatch?: true;
  /** What tells this composition from another, in the backend's words: « Destinataire », « Lyon ». */
  composition: { label: string; value: string }[];
  /** A service without a composition, of an old cart: it can be composed anew or removed, but not ordered. */
  isBare: boolean;
  /** What of its composition no longer holds, such as a day that is past: it is changed before it can be ordered. */
  outdated: readonly string[];
  picture: string | null;
}

/** Identifies what is added to a cart: the article, the seller's offer and the composition. */
export type Article = Pick<Line, 'code' | 'offerId' | 'configurationId' | 'quantity'>;

export interface Cart {
  guid: string;
  /** The backend's id of the cart; the guid for a visitor. */
  code: string;
  lines: Line[];
  total: Totals;
  vouchers: { code: string; name: string; amount: Money | null }[];
  deliveryAddress: Address | null;
  /** Whether every sender's mode is chosen; until then the delivery has no price. */
  deliveryChosen: boolean;
  billingAddress: Address | null;
  paymentMode: string | null;
  /** A sender without an answer of the backend is left out. */
  senderDeliveries: SenderDelivery[];
  /** This account has never ordered: measured, not shown (postal-domain 9.24). */
  firstPurchase: boolean;
}

/** A cart as the header shows it (specification §7, `mini_cart`). */
export interface MiniCart {
  /** Pieces, not lines. */
  count: number;
}

/** A change that the backend made to a line. */
export interface CartChange {
  /** `null`: the backend does not name the line. */
  line: Pick<Line, 'id' | 'title' | 'unit'> | null;
  /** The remaining quantity; 0 when the line was removed. */
  quantity: number;
  kind:
    | 'less-stock'
    | 'no-stock'
    | 'maximum'
    | 'too-much'
    | 'fixed'
    | 'price'
    | 'unavailable'
    | 'left'
    | 'changed-in-another-tab'
    | 'other';
  /** Before the price changed. */
  unitBefore: Money | null;
  /** The most that an order may cost, with tax, where it would cost too much and the backend says it. */
  limit: Money | null;
}

/** A requested quantity of a line. */
export type Quantity = Pick<Line, 'id' | 'quantity'>;
/** `displayedQuantity`: the quantity that the page showed; where the line has another by now, nothing is changed. */
export type EditedQuantity = Quantity & { displayedQuantity?: number };

/** `expired`: the browser named a cart that the backend does not know. */
export interface CheckedCart {
  cart: Cart | null;
  expired: boolean;
  changes: CartChange[];
}

/** Why fewer pieces were added than were asked for: there are no more, or an order may hold no more. */
export type AddingLimit = 'stock' | 'maximum';

/** The result of adding: `limit` says why the quantity is lower than requested, `lineQuantity` what the line has now. */
export type AddOutcome =
  | { kind: 'added'; quantity: number; limit: AddingLimit | null; lineQuantity: number; cart: Cart; line: Line | null }
  | { kind: 'none'; reason: 'out-of-stock' | 'maximum' | 'unknown-product' | 'to-compose' }
  /** `most`: what an order may cost, with tax, where the backend says it. */
  | { kind: 'none'; reason: 'too-much'; most: Money | null };

export interface RemoveOutcome {
  cart: Cart | null;
  removed: Line[];
}

export type VoucherRefusal = 'expired' | 'not-applicable' | 'already-applied' | 'invalid' | 'no-cart';

/** The cart of this mode. The adapter knows its guid, user and site. */
export interface Carts {
  /** `null`: there is no cart, or it has expired. */
  current(): Promise<Cart | null>;
  mini(): Promise<MiniCart>;
  add(article: Omit<Article, 'configurationId'> & Partial<Article>): Promise<AddOutcome>;
  /** Changes the lines one after the other; returns those whose quantity is not as requested. */
  changeQuantities(wanted: readonly EditedQuantity[]): Promise<CartChange[]>;
  /** `removed` leaves out lines that another tab has already removed. */
  remove(lineIds: readonly string[]): Promise<RemoveOutcome>;
  applyVoucher(code: string): Promise<Cart | VoucherRefusal>;
  removeVoucher(code: string): Promise<Cart | null>;
  /** What changed since the lines were added (stock, price); empty when nothing did. */
  validate(): Promise<CheckedCart>;
}

/** What was composed is bought as it was composed: its quantity is changed by composing it again. */
export const hasFixedQuantity = ({ configurationId, isBare }: Pick<Line, 'configurationId' | 'isBare'>): boolean =>
  configurationId !== null || isBare;

/** Whether a cart holds articles, all of which can be ordered. */
export const isOrderable = (cart: Cart): boolean => cart.lines.length > 0 && !cart.lines.some(isToCompose);

/** It is composed, or composed again, before it can be ordered. */
const isToCompose = ({ isBare, outdated }: Line): boolean => isBare || outdated.length > 0;

export const needsDelivery = (cart: Cart) => cart.lines.some((line) => line.kind === 'physical');

/** The line that an id names now: at its place, or at a lower one after removals; `null` when it was removed. */
export function lineNamed<Named extends Pick<Line, 'id'>>(lines: readonly Named[], id: string): Named | null {
  const same = lines.filter((line) => articleOf(line.id) === articleOf(id));
  return same.find((line) => line.id === id) ?? (same.length === 1 ? (same[0] ?? null) : null);
}

/** An id is `{place}.{article}`. */
export const articleOf = (id: string) => id.replace(/^[^.]*\./, '');

export const countOf = (cart: Cart | null) => (cart?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);

/** A shown line: Colissimo labels are bought one by one but shown as one line (specification §4, postal-domain 9.50). */
export interface ReadLine extends Omit<Line, 'unit'> {
  /** `null`: its parcels cost differently. */
  unit: Price | null;
  parts: Line[];
}

/** The price of one piece on this basis, where so many pieces of it are the total: merged or rounded lines have none. */
export function unitOn(basis: 'ht' | 'ttc', { unit, quantity, total }: Pick<ReadLine, 'unit' | 'quantity' | 'total'>) {
  const [one, all] = [unit?.[basis], total[basis]];
  return one && all && one.cents * quantity === all.cents ? one : null;
}

/** A label of our own parcels: those of another carrier keep their own name and line. */
const isColissimo = ({ service, carrier }: Line): boolean =>
  service === 'parcel' && (carrier === null || carrier === 'POFR');

export function mergeParcels(lines: readonly Line[]): ReadLine[] {
  const parcels = lines.filter(isColissimo);
  const [first] = parcels;
  const single = (line: Line): ReadLine => ({ ...line, parts: [] });
  if (!first || parcels.length === 1) return lines.map(single);
  const sum = (pick: (line: Line) => number) => parcels.reduce((total, line) => total + pick(line), 0);
  const merged: ReadLine = {
    ...first,
    id: parcels.map(({ id }) => id).join(','),
    quantity: sum((line) => line.quantity),
    unit: parcels.every(({ unit }) => isSamePrice(unit, first.unit)) ? first.unit : null,
    total: {
      ttc: { cents: sum((line) => line.total.ttc.cents) },
      ht: parcels.some(({ total }) => total.ht === null) ? null : { cents: sum(({ total }) => total.ht?.cents ?? 0) },
    },
    composition: [],
    isBare: parcels.some(({ isBare }) => isBare),
    outdated: [...new Set(parcels.flatMap(({ outdated }) => outdated))],
    parts: parcels,
  };
  return [...lines.filter((line) => !isColissimo(line)).map(single), merged];
}

const isSamePrice = (one: Price, other: Price): boolean =>
  one.ttc.cents === other.ttc.cents && one.ht?.cents === other.ht?.cents;

/**
 * What senders have, in the order in which every page lists them: ourselves first, then the sellers as their first lines
 * come in the purchase.
 */
export function inSenderOrder<Each>(
  each: readonly Each[],
  { sellerOf, lines }: { sellerOf(one: Each): string | null; lines: readonly Pick<Line, 'seller'>[] },
): Each[] {
  const order = [...new Set([null, ...lines.map(({ seller }) => seller.id)])];
  // A sender without a line comes last.
  const placeOf = (one: Each) => (order.indexOf(sellerOf(one)) + order.length + 1) % (order.length + 1);
  return each.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The lines of each sender, in the order of senders. */
export function bySender<Some extends Pick<Line, 'seller'>>(lines: readonly Some[]): Some[][] {
  const sorted = inSenderOrder(lines, { sellerOf: ({ seller }) => seller.id, lines });
  return [...Map.groupBy(sorted, ({ seller }) => seller.id).values()];
}
