import type { ShippingLabel } from '#domain/labels/labels.ts';
import type { LineLabel } from '#domain/orders/line-status.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { type LineLabelView, lineLabelView } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A square of `side` modules, of which `path` draws the dark ones. */
export interface QrCodeView {
  side: number;
  path: string;
}

export interface DropOffCodeView {
  title: string;
  trail: LinkView[];
  notices: NoticeView[];
  state: LineLabelView;
  /** What the code is for, or why it is of no use. */
  lead: string;
  /** Absent where it is taken no longer, or not yet. */
  dropOff?: {
    qr: QrCodeView;
    /** What the picture says to whoever does not see it. */
    name: string;
    /** In groups of four, to be typed. */
    code: string;
    until?: string;
    places: string[];
    near: LinkView;
    bring: string[];
    download: LinkView;
  };
  /** Of the parcel. */
  facts: string[];
  ways: LinkView[];
}

interface DropOffCodeInput {
  orderCode: string;
  label: ShippingLabel & { dropOff: NonNullable<ShippingLabel['dropOff']> };
  /** `null`: the code is not taken. */
  qr: QrCodeView | null;
  notices: NoticeView[];
}

/** The code of a label that is printed where its parcel is handed in, with all that whoever goes there needs. */
export function dropOffCodeView(
  { orderCode, label, qr, notices }: DropOffCodeInput,
  wording: Wording,
): DropOffCodeView {
  const { t, paths } = wording;
  const { trackingId, recipient, state, carrier } = label;
  const order = { label: t('labels.order', { code: orderCode }), href: paths.orderDetail({ code: orderCode }) };
  return {
    title: t('labels.codeTitle'),
    trail: [order],
    notices,
    state: lineLabelView(label, wording),
    lead: leadText(label, wording),
    ...(qr ? { dropOff: codePart({ orderCode, label, qr }, wording) } : {}),
    facts: [
      t(carrierKey(carrier)),
      t('orders.labelNumber', { number: groupedNumber(trackingId) }),
      ...(recipient ? [t('labels.recipient', { recipient })] : []),
    ],
    ways: [
      ...(state.label === 'deposited'
        ? [{ label: t('orders.follow'), href: paths.tracking({ code: trackingId }) }]
        : []),
      ...(state.isRefundable
        ? [
            {
              label: t(qr ? 'labels.codeRefund' : 'labels.toRefund'),
              href: paths.orderRefund({ code: orderCode }),
            },
          ]
        : []),
      { label: t('labels.toOrder'), href: paths.orderDetail({ code: orderCode }) },
    ],
  };
}

function codePart(
  { orderCode, label, qr }: Pick<DropOffCodeInput, 'orderCode' | 'label'> & { qr: QrCodeView },
  { t, paths, numericDay }: Wording,
): DropOffCodeView['dropOff'] {
  const { trackingId, validUntil, dropOff } = label;
  const code = dropOff.code.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return {
    qr,
    name: t('labels.codePicture', { code }),
    code,
    ...(validUntil ? { until: t('labels.codeUntil', { day: numericDay(validUntil) }) } : {}),
    places: dropOff.places.map((place) => t(`parcels.place.${place}`)),
    near: { label: t('points-of-sale.toParcels'), href: paths.pointsOfSale() },
    bring: [t('labels.codeBringParcel'), t('labels.codeBringCode'), t('labels.codeBringNothing')],
    download: {
      label: t('labels.codeDownload'),
      href: paths.dropOffCodeFile({ code: orderCode, trackingId }),
    },
  };
}

const leads: Partial<Record<LineLabel, `labels.code${'Lead' | 'Expired' | 'Making'}`>> = {
  'to-drop-off': 'labels.codeLead',
  created: 'labels.codeMaking',
  'label-no-longer-valid': 'labels.codeExpired',
};

function leadText({ state: { label }, since }: ShippingLabel, { t, numericDay }: Wording): string {
  if (label === 'deposited')
    return since ? t('labels.codeUsed', { day: numericDay(since) }) : t('labels.why.deposited');
  return t(leads[label] ?? 'labels.codeCancelled');
}
