/**
 * A failure that nobody in the shop can act on. `timeout`: no complete answer before the deadline. `unavailable`: no
 * answer, or 5xx. `contract`: an answer that breaks its contract. `signed-out`: 401. `not-found`: 404 of something that
 * a page needs. `invalid`: the backend refuses the values that were sent. `forbidden`: the backend does not let an agent do this for a shopper. `aborted`: the shopper left.
 */
export type FaultKind =
  | 'timeout'
  | 'unavailable'
  | 'contract'
  | 'signed-out'
  | 'not-found'
  | 'invalid'
  | 'forbidden'
  | 'aborted';

export class Fault extends Error {
  override name = 'Fault';
  readonly kind: FaultKind;

  /** @param operation the call that failed, for the log; never shown, never with personal data. */
  constructor(kind: FaultKind, operation: string, options?: ErrorOptions) {
    super(`${operation}: ${kind}`, options);
    this.kind = kind;
  }
}

/** Whether the call may have been carried out although no valid answer came. */
export const mayHaveHappened = (fault: unknown): boolean =>
  fault instanceof Fault &&
  (fault.kind === 'timeout' || fault.kind === 'unavailable' || fault.kind === 'contract' || fault.kind === 'aborted');

/**
 * The answer of a change. Where it was lost although the change may have been made, `found` looks for what was made;
 * where that is nothing, the fault stays one.
 */
export async function answerOrFound<Answer>(
  change: Promise<Answer>,
  lookUp: () => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await change;
  } catch (fault) {
    const made = mayHaveHappened(fault) ? await orNull(lookUp()) : null;
    if (made === null) throw fault;
    return made;
  }
}

/** The value, or `'failed'` after a fault: a part of a page that says so, because nothing would read as « there is none ». */
export async function orFailed<Value>(promise: Promise<Value>): Promise<Value | 'failed'> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'signed-out') return 'failed';
    throw error;
  }
}

/**
 * The value, or `null` after a fault: an optional part of a page is then left out, instead of an error page
 * (architecture §4).
 */
export async function orNull<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'signed-out') return null;
    throw error;
  }
}
