import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import type { AddingLimit, AddOutcome } from '#domain/cart/cart.ts';
import { countOf } from '#domain/cart/cart.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { CountedAnswer } from '#ui/layout/visitor/addition.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { priceWithTax, wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The answer of the add-to-cart action: the dialog's view, or why nothing was added. */
export type AddedView =
  | ({
      kind: 'added';
      title: string;
      text: string;
      picture?: string;
      cartLabel: string;
      subtotal: string;
      cart: LinkView;
      note?: string;
      track?: MeasuredEvent;
    } & CountedAnswer)
  | {
      kind: 'refused';
      title: string;
      reason: RefusedReason;
      text: string;
      /** Where a lost answer leaves it open whether the article was added, the cart tells. */
      cart?: LinkView;
      track?: MeasuredEvent;
    };

/** Why nothing was added: the cart refuses it, what was typed is no quantity, or the backend does not answer. */
export type RefusedReason = NonNullable<QueryValues<'cart'>['refusal']>;

const refusals = {
  'out-of-stock': 'catalog.refusedStock',
  maximum: 'catalog.refusedMaximum',
  'unknown-product': 'catalog.refusedUnknown',
  'too-much': 'catalog.refusedAmountPlain',
  'to-compose': 'catalog.refusedCompose',
  quantity: 'catalog.refusedQuantity',
  failed: 'error.addToCart',
} as const satisfies Record<RefusedReason, keyof Messages>;

type AddedProduct = Extract<AddedView, { kind: 'added' }>;
type Refused = Extract<AddedView, { kind: 'refused' }>;

export const refusedView = (reason: RefusedReason, { t, paths }: Pick<Wording, 't' | 'paths'>): Refused => ({
  kind: 'refused',
  title: t(reason === 'failed' ? 'catalog.unansweredTitle' : 'catalog.refusedTitle'),
  reason,
  text: t(refusals[reason]),
  ...(reason === 'failed' && { cart: cartLink({ t, paths }) }),
});

const cartLink = ({ t, paths }: Pick<Wording, 't' | 'paths'>): LinkView => ({
  label: t('catalog.seeCart'),
  href: paths.cart(),
});

/** The dialog after adding: it shows the quantity that the backend confirmed. */
export function addedView(added: Extract<AddOutcome, { kind: 'added' }>, wording: Wording): AddedProduct {
  const { t } = wording;
  const { cart, line, quantity } = added;
  return {
    kind: 'added',
    title: t('catalog.addedTitle'),
    // Not every answer names the article.
    text: line ? t('cart.lineOf', { quantity, title: line.title }) : t('cart.subtotal', { count: quantity }),
    ...(line?.picture ? { picture: line.picture } : {}),
    cartLabel: t('catalog.cartLabel', { count: countOf(cart) }),
    subtotal: wholePrice(cart.total.goods, wording),
    cart: cartLink(wording),
    ...limitNote(added, wording),
  };
}

/** Why fewer were added than were asked for. */
export function limitNote(
  { limit, quantity, lineQuantity }: { limit: AddingLimit | null; quantity: number; lineQuantity: number },
  { t }: Pick<Wording, 't'>,
): { note?: string } {
  if (limit === null) return {};
  if (limit === 'stock') return { note: t('catalog.addedLess', { count: quantity }) };
  return { note: t('catalog.addedMaximum', { count: quantity, held: lineQuantity }) };
}

/** Why nothing was added; an order that would cost too much names the most that it may, where the backend says it. */
export function notAddedView(refused: Extract<AddOutcome, { kind: 'none' }>, wording: Wording): Refused {
  const view = refusedView(refused.reason, wording);
  if (refused.reason !== 'too-much' || refused.most === null) return view;
  return { ...view, text: wording.t('catalog.refusedAmount', { limit: priceWithTax(refused.most, wording) }) };
}
