import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const load = vi.fn();
const fails = () => reloadOnce(load);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => {
  load.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part of the program that is no longer there loads the page anew, at most once in 60 seconds', () => {
  expect(fails()).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(fails()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(fails()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that fails for ten minutes does not reload in a loop', () => {
  for (let second = 0; second < 600; second += 1) {
    fails();
    vi.advanceTimersByTime(1000);
  }
  expect(load).toHaveBeenCalledTimes(10);
});

test('a page is not reloaded where nothing can be stored', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied });
  expect(fails()).toBe(false);
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: denied });
  expect(fails()).toBe(false);
  expect(load).not.toHaveBeenCalled();
});
