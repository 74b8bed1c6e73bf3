import { afterEach, expect, test, vi } from 'vitest';
import { leaveUnused } from './leave-unused.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tabs of one browser, each with a page of an agent, and where they went. */
function tabs(count: number) {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const went: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('location', { replace: (to: string) => went.push(to) });
  const all = Array.from({ length: count }, () => {
    const tab = { fetch: async () => new Response() };
    vi.stubGlobal('window', tab);
    leaveUnused({ after: 900_000, to: '/ecom/assistance' });
    return tab;
  });
  return { went, asks: (tab: number) => void all[tab]?.fetch() };
}

test('a page that an agent left alone goes to the desk, once the session is over', () => {
  const { went } = tabs(1);
  vi.advanceTimersByTime(899_000);
  expect(went).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(went).toEqual(['/ecom/assistance']);
});

test('a page’s background calls renew its use, and that of the other tabs', () => {
  const { went, asks } = tabs(2);
  vi.advanceTimersByTime(600_000);
  asks(0);
  vi.advanceTimersByTime(899_000);
  expect(went).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(went).toEqual(['/ecom/assistance', '/ecom/assistance']);
});
