import type { Service } from '../cart/cart.ts';
import { Fault } from '../shared/fault.ts';
import type { ContractStatus } from './services.ts';

/** How far the making of what an order's services sold has come (spec §4, "Order-state polling"). */
export type FulfilmentStatus = 'pending' | 'incomplete' | 'success' | 'error';

/** Calls for one order and service, the first of them at once (spec §9). */
export const mostAttempts = 8;

/** Milliseconds between two calls (spec §9; postal-domain 9.33). */
export const intervals: Readonly<Record<Service, number>> = {
  parcel: 2000,
  'registered-mail': 2000,
  letter: 2000,
  'stamp-logo': 2000,
  stamp: 8000,
  forwarding: 3200,
};

/** A label with the day of its file; `null` while it is being made. */
export interface LabelReadiness {
  isDownloadable: boolean;
}

/** All labels: success. Some: incomplete. None, or no label yet: pending (postal-domain 9.35). */
export function statusOfLabels(labels: readonly LabelReadiness[]): FulfilmentStatus {
  const ready = labels.filter(({ isDownloadable }) => isDownloadable).length;
  if (ready === 0) return 'pending';
  return ready === labels.length ? 'success' : 'incomplete';
}

/** Every contract ready for pickup or cancelled: success; no contract yet: pending (postal-domain 9.36). */
export const statusOfContracts = (contracts: readonly { status: ContractStatus | null }[]): FulfilmentStatus =>
  contracts.length > 0 && contracts.every(({ status }) => status === 'ready' || status === 'cancelled')
    ? 'success'
    : 'pending';

/**
 * The status of a service by what the backend says of its labels or contracts; by its own word where it says nothing of
 * them, or that the making failed.
 */
export function statusOf(
  service: Service,
  {
    status,
    labels,
    contracts,
  }: {
    status: FulfilmentStatus;
    labels?: readonly LabelReadiness[] | undefined;
    contracts?: readonly { status: ContractStatus | null }[] | undefined;
  },
): FulfilmentStatus {
  if (status === 'error') return status;
  if (service === 'parcel' && labels) return statusOfLabels(labels);
  if (service === 'forwarding' && contracts) return statusOfContracts(contracts);
  return status;
}

/**
 * The status after an attempt, and whether another follows. `pending` at the last attempt becomes `error`, which does not
 * mean that the order failed (postal-domain 9.31).
 *
 * @param attempt from 1.
 */
export function afterAttempt(attempt: number, status: FulfilmentStatus): { status: FulfilmentStatus; again: boolean } {
  if (status !== 'pending') return { status, again: false };
  return attempt < mostAttempts ? { status, again: true } : { status: 'error', again: false };
}

interface Polling {
  /** One call of the backend; it rejects when there is no answer. */
  ask(): Promise<FulfilmentStatus>;
  /** Resolves after so many milliseconds; rejects when the shopper has left. */
  wait(milliseconds: number): Promise<void>;
  interval: number;
  signal: AbortSignal;
  /** Told of each status that is not the last one. */
  onStatus?(status: FulfilmentStatus): void;
  /** The attempts that were made before: the page's own first one. */
  made?: number;
}

/**
 * Polls until the status is not `pending`, at most eight times. A failed call is `error` at once; a shopper who leaves is no
 * failure, and gives `null` (postal-domain 9.34).
 */
export async function pollFulfilment(polling: Polling): Promise<FulfilmentStatus | null> {
  const { ask, wait, interval, signal, onStatus, made = 0 } = polling;
  for (let attempt = made + 1; ; attempt += 1) {
    if (attempt > 1) await wait(interval).catch(() => {});
    if (signal.aborted) return null;
    const answer = await ask().catch((fault: unknown) => {
      if (fault instanceof Fault && fault.kind === 'signed-out') throw fault;
      return 'error' as const;
    });
    if (signal.aborted) return null;
    const { status, again } = afterAttempt(attempt, answer);
    if (!again) return status;
    onStatus?.(status);
  }
}
