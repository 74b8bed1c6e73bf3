import * as v from 'valibot';
import type { Logger } from '#adapters/log.ts';
import type { BackendCall, CircuitChange, Observer } from '#adapters/operations/observers.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { Fault } from '#domain/shared/fault.ts';
import { Breakers } from './breakers.ts';
import { NoName } from './path-names.ts';

/** The result of a generated operation. */
export interface ClientResult<Data> {
  data?: Data | undefined;
  error?: unknown;
  request?: Request | undefined;
  response?: Response | undefined;
}

/** A refusal in OCC's format: its first error holds the reason. */
export interface Refusal {
  status: number;
  type: string;
  reason: string | null;
  subject: string | null;
  subjectType: string | null;
  /** The most that is allowed, where the reason is about an amount and the backend says it. */
  limit: { value: number } | null;
}

export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: Refusal };

const errorList = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        type: v.string(),
        reason: v.nullish(v.string()),
        subject: v.nullish(v.string()),
        subjectType: v.nullish(v.string()),
        limit: v.nullish(v.object({ value: v.number() })),
      }),
    ),
    v.minLength(1),
  ),
});

interface CallsConfig {
  NO_LOGOUT_URLS: readonly string[];
  /** Failures of an operation in a row that open its circuit; without it no circuit opens. */
  BREAKER_FAILURES?: number;
}

/**
 * The one place where a status and a body become an answer or a `Fault` (specification §8, occ-conventions). 401 ends the
 * session unless the feature is switched off for this user; 5xx and 429 are faults; any other refusal is returned.
 */
export class BackendCalls {
  readonly #log: Logger;
  readonly #noLogout: readonly string[];
  readonly #observer: Observer;
  readonly breakers: Breakers;
  #request: Pick<RequestScope, 'sid' | 'requestId'> | undefined;
  #isAssisted = false;

  /**
   * @param config parts of addresses whose 401 does not end the session, because the shop works without these services.
   */
  constructor(log: Logger, config: CallsConfig, observer: Observer = {}, breakers?: Breakers) {
    this.breakers =
      breakers ??
      new Breakers(config.BREAKER_FAILURES ?? 0, {
        circuitChanged: (change) => this.#reportCircuit(change),
        backendNotCalled: (call) => observer.backendNotCalled?.(call),
      });
    this.#log = log;
    this.#noLogout = config.NO_LOGOUT_URLS;
    this.#observer = observer;
  }

  #reportCircuit(change: CircuitChange) {
    this.#log.warn(change, 'backend circuit');
    this.#observer.circuitChanged?.(change);
  }

  /** The same for one request, whose ids stand in each log line. */
  forRequest({
    sid,
    requestId,
    agent = null,
  }: Pick<RequestScope, 'sid' | 'requestId'> & Partial<Pick<RequestScope, 'agent'>>): BackendCalls {
    const own = new BackendCalls(this.#log, { NO_LOGOUT_URLS: this.#noLogout }, this.#observer, this.breakers);
    own.#request = { sid, requestId };
    own.#isAssisted = agent !== null && agent.onBehalfOf !== null;
    return own;
  }

  /** Returns the answer or the refusal: for operations whose refusals have a meaning. */
  async call<Data>(operation: string, result: Promise<ClientResult<Data>>): Promise<Answer<Data>> {
    const started = performance.now();
    const { data, error, request, response } = await result;
    // A malformed value of a visitor is no failure of a backend.
    if (error instanceof NoName) return { ok: false, refusal: unknownName };
    const recordEnd = (outcome: BackendCall['outcome']) => {
      const milliseconds = performance.now() - started;
      this.#observer.backendAnswered?.({ operation, outcome, milliseconds });
      return milliseconds;
    };
    if (response?.ok && error === undefined) {
      recordEnd('ok');
      return { ok: true, data: data as Data };
    }
    const refusal = response && !response.ok ? refusalOf(response.status, error) : null;
    const kind = refusal ? this.#faultOf(refusal, request?.url ?? '') : faultOfError(error, response);
    if (kind === null && refusal) {
      recordEnd('refused');
      return { ok: false, refusal };
    }
    const fault = new Fault(kind ?? 'contract', operation, { cause: error });
    const milliseconds = recordEnd(fault.kind);
    if (!['aborted', 'signed-out', 'forbidden'].includes(fault.kind)) {
      this.#log.warn(
        {
          ...this.#request,
          operation,
          fault: fault.kind,
          status: response?.status,
          ms: Math.round(milliseconds),
          where: pathsIn(error),
        },
        'backend fault',
      );
    }
    throw fault;
  }

  #faultOf(refusal: Refusal, url: string): Fault['kind'] | null {
    if (this.#isAssisted && refusal.status === 403 && refusal.type === accessDenied) return 'forbidden';
    const kind = faultOfRefusal(refusal);
    return kind === 'signed-out' && this.#noLogout.some((part) => url.includes(part)) ? 'unavailable' : kind;
  }

  /** A refusal that the shop has no word for. What does not look like a code may repeat what somebody typed. */
  unknownReason(operation: string, reason: string): void {
    const isCode = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(reason);
    this.#log.warn({ ...this.#request, operation, reason: isCode ? reason : '[text]' }, 'unknown refusal');
  }

  /** Returns the answer; any refusal is thrown. */
  async callOrThrow<Data>(operation: string, result: Promise<ClientResult<Data>>): Promise<Data> {
    const answer = await this.call(operation, result);
    if (answer.ok) return answer.data;
    this.#log.warn(
      {
        ...this.#request,
        operation,
        status: answer.refusal.status,
        type: answer.refusal.type,
        reason: answer.refusal.reason,
      },
      'unexpected refusal',
    );
    throw unexpectedRefusal(answer.refusal, operation);
  }
}

