import type { BackendFetch } from '#adapters/http/backend-fetch.ts';
import type { Deadline } from '#adapters/http/deadline.ts';
import { pause } from '#adapters/http/pause.ts';
import { Fault } from '#domain/shared/fault.ts';

interface Caller {
  operation: string;
  deadline: Pick<Deadline, 'remaining'>;
  signal: AbortSignal;
}

const second = 1000;
/** Of the process, in milliseconds: all requests share the rate, and a request of a test has a clock of its own. */
const now = () => Number(process.hrtime.bigint()) / 1e6;
/** The pause when a 429 names none (postal-domain 2). */
const usualPause = 5 * second;

/**
 * Keeps calls to the rate that a service allows, and pauses for as long as the service asks. A call waits until it may
 * start, but not beyond its deadline.
 */
export class RateLimiter {
  readonly #perSecond: number;
  /** The starts of calls in the last second and of waiting calls, in order. */
  #starts: number[] = [];
  #pausedUntil = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** @throws Fault `unavailable` when the call would start too late, `aborted` when the shopper left before it. */
  async wait({ operation, deadline, signal }: Caller): Promise<void> {
    if (this.#isPaused()) throw new Fault('unavailable', operation);
    const came = now();
    const start = this.#nextStart(came);
    if (start - came >= deadline.remaining()) throw new Fault('unavailable', operation);
    this.#starts.push(start);
    if (start > came && !(await hasPassed(start - came, signal))) {
      this.#starts.splice(this.#starts.indexOf(start), 1);
      throw new Fault('aborted', operation);
    }
    if (this.#isPaused()) throw new Fault('unavailable', operation);
  }

  /** @param retryAfter seconds or a date, as in the header. */
  pause(retryAfter: string | null): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, now() + pauseOf(retryAfter));
  }

  #isPaused = () => now() < this.#pausedUntil;

  #nextStart(came: number): number {
    this.#starts = this.#starts.filter((start) => start > came - second);
    const before = this.#starts.at(-this.#perSecond);
    return Math.max(came, this.#starts.at(-1) ?? came, before === undefined ? came : before + second);
  }
}

/** A fetch that waits for the rate limiter; a 429 pauses all calls. */
export const rateLimitedFetch =
  (limiter: RateLimiter, { fetch, ...caller }: Caller & { fetch: BackendFetch }): BackendFetch =>
  async (input, init) => {
    await limiter.wait(caller);
    const response = await fetch(input, init);
    if (response.status === 429) limiter.pause(response.headers.get('retry-after'));
    return response;
  };

/** Waits; false when the shopper left before the end. */
const hasPassed = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  pause(Math.ceil(milliseconds), signal).then(
    () => true,
    () => false,
  );

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const pause = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * second;
  return Number.isNaN(pause) ? usualPause : pause;
}
