/** The requests that may wait for one service at a time, and how long others stand in line. */
export interface SeatLimits {
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
interface Guest {
  /** What all calls of one request share. */
  who: object;
  operation: string;
}

interface Waiting {
  guest: Guest;
  settle(seated: boolean): void;
}

/**
 * A bulkhead: a service that does not answer holds so many requests of the shop, and every other one hears within the
 * limits that it cannot be asked.
 */
export class Seats {
  readonly #limits: SeatLimits;
  /** The calls in flight of each request that is seated. */
  readonly #calls = new Map<object, number>();
  /** The requests that wait for an operation. */
  readonly #operations = new Map<string, Map<object, number>>();
  readonly #waiting: Waiting[] = [];
  /** When the service last answered somebody. */
  #answered = Number.NEGATIVE_INFINITY;

  constructor(limits: SeatLimits) {
    this.#limits = limits;
  }

  get taken() {
    return this.#calls.size;
  }

  /** Whether the call may begin; if so, `leave` must follow it. */
  enter(guest: Guest): Promise<boolean> {
    if (this.#hasSeat(guest)) {
      this.#sit(guest);
      return Promise.resolve(true);
    }
    if (this.#waiting.length >= this.#limits.waiting) return Promise.resolve(false);
    const { patience, patienceWhileAnswered } = this.#limits;
    const came = performance.now();
    return new Promise((resolve) => {
      const look = () => {
        const now = performance.now();
        if (now - this.#answered < patience && now - came < patienceWhileAnswered) {
          timer = setTimeout(look, patience);
          return;
        }
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        resolve(false);
      };
      let timer = setTimeout(look, patience);
      const waiting: Waiting = {
        guest,
        settle: (seated) => {
          clearTimeout(timer);
          resolve(seated);
        },
      };
      this.#waiting.push(waiting);
    });
  }

  leave({ who, operation }: Guest, { isAnswered }: { isAnswered: boolean }) {
    if (isAnswered) this.#answered = performance.now();
    takeOne(this.#calls, who);
    const alike = this.#operations.get(operation);
    if (alike) takeOne(alike, who);
    const at = this.#waiting.findIndex(({ guest }) => this.#hasSeat(guest));
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!next) return;
    this.#sit(next.guest);
    next.settle(true);
  }

  #hasSeat({ who, operation }: Guest): boolean {
    const alike = this.#operations.get(operation);
    return (
      (this.#calls.has(who) || this.#calls.size < this.#limits.all) &&
      (alike === undefined || alike.has(who) || alike.size < this.#limits.each)
    );
  }

  #sit({ who, operation }: Guest) {
    addOne(this.#calls, who);
    const alike = this.#operations.get(operation) ?? new Map<object, number>();
    this.#operations.set(operation, alike);
    addOne(alike, who);
  }
}

const addOne = (counts: Map<object, number>, of: object) => counts.set(of, (counts.get(of) ?? 0) + 1);

function takeOne(counts: Map<object, number>, of: object) {
  const left = (counts.get(of) ?? 1) - 1;
  if (left > 0) counts.set(of, left);
  else counts.delete(of);
}
