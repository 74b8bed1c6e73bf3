import type { Service } from '../cart/cart.ts';
import type { LineState } from '../orders/line-status.ts';
import { answerOrFound } from '../shared/fault.ts';
import type { DownloadAnswer } from './labels.ts';

/** A label that a deposit list may hold. */
export interface DepositableLabel {
  trackingId: string;
  orderCode: string;
  /** `null`: one that the shop does not know. */
  service: Service | null;
  /** The code of its carrier (POFR, CHRP, DLVG, LPFR). */
  carrier: string | null;
  recipient: string | null;
  /** « 69002 Lyon ». */
  destination: string | null;
  /** Grams. */
  weight: number | null;
  /** The last day on which a counter takes it (`YYYY-MM-DD`, Paris). */
  validUntil: string | null;
  /** ISO date and time of its last download; `null` before the first. */
  downloadedAt: string | null;
}

/** What a new list may hold, and the days on which it may be handed in (`YYYY-MM-DD`), the earliest first. */
export interface Depositable {
  labels: DepositableLabel[];
  dates: string[];
}

/** `over`: all of its labels have left it. `other`: a state that the shop does not know. */
export type DepositListStatus = 'open' | 'scanned' | 'cancelled' | 'over' | 'other';

/** One page with one code for all parcels of a day. */
export interface DepositList {
  number: string;
  status: DepositListStatus;
  /** The day on which it is handed in (`YYYY-MM-DD`). */
  date: string;
  /** ISO date and time. */
  createdAt: string;
  /** ISO date and time at which a counter accepted its parcels. */
  scannedAt: string | null;
  labels: DepositableLabel[];
  /** Grams; `null`: the weight of a label is not known. */
  totalWeight: number | null;
  /** Labels that have expired, were refunded or handed in without it. */
  removed: { trackingId: string; state: LineState }[];
  /** What a counter scans: the modules of a Data Matrix from top to bottom, `1` is dark. */
  barcode: { text: string; rows: string[] };
}

/** What one list may hold, as the contract has it. */
export const mostLabels = 1000;

export interface NewDepositList {
  date: string;
  trackingIds: readonly string[];
}

/** Why there is no list: a label, or the day. `other`: a reason that the shop does not know. */
export type NotListedReason = 'not-depositable' | 'not-taken-then' | 'not-open-then' | 'other';

export type CreatedList = { kind: 'created'; list: DepositList } | { kind: 'refused'; reason: NotListedReason };

export interface DepositLists {
  depositable(): Promise<Depositable>;
  /** The latest first. */
  all(): Promise<DepositList[]>;
  ofNumber(number: string): Promise<DepositList | 'unknown'>;
  /** All of these labels or none; asking again for the same gives the same list while it is open. */
  create(list: NewDepositList): Promise<CreatedList>;
  /** Gives its labels back. `'not-cancellable'`: a counter has scanned it, or all of its labels have left it. */
  cancel(number: string): Promise<DepositList | 'unknown' | 'not-cancellable'>;
  file(number: string): Promise<DownloadAnswer>;
}

/** A list that may be printed: before the counter, and as the receipt of it. */
export const isPrintable = ({ status }: Pick<DepositList, 'status'>): boolean =>
  status === 'open' || status === 'scanned';

/** Whether a page of deposit lists is of use for these labels: several of them may be handed in together. */
export const mayShareList = (labels: readonly { validUntil: string | null }[]): boolean =>
  labels.filter(({ validUntil }) => validUntil !== null).length > 1;

export interface DepositListFaults {
  /** No label was chosen, more than a list holds (by how many), or one that may no longer be listed. */
  labels?: { code: 'required' | 'not-depositable' } | { code: 'too-many'; extra: number };
  /** `not-taken-then`: a chosen label is no longer taken on that day; `until` is the last day for all of them. */
  date?: { code: 'required' | 'not-open-then' } | { code: 'not-taken-then'; until: string };
}

/** What is wrong with a choice; without a fault the backend takes it. */
export function depositListFaults(
  { date, trackingIds }: NewDepositList,
  { labels, dates }: Depositable,
): DepositListFaults {
  const chosen = labels.filter(({ trackingId }) => trackingIds.includes(trackingId));
  const [until] = chosen.flatMap(({ validUntil }) => validUntil ?? []).toSorted();
  const isKnown = trackingIds.every((id) => chosen.some(({ trackingId }) => trackingId === id));
  return {
    ...(!isKnown && { labels: { code: 'not-depositable' } }),
    ...choiceFault(trackingIds),
    ...dateFault(date, dates, until),
  };
}

/** What is wrong with a choice whatever the backend has; it is not called then. */
export function choiceFault({ length }: readonly string[]): Pick<DepositListFaults, 'labels'> {
  if (length === 0) return { labels: { code: 'required' } };
  return length > mostLabels ? { labels: { code: 'too-many', extra: length - mostLabels } } : {};
}

function dateFault(date: string, dates: readonly string[], until: string | undefined): Pick<DepositListFaults, 'date'> {
  if (date === '') return { date: { code: 'required' } };
  if (!dates.includes(date)) return { date: { code: 'not-open-then' } };
  return until !== undefined && until < date ? { date: { code: 'not-taken-then', until } } : {};
}

/** Makes a list; after a lost answer the list that was made is looked for. */
export const makeDepositList = (
  lists: Pick<DepositLists, 'create' | 'all'>,
  wanted: NewDepositList,
): Promise<CreatedList> =>
  answerOrFound(lists.create(wanted), async () => {
    const list = (await lists.all()).find((each) => each.status === 'open' && holdsSame(each, wanted));
    return list ? { kind: 'created', list } : null;
  });

const holdsSame = ({ date, labels }: DepositList, wanted: NewDepositList): boolean =>
  date === wanted.date &&
  labels.length === wanted.trackingIds.length &&
  labels.every(({ trackingId }) => wanted.trackingIds.includes(trackingId));
