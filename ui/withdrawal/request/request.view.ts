import type { Service } from '#domain/cart/cart.ts';
import type { Order, Withdrawal } from '#domain/orders/orders.ts';
import {
  lastDayOf,
  type NotWithdrawable,
  type WithdrawableLine,
  withdrawableLines,
} from '#domain/orders/withdrawal.ts';
import type { FieldErrors, LinkView, NoticeView } from '#ui/components/views.ts';
import type { BoughtView } from '#ui/order-lines/line-choices.tsx';
import { lineSymbol } from '#ui/order-lines/line-symbol.ts';
import { acknowledgementLink } from '#ui/orders/now/acknowledgement-link.view.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The longest message that the contract takes. */
export const COMMENT_LENGTH = 2000;

/** What was chosen and typed, and what is wrong with it. */
export interface TypedWithdrawal {
  lineIds: readonly string[];
  /** By line, as they were typed. */
  quantities: Record<string, string>;
  email: string;
  comment: string;
  /** Tells a withdrawal that is sent again from another one. */
  draft: string;
  faults: FieldErrors;
}

export interface WithdrawView {
  title: string;
  trail: LinkView[];
  lead: string;
  notices: NoticeView[];
  /** Absent where nothing may be withdrawn from. */
  form?: {
    draft: string;
    who: string;
    lines: LineChoice[];
    email: { value: string; hint: string };
    comment: { value: string; hint: string };
    errors: FieldErrors;
    goodToKnow: string;
    points: string[];
  };
  /** The lines that cannot be withdrawn from, each with its reason. */
  others: { id: string; title: string; why: string }[];
  earlier: LinkView[];
  ways: LinkView[];
}

interface LineChoice extends BoughtView {
  id: string;
  title: string;
  /** Until when, where lines differ, and how much of it was withdrawn from before. */
  notes: string[];
  selected: boolean;
  /** Absent where there is one piece. */
  quantity?: { name: string; label: string; value: string; most: number };
}

interface WithdrawalViewInput {
  order: Order;
  /** The newest last. */
  withdrawals: readonly Withdrawal[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
  shopper: { name: string; email: string };
  typed: TypedWithdrawal | null;
  draft: string;
  notices: NoticeView[];
}

/** What of an order may be withdrawn from, and the form for it (L221-21, postal-domain 5). */
export function withdrawView(
  { order, withdrawals, today, shopper, typed, draft, notices }: WithdrawalViewInput,
  wording: Wording,
): WithdrawView {
  const { t, paths, mode, numericDay } = wording;
  const { code, waivedAt } = order;
  const lines = withdrawableLines(order, { withdrawals, today });
  const open = lines.filter(({ obstacle }) => obstacle === null);
  const isOpen = mode === 'part' && open.length > 0;
  const dayOf = ({ line }: WithdrawableLine) => numericDay(lastDayOf(order, line) ?? '');
  const days = [...new Set(open.map(dayOf))];
  const whyNot = (obstacle: Exclude<NotWithdrawable, 'untold'>, service: Service | null) => {
    if (obstacle === 'waived' && waivedAt) return t('withdrawal.not.waived', { day: numericDay(waivedAt) });
    if (obstacle === 'over' && service !== null) return t('withdrawal.not.contractOver');
    if (obstacle === 'cancelled' && service === 'forwarding') return t('withdrawal.not.contractCancelled');
    return t(`withdrawal.not.${obstacle === 'waived' ? 'service' : obstacle}`);
  };
  return {
    title: t('withdrawal.title'),
    trail: [{ label: t('withdrawal.order', { code }), href: paths.orderDetail({ code }) }],
    lead: leadOf({ isOpen, isUntold: lines.some(({ obstacle }) => obstacle === 'untold'), days }, wording),
    notices,
    ...(isOpen && {
      form: {
        draft: typed?.draft || draft,
        who: t('withdrawal.who', { name: shopper.name }),
        lines: open.map((each) => {
          const { line, most, withdrawn } = each;
          const { id, title, picture, total } = line;
          const notes = [
            ...(days.length > 1 ? [t('withdrawal.lineUntil', { day: dayOf(each) })] : []),
            ...(withdrawn > 0 ? [t('withdrawal.left', { withdrawn })] : []),
          ];
          return {
            id,
            title,
            picture,
            symbol: lineSymbol(line),
            price: wholePrice(total, wording),
            notes,
            // The only article of an order is what the shopper came for.
            selected: typed ? typed.lineIds.includes(id) : lines.length === 1,
            ...(most > 1 && {
              quantity: {
                name: quantityName(id),
                label: t('withdrawal.quantity', { most }),
                value: typed?.quantities[id] ?? String(most),
                most,
              },
            }),
          };
        }),
        email: { value: typed ? typed.email : shopper.email, hint: t('withdrawal.emailText') },
        comment: {
          value: typed?.comment ?? '',
          hint: t('withdrawal.commentHint', { most: wording.number(COMMENT_LENGTH) }),
        },
        errors: typed?.faults ?? {},
        goodToKnow: t('journey.goodToKnow'),
        points: [
          ...(open.some(({ line: { service } }) => service === null) ? [t('withdrawal.point.goods')] : []),
          ...(open.some(({ line: { service } }) => service !== null) ? [t('withdrawal.point.contract')] : []),
          t('withdrawal.point.money'),
        ],
      },
    }),
    others:
      mode === 'pro'
        ? []
        : lines.flatMap(({ line: { id, title, service }, obstacle }) =>
            obstacle === null || obstacle === 'untold' ? [] : [{ id, title, why: whyNot(obstacle, service) }],
          ),
    earlier: withdrawals.map((withdrawal) => acknowledgementLink({ code, withdrawal }, wording)),
    ways: [
      { label: t('withdrawal.see'), href: paths.orderDetail({ code }) },
      { label: t('withdrawal.other'), href: paths.changeOfMind() },
      { label: t('withdrawal.terms'), href: paths.withdrawal() },
    ],
  };
}

export const quantityName = (lineId: string): string => `quantite-${lineId}`;

interface LeadInput {
  isOpen: boolean;
  isUntold: boolean;
  days: readonly string[];
}

function leadOf({ isOpen, isUntold, days }: LeadInput, { t, mode }: Wording): string {
  if (mode === 'pro') return t('withdrawal.professionalForm');
  if (!isOpen) return t(isUntold ? 'withdrawal.untoldText' : 'withdrawal.nothingText');
  const [day = ''] = days;
  return days.length > 1 ? t('withdrawal.leadDays') : t('withdrawal.lead', { day });
}
