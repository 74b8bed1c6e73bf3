import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import type { Added } from '#domain/cart/cart.ts';
import { countOf } from '#domain/cart/cart.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The answer of the add-to-cart action: the dialog's view, or why nothing was added. */
export type AddedView =
  | {
      kind: 'added';
      text: string;
      picture?: string;
      cartLabel: string;
      subtotal: string;
      cart: LinkView;
      note?: string;
      track?: MeasuredEvent;
    }
  | { kind: 'refused'; text: string; track?: MeasuredEvent };

const refusals = {
  'out-of-stock': 'catalog.refusedStock',
  maximum: 'catalog.refusedMaximum',
  'unknown-product': 'catalog.refusedUnknown',
  'too-much': 'catalog.refusedAmount',
} as const;

/** The dialog after adding: it shows the quantity that the backend confirmed. */
export function addedView(added: Added, { t, money, paths, mode }: Wording): AddedView {
  if (added.kind === 'none') return { kind: 'refused', text: t(refusals[added.reason]) };
  const { cart, line, quantity, asked } = added;
  return {
    kind: 'added',
    text: t('catalog.added', { count: quantity, title: line?.title ?? '' }),
    ...(line?.picture ? { picture: line.picture } : {}),
    cartLabel: t('catalog.cartLabel', { count: countOf(cart) }),
    subtotal: mode === 'pro' ? t('components.ht', { amount: money(cart.total.ht) }) : money(cart.total.goods),
    cart: { label: t('catalog.seeCart'), href: paths.cart() },
    ...(quantity < asked ? { note: t('catalog.addedLess', { count: quantity }) } : {}),
  };
}
