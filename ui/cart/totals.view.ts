import type { Totals } from '#domain/cart/cart.ts';
import type { TotalRow } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface Counted {
  /** The number of pieces. */
  count: number;
  /** `later`: the price depends on an address that is not chosen yet; `open`: on modes that are not chosen yet. */
  delivery: 'known' | 'later' | 'open' | 'none';
}

/** The totals of a cart or an order, as the backend sends them; professionals read the total without tax first. */
export function totalRows(total: Totals, { count, delivery }: Counted, { t, money, mode }: Wording): TotalRow[] {
  const isPro = mode === 'pro';
  const price = isPro ? total.delivery : total.deliveryTtc;
  const priced = isPro ? t('components.ht', { amount: money(price) }) : money(price);
  // Where both kinds of totals are shown, each amount says whether it includes tax.
  const withTax = (amount: string) => (isPro ? t('components.ttc', { amount }) : amount);
  const rows: TotalRow[] = [{ label: t('cart.subtotal', { count }), value: withTax(money(total.goods)) }];
  if (total.ecoParticipation.cents > 0)
    rows.push({ label: t('cart.ecoTotal'), value: withTax(money(total.ecoParticipation)) });
  if (total.discount.cents > 0) rows.push({ label: t('cart.discount'), value: withTax(`−${money(total.discount)}`) });
  if (delivery === 'later') rows.push({ label: t('cart.delivery'), value: t('cart.deliveryLater') });
  if (delivery === 'open') {
    const value = price.cents > 0 ? t('cart.deliveryPartly', { amount: priced }) : t('cart.deliveryOpen');
    rows.push({ label: t('cart.delivery'), value });
  }
  if (delivery === 'known')
    rows.push({ label: t('cart.delivery'), value: price.cents === 0 ? t('cart.deliveryFree') : priced });
  if (isPro) rows.push({ label: t('cart.totalHt'), value: money(total.ht), strong: true });
  if (total.tax.cents > 0) rows.push({ label: t(isPro ? 'cart.taxAdded' : 'cart.tax'), value: money(total.tax) });
  rows.push({ label: t('cart.totalTtc'), value: money(total.ttc), ...(isPro ? {} : { strong: true }) });
  return rows;
}
