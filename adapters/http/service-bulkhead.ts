import { Bulkhead } from './bulkhead.ts';

/** The requests that may wait for one service at a time, and how long others wait for a place. */
export interface ServiceLimits {
  all: number;
  /** For one operation: the others of its service keep the rest. */
  each: number;
  waiting: number;
  /** In milliseconds, where the service answers nobody. */
  patience: number;
  /** The same while it answers. */
  patienceWhileAnswered: number;
}

interface Call {
  /** What all calls of one request share: a page that waits takes one place, however many calls it makes at once. */
  request: object;
  operation: string;
}

/** Of one service: while it does not answer, it holds so many requests, and every other one is refused within the limits. */
export class ServiceBulkhead {
  readonly #limits: ServiceLimits;
  readonly #bulkhead: Bulkhead;
  /** When the service last answered somebody. */
  #answered = Number.NEGATIVE_INFINITY;

  constructor(limits: ServiceLimits) {
    this.#limits = limits;
    this.#bulkhead = new Bulkhead({ waiting: limits.waiting });
  }

  get running() {
    return this.#bulkhead.running;
  }

  /** What the call says at its end, once it may begin; `null` when it may not. */
  async enter({ request, operation }: Call): Promise<((isAnswered: boolean) => void) | null> {
    const { all, each, patience, patienceWhileAnswered } = this.#limits;
    const leave = await this.#bulkhead.enter({
      request,
      kind: operation,
      compartments: [
        { name: 'all', places: all },
        { name: `operation ${operation}`, places: each },
      ],
      patience: (waited) => {
        if (waited < patience) return patience - waited;
        return performance.now() - this.#answered < patience && waited < patienceWhileAnswered ? patience : 0;
      },
    });
    if (!leave) return null;
    return (isAnswered) => {
      if (isAnswered) this.#answered = performance.now();
      leave();
    };
  }
}
