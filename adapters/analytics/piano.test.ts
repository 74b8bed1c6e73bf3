import { beforeEach, expect, test, vi } from 'vitest';
import { send } from './piano.ts';

const { sent } = vi.hoisted(() => ({ sent: vi.fn() }));
vi.mock('piano-analytics-js/dist/browser/piano-analytics.esm.js', () => ({
  pianoAnalytics: { setConfigurations: () => {}, sendEvent: sent },
}));

/** A browser that is so many pixels wide. */
const wide = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]),
  }));
beforeEach(() => vi.stubGlobal('location', new URL('https://boutique.exemple.fr')));

test.each([
  [991, 'mobile'],
  [992, 'desktop'],
])('a browser that is %d pixels wide is measured as %s', (width, device) => {
  wide(width);
  send('100001', { page: 'cart' });
  expect(sent).toHaveBeenLastCalledWith('page.display', { page: 'cart', device }, expect.anything());
});
