import type { Service } from '../cart/cart.ts';

/**
 * The states of a service's line, and of one of its labels (spec §4, "Service line status labels"). Not in the
 * specification: AWAITING_DROP_OFF, of a label that is printed where its parcel is handed in; DEPOSITED, the carrier has taken
 * over what it was for.
 */
export const lineStatuses = [
  'CREATED',
  'READY',
  'WAITING',
  'READY_TO_DOWNLOAD',
  'READY_FOR_SHIPMENT',
  'PICKUP_COMPLETE',
  'DEPOSITED',
  'READY_FOR_PICKUP',
  'REFUND_PENDING',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'REFUND_FAILED',
  'REFUND_REFUSED',
  'REFUND_EXPIRED',
  'LABEL_EXPIRED',
  'CANCELLED',
  'PAYMENT_CAPTURED',
  'AWAITING_DROP_OFF',
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

const labels: Record<Exclude<LineStatus, 'PAYMENT_CAPTURED'>, LineLabel> = {
  CREATED: 'created',
  READY: 'created',
  WAITING: 'created',
  READY_TO_DOWNLOAD: 'to-download',
  READY_FOR_SHIPMENT: 'to-send',
  PICKUP_COMPLETE: 'to-send',
  DEPOSITED: 'deposited',
  READY_FOR_PICKUP: 'to-download-before',
  REFUND_PENDING: 'refund-pending',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partially-refunded',
  REFUND_FAILED: 'refund-impossible',
  REFUND_REFUSED: 'refund-impossible',
  REFUND_EXPIRED: 'refund-expired',
  LABEL_EXPIRED: 'expired',
  CANCELLED: 'cancelled',
  AWAITING_DROP_OFF: 'to-drop-off',
};

const ofService: Partial<Record<Service, Partial<Record<LineStatus, LineLabel>>>> = {
  parcel: { LABEL_EXPIRED: 'label-no-longer-valid', REFUND_REFUSED: 'refund-refused' },
  stamp: { PICKUP_COMPLETE: 'downloaded' },
  'stamp-logo': {
    READY: 'logo-awaiting',
    PICKUP_COMPLETE: 'downloaded',
    CANCELLED: 'logo-refused',
    PAYMENT_CAPTURED: 'to-download',
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

const isLineStatus = (word: string): word is LineStatus => (lineStatuses as readonly string[]).includes(word);

/**
 * What the shop says and offers of a service's line, by the service and the backend's status alone.
 *
 * @param service `null`: a service that is new to us has the labels that all have.
 */
export function lineStateOf(service: Service | null, word: string): LineState {
  const status = isLineStatus(word) ? word : null;
  const own = status && service ? ofService[service]?.[status] : undefined;
  const usual = status && status !== 'PAYMENT_CAPTURED' ? labels[status] : undefined;
  const label = own ?? usual;
  // PAYMENT_CAPTURED is a word of the stamp logos: elsewhere it is as unknown as any other (postal-domain 9.38).
  if (!label) return { status: null, label: 'expired', isDownloadable: false, isRefundable: false };
  return {
    status,
    label,
    isDownloadable: service !== null && (downloadable[service]?.has(label) ?? false),
    isRefundable: service === 'parcel' && (status === 'LABEL_EXPIRED' || status === 'AWAITING_DROP_OFF'),
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

const logoLabels: Readonly<Record<string, LogoLabel>> = {
  APPROVED: 'approved',
  REFUSED: 'refused',
  BO_DELETED_REFUSED: 'refused',
  EXPIRED: 'expired',
  CREATED: 'awaiting',
  WAITING_DOCUMENTATION: 'awaiting',
  WAITING_EXPERT: 'awaiting',
  BO_DELETED_EXPIRED: 'removed',
};

export const logoStatuses = Object.keys(logoLabels);

/** `null`: nothing is said of a state that the shop does not know (postal-domain 9.42). */
export const logoLabelOf = (status: string): LogoLabel | null =>
  Object.hasOwn(logoLabels, status) ? (logoLabels[status] ?? null) : null;
