/** Who wants to begin. */
export interface Entrant {
  /** What is limited by itself: a route, whose pages wait for one service. */
  group: string;
  /** Comes before others, and has places that no other takes: who buys, signs in or posts. */
  isFirst: boolean;
}

interface Limits {
  running: number;
  /** Of those, how many may be of entrants that are not first. */
  others: number;
  /** Of one group. */
  each: number;
  /** Of the first and of the others. */
  waiting: number;
  /** In milliseconds. */
  patience: number;
}

interface Waiting {
  entrant: Entrant;
  settle(entered: boolean): void;
}

/**
 * Limits the number of tasks that run, the number that wait, and how long one waits; the others are refused with 503
 * (promises §3a). A bulkhead: pages that wait for one sick service fill the places of their group, and no other's.
 */
export class ConcurrencyLimiter {
  readonly #limits: Limits;
  #running = 0;
  #others = 0;
  readonly #groups = new Map<string, number>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get running() {
    return this.#running;
  }

  get waiting() {
    return this.#waiting.length;
  }

  /** Whether the caller may start; if so, it must call `leave` at the end. */
  enter(entrant: Entrant): Promise<boolean> {
    if (this.#hasPlace(entrant)) {
      this.#take(entrant);
      return Promise.resolve(true);
    }
    const alike = this.#waiting.filter((other) => other.entrant.isFirst === entrant.isFirst).length;
    if (alike >= this.#limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        resolve(false);
      }, this.#limits.patience);
      const waiting: Waiting = {
        entrant,
        settle: (entered) => {
          clearTimeout(timer);
          resolve(entered);
        },
      };
      this.#waiting.push(waiting);
    });
  }

  leave({ group, isFirst }: Entrant) {
    this.#running -= 1;
    if (!isFirst) this.#others -= 1;
    const left = (this.#groups.get(group) ?? 1) - 1;
    if (left > 0) this.#groups.set(group, left);
    else this.#groups.delete(group);
    this.#letIn();
  }

  /** The first before the others, each in the order in which they came. */
  #letIn() {
    for (const isFirst of [true, false]) {
      const at = this.#waiting.findIndex(({ entrant }) => entrant.isFirst === isFirst && this.#hasPlace(entrant));
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (next) {
        this.#take(next.entrant);
        next.settle(true);
        return;
      }
    }
  }

  #hasPlace({ group, isFirst }: Entrant): boolean {
    const { running, others, each } = this.#limits;
    return this.#running < running && (isFirst || this.#others < others) && (this.#groups.get(group) ?? 0) < each;
  }

  #take({ group, isFirst }: Entrant) {
    this.#running += 1;
    if (!isFirst) this.#others += 1;
    this.#groups.set(group, (this.#groups.get(group) ?? 0) + 1);
  }
}

/** The limits of one process (promises §3a). */
export const pageLimits: Limits = { running: 64, others: 48, each: 32, waiting: 64, patience: 1000 };
