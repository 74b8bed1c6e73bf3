import { type Cart, mergeParcels } from '#domain/cart/cart.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

const mostNames = 3;

/** Names what was in the account's cart already; `null` once the cart has nothing of it any more. */
export function joinedView(
  codes: string[],
  { cart, wording: { t } }: { cart: Pick<Cart, 'lines'>; wording: Pick<Wording, 't'> },
): NoticeView | null {
  const lines = mergeParcels(cart.lines).filter(({ code, parts }) =>
    [code, ...parts.map((part) => part.code)].some((each) => codes.includes(each)),
  );
  if (lines.length === 0) return null;
  const titles = [...new Set(lines.map(({ parts, title }) => (parts.length > 0 ? t('cart.parcels') : title)))];
  const names = [...titles.slice(0, mostNames), ...(titles.length > mostNames ? ['…'] : [])].join(', ');
  // A list that is cut ends the sentence.
  return { tone: 'info', text: t('cart.joined', { names }).replace(/…\.$/, '…') };
}
