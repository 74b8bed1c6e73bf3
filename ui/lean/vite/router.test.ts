import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteObject } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';
import { attributeTable, keptAttributes, leanRouter } from './router.ts';

const folder = mkdtempSync(join(tmpdir(), 'boutique-router-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The table below a root and a layout without a path, as the shop has it. */
const variants = (routeTable as readonly RouteEntry[]).flatMap((entry) => variantsOf(entry));
const routes: RouteObject[] = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'frame', children: variants.map(({ id, path }) => ({ id, path })) },
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

interface Matching {
  flattenAndRankRoutes: (of: RouteObject[]) => object[];
  matchRoutesImpl: (
    ...given: [of: RouteObject[], address: string, base: string, partial: boolean, branches: object[]]
  ) => Match[] | null;
}

interface Match {
  route: RouteObject;
  params: object;
  pathname: string;
  pathnameBase: string;
}

const module = join(dirname(createRequire(import.meta.url).resolve('react-router')), 'lib/router/utils.js');
const framework = readFileSync(module, 'utf8');

/** What the module finds at an address. */
async function finder(name: string, code: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    code.replaceAll(/from "(\.[^"]+)"/g, (_, to: string) => `from "${pathToFileURL(join(dirname(module), to)).href}"`),
  );
  const { flattenAndRankRoutes, matchRoutesImpl }: Matching = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const branches = flattenAndRankRoutes(routes);
  return (address: string) =>
    matchRoutesImpl(routes, address, '/', false, branches)?.map(({ route, ...found }) => ({
      ...found,
      id: route.id,
    })) ?? null;
}

test('the router that asks one expression an address finds what the framework’s finds, at every address', async () => {
  const plugin = leanRouter().find(({ name }) => name === 'lean-router-ssr');
  const transform = plugin?.transform as (this: object, code: string, id: string) => { code: string };
  const { code } = transform.call({}, framework, module);
  expect(code).toContain('branch.whole.test(pathname)');
  const [quick, own] = await Promise.all([finder('quick', code), finder('own', framework)]);
  const each = [...new Set([...addresses, '/', '//', '', '/%', '/professionnel'])];
  const found = each.map(own);
  expect(new Set(found.map((matches) => matches?.at(-1)?.id)).size).toBeGreaterThan(variants.length / 3);
  expect(each.map(quick)).toEqual(found);
});

test('an attribute that React writes in another way in a document is one that the browser’s React knows', () => {
  const client = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const names = [...(attributeTable.exec(client)?.[0].matchAll(/\["(\w+)"/g) ?? [])].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining([...keptAttributes]));
  const left = names.filter((name) => !keptAttributes.has(name));
  expect(left.length).toBeGreaterThan(50);
  const used = new RegExp(`\\b(?:${left.join('|')})\\b`, 'g');
  const screens = globSync('ui/**/*.tsx').filter((file) => !/\.(?:test|stories)\.tsx$/.test(file));
  expect(screens.flatMap((file) => readFileSync(file, 'utf8').match(used) ?? [])).toEqual([]);
});
