import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';
import { ownRouteAt } from './own-routes.ts';

/** The table below a root and a layout without a path, as the shop has it. */
const variants = (routeTable as readonly RouteEntry[]).flatMap((entry) => variantsOf(entry));
const routes: RouteObject[] = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'frame', children: variants.map(({ id, path }) => ({ id, path, caseSensitive: true })) },
      { id: 'rest', path: '*' },
    ],
  },
];

const names = ['1126001', 'carnet-de-12-timbres', 'été', 'a%2Fb', '%C3%A9', 'a.b', '(x)'];
/** Each address of the table, written in one of several ways. */
const addresses = variants.map(({ path }, place) => {
  const filled = path.replaceAll(/:\w+\??|\*/g, () => names[place % names.length] ?? '');
  const ways = [filled, `${filled}/`, filled.toUpperCase(), `/${filled}`, `${filled}/x`, filled.slice(0, -1)];
  return ways[place % ways.length] ?? filled;
});

test('the route that the table names at an address is the one that the router finds there', () => {
  // Of addresses that are no encoded text.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const each = [...new Set([...addresses, ...variants.map(({ path }) => path), '/', '//', '', '/%', '/professionnel'])];
  const named = each.flatMap((address) => {
    const id = ownRouteAt(address);
    return id === null ? [] : [[address, id]];
  });
  expect(named.length).toBeGreaterThan(variants.length);
  expect(named.map(([address = '']) => [address, matchRoutes(routes, address)?.at(-1)?.route.id])).toEqual(named);
});
