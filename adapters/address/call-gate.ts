import { setTimeout as wait } from 'node:timers/promises';
import type { BackendFetch, Deadline } from '#adapters/http/backend-fetch.ts';
import { Fault } from '#domain/shared/fault.ts';

interface Caller {
  operation: string;
  deadline: Pick<Deadline, 'remaining'>;
  signal: AbortSignal;
}

const second = 1000;
/** What the government's API blocks a sender for when it does not say (postal-domain 2). */
const usualPause = 5 * second;

/**
 * Keeps to the rate that a service allows, and leaves it alone for as long as it asks. Callers wait their turn, but none
 * beyond its own deadline. It knows when calls start, and nothing of them.
 */
export class CallGate {
  readonly #perSecond: number;
  /** When calls of the last second started, and when those that wait will; in order. */
  #starts: number[] = [];
  #closedUntil = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** @throws Fault `unavailable` when the turn would come too late, `aborted` when the shopper left before it. */
  async turn({ operation, deadline, signal }: Caller): Promise<void> {
    if (this.#isClosed()) throw new Fault('unavailable', operation);
    const now = performance.now();
    const start = this.#nextStart(now);
    if (start - now >= deadline.remaining()) throw new Fault('unavailable', operation);
    this.#starts.push(start);
    if (start > now && !(await hasPassed(start - now, signal))) {
      this.#starts.splice(this.#starts.indexOf(start), 1);
      throw new Fault('aborted', operation);
    }
    if (this.#isClosed()) throw new Fault('unavailable', operation);
  }

  /** @param retryAfter seconds or a date, as the header has it. */
  close(retryAfter: string | null): void {
    this.#closedUntil = Math.max(this.#closedUntil, performance.now() + pauseOf(retryAfter));
  }

  #isClosed = () => performance.now() < this.#closedUntil;

  #nextStart(now: number): number {
    this.#starts = this.#starts.filter((start) => start > now - second);
    const before = this.#starts.at(-this.#perSecond);
    return Math.max(now, this.#starts.at(-1) ?? now, before === undefined ? now : before + second);
  }
}

/** A fetch that waits its turn, and tells the gate when it was too much. */
export const gatedFetch =
  (gate: CallGate, { fetch, ...caller }: Caller & { fetch: BackendFetch }): BackendFetch =>
  async (input, init) => {
    await gate.turn(caller);
    const response = await fetch(input, init);
    if (response.status === 429) gate.close(response.headers.get('retry-after'));
    return response;
  };

/** Whether the time passed before the shopper left. */
const hasPassed = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  wait(Math.ceil(milliseconds), true, { signal }).catch(() => false);

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const pause = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * second;
  return Number.isNaN(pause) ? usualPause : pause;
}
