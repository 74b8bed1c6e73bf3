import { beforeEach, expect, test, vi } from 'vitest';
import { measure } from './measure.ts';

const send = vi.fn();
vi.mock('./collector.client.ts', () => ({ send }));
const event = { page: 'cart', empty: true, lines: 0, firstPurchase: false } as const;

/** A document of a visitor who agreed, which the browser prepares in advance or shows. */
class Shown extends EventTarget {
  documentElement = { dataset: { site: '1' } };
  prerendering: boolean;
  constructor(prerendering: boolean) {
    super();
    this.prerendering = prerendering;
  }
}

beforeEach(() => {
  send.mockClear();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function idles(): Promise<void> {
  vi.advanceTimersByTime(1000);
  await vi.dynamicImportSettled();
}

test('a page is measured when it is shown, not when the browser prepares it', async () => {
  const prepared = new Shown(true);
  vi.stubGlobal('document', prepared);
  measure(event);
  await idles();
  expect(send).not.toHaveBeenCalled();
  prepared.dispatchEvent(new Event('prerenderingchange'));
  await idles();
  expect(send.mock.calls).toEqual([['1', event]]);
});

test('a page that somebody opens is measured at once', async () => {
  vi.stubGlobal('document', new Shown(false));
  measure(event);
  await idles();
  expect(send.mock.calls).toEqual([['1', event]]);
});
