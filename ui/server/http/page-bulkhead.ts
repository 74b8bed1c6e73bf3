import { Bulkhead, type Caller } from '#adapters/http/bulkhead.ts';

/** The order of admission: people who buy or sign in, people who typed something or have a cart, all others. */
export type Priority = 'buying' | 'acting' | 'looking';

/** A request for a page, with what its limits depend on. */
export interface PrioritisedRequest {
  priority: Priority;
  /** A route has a limit of its own. */
  route: string;
  /** The routes that need one service share a limit. */
  feature: string;
  /** A form waits longer, like people who buy. */
  isPost: boolean;
}

interface Limits {
  /** How many pages may be made: in all, for all but people who buy, for people who only look. */
  running: Record<Priority, number>;
  /** How many of one route and of one feature may be made. */
  route: number;
  feature: number;
  /** How many of each priority may wait, and how many of those may be of one route. */
  waiting: number;
  waitingOfRoute: number;
  /** In milliseconds, from when a visitor connected. */
  patience: number;
  patienceOfPost: number;
}

const priorities: readonly Priority[] = ['buying', 'acting', 'looking'];

/**
 * Limits how many pages are made at a time. Further requests wait, and beyond that they get 503 (promises §3a). Pages that
 * wait for one slow service take the places of their route and feature only. People who buy have places of their own and are
 * admitted first.
 */
export class PageBulkhead {
  readonly #limits: Limits;
  readonly #bulkhead: Bulkhead;
  readonly #waitedBefore: () => number;

  /** @param waitedBefore milliseconds for which a connection may have waited to be accepted. */
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

  /** Resolves when the page may begin, with the function to call at its end; `null`: it is refused. */
  enter(page: PrioritisedRequest) {
    return this.#bulkhead.enter(this.#callerOf(page));
  }

  /**
   * Whether the page is refused at once. A connection that may have waited for longer than the limit is refused although
   * there is a place: so the connections behind it are read before they have waited as long.
   */
  refuses(page: PrioritisedRequest): boolean {
    return this.#bulkhead.refuses(this.#callerOf(page));
  }

  #callerOf({ priority, route, feature, isPost }: PrioritisedRequest): Caller {
    const { running, patience, patienceOfPost, ...most } = this.#limits;
    // People who buy or typed something often use a connection that has been open for long: their wait begins now.
    const own = isPost || priority === 'buying' ? patienceOfPost : patience - this.#waitedBefore();
    const line = priorities.indexOf(priority);
    return {
      line,
      kind: route,
      compartments: [
        // A request counts in its own priority and in those before it.
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
