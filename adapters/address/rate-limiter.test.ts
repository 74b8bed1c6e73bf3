import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'hrtime', 'Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const aCaller = (remaining = 3000, signal = new AbortController().signal) => ({
  operation: 'searchAddress',
  deadline: { remaining: () => remaining },
  signal,
});
const waits = (limiter: RateLimiter, count: number) =>
  Promise.all(Array.from({ length: count }, () => limiter.wait(aCaller(0.5))));
const after = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('the rate', () => {
  test('the rate limiter passes as many calls at once as a second allows', async () => {
    await expect(waits(new RateLimiter(10), 10)).resolves.toHaveLength(10);
  });

  test('the rate limiter refuses a call whose turn would come after its deadline', async () => {
    const limiter = new RateLimiter(10);
    await waits(limiter, 10);
    await expect(limiter.wait(aCaller(999))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('the rate limiter regains room one second after each call began', async () => {
    const limiter = new RateLimiter(2);
    await waits(limiter, 1);
    after(600);
    await waits(limiter, 1);
    after(401);
    await waits(limiter, 1);
    await expect(waits(limiter, 1)).rejects.toMatchObject({ kind: 'unavailable' });
    after(600);
    await waits(limiter, 1);
  });

  test('the rate limiter starts waiting calls in order, within the rate', async () => {
    const limiter = new RateLimiter(5);
    const begun = performance.now();
    const started: { caller: number; after: number }[] = [];
    const all = Promise.all(
      Array.from({ length: 12 }, async (_, caller) => {
        await limiter.wait(aCaller(60_000));
        started.push({ caller, after: performance.now() - begun });
      }),
    );
    await vi.advanceTimersByTimeAsync(2000);
    await all;
    expect(started).toEqual(
      Array.from({ length: 12 }, (_, caller) => ({ caller, after: Math.floor(caller / 5) * 1000 })),
    );
  });

  test('the rate limiter starts the next call when a shopper leaves', async () => {
    const limiter = new RateLimiter(1);
    await limiter.wait(aCaller());
    const leaving = new AbortController();
    const left = limiter.wait(aCaller(3000, leaving.signal));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    const next = limiter.wait(aCaller(1500));
    await vi.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBeUndefined();
  });
});

describe('a service that asks to be left alone', () => {
  test.each([
    ['for some seconds', '7', 7000],
    ['until a date', () => new Date(Date.now() + 20_000).toUTCString(), 19_000],
    ['without saying for how long', null, 5000],
    ['without saying it well', 'bientôt', 5000],
  ])('%s is not called', async (_, retryAfter, pause) => {
    const limiter = new RateLimiter(10);
    limiter.pause(typeof retryAfter === 'function' ? retryAfter() : retryAfter);
    after(pause - 1);
    await expect(limiter.wait(aCaller())).rejects.toMatchObject({ kind: 'unavailable' });
    after(1001);
    await expect(limiter.wait(aCaller())).resolves.toBeUndefined();
  });

  test('a shorter pause in a later answer does not shorten an announced pause', async () => {
    const limiter = new RateLimiter(10);
    limiter.pause('7');
    limiter.pause('1');
    after(6000);
    await expect(limiter.wait(aCaller())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('a waiting request is refused when the service announces a pause', async () => {
    const limiter = new RateLimiter(1);
    await limiter.wait(aCaller());
    const waiting = expect(limiter.wait(aCaller())).rejects.toMatchObject({ kind: 'unavailable' });
    limiter.pause('7');
    await vi.advanceTimersByTimeAsync(1000);
    await waiting;
  });
});
