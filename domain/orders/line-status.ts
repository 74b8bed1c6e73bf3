import type { Service } from '../cart/cart.ts';

/**
 * The states of a service's line, and of one of its labels (spec §4, "Service line status labels"). Not in the
 * specification: `awaiting-drop-off`, of a label that is printed where its parcel is handed in; `deposited`, the carrier has taken
 * over what it was for.
 */
export const lineStatuses = [
  'created',
  'ready',
  'waiting',
  'ready-to-download',
  'ready-for-shipment',
  'pickup-complete',
  'deposited',
  'ready-for-pickup',
  'refund-pending',
  'refunded',
  'partially-refunded',
  'refund-failed',
  'refund-refused',
  'refund-expired',
  'label-expired',
  'cancelled',
  'payment-captured',
  'awaiting-drop-off',
] as const;

export type LineStatus = (typeof lineStatuses)[number];

/** What the shop says of a line; each has one text in each language. */
export type LineLabel =
  | 'created'
  | 'to-download'
  | 'to-download-before'
  | 'downloaded'
  | 'to-send'
  | 'deposited'
  | 'to-drop-off'
  | 'refund-pending'
  | 'refunded'
  | 'partially-refunded'
  | 'refund-impossible'
  | 'refund-refused'
  | 'refund-expired'
  | 'expired'
  | 'label-no-longer-valid'
  | 'cancelled'
  | 'logo-awaiting'
  | 'logo-refused';

const labels: Record<Exclude<LineStatus, 'payment-captured'>, LineLabel> = {
  created: 'created',
  ready: 'created',
  waiting: 'created',
  'ready-to-download': 'to-download',
  'ready-for-shipment': 'to-send',
  'pickup-complete': 'to-send',
  deposited: 'deposited',
  'ready-for-pickup': 'to-download-before',
  'refund-pending': 'refund-pending',
  refunded: 'refunded',
  'partially-refunded': 'partially-refunded',
  'refund-failed': 'refund-impossible',
  'refund-refused': 'refund-impossible',
  'refund-expired': 'refund-expired',
  'label-expired': 'expired',
  cancelled: 'cancelled',
  'awaiting-drop-off': 'to-drop-off',
};

const ofService: Partial<Record<Service, Partial<Record<LineStatus, LineLabel>>>> = {
  parcel: { 'label-expired': 'label-no-longer-valid', 'refund-refused': 'refund-refused' },
  stamp: { 'pickup-complete': 'downloaded' },
  'stamp-logo': {
    ready: 'logo-awaiting',
    'pickup-complete': 'downloaded',
    cancelled: 'logo-refused',
    'payment-captured': 'to-download',
  },
};

export interface LineState {
  /** `null`: a status that the shop does not know; it is counted, and nothing is offered (postal-domain 9.38). */
  status: LineStatus | null;
  label: LineLabel;
  /** Whether its file may be had; having it again does no harm. */
  isDownloadable: boolean;
  /** Whether a label of it may be refunded; the backend says which, and why not. */
  isRefundable: boolean;
}

/**
 * What the shop says and offers of a service's line, by the service and its status alone.
 *
 * @param service `null`: a service that is new to us has the labels that all have.
 */
export function lineStateOf(service: Service | null, status: LineStatus | null): LineState {
  const own = status && service ? ofService[service]?.[status] : undefined;
  const usual = status && status !== 'payment-captured' ? labels[status] : undefined;
  const label = own ?? usual;
  // `payment-captured` is a status of the stamp logos: elsewhere it is as unknown as any other (postal-domain 9.38).
  if (!label) return { status: null, label: 'expired', isDownloadable: false, isRefundable: false };
  return {
    status,
    label,
    isDownloadable: service !== null && (downloadable[service]?.has(label) ?? false),
    isRefundable: service === 'parcel' && (status === 'label-expired' || status === 'awaiting-drop-off'),
  };
}

const made: readonly LineLabel[] = ['to-download', 'to-download-before', 'downloaded'];
const labelsToPrint: ReadonlySet<LineLabel> = new Set([...made, 'to-send']);
const filesToKeep: ReadonlySet<LineLabel> = new Set(made);
/** With which labels a service's file may be had. A letter is printed by the operator, a contract is no file of ours. */
const downloadable: Partial<Record<Service, ReadonlySet<LineLabel>>> = {
  parcel: labelsToPrint,
  'registered-mail': labelsToPrint,
  stamp: filesToKeep,
  'stamp-logo': filesToKeep,
};

/** The states of a subscription to a stamp logo (spec §4). */
export type LogoLabel = 'approved' | 'refused' | 'expired' | 'awaiting' | 'removed';
