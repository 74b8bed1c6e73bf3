import { Bulkhead } from './bulkhead.ts';

/** The requests that may wait for one service at a time, and how long others wait for a place. */
export interface ServiceLimits {
  all: number;
  /** Of one operation: the others of its service keep the rest. */
  each: number;
  waiting: number;
  /** Milliseconds of waiting while the service does not answer. */
  patience: number;
  /** Milliseconds of waiting while it answers. */
  patienceWhileAnswered: number;
}

interface Call {
  /** Shared by all calls of one request: a page takes one place, however many calls it makes at once. */
  request: object;
  operation: string;
}

/** Limits the requests to one service. While it does not answer, further requests are refused after a short wait. */
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

  /** Resolves when the call may begin, with the function to call at its end; `null`: it is refused. */
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
