import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordPolicy } from './record-policy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store of records that takes so many milliseconds for an answer. */
function aStore() {
  const ask = recordPolicy('records in Redis', 500);
  let calls = 0;
  return {
    calls: () => calls,
    /** What comes of a call, and after how many milliseconds. */
    ask: async (takes: number) => {
      const began = performance.now();
      const asked = ask(() => {
        calls += 1;
        return new Promise<string>((answer) => setTimeout(answer, takes, 'value'));
      }).catch(({ kind }) => kind);
      let after = 0;
      const outcome = asked.finally(() => {
        after = performance.now() - began;
      });
      await vi.advanceTimersByTimeAsync(500);
      return { outcome: await outcome, after };
    },
  };
}
const hangs = 2 ** 31 - 1;

test('records that take 400 ms for each answer are slow, and not down', async () => {
  const { ask, calls } = aStore();
  for (let asked = 0; asked < 5; asked += 1) expect(await ask(400)).toEqual({ outcome: 'value', after: 400 });
  expect(calls()).toBe(5);
});

test('records that do not answer are waited for half a second, three times in a row, then not at all for a second', async () => {
  const { ask, calls } = aStore();
  for (let outage = 1; outage <= 2; outage += 1) {
    for (let asked = 0; asked < 3; asked += 1) expect(await ask(hangs)).toEqual({ outcome: 'unavailable', after: 500 });
    expect(await ask(1)).toEqual({ outcome: 'unavailable', after: 0 });
    expect(calls()).toBe(3 * outage + (outage - 1));
    await vi.advanceTimersByTimeAsync(500);
    expect(await ask(1)).toEqual({ outcome: 'value', after: 1 });
  }
});
