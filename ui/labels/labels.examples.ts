import type { LabelFormat, OrderLabels, RefundableParcel, ShippingLabel } from '#domain/labels/labels.ts';
import { type LineStatus, lineStateOf } from '#domain/orders/line-status.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type DropOffCodeView, dropOffCodeView, type QrCodeView } from './code/drop-off-code.view.ts';
import { type LabelsPanelView, labelsPanelView, type PanelQuery } from './panel/labels-panel.view.ts';
import { type RefundView, refundView, type TypedRefund } from './refund/refund.view.ts';

const code = 'CMD-26-1';
export const unchosen: PanelQuery = { etiquette: [], format: null, case: null };

type LabelOver = Partial<ShippingLabel> & { status?: LineStatus | null };

export const aLabel = ({ status = 'ready-for-pickup', ...over }: LabelOver = {}): ShippingLabel => ({
  trackingId: '6A04043954320',
  entryNumber: 0,
  service: 'parcel',
  state: lineStateOf(over.service === undefined ? 'parcel' : over.service, status),
  since: '2026-11-20T05:13:00Z',
  availableUntil: status === 'ready-for-pickup' ? '2026-12-03' : null,
  validUntil: status === 'ready-for-pickup' || status === 'ready-for-shipment' ? '2026-12-03' : null,
  downloadedAt: null,
  carrier: 'POFR',
  recipient: '31000 Toulouse',
  reference: null,
  size: null,
  dropOff: null,
  ...over,
});

/** Of a parcel that is handed in without a label. */
export const aCodedLabel = (over: LabelOver = {}): ShippingLabel =>
  aLabel({
    status: 'awaiting-drop-off',
    validUntil: '2026-12-03',
    dropOff: { code: 'K7QP2M9X4HTR', places: ['post-office', 'pickup-point'] },
    ...over,
  });

export const threeLabels = (over: LabelOver = {}): ShippingLabel[] =>
  ['6A04043954320', '6A37590596021', '6A26267178232'].map((trackingId) => aLabel({ trackingId, ...over }));

const formats: LabelFormat[] = ['a4', 'a4-4', '10x15', 'dymo'];

type PanelExample = Partial<Omit<Parameters<typeof labelsPanelView>[0], 'order'>> & {
  order?: Partial<OrderLabels>;
  lang?: Lang;
  mode?: Mode;
};

export const someLabels = (over: Partial<OrderLabels> = {}): OrderLabels => ({
  labels: threeLabels(),
  formats,
  ...over,
});

export const aPanelView = ({ order, lang = 'fr', mode = 'part', ...given }: PanelExample = {}): LabelsPanelView =>
  labelsPanelView(
    { code, order: someLabels(order), chosen: unchosen, remembered: null, ...given },
    wordingOf({ lang, mode }),
  );

export const aCodeView = ({
  lang = 'fr',
  mode = 'part',
  qr = aQrCode,
  ...over
}: LabelOver & { lang?: Lang; mode?: Mode; qr?: QrCodeView | null } = {}): DropOffCodeView => {
  const label = aCodedLabel(over);
  const { dropOff } = label;
  if (!dropOff) throw new Error('It has no code.');
  return dropOffCodeView({ orderCode: code, label: { ...label, dropOff }, qr, notices: [] }, wordingOf({ lang, mode }));
};

/** A picture that looks like one: its corners. */
const aQrCode: QrCodeView = {
  side: 29,
  path: ['4 4', '18 4', '4 18'].map((at) => `M${at}h7v7h-7zM${at}m1 1v5h5v-5zM${at}m2 2h3v3h-3z`).join(''),
};

export const aParcel = ({ reason = null, ...over }: Partial<RefundableParcel> = {}): RefundableParcel => ({
  trackingId: '6A23609038630',
  isRefundable: reason === null,
  reason,
  refundableFrom: null,
  refundableUntil: '2027-11-20',
  requestedAt: null,
  amount: { cents: 539 },
  recipient: '31000 Toulouse',
  state: lineStateOf('parcel', reason === null ? 'label-expired' : 'ready-for-pickup'),
  ...over,
});

/** A label for each reason that keeps it from being refunded. */
export const parcelsOfEachReason = (): RefundableParcel[] => [
  aParcel({ trackingId: '6A1', reason: 'not-expired', refundableFrom: '2027-01-19' }),
  aParcel({ trackingId: '6A2', reason: 'not-expired' }),
  aParcel({ trackingId: '6A3', reason: 'scanned' }),
  aParcel({ trackingId: '6A4', reason: 'too-old', refundableUntil: '2026-03-01' }),
  aParcel({ trackingId: '6A5', reason: 'pending', requestedAt: '2026-11-23T05:10:00Z' }),
  aParcel({ trackingId: '6A6', reason: 'pending' }),
  aParcel({ trackingId: '6A7', reason: 'refunded', requestedAt: '2026-11-20T05:10:00Z' }),
  aParcel({ trackingId: '6A8', reason: 'refunded' }),
  aParcel({ trackingId: '6A9', reason: 'refused' }),
  aParcel({ trackingId: '6A10', reason: 'cancelled' }),
  aParcel({ trackingId: '6A11', reason: 'other', state: null, amount: null, recipient: null }),
];

export const aTypedRefund = (over: Partial<TypedRefund> = {}): TypedRefund => ({
  trackingIds: [],
  reason: '',
  faults: {},
  ...over,
});

export const aRefundView = ({
  lang = 'fr',
  mode = 'part',
  ...given
}: Partial<Parameters<typeof refundView>[0]> & { lang?: Lang; mode?: Mode } = {}): RefundView =>
  refundView(
    {
      code,
      parcels: [aParcel(), aParcel({ trackingId: '6A26407744181' })],
      typed: null,
      notices: [],
      phone: '36 31',
      ...given,
    },
    wordingOf({ lang, mode }),
  );
