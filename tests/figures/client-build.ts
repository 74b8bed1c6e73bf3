/** What the browser gets of the production build, read from React Router's own manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { type RouteManifest, readManifest } from '#ui/lean/manifest.ts';

type Route = RouteManifest['routes'][string];

export interface Page {
  /** The path pattern, such as /boutique/:slug/p/:code. */
  path: string;
  scripts: string[];
  styles: string[];
}

const root = 'build/client';

/** Every page of the shop with the files that its first visit loads, in the order of the route table. */
export function pagesOfBuild(): Page[] {
  const manifest = readManifest(root);
  const routes = Object.values(manifest.routes);
  const frames = new Set(routes.map(({ parentId }) => parentId));
  const pages = routes.filter(({ id, hasDefaultExport }) => hasDefaultExport && !frames.has(id));
  return pages.map((route) => {
    const chain = ancestry(route, manifest.routes);
    const chunks = [manifest.entry, ...chain];
    return {
      path: pathOf(chain),
      scripts: withStaticImports([manifest.url, ...chunks.flatMap(({ module, imports = [] }) => [module, ...imports])]),
      // A sheet that a later part shares is marked with a hash; it is one file.
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((url) => url.replace('#', ''))))],
    };
  });
}

export const textOf = (url: string): string => readFileSync(join(root, url), 'utf8');

/** kB of 1000 bytes after gzip at its highest level, each file by itself as it travels. */
export const kilobytes = (urls: string[]): number =>
  urls.reduce((sum, url) => sum + gzipSync(textOf(url), { level: constants.Z_BEST_COMPRESSION }).length, 0) / 1000;

function ancestry(route: Route, routes: RouteManifest['routes']): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...ancestry(parent, routes), route] : [route];
}

const pathOf = (chain: Route[]): string =>
  `/${chain.flatMap(({ path = '' }) => path.split('/').filter(Boolean)).join('/')}`;

/** Follows the imports that a chunk makes by itself, should the manifest name only the first of them. */
function withStaticImports(urls: string[]): string[] {
  const found = new Set<string>();
  const follow = (url: string) => {
    if (found.has(url)) return;
    found.add(url);
    const folder = url.slice(0, url.lastIndexOf('/'));
    const imports = textOf(url).matchAll(/(?:^|[;}\n])(?:import|export)\b[^;()'"`]*?["'`]\.\/([\w.-]+\.js)["'`]/g);
    for (const [, file] of imports) follow(`${folder}/${file}`);
  };
  for (const url of urls) follow(url);
  return [...found];
}
