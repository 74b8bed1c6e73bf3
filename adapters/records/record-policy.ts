import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import { Fault } from '#domain/shared/fault.ts';

/** Calls in a row without an answer, and the milliseconds without calls after them. Then one call tries the store. */
const [failures, pause] = [3, 1000];

/**
 * Runs calls to one store of records: each has a time limit, and a store that does not answer is left alone for a second.
 *
 * @param timeoutMs Milliseconds; absent where a call holds the process, and no timer could end it.
 */
export function recordPolicy(what: 'records in Redis' | 'records in SQLite', timeoutMs?: number) {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(failures) });
  const policy = timeoutMs === undefined ? breaker : wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  return async <Value>(call: () => Value | Promise<Value>): Promise<Value> => {
    try {
      return await policy.execute(call);
    } catch (error) {
      throw new Fault('unavailable', what, { cause: error });
    }
  };
}
