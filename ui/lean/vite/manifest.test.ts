import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';
import {
  led,
  manifestProgram,
  readManifest,
  shortenManifest,
  withoutEndpoints,
  withoutModulesAhead,
} from './manifest.ts';

const page = { parentId: 'frame', hasLoader: true, module: '/assets/page.js', css: [] };
const list = {
  entry: { module: '/assets/entry.js', imports: ['/assets/a.js'] },
  routes: {
    root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js' },
    frame: { id: 'frame', parentId: 'root', hasLoader: false, module: '/assets/frame.js' },
    terms: { id: 'terms', path: '/conditions', ...page },
    termsPro: { id: 'termsPro', path: '/professionnel/conditions', ...page },
  },
  url: '/assets/manifest-1.js',
};
const client = mkdtempSync(join(tmpdir(), 'boutique-manifest-'));
const file = join(client, 'assets/manifest-1.js');
const write = (script: string) => {
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const { module } of Object.values(list.routes)) writeFileSync(join(client, module), 'export{}');
  writeFileSync(file, script);
};
afterEach(() => rmSync(client, { recursive: true, force: true }));

test('a browser reads the same list of routes from the short form, in the same order', () => {
  write(`window.__reactRouterManifest=${JSON.stringify(list)};`);
  shortenManifest(client);
  expect(readManifest(client)).toEqual(list);
  expect(Object.keys(readManifest(client).routes)).toEqual(Object.keys(list.routes));
  expect(readManifest(client).routes.frame).not.toHaveProperty('path');
});

test('the router learns every page, and no endpoint that only the browser itself asks', () => {
  const all = (routeTable as readonly RouteEntry[]).filter(({ kind }) => kind !== 'externalRedirect');
  const named = all.flatMap((entry) => variantsOf(entry).map(({ id, path }) => [id, { ...page, id, path }]));
  const left = Object.keys(withoutEndpoints({ ...list, routes: Object.fromEntries(named) }).routes);
  const known = all.filter(({ kind, name }) => kind !== 'endpoint' || led.has(name));
  expect(left).toEqual(known.flatMap((entry) => variantsOf(entry).map(({ id }) => id)));
  const endpoints = all.filter(({ kind }) => kind === 'endpoint').map(({ name }) => name);
  expect(endpoints).toEqual(expect.arrayContaining([...led]));
  expect(left).not.toContain('invoiceFilePro');
});

test('a manifest contains the common part of two pages once', () => {
  write(`window.__reactRouterManifest=${JSON.stringify(list)};`);
  shortenManifest(client);
  expect(readFileSync(file, 'utf8').match(/page\.js/g)).toHaveLength(1);
});

test('endpoints share one empty module, and nothing is listed that only fetching ahead would read', () => {
  const route = (id: string) => ({ id, module: `/assets/${id}.js`, css: ['/assets/a.css'] });
  const routes = {
    page: { ...route('page'), imports: ['/assets/a.js'] },
    file: { ...route('file'), imports: [] },
    state: { ...route('state'), imports: [] },
  };
  const contentOf = (module: string) => (/file|state/.test(module) ? '\n' : 'export{}');
  expect(withoutModulesAhead({ ...list, routes }, contentOf)).toEqual({
    ...list,
    routes: { page: route('page'), file: route('file'), state: { ...route('state'), module: '/assets/file.js' } },
  });
});

test('a list that is not as the router writes it stops the build', () => {
  write('window.somethingElse={};');
  expect(() => shortenManifest(client)).toThrow('not what the router writes');
  expect(() => manifestProgram({ ...list, routes: { other: list.routes.root } })).toThrow('listed as other');
  rmSync(file);
  expect(() => shortenManifest(client)).toThrow('no production build');
});
