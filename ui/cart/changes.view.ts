import {
  type Cart,
  type CartChange,
  type CheckedCart,
  isOrderable,
  lineNamed,
  mergeParcels,
  type ReadLine,
} from '#domain/cart/cart.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { amountBeside, priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What the check of a cart changed: by the id of the shown line, or above all lines when the line no longer exists. */
export interface CartMessages {
  byLine: Record<string, string>;
  notices: NoticeView[];
}

export function messagesOf({ cart, expired, changes }: CheckedCart, wording: Wording): CartMessages {
  const { t } = wording;
  const messages: CartMessages = { byLine: {}, notices: expired ? [{ tone: 'warning', text: t('cart.gone') }] : [] };
  for (const change of changes) {
    const line = change.line && readLineOf(cart, change.line.id);
    if (line) messages.byLine[line.id] = [messages.byLine[line.id], atLine(change, wording)].filter(Boolean).join(' ');
    else if (change.line)
      messages.notices.push({ tone: 'warning', text: t('cart.changedGone', { title: change.line.title }) });
    else if (change.kind === 'left') messages.notices.push({ tone: 'warning', text: t('cart.lineLeft') });
  }
  return messages;
}

/**
 * The same messages when they keep the shopper on the page, with a summary at the button, which may be far from the
 * line.
 */
export function blockingMessages(messages: CartMessages, { t }: Pick<Wording, 't'>): CartMessages {
  const isMarked = Object.keys(messages.byLine).length > 0;
  return isMarked
    ? { ...messages, notices: [{ tone: 'warning', text: t('cart.changed') }, ...messages.notices] }
    : messages;
}

/** The shown line of a backend line: parcels are merged into one. */
function readLineOf(cart: Cart | null, id: string): ReadLine | undefined {
  const line = lineNamed(cart?.lines ?? [], id);
  return line
    ? mergeParcels(cart?.lines ?? []).find((read) => read.id === line.id || read.parts.includes(line))
    : undefined;
}

function atLine({ kind, quantity, line, unitBefore, limit }: CartChange, wording: Wording): string {
  const { t } = wording;
  switch (kind) {
    case 'less-stock':
    case 'no-stock':
      return t('cart.changedLess', { quantity });
    case 'changed-in-another-tab':
      return t('cart.changedElsewhere', { quantity });
    case 'maximum':
      return t('cart.changedMaximum', { quantity });
    case 'too-much':
      return limit
        ? t('cart.changedTooMuch', { quantity, limit: priceWithTax(limit, wording) })
        : t('cart.changedTooMuchPlain', { quantity });
    case 'fixed':
      return t('cart.changedFixed', { quantity });
    case 'price':
      return line && unitBefore
        ? t('cart.changedPrice', {
            before: amountBeside(unitBefore, line.unit, wording),
            after: amountBeside(line.unit.ttc, line.unit, wording),
          })
        : t('cart.changedOther');
    case 'unavailable':
    case 'left':
    case 'other':
      return t('cart.changedOther');
  }
}

/** Whether the check changed nothing, and the cart can be ordered as it is. */
export const isUnchanged = (
  { changes, expired }: Pick<CheckedCart, 'changes' | 'expired'>,
  cart: Cart | null,
): cart is Cart => changes.length === 0 && !expired && cart !== null && isOrderable(cart);
