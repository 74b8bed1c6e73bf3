import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlineOf } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [undefined, 250],
  [600, 600],
])('a page after a call that timed out, with a grace of %s, has %i ms', (grace, left) => {
  const deadline = deadlineOf(2000, { changes: true, ...(grace !== undefined && { grace }) });
  const started = performance.now();
  vi.advanceTimersByTime(2000);
  deadline.missed(started);
  expect(deadline.remaining()).toBe(left);
  // A second call in vain uses up what is left: no answer takes two deadlines.
  vi.advanceTimersByTime(left);
  deadline.missed(started + 2000);
  expect(deadline.remaining()).toBe(0);
});
