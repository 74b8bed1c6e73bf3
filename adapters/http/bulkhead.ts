/** A named share of the places of a bulkhead. */
export interface Compartment {
  name: string;
  places: number;
}

export interface Caller {
  /** Calls of one request share their places. */
  request?: object;
  /** The caller runs when each compartment has a place. */
  compartments: readonly Compartment[];
  /** The line in which the caller waits. Earlier lines are admitted first; the first is 0. */
  line?: number;
  /** Callers of one kind have a smaller limit of waiting than all together. */
  kind?: string;
  /** Milliseconds that the caller may still wait, after those that it has waited; absent: as long as it takes. */
  patience?: (waited: number) => number;
}

interface Limits {
  lines?: number;
  /** How many may wait in one line. */
  waiting: number;
  waitingOfKind?: number;
}

interface Waiting {
  caller: Caller;
  admit(): void;
}

/** The longest that a timer knows. */
const asLongAsItTakes = () => 2 ** 31 - 1;

/** Gives the places of a caller back. */
type Leave = () => void;

/**
 * Limits how many callers run, how many wait and for how long, by compartment: slow calls fill their own compartment, and
 * the others keep their places.
 */
export class Bulkhead {
  readonly #limits: Limits;
  /** The calls in flight of each request that has a place, by compartment. */
  readonly #places = new Map<string, Map<object, number>>();
  readonly #lines: Waiting[][];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#lines = Array.from({ length: limits.lines ?? 1 }, () => []);
  }

  get running() {
    return this.#running;
  }

  get waiting() {
    return this.#lines.reduce((sum, line) => sum + line.length, 0);
  }

  /** Resolves when the caller may begin, with the function to call at its end; `null`: it is refused. */
  enter(caller: Caller): Promise<Leave | null> {
    if (this.refuses(caller)) return Promise.resolve(null);
    if (this.#hasPlace(caller)) return Promise.resolve(this.#take(caller));
    const line = this.#lineOf(caller);
    const { patience = asLongAsItTakes } = caller;
    const came = performance.now();
    return new Promise((resolve) => {
      const look = () => {
        const more = patience(performance.now() - came);
        if (more > 0) {
          timer = setTimeout(look, more);
          return;
        }
        line.splice(line.indexOf(waiting), 1);
        resolve(null);
      };
      let timer = setTimeout(look, patience(0));
      const admit = () => {
        clearTimeout(timer);
        resolve(this.#take(caller));
      };
      const waiting = { caller, admit };
      line.push(waiting);
    });
  }

  /** Whether there is neither a place nor room to wait. A caller whose patience has ended is refused although there is a place. */
  refuses(caller: Caller): boolean {
    if (caller.patience && caller.patience(0) <= 0) return true;
    if (this.#hasPlace(caller)) return false;
    const { waiting, waitingOfKind = waiting } = this.#limits;
    const line = this.#lineOf(caller);
    if (line.length >= waiting) return true;
    return (
      line.length >= waitingOfKind && line.filter((each) => each.caller.kind === caller.kind).length >= waitingOfKind
    );
  }

  #lineOf({ line = 0 }: Caller): Waiting[] {
    const found = this.#lines[line];
    if (!found) throw new Error(`There is no line ${line}.`);
    return found;
  }

  #hasPlace({ request, compartments }: Caller): boolean {
    return compartments.every(({ name, places }) => {
      const taken = this.#places.get(name);
      return (taken?.size ?? 0) < places || (request !== undefined && taken?.has(request) === true);
    });
  }

  #take({ request = {}, compartments }: Caller): Leave {
    this.#running += 1;
    for (const { name } of compartments) {
      const taken = this.#places.get(name) ?? new Map<object, number>();
      this.#places.set(name, taken);
      taken.set(request, (taken.get(request) ?? 0) + 1);
    }
    return () => {
      this.#running -= 1;
      for (const { name } of compartments) this.#giveBack(name, request);
      this.#admitNext();
    };
  }

  #giveBack(name: string, request: object) {
    const taken = this.#places.get(name);
    const others = (taken?.get(request) ?? 1) - 1;
    if (others > 0) taken?.set(request, others);
    else taken?.delete(request);
    if (taken?.size === 0) this.#places.delete(name);
  }

  /** Admits the first waiting caller that has a place, by line, then by arrival. */
  #admitNext() {
    for (const line of this.#lines) {
      const at = line.findIndex(({ caller }) => this.#hasPlace(caller));
      const [next] = at < 0 ? [] : line.splice(at, 1);
      if (!next) continue;
      next.admit();
      return;
    }
  }
}
