import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Observer } from '#adapters/operations/observers.ts';
import { Fault } from '#domain/shared/fault.ts';

/** The operation of a request, as its contract names it: without values of a shopper. */
const operations = new WeakMap<Request, string>();
export const nameOperation = (request: Request, template: string): void => {
  operations.set(request, `${request.method} ${template}`);
};

type Circuit = ReturnType<typeof circuitBreaker>;

/** Milliseconds for which a service that only fails is left alone; then one call asks how it is. */
const pause = 5000;
/** More than the contracts have operations, in as many worlds of tests. */
const mostCircuits = 1000;

/**
 * A circuit for each operation of a service: after so many failures in a row it is not called, and pages that need it
 * say so at once instead of waiting for one another. Refusals are answers; so is what the shopper did not wait for.
 */
export class Breakers {
  readonly #failures: number;
  readonly #observer: Observer;
  readonly #circuits = new LRUCache<string, Circuit>({ max: mostCircuits });

  /** @param failures in a row; 0 opens no circuit. */
  constructor(failures: number, observer: Observer) {
    this.#failures = failures;
    this.#observer = observer;
  }

  /** @param world of an isolated test, whose faults are nobody else's. */
  async run(request: Request, world: string | null, call: () => Promise<Response>): Promise<Response> {
    const operation = operations.get(request);
    if (operation === undefined || this.#failures === 0) return call();
    const circuit = this.#circuitOf(operation, world);
    // The library lets calls wait for the one that asks how the service is: a page would wait for nothing.
    if (isClosedTo(circuit)) throw new Fault('unavailable', operation);
    return circuit.execute(call);
  }

  #circuitOf(operation: string, world: string | null): Circuit {
    const key = `${operation}\n${world ?? ''}`;
    const known = this.#circuits.get(key);
    if (known) return known;
    const circuit = circuitBreaker(failing, {
      halfOpenAfter: pause,
      breaker: new ConsecutiveBreaker(this.#failures),
    });
    circuit.onStateChange((state) =>
      this.#observer.circuitChanged?.({ operation, isOpen: state !== CircuitState.Closed }),
    );
    this.#circuits.set(key, circuit);
    return circuit;
  }
}

const isClosedTo = ({ state }: Circuit) => state === CircuitState.HalfOpen;

/** No answer, or a server's error. */
const failing = handleType(Fault, ({ kind }) => kind === 'timeout' || kind === 'unavailable').orWhenResult(
  (answer) => answer instanceof Response && answer.status >= 500,
);
