import { Bulkhead, type Caller } from '#adapters/http/bulkhead.ts';

/** Who is admitted before whom: who buys or signs in, who types or has something of their own, who looks around. */
export type Priority = 'buying' | 'acting' | 'looking';

/** The request of a page, as its limits see it. */
export interface PrioritisedRequest {
  priority: Priority;
  /** What is limited by itself. */
  route: string;
  /** The routes that need one service. */
  feature: string;
  /** What was typed is in it: it waits longer, as those do who buy. */
  isPost: boolean;
}

interface Limits {
  /** How many may run: of everybody, of all but those who buy, of those who only look. */
  running: Record<Priority, number>;
  /** Of one route, and of one feature. */
  route: number;
  feature: number;
  /** Of each priority, and of those as many of one route. */
  waiting: number;
  waitingOfRoute: number;
  /** In milliseconds, from when a visitor connected. */
  patience: number;
  patienceOfPost: number;
}

const priorities: readonly Priority[] = ['buying', 'acting', 'looking'];

/**
 * The pages that are made at a time; more wait, and the others are refused with 503 (promises §3a). Pages that wait for one
 * sick service fill the places of their route and their feature, and no other's; those who buy have places that nobody else
 * takes, and are admitted first.
 */
export class PageBulkhead {
  readonly #limits: Limits;
  readonly #bulkhead: Bulkhead;
  readonly #waitedBefore: () => number;

  /** @param waitedBefore milliseconds that whoever comes now may have waited already. */
  constructor(limits: Limits, waitedBefore: () => number = () => 0) {
    this.#limits = limits;
    this.#waitedBefore = waitedBefore;
    this.#bulkhead = new Bulkhead({
      lines: priorities.length,
      waiting: limits.waiting,
      waitingOfKind: limits.waitingOfRoute,
    });
  }

  get running() {
    return this.#bulkhead.running;
  }

  get waiting() {
    return this.#bulkhead.waiting;
  }

  /** What the page calls at its end, once it may begin; `null` when it may not. */
  enter(page: PrioritisedRequest) {
    return this.#bulkhead.enter(this.#callerOf(page));
  }

  /**
   * Whether the page is refused. Who may have waited to be accepted for longer than anybody waits is refused even a place,
   * until no connection waits: those behind them are read before they have waited as long.
   */
  refuses(page: PrioritisedRequest): boolean {
    return this.#bulkhead.refuses(this.#callerOf(page));
  }

  #callerOf({ priority, route, feature, isPost }: PrioritisedRequest): Caller {
    const { running, patience, patienceOfPost, ...most } = this.#limits;
    // Who buys or typed something may have come by a connection that is open for long: their wait begins now.
    const own = isPost || priority === 'buying' ? patienceOfPost : patience - this.#waitedBefore();
    const line = priorities.indexOf(priority);
    return {
      line,
      kind: route,
      compartments: [
        // A full priority is full for those who come after it.
        ...priorities.slice(0, line + 1).map((name) => ({ name, places: running[name] })),
        { name: `route ${route}`, places: most.route },
        { name: `feature ${feature}`, places: most.feature },
      ],
      patience: (waited) => own - waited,
    };
  }
}

/** The limits of one process (promises §3a). */
export const pageLimits: Limits = {
  running: { buying: 64, acting: 56, looking: 48 },
  route: 24,
  feature: 32,
  waiting: 320,
  waitingOfRoute: 240,
  patience: 2000,
  patienceOfPost: 2500,
};
