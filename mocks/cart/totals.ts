import type { CartRecord } from '../records/carts.ts';
import { share, taxIn, withoutTax } from '../shared/money.ts';
import { chosenModes, shopGroups } from './delivery.ts';
import { ecoOf, goodsOf, pricedLines } from './lines.ts';
import { percentOff, rulesOf } from './vouchers.ts';

/** The most that one order may cost, goods before vouchers. */
export const MAX_ORDER_CENTS = 450_000;

/** Everything in cents, tax included unless it says otherwise. */
export interface Totals {
  goods: number;
  goodsWithoutTax: number;
  discount: number;
  /** What the discount takes off the goods without tax. */
  discountWithoutTax: number;
  /** Before vouchers for free delivery. */
  fullDelivery: number;
  delivery: number;
  deliveryTax: number;
  tax: number;
  /** Included in the goods; vouchers do not reduce it. */
  ecoParticipation: number;
  total: number;
}

export type Countable = Pick<CartRecord, 'lines' | 'vouchers' | 'deliveryAddress' | 'deliveryModes'>;

export function totalsOf(cart: Countable): Totals {
  const lines = pricedLines(cart);
  const goods = goodsOf(lines);
  const rules = rulesOf(cart).map(([, rule]) => rule);
  const discount = Math.min(
    goods,
    rules.reduce((sum, rule) => sum + percentOff(goods, rule), 0),
  );
  const discounts = share(
    discount,
    lines.map(({ totalCents }) => totalCents),
  );
  const goodsTax = lines.reduce(
    (sum, { totalCents, item }, index) => sum + taxIn(totalCents - (discounts[index] ?? 0), item.vatRate),
    0,
  );

  const modes = chosenModes(shopGroups(lines, cart.deliveryAddress), cart.deliveryModes);
  const fullDelivery = modes.reduce((sum, { cents }) => sum + cents, 0);
  const isFree = rules.some(({ freeDelivery }) => freeDelivery);
  const delivery = isFree ? 0 : fullDelivery;
  const deliveryTax = isFree ? 0 : modes.reduce((sum, { cents, vatRate }) => sum + taxIn(cents, vatRate), 0);

  const goodsWithoutTax = lines.reduce((sum, { totalCents, item }) => sum + withoutTax(totalCents, item.vatRate), 0);

  return {
    goods,
    goodsWithoutTax,
    discount,
    discountWithoutTax: goodsWithoutTax - (goods - discount - goodsTax),
    fullDelivery,
    delivery,
    deliveryTax,
    tax: goodsTax + deliveryTax,
    ecoParticipation: lines.reduce((sum, line) => sum + ecoOf(line), 0),
    total: goods - discount + delivery,
  };
}
