import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readManifest, shortened, shortenManifest } from './manifest.ts';

const page = { parentId: 'frame', hasLoader: true, module: '/assets/page.js', imports: ['/assets/a.js'], css: [] };
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

test('what two pages have in common is said once', () => {
  write(`window.__reactRouterManifest=${JSON.stringify(list)};`);
  shortenManifest(client);
  expect(readFileSync(file, 'utf8').match(/page\.js/g)).toHaveLength(1);
});

test('a list that is not as the router writes it stops the build', () => {
  write('window.somethingElse={};');
  expect(() => shortenManifest(client)).toThrow('not what the router writes');
  expect(() => shortened({ ...list, routes: { other: list.routes.root } })).toThrow('listed as other');
  rmSync(file);
  expect(() => shortenManifest(client)).toThrow('no production build');
});
