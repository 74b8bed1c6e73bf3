import type { Address } from '../address/address.ts';
import type { Consignment, Refund } from '../orders/consignments.ts';
import type { Withdrawal } from '../orders/orders.ts';
import type { Download } from '../shared/download.ts';
import { isJustNow } from '../shared/just-now.ts';
import type { Money } from '../shared/money.ts';

/** How far a return has come; `other`: a state that the shop does not know. */
export type ReturnStatus =
  | 'requested'
  | 'accepted'
  | 'refused'
  | 'received'
  | 'not-received'
  | 'closed'
  | 'cancelled'
  | 'other';

export type NotReturnable = 'not-eligible' | 'too-late' | 'already' | 'other';

/** A choice that the backend names. */
export interface ReturnChoice {
  code: string;
  name: string;
}

export interface ReturnMethod extends ReturnChoice {
  description: string | null;
  /** What the shopper pays: zero where the seller pays, `null` where nobody knows. */
  cost: Money | null;
}

export interface ReturnableLine {
  entryNumber: number;
  name: string;
  picture: string | null;
  /** Pieces that may still be returned. */
  most: number;
  /** Why none may be; `null`: some may, or the backend does not say why. */
  obstacle: NotReturnable | null;
}

/** What of a consignment may be returned, how, why and until when. */
export interface Returnable {
  /** `null`: the shop itself, or the backend does not say it. */
  seller: string | null;
  /** The last day (`YYYY-MM-DD`). */
  until: string | null;
  reasons: readonly ReturnChoice[];
  methods: readonly ReturnMethod[];
  lines: readonly ReturnableLine[];
}

export interface ReturnStep {
  status: ReturnStatus;
  /** ISO date and time. */
  at: string;
}

export interface ReturnRequest {
  code: string;
  /** The number that goes on the parcel. */
  rma: string | null;
  orderCode: string;
  consignmentCode: string;
  seller: string | null;
  status: ReturnStatus;
  /** ISO date and time. */
  created: string;
  /** The oldest first. */
  history: readonly ReturnStep[];
  /** Why it was refused: `not-needed`, it need not be sent back. */
  rejection: 'not-eligible' | 'not-needed' | 'too-late' | 'other' | null;
  method: ReturnChoice | null;
  comment: string | null;
  /** The last day for sending the parcel (`YYYY-MM-DD`). */
  sendBefore: string | null;
  address: Address | null;
  /** The backend lets it be cancelled: see `mayCancel`. */
  isCancellable: boolean;
  /** The backend has a label for it: see `mayPrint`. */
  hasLabel: boolean;
  trackingId: string | null;
  refund: Refund | null;
  lines: readonly { entryNumber: number; name: string; quantity: number; reason: string | null }[];
}

export interface NewReturn {
  orderCode: string;
  consignmentCode: string;
  methodCode: string;
  comment: string | null;
  lines: readonly { entryNumber: number; quantity: number; reasonCode: string }[];
  /** The same key gives the same request. */
  key: string;
}

export type ReturnRequestResult =
  | { kind: 'asked'; request: ReturnRequest }
  | { kind: 'refused'; reason: NotReturnable }
  /** The order or the consignment is not there, or somebody else's. */
  | { kind: 'unknown' };

/** Returns of goods to their sender. `unknown`: not there, or somebody else's. */
export interface Returns {
  returnable(orderCode: string, consignmentCode: string): Promise<Returnable | 'unknown'>;
  /** The newest first. */
  ofOrder(orderCode: string): Promise<ReturnRequest[] | 'unknown'>;
  ofCode(code: string): Promise<ReturnRequest | 'unknown'>;
  ask(wanted: NewReturn): Promise<ReturnRequestResult>;
  /** Cancelling twice gives the same answer. `too-late`: it has gone too far to be cancelled. */
  cancel(code: string): Promise<ReturnRequest | 'unknown' | 'too-late'>;
  label(code: string): Promise<Download | 'unknown' | 'not-ready'>;
}

type ReturnState = Pick<ReturnRequest, 'status' | 'isCancellable' | 'hasLabel'>;

/** A return is cancelled before its goods have arrived; a state that the shop does not know offers nothing. */
export const mayCancel = ({ status, isCancellable }: ReturnState): boolean =>
  isCancellable && (status === 'requested' || status === 'accepted');

/** A label serves while the parcel is awaited; a state that the shop does not know offers nothing. */
export const mayPrint = ({ status, hasLabel }: ReturnState): boolean => hasLabel && status === 'accepted';

/** The steps of a return, the oldest first; its present state is the last of them, even where the history lacks it. */
export function timelineOf({ history, created, status }: Pick<ReturnRequest, 'history' | 'created' | 'status'>): {
  status: ReturnStatus;
  /** `null`: the backend does not say when. */
  at: string | null;
}[] {
  const begun = history.length > 0 ? history : [{ status: 'requested' as const, at: created }];
  const steps = begun.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return steps.at(-1)?.status === status ? steps : [...steps, { status, at: null }];
}

/** A return that was refused or cancelled keeps nothing from being returned again. */
const isOpenOrDone = ({ status }: ReturnRequest): boolean => status !== 'refused' && status !== 'cancelled';

/** Pieces of a consignment that no return and no withdrawal speaks of yet, and that its sender did not refuse. */
export function returnablePieces(
  { code, lines }: Pick<Consignment, 'code' | 'lines'>,
  { returns, withdrawals }: { returns: readonly ReturnRequest[]; withdrawals: readonly Withdrawal[] },
): number {
  const returned = returns.filter((each) => each.consignmentCode === code && isOpenOrDone(each));
  const returnedPieces: Pieces[number][] = [returned, withdrawals].flat().flatMap((each): Pieces => each.lines);
  return lines
    .map(({ entryNumber, quantity, declined }) => {
      const pieces = returnedPieces.filter((each) => each.entryNumber === entryNumber);
      return Math.max(0, quantity - (declined ?? 0) - pieces.reduce((sum, each) => sum + each.quantity, 0));
    })
    .reduce((sum, remaining) => sum + remaining, 0);
}

/** The request that a lost answer was about: of the same pieces, in the same way, made just now. */
export const sameReturn = (requests: readonly ReturnRequest[], wanted: NewReturn, now: number): ReturnRequest | null =>
  requests.find(
    ({ consignmentCode, method, comment, lines, created, status }) =>
      status !== 'cancelled' &&
      consignmentCode === wanted.consignmentCode &&
      method?.code === wanted.methodCode &&
      comment === wanted.comment &&
      isJustNow(created, now) &&
      sameLines(lines, wanted.lines),
  ) ?? null;

type Pieces = readonly { entryNumber: number; quantity: number }[];

const sameLines = (one: Pieces, other: Pieces): boolean =>
  one.length === other.length &&
  one.every(({ entryNumber, quantity }) =>
    other.some((each) => each.entryNumber === entryNumber && each.quantity === quantity),
  );
