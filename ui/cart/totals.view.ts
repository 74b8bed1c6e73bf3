import type { Totals } from '#domain/cart/cart.ts';
import type { Money, Price } from '#domain/shared/money.ts';
import type { TotalRow } from '#ui/components/views.ts';
import { labelledPrice, priceWithTax, wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface TotalsOptions {
  /** The number of pieces. */
  count: number;
  /** `later`: the price depends on an address that is not chosen yet; `open`: on modes that are not chosen yet. */
  delivery: 'known' | 'later' | 'open' | 'none';
}

/**
 * The totals of a cart or an order, as the backend sends them. Individuals read them with tax; professionals in two
 * columns, without tax and with it, each of which adds up.
 */
export function totalRows(total: Totals, { count, delivery }: TotalsOptions, wording: Wording): TotalRow[] {
  const { t } = wording;
  const { priced, withTax } = columnsFor(wording);
  const rows: TotalRow[] = [{ label: t('cart.subtotal', { count }), ...priced(total.goods) }];
  if (total.ecoParticipation.cents > 0) rows.push({ label: t('cart.ecoTotal'), ...withTax(total.ecoParticipation) });
  if (total.discount.ttc.cents > 0) rows.push({ label: t('cart.discount'), ...priced(total.discount, '−') });
  const price = total.delivery && total.delivery.ttc.cents > 0 ? total.delivery : null;
  const told = isToldOf(total, delivery) ? delivery : 'none';
  if (told !== 'none')
    rows.push({
      label: t('cart.delivery'),
      ...(price ? priced(price) : { value: t(unpriced[told]) }),
      ...(price && told === 'open' ? { note: t('cart.deliveryPartly') } : {}),
    });
  const missing = told === 'none' || told === 'known' ? 'none' : price ? 'part' : 'all';
  const isPro = wording.mode === 'pro';
  const label = t(isPro ? 'cart.total' : 'cart.totalTtc', { missing });
  const [short, brief] = labelledPrice(missing === 'none' ? label : t('cart.totalShort', { missing }), total, wording);
  rows.push({
    label,
    ...priced(total),
    ...(short === label ? {} : { short }),
    ...(isPro ? { brief } : {}),
    strong: true,
  });
  // Below the total, which holds it: above, it would read as added.
  if (total.tax.cents > 0) rows.push({ label: t('cart.tax'), ...withTax(total.tax) });
  return rows;
}

/** A delivery of which the backend says nothing is not free, nor missing in a total that is more than the goods. */
const isToldOf = ({ ttc, goods, discount, delivery: price }: Totals, delivery: TotalsOptions['delivery']): boolean =>
  price !== null || (delivery !== 'known' && ttc.cents === goods.ttc.cents - discount.ttc.cents);

const unpriced = { known: 'cart.deliveryFree', later: 'cart.deliveryLater', open: 'cart.deliveryOpen' } as const;

/** Each amount says whether it includes tax; in columns, their heads say it. */
function columnsFor(wording: Wording) {
  const { mode, money } = wording;
  const amount = (one: Money | null, sign: string) => (one ? sign + money(one) : '–');
  const amountsOf = (price: Price, sign = ''): Pick<TotalRow, 'value' | 'columns'> => ({
    value: sign + wholePrice(price, wording),
    ...(mode === 'pro' ? { columns: [amount(price.ht, sign), amount(price.isNet ? null : price.ttc, sign)] } : {}),
  });
  /** Known with tax only, or a part of what is with tax. */
  const withTax = (one: Money): Pick<TotalRow, 'value' | 'columns'> => ({
    value: priceWithTax(one, wording),
    ...(mode === 'pro' ? { columns: ['', money(one)] } : {}),
  });
  return { priced: amountsOf, withTax };
}
