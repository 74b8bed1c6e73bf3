import { mayCancel, mayPrint, type ReturnRequest, type ReturnStatus, timelineOf } from '#domain/returns/returns.ts';
import { printedAddress } from '#ui/address/printed-address.ts';
import type { TimelineStep } from '#ui/components/values/timeline.tsx';
import type { AddressBlock, FactView, LinkView, NoticeView } from '#ui/components/views.ts';
import type { LineLabelView, StateTone } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface ReturnView {
  title: string;
  trail: LinkView[];
  about: string;
  state: LineLabelView;
  /** What happens now, or what the shopper has to do, and before when. */
  next: string;
  notices: NoticeView[];
  /** The oldest first. */
  steps: TimelineStep[];
  lines: { id: string; text: string }[];
  facts: FactView[];
  address?: AddressBlock;
  label?: LinkView;
  ways: LinkView[];
  /** It may be cancelled: what that means is said before it is done. */
  cancel?: { ask: string; text: string; confirm: string };
}

const tones: Record<ReturnStatus, StateTone> = {
  requested: 'waiting',
  accepted: 'now',
  refused: 'stopped',
  received: 'waiting',
  'not-received': 'stopped',
  closed: 'done',
  cancelled: 'stopped',
  other: 'waiting',
};

interface ReturnInput {
  request: ReturnRequest;
  notices: NoticeView[];
  /** The customer service's number in the mode. */
  phone: string;
}

export function returnView({ request, notices, phone }: ReturnInput, wording: Wording): ReturnView {
  const { t, paths, moment, numericDay } = wording;
  const { code: returnRequestId, orderCode: code, consignmentCode: subOrderCode, status, seller, address } = request;
  const steps = timelineOf(request);
  return {
    title: t('returns.title', { date: numericDay(request.created) }),
    trail: [{ label: t('returns.order', { code }), href: paths.orderDetail({ code }) }],
    about: seller ? t('returns.aboutSeller', { code, seller }) : t('returns.order', { code }),
    state: { text: t(`returns.status.${status}`), tone: tones[status] },
    next: nextOf(request, phone, wording),
    notices,
    steps: steps.map((step, at) => ({
      id: String(at),
      text: t(`returns.status.${step.status}`),
      date: step.at ? moment(step.at) : t('returns.unknownDate'),
      isNow: at === steps.length - 1,
    })),
    lines: request.lines.map(({ name, quantity, reason }, at) => ({
      id: String(at),
      text: reason ? t('returns.pieceReason', { quantity, name, reason }) : t('returns.piece', { quantity, name }),
    })),
    facts: factsOf(request, wording),
    ...(address && { address: printedAddress(address, wording).block }),
    ...(mayPrint(request) && {
      label: { label: t('returns.label'), href: paths.returnLabel({ code, returnRequestId }) },
    }),
    ways: [
      // The shop's own goods have no seller to write to.
      seller
        ? { label: t('returns.contact', { seller }), href: paths.contactSeller({ code, subOrderCode }) }
        : { label: t('returns.toHelp'), href: paths.help() },
      { label: t('returns.toOrder'), href: paths.orderDetail({ code }) },
    ],
    ...(mayCancel(request) && {
      cancel: {
        ask: t('returns.cancel'),
        text: t('returns.cancelText', { from: fromOf(request) }),
        confirm: t('returns.confirmCancel'),
      },
    }),
  };
}

function factsOf(
  { rma, status, method, trackingId, comment, refund }: ReturnRequest,
  wording: Wording,
): ReturnView['facts'] {
  const { t, numericDay } = wording;
  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  const paid = refund && {
    amount: wording.money(refund.amount),
    status: t(`returns.refund.${refund.status}`),
    // A day says nothing of a state that nobody knows.
    day: refund.date && refund.status !== 'other' ? numericDay(refund.date) : '',
  };
  return [
    ...fact(t(status === 'accepted' ? 'returns.rmaOnParcel' : 'returns.rma'), rma),
    ...fact(t('returns.method'), method?.name ?? null),
    ...fact(t('returns.tracking'), trackingId),
    ...fact(t('returns.comment'), comment),
    ...fact(t('returns.refund'), paid && (paid.day ? t('returns.amountOn', paid) : t('returns.amount', paid))),
  ];
}

/** Who takes it back: a seller, or the shop itself. */
const fromOf = ({ seller }: Pick<ReturnRequest, 'seller'>) => (seller === null ? 'shop' : 'seller');

function nextOf(request: ReturnRequest, phone: string, { t, numericDay }: Wording): string {
  const { status, sendBefore, rejection } = request;
  const from = fromOf(request);
  switch (status) {
    case 'accepted':
      return sendBefore
        ? t('returns.next.acceptedBefore', { day: numericDay(sendBefore) })
        : t('returns.next.accepted');
    case 'refused':
      return `${t('returns.next.refused', { from })} ${
        rejection === 'not-needed'
          ? t('returns.rejection.not-needed')
          : t(`returns.rejection.${rejection ?? 'other'}`, { from, phone })
      }`;
    case 'other':
    case 'not-received':
      return t(`returns.next.${status}`, { from, phone });
    case 'requested':
    case 'received':
      return t(`returns.next.${status}`, { from });
    default:
      return t(`returns.next.${status}`);
  }
}
