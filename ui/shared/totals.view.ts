import type { Totals } from '#domain/cart/cart.ts';
import type { TotalRow } from './views.ts';
import type { Wording } from './wording.ts';

interface Counted {
  /** Pieces. */
  count: number;
  /** `later`: its price depends on an address that is not chosen yet; `open`: on modes that are not. */
  delivery: 'known' | 'later' | 'open' | 'none';
}

/** The backend's totals of a cart or an order, as they are; professionals read HT before TTC. */
export function totalRows(total: Totals, { count, delivery }: Counted, { t, money, mode }: Wording): TotalRow[] {
  const price = mode === 'pro' ? total.delivery : total.deliveryTtc;
  const rows: TotalRow[] = [{ label: t('cart.subtotal', { count }), value: money(total.goods) }];
  if (total.ecoParticipation.cents > 0) rows.push({ label: t('cart.ecoTotal'), value: money(total.ecoParticipation) });
  if (total.discount.cents > 0) rows.push({ label: t('cart.discount'), value: `−${money(total.discount)}` });
  if (delivery === 'later') rows.push({ label: t('cart.delivery'), value: t('cart.deliveryLater') });
  if (delivery === 'open') rows.push({ label: t('cart.delivery'), value: t('cart.deliveryOpen') });
  if (delivery === 'known')
    rows.push({ label: t('cart.delivery'), value: price.cents === 0 ? t('cart.deliveryFree') : money(price) });
  if (mode === 'pro') rows.push({ label: t('cart.totalHt'), value: money(total.ht), strong: true });
  if (total.tax.cents > 0) rows.push({ label: t('cart.tax'), value: money(total.tax) });
  rows.push({ label: t('cart.totalTtc'), value: money(total.ttc), ...(mode === 'part' ? { strong: true } : {}) });
  return rows;
}
