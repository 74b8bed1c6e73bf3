import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { countedLimits } from '#adapters/testing/limits.ts';
import { hasRedis, startRedis, untilItAnswers } from '#adapters/testing/redis.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { CountedLimits } from './counted-limits.ts';
import type { Limits, Whose } from './limits.ts';

const one: Whose = { session: 'visite-1', address: '192.0.2.1' };
const sameOffice: Whose = { session: 'visite-2', address: '192.0.2.1' };
const elsewhere: Whose = { session: 'visite-1', address: '192.0.2.9' };
const times = async (count: number, run: () => Promise<unknown>) => {
  for (let at = 0; at < count; at += 1) await run();
};

/** The same in memory and in Redis. */
function counts(limitsOf: () => Limits) {
  test('ten sign-ins a minute begin from one address, whoever begins them, and the next hears how long to wait', async () => {
    const limits = limitsOf();
    await times(5, async () => expect(await limits.take('sign-in', one)).toBe(0));
    await times(5, async () => expect(await limits.take('sign-in', sameOffice)).toBe(0));
    for (const whose of [one, sameOffice]) {
      const wait = await limits.take('sign-in', whose);
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect(await limits.take('sign-in', elsewhere)).toBe(0);
  });

  test('a visit looks up sixty addresses a minute, from wherever', async () => {
    const limits = limitsOf();
    await times(60, async () => expect(await limits.take('address', one)).toBe(0));
    expect(await limits.take('address', elsewhere)).toBeGreaterThan(0);
    expect(await limits.take('address', sameOffice)).toBe(0);
  });

  test('wrong vouchers slow down from the third on, and a right one costs nothing', async () => {
    const limits = limitsOf();
    await times(10, async () => {
      expect(await limits.reserve('voucher', one)).toBe(0);
      await limits.giveBack('voucher', one);
    });
    await times(3, async () => expect(await limits.reserve('voucher', one)).toBe(0));
    await times(10, async () => expect(await limits.reserve('voucher', one)).toBe(2));
    expect(await limits.reserve('voucher', sameOffice)).toBe(0);
    // The third was right after all.
    await limits.giveBack('voucher', one);
    expect(await limits.reserve('voucher', one)).toBe(0);
  });

  test('forty simultaneous wrong codes use five tries, and returned tries count nothing', async () => {
    const limits = limitsOf();
    const waits = await Promise.all(Array.from({ length: 40 }, () => limits.reserve('contract-code', one)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    await times(5, () => limits.giveBack('contract-code', one));
    await times(3, async () => expect(await limits.reserve('contract-code', one)).toBe(0));
  });

  test.each([
    ['stock-notice', 30],
    ['file', 200],
    ['table', 100],
    ['draft', 100],
    ['suggestions', 300],
    ['points-of-sale', 120],
  ] as const)(
    'the limit « %s » is %i for an address, whoever uses it, and the next one gets its waiting time',
    async (name, most) => {
      const limits = limitsOf();
      for (let at = 1; at < most; at += 1)
        await limits.take(name, { session: `visite-${at}`, address: '2001:db8::/56' });
      const last = { session: 'visite-0', address: '2001:db8::/56' };
      expect(await limits.wait(name, last)).toBe(0);
      expect(await limits.take(name, last)).toBe(0);
      const [asked, taken] = [await limits.wait(name, last), await limits.take(name, last)];
      expect(asked).toBeGreaterThan(0);
      expect(taken).toBeGreaterThan(0);
      expect(await limits.take(name, elsewhere)).toBe(0);
    },
  );
}

describe('limits in memory', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  counts(countedLimits);

  test('limits in memory end with their time', async () => {
    const limits = countedLimits();
    await times(11, () => limits.take('sign-in', one));
    expect(await limits.take('sign-in', one)).toBeGreaterThan(0);
    vi.advanceTimersByTime(61_000);
    expect(await limits.take('sign-in', one)).toBe(0);
  });

  test('limits in memory double the wait after each guess, and postpone the sixth of a minute to the next minute', async () => {
    const limits = countedLimits();
    await times(3, () => limits.reserve('voucher', one));
    for (const wait of [2, 4]) {
      expect(await limits.reserve('voucher', one)).toBe(wait);
      vi.advanceTimersByTime(wait * 1000);
      expect(await limits.reserve('voucher', one)).toBe(0);
    }
    vi.advanceTimersByTime(8000);
    expect(await limits.reserve('voucher', one)).toBeGreaterThan(40);
  });

  test('limits count by a clock that nobody sets: one that was two days ahead for a moment keeps nobody waiting', async () => {
    const limits = countedLimits();
    const now = Date.now();
    vi.setSystemTime(now + 2 * 24 * 3600 * 1000);
    await times(10, () => limits.take('sign-in', one));
    await limits.reserve('voucher', one);
    vi.setSystemTime(now);
    expect(await limits.take('sign-in', one)).toBeLessThanOrEqual(60);
    vi.setSystemTime(now + 2 * 24 * 3600 * 1000);
    expect(await limits.take('sign-in', one)).toBeGreaterThan(50);
    vi.setSystemTime(now);
    vi.advanceTimersByTime(61_000);
    expect(await limits.take('sign-in', one)).toBe(0);
  });

  test('limits go by the settings', async () => {
    const limits = countedLimits({ LIMIT_FILES: 2 });
    await times(2, async () => expect(await limits.take('file', one)).toBe(0));
    expect(await limits.take('file', one)).toBeGreaterThan(3500);
  });

  test('limits in memory do not limit an unknown address', async () => {
    const limits = countedLimits();
    await times(30, async () => expect(await limits.take('sign-in', { ...one, address: null })).toBe(0));
  });
});

test.skipIf(!hasRedis)(
  'limits in Redis are one for all processes, and each counts by itself while Redis is frozen',
  async () => {
    const redis = await startRedis();
    const config = { ...readConfig(requiredSettings), LIMIT_FILES: 10, REDIS_URL: redis.url };
    const open = (TIMEOUT_REDIS: number) => new CountedLimits({ ...config, TIMEOUT_REDIS }, () => {});
    const [first, second, hasty] = [open(untilItAnswers.patience), open(untilItAnswers.patience), open(300)];
    /** Whoever comes tenth at one process has nothing left at the other, once both have found Redis. */
    const areOne = (here: Limits, there: Limits) =>
      eventually(async () => {
        const whose = { session: 'visite-1', address: crypto.randomUUID() };
        await times(10, () => here.take('file', whose));
        expect(await there.take('file', whose)).toBeGreaterThan(0);
        expect(await there.wait('file', whose)).toBeGreaterThan(0);
      });
    await areOne(first, second);
    await areOne(first, hasty);
    redis.hang();
    expect(await hasty.take('address', one)).toBe(0);
    await redis.kill();
    await Promise.all([first, second, hasty].map((limits) => limits.close()));
  },
);
