import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import { Fault } from '#domain/shared/fault.ts';

/** Milliseconds: no page waits longer for a record. */
const patience = 500;
/** So many calls in a row without an answer, and Redis is down for this long: then one call tries again. */
const [failures, pause] = [3, 1000];

/** Runs calls to one Redis: none takes long, and a Redis that answers nothing is not asked by every visitor. */
export function redisPatience() {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(failures) }),
    timeout(patience, TimeoutStrategy.Aggressive),
  );
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await policy.execute(call);
    } catch (error) {
      throw new Fault('unavailable', 'records in Redis', { cause: error });
    }
  };
}
