import type { RefundableParcel } from '#domain/labels/labels.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { FieldErrors, LinkView, NoticeView } from '#ui/components/views.ts';
import { type LineLabelView, lineLabelView } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What was chosen and typed. */
export interface TypedRefund {
  trackingIds: readonly string[];
  reason: string;
  faults: FieldErrors;
}

export interface RefundView {
  title: string;
  trail: LinkView[];
  lead: string;
  notices: NoticeView[];
  /** Absent where nothing can be refunded now. */
  form?: {
    /** How and when the money is paid. */
    paid: string;
    goodToKnow: string;
    parcels: (ParcelView & { selected: boolean })[];
    reason: { value: string; most: number };
    errors: FieldErrors;
  };
  /** Why there is no form. */
  nothing?: string;
  /** The labels that cannot be refunded, each with its reason. */
  others: (ParcelView & { why: string })[];
  ways: LinkView[];
}

interface ParcelView {
  id: string;
  title: string;
  recipient?: string;
  state?: LineLabelView;
  amount?: string;
  /** Until when its refund may be asked for. */
  until?: string;
}

/** The longest reason that a backend takes. */
export const longestReason = 500;

interface RefundViewInput {
  code: string;
  parcels: readonly RefundableParcel[];
  typed: TypedRefund | null;
  notices: NoticeView[];
  /** The customer service's number in the mode. */
  phone: string;
}

export function refundView({ code, parcels, typed, notices, phone }: RefundViewInput, wording: Wording): RefundView {
  const { t, paths } = wording;
  const refundable = parcels.filter(({ isRefundable }) => isRefundable);
  const chosen = new Set(typed?.trackingIds);
  return {
    title: t('labels.refundTitle'),
    trail: [{ label: t('labels.order', { code }), href: paths.orderDetail({ code }) }],
    lead: t(
      refundable.some(({ state }) => state?.label === 'to-drop-off') ? 'labels.refundLeadCode' : 'labels.refundLead',
    ),
    notices,
    ...(refundable.length > 0
      ? {
          form: {
            paid: t('labels.refundPaid'),
            goodToKnow: t('journey.goodToKnow'),
            parcels: refundable.map((parcel) => ({
              ...parcelView(parcel, wording),
              // The only label of an order is what the shopper came for.
              selected: typed ? chosen.has(parcel.trackingId) : parcels.length === 1,
            })),
            reason: { value: typed?.reason ?? '', most: longestReason },
            errors: typed?.faults ?? {},
          },
        }
      : { nothing: t(parcels.length === 0 ? 'labels.refundNone' : 'labels.refundNothing') }),
    others: parcels
      .filter(({ isRefundable }) => !isRefundable)
      .map((parcel) => ({ ...parcelView(parcel, wording), why: whyNot(parcel, { phone, wording }) })),
    ways: [{ label: t('labels.toOrder'), href: paths.orderDetail({ code }) }],
  };
}

function parcelView(parcel: RefundableParcel, wording: Wording): ParcelView {
  const { t, numericDay } = wording;
  const { trackingId, recipient, state, amount, isRefundable, refundableUntil } = parcel;
  return {
    id: trackingId,
    title: t('orders.labelNumber', { number: groupedNumber(trackingId) }),
    ...(recipient ? { recipient: t('labels.recipient', { recipient }) } : {}),
    ...(state ? { state: lineLabelView({ state, availableUntil: null }, wording) } : {}),
    ...(amount ? { amount: wording.money(amount) } : {}),
    ...(isRefundable && refundableUntil
      ? { until: t('labels.refundableUntil', { day: numericDay(refundableUntil) }) }
      : {}),
  };
}

/** Why a label is not refunded, and from when it will be, or since when it was asked for. */
function whyNot(
  { reason, refundableFrom, refundableUntil, requestedAt }: RefundableParcel,
  { phone, wording: { t, numericDay } }: { phone: string; wording: Wording },
): string {
  switch (reason) {
    case 'not-expired':
      return refundableFrom
        ? t('labels.not.not-expired', { day: numericDay(refundableFrom) })
        : t('labels.not.not-expired-yet');
    case 'too-old':
      return refundableUntil
        ? t('labels.not.too-old', { day: numericDay(refundableUntil) })
        : t('labels.not.too-old-undated');
    case 'pending':
    case 'refunded':
      return requestedAt
        ? t(`labels.not.${reason}-since`, { day: numericDay(requestedAt) })
        : t(`labels.not.${reason}`);
    case 'refused':
    case 'other':
    case null:
      return t(`labels.not.${reason ?? 'other'}`, { phone });
    default:
      return t(`labels.not.${reason}`);
  }
}
