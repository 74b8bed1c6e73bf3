import type { LRUCache } from 'lru-cache';
import { RateLimiterCompatibleAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** What was counted under one key, until its end by `performance.now()`. */
export interface Count {
  points: number;
  ends: number;
}

/**
 * Counts in this process by a monotonic clock. The library's own counter uses the wall clock: if that was ahead for a
 * moment, visitors counted then were refused for as long as it had been ahead.
 */
export class MemoryCounter extends RateLimiterCompatibleAbstract {
  override readonly keyPrefix: string;

  override blockDuration = 0;

  override execEvenly = false;

  readonly #points: number;

  readonly #seconds: number;

  readonly #counts: LRUCache<string, Count>;

  /** @param counts may be shared by counters of different prefixes; the key that was used longest ago goes first. */
  constructor(
    { keyPrefix, points, duration }: { keyPrefix: string; points: number; duration: number },
    counts: LRUCache<string, Count>,
  ) {
    super();
    this.keyPrefix = keyPrefix;
    this.#points = points;
    this.#seconds = duration;
    this.#counts = counts;
  }

  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const counted = this.#add(key, points);
    if (counted.consumedPoints > this.#points) throw counted;
    return counted;
  }

  override async penalty(key: string | number, points = 1): Promise<RateLimiterRes> {
    return this.#add(key, points);
  }

  override async reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    return this.#add(key, -points);
  }

  override async get(key: string | number): Promise<RateLimiterRes | null> {
    const count = this.#at(key);
    return count && this.#toResult(count);
  }

  override async set(key: string | number, points: number, seconds: number): Promise<RateLimiterRes> {
    const count = { points, ends: performance.now() + seconds * 1000 };
    this.#counts.set(this.#nameOf(key), count);
    return this.#toResult(count);
  }

  override block(key: string | number, seconds: number): Promise<RateLimiterRes> {
    return this.set(key, this.#points + 1, seconds);
  }

  override async delete(key: string | number): Promise<boolean> {
    return this.#counts.delete(this.#nameOf(key));
  }

  #add(key: string | number, points: number): RateLimiterRes {
    const count = this.#at(key) ?? { points: 0, ends: performance.now() + this.#seconds * 1000 };
    count.points += points;
    this.#counts.set(this.#nameOf(key), count);
    return this.#toResult(count);
  }

  #at(key: string | number): Count | null {
    const count = this.#counts.get(this.#nameOf(key));
    return count && count.ends > performance.now() ? count : null;
  }

  #toResult({ points, ends }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.#points - points), ends - performance.now(), points);
  }

  #nameOf(key: string | number): string {
    return `${this.keyPrefix}:${key}`;
  }
}
