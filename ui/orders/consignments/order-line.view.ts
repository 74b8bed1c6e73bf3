import type { Order } from '#domain/orders/orders.ts';
import { recapView } from '#ui/cart/recap.view.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { TimelineStep } from '#ui/components/values/timeline.tsx';
import type { FactView, LineView, LinkView } from '#ui/components/views.ts';
import type { LineLabelView } from '#ui/order-lines/line-label.view.ts';
import { lineSymbol } from '#ui/order-lines/line-symbol.ts';
import type { NextStep } from '#ui/orders/now/next-step.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { SentLetterView } from './sent-letter.view.ts';

/** One of the facts that says a number, and the number as other sites take it. */
export interface CopiedFact {
  fact: string;
  value: string;
}

/** What is known of a part of an order, with its label. */
export interface FactRow extends FactView {
  /** A number as other sites take it. */
  copied?: string;
}

export interface OrderLineView extends LineView {
  symbol: IconName;
  state?: LineLabelView;
  /** Facts of its state: when it was downloaded, until when. */
  facts: string[];
  /** Since when, and what becomes of the money. */
  rows?: FactRow[];
  copied?: CopiedFact;
  /** By when something is to be done; no fact says it again. */
  deadline?: string;
  /** Of a mail-forwarding contract. */
  steps?: TimelineStep[];
  links: LinkView[];
  /** What is to be done with it next, where others have a step of their own. */
  step?: NextStep;
  /** « Préparer le même colis » of a parcel, which the journey's entry takes. */
  onceMore?: { action: string; fields: { intent: 'once-more'; order: string; configuration: string }; label: string };
  /** Of a letter that was sent. */
  proof?: SentLetterView;
}

/** Part of a line that one sender sends. */
interface SentPart {
  lineId: string;
  quantity: number;
  /** Pieces that are on their way or with the shopper; `null`: nobody says it. */
  sent: number | null;
  /** Pieces that the sender refused. */
  declined: number;
}

/** The lines of an order that a sender sends; a quantity that is only a part of the line's is said. */
export function orderLines(order: Order, parts: readonly SentPart[], wording: Wording): OrderLineView[] {
  return parts.flatMap(({ lineId, quantity, sent, declined }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const [view] = line ? recapView({ lines: [line], total: order.total }, wording).lines : [];
    if (!line || !view) return [];
    const { seller: _seller, ...rest } = view;
    const { t } = wording;
    return [
      {
        ...rest,
        symbol: lineSymbol(line),
        facts: [
          ...(quantity > 0 && quantity < line.quantity ? [t('orders.partOf', { quantity, of: line.quantity })] : []),
          ...(sent !== null && sent > 0 && sent < quantity ? [t('orders.sentOf', { sent, of: quantity })] : []),
          ...(declined > 0 && declined < quantity ? [t('orders.declined', { count: declined })] : []),
        ],
        links: [],
      },
    ];
  });
}