/** The refusals by which backends say that something does not exist. */
const unknownName: Refusal = {
  status: 404,
  type: 'UnknownIdentifierError',
  reason: null,
  subject: null,
  subjectType: null,
  limit: null,
};

/** The thing does not exist or is somebody else's: shoppers read the same of both. */
export const isUnknownOrOthers = ({ status }: Refusal): boolean => status === 404 || status === 403;

/** These are about the shopper's own cart or account, and name nothing else that may no longer exist. */
const namingNothing: ReadonlySet<string> = new Set([
  'addAccountAddress',
  'addEntries',
  'createDeliveryAddress',
  'getAddressAccount',
  'setBillingAddress',
  'setPhone',
]);

/**
 * The fault of a refusal that the caller has no word for: what somebody sent is no broken contract. Only what was named
 * can be unknown: another 404 is a failure, with the words of its category (specification §8).
 */
export function unexpectedRefusal({ status, type }: Refusal, operation: string): Fault {
  const isUnknown = (status === 404 || type === unknownName.type) && !namingNothing.has(operation);
  return new Fault(isUnknown ? 'not-found' : type === 'ValidationError' ? 'invalid' : 'contract', operation);
}

function refusalOf(status: number, error: unknown): Refusal {
  const parsed = v.safeParse(errorList, error);
  const first = parsed.success ? parsed.output.errors[0] : undefined;
  return {
    status,
    type: first?.type ?? '',
    reason: first?.reason ?? null,
    subject: first?.subject ?? null,
    subjectType: first?.subjectType ?? null,
    limit: first?.limit ?? null,
  };
}

/** An agent may not do this for a shopper. To shoppers the same status says that something is somebody else's. */
const accessDenied = 'AccessDeniedError';

/** A 401 that says nothing of the session (specification §8, postal-domain 9.61). */
const featureDisabled = 'FeatureDisabledError';

function faultOfRefusal({ status, type }: Refusal): Fault['kind'] | null {
  if (status === 401) return type === featureDisabled ? 'unavailable' : 'signed-out';
  if (status === 429 || status >= 500) return 'unavailable';
  return type === '' && status !== 404 ? 'contract' : null;
}

function faultOfError(error: unknown, response: Response | undefined): Fault['kind'] {
  if (error instanceof Fault) return error.kind;
  return response?.ok ? 'contract' : 'unavailable';
}

/** The paths at which a body broke its contract, without values. */
const pathsIn = (error: unknown): string[] | undefined =>
  error instanceof v.ValiError
    ? error.issues
        // For a union, the issues of each member.
        .flatMap((issue) => issue.issues ?? [issue])
        .slice(0, 5)
        .map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.type}`)
    : undefined;
