import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';
import { addressOf, isOurs, isPlain, mayBeEarly } from './links.ts';

const origin = 'https://boutique.example';
beforeAll(() => void vi.stubGlobal('location', { origin }));
afterAll(() => void vi.unstubAllGlobals());

/** A link as the browser reads it. */
function aLink(address: string, over: Partial<Record<'target' | 'download' | 'load', string>> = {}) {
  const { pathname, search, hash, origin: of } = new URL(address, origin);
  const { target = '', download = '', load } = over;
  return { origin: of, pathname, search, hash, target, download, dataset: { load } } as unknown as HTMLAnchorElement;
}
const aClick = (over: Partial<MouseEvent> = {}) =>
  ({
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    ...over,
  }) as MouseEvent;

test('a page of the shop is shown in place of this one', () => {
  expect(isOurs(aLink('/boutique/c/timbres?page=2'))).toBe(true);
  expect(addressOf(aLink('/boutique/c/timbres?page=2#liste'))).toBe('/boutique/c/timbres?page=2#liste');
});

test.each([
  ['of another site', aLink('https://boutique.example.autre/')],
  ['in a tab of its own', aLink('/', { target: '_blank' })],
  ['to a file', aLink('/bon.pdf', { download: 'bon.pdf' })],
  ['that says so itself', aLink('/', { load: 'whole' })],
  ['that signs out', aLink('/deconnexion')],
])('a link %s is the browser’s to follow', (_, link) => {
  expect(isOurs(link)).toBe(false);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('a click with %j is no plain one', (over) => {
  expect([isPlain(aClick()), isPlain(aClick(over))]).toEqual([true, false]);
});

const routes = (routeTable as readonly RouteEntry[]).flatMap((entry) =>
  variantsOf(entry).map(({ id, path }) => ({ id, path, kind: entry.kind })),
);

test.each(routes.filter(({ kind }) => kind !== 'public'))(
  '$id, which is no public page, is not fetched in advance',
  ({ path }) => {
    expect(mayBeEarly(aLink(path))).toBe(false);
  },
);

test.each(['plp', 'plpPro', 'search', 'product', 'productPro', 'ownBrand', 'ownBrandProduct'])(
  '%s is fetched in advance',
  (name) => {
    expect(routes.flatMap(({ id, path }) => (id === name ? [mayBeEarly(aLink(path))] : []))).toEqual([true]);
  },
);
