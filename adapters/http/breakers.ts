import { type IBreaker as BreakerRule, CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { services } from '#adapters/generated/services.ts';
import type { Observer } from '#adapters/operations/observers.ts';
import { Fault } from '#domain/shared/fault.ts';
import { ServiceBulkhead, type ServiceLimits } from './service-bulkhead.ts';

/** The operation of a request, as its contract names it: without values of a shopper. */
const operations = new WeakMap<Request, string>();
export const nameOperation = (request: Request, template: string): void => {
  operations.set(request, `${request.method} ${template}`);
};

/** Milliseconds for which a failing service is not called. Then one call tries it. */
const pause = 5000;
/** More circuits than operations in the contracts, times isolated tests. */
const mostCircuits = 1000;
/**
 * Requests of one process to a service. 64 pages are made at a time: a service that hangs leaves a third of them to others.
 */
const serviceLimits: ServiceLimits = { all: 40, each: 24, waiting: 64, patience: 1000, patienceWhileAnswered: 2000 };

/** The caller. */
export interface Caller {
  /** What all calls of one request share. */
  who: object;
  /** The world of an isolated test: its failures open no circuit of others. */
  world: string | null;
  /** Most of the page's time is used up: a timeout does not count as a failure of the service. */
  isHurried?: boolean;
  /** A file may take many times as long as a page waits: it has places of its own. */
  isFile?: boolean;
}

/**
 * Keeps a failing service from slowing the others. It limits the requests to each service, reads and changes apart. After
 * several failures in a row an operation is not called, nor is a service of which several operations failed: pages that need
 * them say so at once. A refusal is no failure, and neither is a call that the shopper cancelled.
 */
export class Breakers {
  readonly #failures: number;
  readonly #observer: Observer;
  readonly #circuits = new LRUCache<string, Circuit>({ max: mostCircuits });
  /** When a read of each service was last answered: milliseconds since the epoch. */
  readonly #answered = new Map<string, number>();
  readonly #bulkheads = new LRUCache<string, ServiceBulkhead>({ max: mostCircuits });

  /** @param failures in a row; 0 opens no circuit, and limits no waiting. */
  constructor(failures: number, observer: Observer) {
    this.#failures = failures;
    this.#observer = observer;
  }

  async run(
    request: Request,
    { who, world, isHurried, isFile }: Caller,
    call: () => Promise<Response>,
  ): Promise<Response> {
    const operation = operations.get(request);
    const service = operation && services[operation];
    if (!service || this.#failures === 0) return call();
    const kind = request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'changes';
    const own = this.#circuitOf({ service, operation, world }, () => new ConsecutiveBreaker(this.#failures));
    const whole = this.#circuitOf({ service, operation: kind, world }, () => new SeveralFail(this.#failures));
    // The library lets other calls wait for the one that tries the service. Here they fail at once: pages do not wait.
    if (isShut(own) || isShut(whole)) throw this.#notCalled({ service, operation, reason: 'circuit' });
    const leave = await this.#bulkheadOf({ service, kind: isFile ? 'files' : kind, world }).enter({
      request: who,
      operation,
    });
    if (!leave) throw this.#notCalled({ service, operation, reason: 'busy' });
    let isAnswered = false;
    try {
      if (isShut(own) || isShut(whole)) throw this.#notCalled({ service, operation, reason: 'circuit' });
      // A call with little time left counts neither as a failure nor as a success of the service.
      const answer = await (isHurried
        ? call()
        : own.policy.execute(() => whole.policy.execute(() => noteFailures(whole.rule, operation, call))));
      isAnswered = !hasFailed(answer);
      if (world === null && kind === 'reads' && isAnswered) this.#answered.set(service, Date.now());
      return answer;
    } finally {
      leave(isAnswered);
    }
  }

  /** Services of which a circuit is open, and which have answered nothing since. */
  down(): string[] {
    const ill = [...this.#circuits].flatMap(([key, circuit]) => {
      const [service = '', , world] = key.split('\n');
      const answered = this.#answered.get(service) ?? 0;
      return world === '' && isShut(circuit) && answered < circuit.opened ? [service] : [];
    });
    return [...new Set(ill)];
  }

  #notCalled({
    service,
    operation,
    reason,
  }: {
    service: string;
    operation: string;
    reason: 'circuit' | 'busy';
  }): Fault {
    this.#observer.backendNotCalled?.({ service, reason });
    return new Fault('unavailable', operation);
  }

  #bulkheadOf({ service, kind, world }: { service: string; kind: string; world: string | null }): ServiceBulkhead {
    const key = [service, kind, world ?? ''].join('\n');
    const bulkhead = this.#bulkheads.get(key) ?? new ServiceBulkhead(serviceLimits);
    this.#bulkheads.set(key, bulkhead);
    return bulkhead;
  }

  #circuitOf(
    { service, operation, world }: { service: string; operation: string; world: string | null },
    ruleOf: () => BreakerRule,
  ): Circuit {
    const key = [service, operation, world ?? ''].join('\n');
    const existing = this.#circuits.get(key);
    if (existing) return existing;
    const rule = ruleOf();
    // The call that tried the service was cancelled: the next call tries it.
    const policy: Circuit['policy'] = circuitBreaker(
      handleType(
        Fault,
        (fault) => isFailure(fault) || (fault.kind === 'aborted' && policy.state === CircuitState.HalfOpen),
      ).orWhenResult(hasFailed),
      { halfOpenAfter: { next: wait }, breaker: rule },
    );
    const circuit: Circuit = { policy, rule, opened: 0, until: 0 };
    function wait({ result }: Parameters<WaitFactory['next']>[0]): ReturnType<WaitFactory['next']> {
      const isAborted = 'error' in result && result.error instanceof Fault && result.error.kind === 'aborted';
      const duration = isAborted ? 0 : pause;
      circuit.until = Date.now() + duration;
      return { duration, next: wait };
    }
    policy.onStateChange((state) => {
      if (state === CircuitState.Open) circuit.opened = Date.now();
      this.#observer.circuitChanged?.({ service, operation, isOpen: state !== CircuitState.Closed });
    });
    this.#circuits.set(key, circuit);
    return circuit;
  }
}

