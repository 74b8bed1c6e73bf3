import { mayShareList } from '#domain/labels/deposit-lists.ts';
import type { LabelFormat, OrderLabels, RefundableParcel, ShippingLabel } from '#domain/labels/labels.ts';
import type { LineLabel } from '#domain/orders/line-status.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { LinkView } from '#ui/components/views.ts';
import { type LineLabelView, lineLabelView } from '#ui/order-lines/line-label.view.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { carrierKey } from '../carrier-label.ts';
import { printedAs } from '../printed-as.ts';

/** The labels of an order as they are chosen, printed and downloaded. */
export interface LabelsPanelView {
  /** The order that the test page is left from. */
  code: string;
  /** « Vos étiquettes ». */
  title: string;
  /** The name of the list. */
  list: string;
  labels: LabelView[];
  /** Empty: there is nothing to choose. */
  formats: { value: string; title: string; selected: boolean }[];
  /** The places of a sheet of four; empty where that is not printed. */
  cells: { value: string; label: string; selected: boolean }[];
  /** Where the form sends what was chosen. */
  file: string;
  testPage: string;
  /** What each label is good for. */
  usedOnce: string;
  /** The button that downloads all labels, or the only one; absent where none can be had. */
  all?: string;
  /** Where a parcel that bears its label is handed in; `null` where no label can be had. */
  deposit: LinkView | null;
  /** One code for several of them; `null` where fewer than two may be handed in. */
  depositList: LinkView | null;
  /** There are several, so that one or some of them may be chosen. */
  isChoice: boolean;
  /** The button that downloads the chosen ones. */
  chosen: string;
}

interface LabelView {
  id: string;
  title: string;
  state: LineLabelView;
  /** Where it goes, when it was downloaded, how large it is. */
  facts: string[];
  /** It can be downloaded. */
  isReady: boolean;
  selected: boolean;
  /** Why it cannot be downloaded. */
  why?: string;
  /** The page with its code, where it is printed at the drop-off. */
  code?: LinkView;
}

export interface PanelQuery {
  etiquette: readonly string[];
  format: LabelFormat | null;
  case: number | null;
}

interface LabelsPanelInput {
  code: string;
  order: OrderLabels;
  /** What was chosen before a download failed. */
  chosen: PanelQuery;
  /** The format of the last download. */
  remembered: LabelFormat | null;
  /** What may be refunded today; `null`: nobody knows. */
  refundable?: readonly RefundableParcel[] | null;
}

export function labelsPanelView(
  { code, order, chosen, remembered, refundable = null }: LabelsPanelInput,
  wording: Wording,
): LabelsPanelView {
  const { t, paths } = wording;
  const ready = order.labels.filter(({ state }) => state.isDownloadable);
  const as = printedAs(order.labels.map(({ service }) => service));
  const wanted = [chosen.format, remembered].find((format) => format && order.formats.includes(format));
  const selected = wanted ?? order.formats[0];
  return {
    code,
    title: t('labels.title', as),
    list: t('labels.list', as),
    labels: order.labels.map((label) => labelView(label, { code, chosen, refundable, wording })),
    formats:
      ready.length > 0 && order.formats.length > 1
        ? order.formats.map((format) => ({
            value: format,
            title: t(`labels.format.${format}`),
            selected: format === selected,
          }))
        : [],
    cells:
      ready.length > 0 && order.formats.includes('a4-4')
        ? ([1, 2, 3, 4] as const).map((place) => ({
            value: String(place),
            label: t(`labels.cell.${place}`),
            selected: place === (chosen.case ?? 1),
          }))
        : [],
    file: paths.labelsFile({ code }),
    testPage: paths.labelTestPage(),
    usedOnce: t('labels.usedOnce', as),
    ...(ready.length > 0 ? { all: downloadText(ready, wording) } : {}),
    deposit: ready.length > 0 ? { label: t('labels.toCounter', as), href: paths.pointsOfSale() } : null,
    depositList: mayShareList(ready)
      ? { label: t('deposit-lists.depositTogether'), href: paths.depositLists({ order: code }) }
      : null,
    isChoice: ready.length > 1,
    chosen: t('labels.downloadChosen', as),
  };
}

function downloadText(ready: readonly ShippingLabel[], { t, fileSize }: Wording): string {
  const [only, ...others] = ready;
  const as = printedAs(ready.map(({ service }) => service));
  if (others.length > 0) return t('labels.downloadAll', { count: ready.length, ...as });
  return only?.size ? t('labels.downloadOneSized', { size: fileSize(only.size), ...as }) : t('labels.downloadOne', as);
}

function labelView(
  label: ShippingLabel,
  {
    code,
    chosen,
    refundable,
    wording,
  }: Pick<LabelsPanelInput, 'code' | 'chosen'> & {
    refundable: readonly RefundableParcel[] | null;
    wording: Wording;
  },
): LabelView {
  const { t, paths, numericDay, fileSize } = wording;
  const { trackingId, state, recipient, reference, validUntil, downloadedAt, size } = label;
  const refundableParcel = refundable?.find((parcel) => parcel.trackingId === trackingId);
  const isCoded = state.label === 'to-drop-off';
  const why = state.isDownloadable || isCoded ? null : whyOf(label, refundableParcel?.isRefundable ?? true);
  return {
    id: trackingId,
    title: t(label.service === 'registered-mail' ? 'orders.vignetteNumber' : 'orders.labelNumber', {
      number: groupedNumber(trackingId),
    }),
    state: lineLabelView(label, wording),
    facts: [
      t(serviceKey(label)),
      ...(recipient ? [t('labels.recipient', { recipient })] : []),
      ...(reference ? [t('labels.reference', { reference })] : []),
      ...(validUntil ? [t('orders.validUntil', { day: numericDay(validUntil) })] : []),
      ...(downloadedAt ? [t('orders.downloadedAt', { day: numericDay(downloadedAt) })] : []),
      ...(size && state.isDownloadable ? [`PDF, ${fileSize(size)}`] : []),
    ],
    isReady: state.isDownloadable,
    selected: chosen.etiquette.includes(trackingId),
    ...(isCoded ? { code: { label: t('orders.showCode'), href: paths.dropOffCode({ code, trackingId }) } } : {}),
    ...(why ? { why: t(`labels.why.${why}`) } : {}),
  };
}

/** By the carrier; a vignette is no parcel. */
function serviceKey({ service, carrier }: ShippingLabel) {
  if (service === 'registered-mail') return 'orders.service.registered-mail';
  return carrierKey(carrier);
}

type Why = keyof Messages extends infer Key ? (Key extends `labels.why.${infer Word}` ? Word : never) : never;

const reasons: Partial<Record<LineLabel, Why>> = {
  created: 'making',
  deposited: 'deposited',
  'refund-pending': 'refundAsked',
  refunded: 'refunded',
  'partially-refunded': 'refunded',
  cancelled: 'cancelled',
};

/** A label that is out of date is not refunded where it was scanned, or is too old. */
const whyOf = ({ state }: ShippingLabel, mayRefund: boolean): Why =>
  state.isRefundable && mayRefund ? 'refundable' : (reasons[state.label] ?? 'over');
