import { WaitingLine } from './waiting-line.ts';

/** The requests that may wait for one service at a time, and how long others stand in line. */
export interface BulkheadLimits {
  all: number;
  /** For one operation: the others of its service keep the rest. */
  each: number;
  waiting: number;
  /** In milliseconds, where the service answers nobody. */
  patience: number;
  /** The same while it answers. */
  patienceWhileAnswered: number;
}

/** A page that waits takes one seat, however many calls it makes at once. */
interface Caller {
  /** What all calls of one request share. */
  who: object;
  operation: string;
}

/**
 * A bulkhead: a service that does not answer holds so many requests of the shop, and every other one hears within the
 * limits that it cannot be asked.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  /** The calls in flight of each request that is seated. */
  readonly #calls = new Map<object, number>();
  /** The requests that wait for an operation. */
  readonly #operations = new Map<string, Map<object, number>>();
  readonly #waiting = new WaitingLine<Caller>();
  /** When the service last answered somebody. */
  #answered = Number.NEGATIVE_INFINITY;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  get taken() {
    return this.#calls.size;
  }

  /** Whether the call may begin; if so, `leave` must follow it. */
  enter(guest: Caller): Promise<boolean> {
    if (this.#hasRoom(guest)) {
      this.#admit(guest);
      return Promise.resolve(true);
    }
    if (this.#waiting.length >= this.#limits.waiting) return Promise.resolve(false);
    const { patience, patienceWhileAnswered } = this.#limits;
    return this.#waiting.wait(guest, (waited) => {
      if (waited < patience) return patience - waited;
      return performance.now() - this.#answered < patience && waited < patienceWhileAnswered ? patience : 0;
    });
  }

  leave({ who, operation }: Caller, { isAnswered }: { isAnswered: boolean }) {
    if (isAnswered) this.#answered = performance.now();
    takeOne(this.#calls, who);
    const alike = this.#operations.get(operation);
    if (alike) takeOne(alike, who);
    this.#waiting.letIn(
      (guest) => this.#hasRoom(guest),
      (guest) => this.#admit(guest),
    );
  }

  #hasRoom({ who, operation }: Caller): boolean {
    const alike = this.#operations.get(operation);
    return (
      (this.#calls.has(who) || this.#calls.size < this.#limits.all) &&
      (alike === undefined || alike.has(who) || alike.size < this.#limits.each)
    );
  }

  #admit({ who, operation }: Caller) {
    addOne(this.#calls, who);
    const alike = this.#operations.get(operation) ?? new Map<object, number>();
    this.#operations.set(operation, alike);
    addOne(alike, who);
  }
}

const addOne = (counts: Map<object, number>, of: object) => counts.set(of, (counts.get(of) ?? 0) + 1);

function takeOne(counts: Map<object, number>, of: object) {
  const remaining = (counts.get(of) ?? 1) - 1;
  if (remaining > 0) counts.set(of, remaining);
  else counts.delete(of);
}
