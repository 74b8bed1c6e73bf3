import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Progress, progressOf } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aBar() {
  const shown: Progress[] = ['hidden'];
  const bar = progressOf((progress) => shown.push(progress));
  return { ...bar, now: () => shown.at(-1), shown };
}

test('an answer within 200 ms never shows the bar', () => {
  const { busy, shown } = aBar();
  busy(true);
  vi.advanceTimersByTime(199);
  busy(false);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(['hidden', 'waiting', 'hidden']);
});

test('the bar shows after 200 ms, and goes 500 ms after the answer', () => {
  const { busy, now } = aBar();
  busy(true);
  vi.advanceTimersByTime(200);
  expect(now()).toBe('running');
  vi.advanceTimersByTime(30_000);
  expect(now()).toBe('running');
  busy(false);
  vi.advanceTimersByTime(499);
  expect(now()).toBe('ending');
  vi.advanceTimersByTime(1);
  expect(now()).toBe('hidden');
});

test('a second request while the bar runs does not restart it', () => {
  const { busy, shown } = aBar();
  busy(true);
  vi.advanceTimersByTime(200);
  busy(true);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['hidden', 'waiting', 'running']);
});

test('a request that begins while the bar is going waits its own 200 ms', () => {
  const { busy, now } = aBar();
  busy(true);
  vi.advanceTimersByTime(200);
  busy(false);
  vi.advanceTimersByTime(300);
  busy(true);
  vi.advanceTimersByTime(199);
  expect(now()).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(now()).toBe('running');
});
