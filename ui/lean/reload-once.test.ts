import { expect, test } from 'vitest';
import { reloadOnce } from './reload-once.ts';

function aBrowser() {
  const stored = new Map<string, string>();
  const browser = { time: 1_800_000_000_000, loads: 0 };
  const fails = () =>
    reloadOnce({
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      }),
      now: () => browser.time,
      load: () => {
        browser.loads += 1;
      },
    });
  return { browser, fails };
}

test('a part of the program that is no longer there loads the page anew, at most once in 60 seconds', () => {
  const { browser, fails } = aBrowser();
  expect(fails()).toBe(true);
  browser.time += 59_999;
  expect(fails()).toBe(false);
  expect(browser.loads).toBe(1);
  browser.time += 1;
  expect(fails()).toBe(true);
  expect(browser.loads).toBe(2);
});

test('a page that fails for ten minutes does not reload in a loop', () => {
  const { browser, fails } = aBrowser();
  for (let second = 0; second < 600; second += 1) {
    fails();
    browser.time += 1000;
  }
  expect(browser.loads).toBe(10);
});

test('a page is not reloaded where nothing can be stored', () => {
  let loads = 0;
  const load = () => {
    loads += 1;
  };
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = () => ({ getItem: () => null, setItem: denied });
  expect(reloadOnce({ storage: denied, now: () => 1, load })).toBe(false);
  expect(reloadOnce({ storage: full, now: () => 1_800_000_000_000, load })).toBe(false);
  expect(loads).toBe(0);
});
