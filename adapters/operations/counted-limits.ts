import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Config } from '#adapters/config.ts';
import { digest } from '#adapters/records/record-text.ts';
import { type RedisClient, redisClient } from '#adapters/records/redis.ts';
import type { LimitName, Limits, Whose } from './limits.ts';
import { type Count, MemoryCounter } from './memory-counter.ts';

interface Rule {
  by: keyof Whose;
  most: number;
  seconds: number;
}

/** Limits of values that somebody might guess. */
const guesses: readonly Rule[] = [
  { by: 'session', most: 5, seconds: 60 },
  { by: 'session', most: 20, seconds: 3600 },
  { by: 'address', most: 60, seconds: 3600 },
];

type Figures = Pick<
  Config,
  'LIMIT_STOCK_NOTICES' | 'LIMIT_FILES' | 'LIMIT_TABLES' | 'LIMIT_DRAFTS' | 'LIMIT_SUGGESTIONS' | 'LIMIT_POINTS_OF_SALE'
>;

const [aMinute, anHour] = [60, 3600];
const byAddress = (most: number, seconds: number): readonly Rule[] => [{ by: 'address', most, seconds }];

/** Promises §3b. An office shares one address: addresses have higher limits of what visitors need often. */
const rulesOf = (figures: Figures): Record<LimitName, readonly Rule[]> => ({
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
  'stock-notice': byAddress(figures.LIMIT_STOCK_NOTICES, anHour),
  file: byAddress(figures.LIMIT_FILES, anHour),
  table: byAddress(figures.LIMIT_TABLES, anHour),
  draft: byAddress(figures.LIMIT_DRAFTS, anHour),
  suggestions: byAddress(figures.LIMIT_SUGGESTIONS, aMinute),
  'points-of-sale': byAddress(figures.LIMIT_POINTS_OF_SALE, aMinute),
});
/** Wrong guesses without a pause: typing errors. After the next one the pause is two seconds, then four, then eight. */
const freeGuesses = 2;
/** Keys that one process counts; the one that was used longest ago goes first. */
const mostCounts = 100_000;

interface Counter extends Rule {
  limiter: Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get'>;
}
interface Counters {
  counted: Record<LimitName, readonly Counter[]>;
  pauses: Pick<RateLimiterAbstract, 'block' | 'get' | 'delete'>;
  client: RedisClient | null;
}

/**
 * Counts in memory, or in Redis for all processes. While Redis is away each process counts by itself: of n processes
 * somebody then has n times as many tries.
 */
export class CountedLimits implements Limits {
  readonly #counters: Promise<Counters>;

  constructor(config: Figures & Pick<Config, 'REDIS_URL' | 'TIMEOUT_REDIS'>, failed: (error: unknown) => void) {
    this.#counters = countersIn(config, failed);
    this.#counters.catch(failed);
  }

  async take(name: LimitName, whose: Whose): Promise<number> {
    return longest(await this.#each(name, whose, ({ limiter }, key) => limiter.consume(key).then(free, refusal)));
  }

  async wait(name: LimitName, whose: Whose): Promise<number> {
    return longest(
      await this.#each(name, whose, async ({ limiter, most }, key) => {
        const counted = await limiter.get(key);
        return counted && counted.consumedPoints >= most ? secondsOf(counted) : 0;
      }),
    );
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
    await (await this.#counters).client?.destroy();
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
const keyOf = (kind: string, value: string) => `${kind}:${digest(value)}`;
const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
const free = () => 0;
const refusal = (refused: unknown) => {
  if (refused instanceof RateLimiterRes) return secondsOf(refused);
  throw refused;
};
const longest = (seconds: readonly number[]) => Math.max(0, ...seconds);

async function countersIn(
  { REDIS_URL, TIMEOUT_REDIS, ...figures }: Figures & Pick<Config, 'REDIS_URL' | 'TIMEOUT_REDIS'>,
  failed: (error: unknown) => void,
): Promise<Counters> {
  const client = REDIS_URL === undefined ? null : await redisClient(REDIS_URL, { onError: failed });
  void client?.connect();
  // Not `max`, which would reserve the memory of all entries at once.
  const counts = new LRUCache<string, Count>({ maxSize: mostCounts, sizeCalculation: () => 1 });
  const limiter = (keyPrefix: string, { most: points, seconds: duration }: Pick<Rule, 'most' | 'seconds'>) => {
    const own = new MemoryCounter({ keyPrefix, points, duration }, counts);
    if (client === null) return own;
    const shared = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `limit:${keyPrefix}`,
      points,
      duration,
      insuranceLimiter: own,
    });
    return new RLWrapperTimeouts({ limiter: shared, timeoutMs: TIMEOUT_REDIS });
  };
  const rules = Object.entries(rulesOf(figures));
  return {
    counted: Object.fromEntries(
      rules.map(([name, each]) => [
        name,
        each.map((rule, at) => ({ ...rule, limiter: limiter(`${name}-${at}`, rule) })),
      ]),
    ) as unknown as Record<LimitName, readonly Counter[]>,
    pauses: limiter('pause', { most: 1, seconds: 1 }),
    client,
  };
}
