import { WaitingLine } from '#adapters/http/waiting-line.ts';

/** Who comes before whom: who buys or signs in, who types or has something of their own, who looks around. */
export type Priority = 'buying' | 'acting' | 'looking';

/** Who wants to begin. */
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
  /** Of each rank, and of those as many of one route. */
  waiting: number;
  waitingOfRoute: number;
  /** In milliseconds, from when a visitor connected. */
  patience: number;
  patienceOfPost: number;
}

const priorities: readonly Priority[] = ['buying', 'acting', 'looking'];

/**
 * Limits the number of tasks that run, the number that wait, and how long one waits; the others are refused with 503
 * (promises §3a). A bulkhead: pages that wait for one sick service fill the places of their route and their feature, and
 * no other's; those who buy have places that nobody else takes, and are let in first.
 */
export class ConcurrencyLimiter {
  readonly #limits: Limits;
  readonly #running: Record<Priority, number> = { buying: 0, acting: 0, looking: 0 };
  readonly #routes = new Map<string, number>();
  readonly #features = new Map<string, number>();
  readonly #waiting: Record<Priority, WaitingLine<PrioritisedRequest>> = {
    buying: new WaitingLine(),
    acting: new WaitingLine(),
    looking: new WaitingLine(),
  };

  readonly #waitedBefore: () => number;

  /** @param waitedBefore milliseconds that whoever comes now may have waited already. */
  constructor(limits: Limits, waitedBefore: () => number = () => 0) {
    this.#limits = limits;
    this.#waitedBefore = waitedBefore;
  }

  get running() {
    return priorities.reduce((sum, rank) => sum + this.#running[rank], 0);
  }

  get waiting() {
    return priorities.reduce((sum, rank) => sum + this.#waiting[rank].length, 0);
  }

  /** Whether the caller may start; if so, it must call `leave` at the end. */
  enter(entrant: PrioritisedRequest): Promise<boolean> {
    if (this.refuses(entrant)) return Promise.resolve(false);
    if (this.#hasPlace(entrant)) {
      this.#take(entrant);
      return Promise.resolve(true);
    }
    const patience = this.#patienceOf(entrant);
    return this.#waiting[entrant.priority].wait(entrant, (waited) => patience - waited);
  }

  /**
   * Whether there is neither a place nor room to wait for one. Who may have waited to be accepted for longer than anybody
   * waits is refused even so, until no connection waits: those behind them are read before they have waited as long.
   */
  refuses(entrant: PrioritisedRequest): boolean {
    const patience = this.#patienceOf(entrant);
    if (this.#hasPlace(entrant)) return patience <= 0;
    const { waiting, waitingOfRoute } = this.#limits;
    const line = this.#waiting[entrant.priority];
    return (
      patience <= 0 ||
      line.length >= waiting ||
      (line.length >= waitingOfRoute && line.count(({ route }) => route === entrant.route) >= waitingOfRoute)
    );
  }

  /** Who buys or typed something may have come by a connection that is open for long: their wait begins now. */
  #patienceOf({ isPost, priority }: PrioritisedRequest): number {
    const { patience, patienceOfPost } = this.#limits;
    return isPost || priority === 'buying' ? patienceOfPost : patience - this.#waitedBefore();
  }

  leave({ route, feature, priority }: PrioritisedRequest) {
    this.#running[priority] -= 1;
    add(this.#routes, route, -1);
    add(this.#features, feature, -1);
    this.#letIn();
  }

  /** Each rank before the next, each in the order in which they came. */
  #letIn() {
    const enterOf = (rank: Priority) =>
      this.#waiting[rank].letIn(
        (entrant) => this.#hasPlace(entrant),
        (entrant) => this.#take(entrant),
      );
    priorities.some(enterOf);
  }

  #hasPlace({ priority, route, feature }: PrioritisedRequest): boolean {
    const limits = this.#limits;
    const { buying, acting, looking } = this.#running;
    const of = { buying: buying + acting + looking, acting: acting + looking, looking };
    // A full rank is full for those who come after it.
    const isFull = priorities
      .slice(0, priorities.indexOf(priority) + 1)
      .some((each) => of[each] >= limits.running[each]);
    return (
      !isFull && (this.#routes.get(route) ?? 0) < limits.route && (this.#features.get(feature) ?? 0) < limits.feature
    );
  }

  #take({ priority, route, feature }: PrioritisedRequest) {
    this.#running[priority] += 1;
    add(this.#routes, route, 1);
    add(this.#features, feature, 1);
  }
}

function add(counts: Map<string, number>, name: string, change: 1 | -1) {
  const count = (counts.get(name) ?? 0) + change;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
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
