import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { type Patience, type RedisClient, redisClient } from '#adapters/redis.ts';
import type { LimitName, Limits, Whose } from './limits.ts';

interface Rule {
  by: keyof Whose;
  most: number;
  seconds: number;
}

/** Of what might be guessed. */
const guesses: readonly Rule[] = [
  { by: 'session', most: 5, seconds: 60 },
  { by: 'session', most: 20, seconds: 3600 },
  { by: 'address', most: 60, seconds: 3600 },
];

/** Promises §3b. An office shares one address, which so has more of what a visitor needs often. */
const rules: Record<LimitName, readonly Rule[]> = {
  'sign-in': [{ by: 'address', most: 10, seconds: 60 }],
  voucher: guesses,
  'contract-code': guesses,
  address: [
    { by: 'session', most: 60, seconds: 60 },
    { by: 'address', most: 120, seconds: 60 },
  ],
  message: [
    { by: 'session', most: 10, seconds: 60 },
    { by: 'address', most: 30, seconds: 60 },
  ],
  company: [{ by: 'session', most: 20, seconds: 3600 }],
  objection: [{ by: 'address', most: 20, seconds: 60 }],
  customers: [{ by: 'session', most: 60, seconds: 60 }],
};
/** So many wrong guesses are mistakes of typing; the pause after the next one is two seconds, then four, then eight. */
const freeGuesses = 2;
/** Milliseconds for Redis; after them this process counts by itself. */
const usualPatience = 300;

interface Counter extends Rule {
  limiter: Pick<RateLimiterAbstract, 'consume' | 'reward'>;
}
interface Counters {
  counted: Record<LimitName, readonly Counter[]>;
  pauses: Pick<RateLimiterAbstract, 'block' | 'get' | 'delete'>;
  client: RedisClient | null;
}

/** Counts in memory, or in Redis for all processes; while Redis is away each process counts by itself. */
export class CountedLimits implements Limits {
  readonly #counters: Promise<Counters>;

  constructor(redisUrl: string | undefined, failed: (error: unknown) => void, patience: Patience = {}) {
    this.#counters = countersIn(redisUrl, failed, patience);
    this.#counters.catch(failed);
  }

  async take(name: LimitName, whose: Whose): Promise<number> {
    return longest(await this.#each(name, whose, ({ limiter }, key) => limiter.consume(key).then(free, refusal)));
  }

  async reserve(name: LimitName, whose: Whose): Promise<number> {
    const { pauses } = await this.#counters;
    const pause = await pauses.get(keyOf(name, whose.session));
    if (pause) return secondsOf(pause);
    let guesses = 0;
    const waits = await this.#each(name, whose, ({ limiter, by }, key) =>
      limiter.consume(key).then(({ consumedPoints }) => {
        if (by === 'session') guesses = Math.max(guesses, consumedPoints);
        return 0;
      }, refusal),
    );
    const wait = longest(waits);
    if (wait > 0) await this.#uncount(name, whose);
    else if (guesses > freeGuesses) await pauses.block(keyOf(name, whose.session), 2 ** (guesses - freeGuesses));
    return wait;
  }

  async giveBack(name: LimitName, whose: Whose): Promise<void> {
    const { pauses } = await this.#counters;
    await Promise.all([this.#uncount(name, whose), pauses.delete(keyOf(name, whose.session))]);
  }

  async #uncount(name: LimitName, whose: Whose): Promise<void> {
    await this.#each(name, whose, ({ limiter }, key) => limiter.reward(key));
  }

  async close() {
    (await this.#counters).client?.destroy();
  }

  async #each<Value>(name: LimitName, whose: Whose, ask: (counter: Counter, key: string) => Promise<Value>) {
    const { counted } = await this.#counters;
    return Promise.all(
      counted[name].flatMap((counter) => {
        const value = whose[counter.by];
        return value === null ? [] : [ask(counter, keyOf(counter.by, value))];
      }),
    );
  }
}

/** Nothing of a visitor stands in Redis. */
const keyOf = (kind: string, value: string) => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
const free = () => 0;
const refusal = (refused: unknown) => {
  if (refused instanceof RateLimiterRes) return secondsOf(refused);
  throw refused;
};
const longest = (seconds: readonly number[]) => Math.max(0, ...seconds);

async function countersIn(
  redisUrl: string | undefined,
  failed: (error: unknown) => void,
  { patience = usualPatience }: Patience,
): Promise<Counters> {
  const client = redisUrl === undefined ? null : await redisClient(redisUrl, { failed });
  void client?.connect().catch(failed);
  const limiter = (keyPrefix: string, { most: points, seconds: duration }: Pick<Rule, 'most' | 'seconds'>) => {
    const own = new RateLimiterMemory({ keyPrefix, points, duration });
    if (client === null) return own;
    const shared = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `limit:${keyPrefix}`,
      points,
      duration,
      insuranceLimiter: own,
    });
    return new RLWrapperTimeouts({ limiter: shared, timeoutMs: patience });
  };
  const counters = (name: LimitName): Counter[] =>
    rules[name].map((rule, at) => ({ ...rule, limiter: limiter(`${name}-${at}`, rule) }));
  return {
    counted: {
      'sign-in': counters('sign-in'),
      voucher: counters('voucher'),
      'contract-code': counters('contract-code'),
      address: counters('address'),
      message: counters('message'),
      company: counters('company'),
      objection: counters('objection'),
      customers: counters('customers'),
    },
    pauses: limiter('pause', { most: 1, seconds: 1 }),
    client,
  };
}