interface Circuit {
  policy: ReturnType<typeof circuitBreaker>;
  rule: BreakerRule;
  /** Milliseconds since the epoch, as the next. */
  opened: number;
  /** When the next call tries the service. */
  until: number;
}

type WaitFactory = Exclude<NonNullable<Parameters<typeof circuitBreaker>[1]>['halfOpenAfter'], number>;

const isShut = ({ policy: { state }, until }: Circuit) =>
  state === CircuitState.HalfOpen || (state === CircuitState.Open && Date.now() < until);

/** A service fails when several of its operations fail and none succeeds. One operation alone has a circuit of its own. */
class SeveralFail implements BreakerRule {
  readonly #most: number;
  #row = 0;
  readonly #failed = new Set<string>();
  state: unknown;

  constructor(most: number) {
    this.#most = most;
  }

  /** Comes before the library's own word on the same call. */
  note(operation: string) {
    this.#failed.add(operation);
  }

  success() {
    this.#row = 0;
    this.#failed.clear();
  }

  failure(state: CircuitState) {
    this.#row += 1;
    return state === CircuitState.HalfOpen || (this.#row >= this.#most && this.#failed.size > 1);
  }
}

async function noteFailures(rule: BreakerRule, operation: string, call: () => Promise<Response>): Promise<Response> {
  const note = () => rule instanceof SeveralFail && rule.note(operation);
  try {
    const answer = await call();
    if (hasFailed(answer)) note();
    return answer;
  } catch (error) {
    if (error instanceof Fault && isFailure(error)) note();
    throw error;
  }
}

/** No answer, or a server's error. */
const isFailure = ({ kind }: Fault) => kind === 'timeout' || kind === 'unavailable';
const hasFailed = (answer: unknown) => answer instanceof Response && answer.status >= 500;
