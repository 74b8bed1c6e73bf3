import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bulkhead, type Caller } from './bulkhead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const caller = (kind: string, { wait = 10, line = 0 } = {}): Caller => ({
  kind,
  line,
  compartments: [
    { name: 'all', places: 2 },
    { name: kind, places: 1 },
  ],
  patience: (waited) => wait - waited,
});

/** What becomes of callers, in the order in which they hear it. */
function heard() {
  const words: string[] = [];
  const hear = (name: string, entering: Promise<unknown>) =>
    void entering.then((leave) => words.push(`${name} ${leave === null ? 'refused' : 'admitted'}`));
  return { words, hear };
}

test('the first caller of a line that has a place is admitted', async () => {
  const bulkhead = new Bulkhead({ waiting: 3 });
  await bulkhead.enter(caller('search'));
  const leave = await bulkhead.enter(caller('cart'));
  const { words, hear } = heard();
  for (const kind of ['search', 'cart', 'account']) hear(kind, bulkhead.enter(caller(kind)));
  leave?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([words, bulkhead.running, bulkhead.waiting]).toEqual([['cart admitted'], 2, 2]);
  await vi.advanceTimersByTimeAsync(10);
  expect([words, bulkhead.waiting]).toEqual([['cart admitted', 'search refused', 'account refused'], 0]);
});

test('a caller who left a line is not admitted, and those behind are', async () => {
  const bulkhead = new Bulkhead({ waiting: 3 });
  const leave = await bulkhead.enter(caller('cart'));
  const { words, hear } = heard();
  hear('first', bulkhead.enter(caller('cart', { wait: 10 })));
  hear('second', bulkhead.enter(caller('cart', { wait: 20 })));
  await vi.advanceTimersByTimeAsync(10);
  leave?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(words).toEqual(['first refused', 'second admitted']);
});

test('an earlier line is admitted before a later one, whoever came first', async () => {
  const bulkhead = new Bulkhead({ waiting: 3, lines: 2 });
  const leave = await bulkhead.enter(caller('cart'));
  const { words, hear } = heard();
  hear('later line', bulkhead.enter(caller('cart', { line: 1 })));
  hear('earlier line', bulkhead.enter(caller('cart')));
  leave?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(words).toEqual(['earlier line admitted']);
});
