/** The browser's files of the production build, from React Router's manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { type RouteManifest, readManifest } from '#ui/lean/vite/manifest.ts';

type Route = RouteManifest['routes'][string];

const client = 'build/client';

export interface Page {
  /** The path pattern, such as /boutique/:slug/p/:code. */
  path: string;
  scripts: string[];
  styles: string[];
}

/** The pages of the route table, with the files of a first visit. */
export function pagesOfBuild(folder = '.'): Page[] {
  const manifest = readManifest(join(folder, client));
  const routes = Object.values(manifest.routes);
  const frames = new Set(routes.map(({ parentId }) => parentId));
  const pages = routes.filter(({ id, hasDefaultExport }) => hasDefaultExport && !frames.has(id));
  return pages.map((route) => {
    const chain = ancestry(route, manifest.routes);
    const chunks = [manifest.entry, ...chain];
    return {
      path: pathOf(chain),
      scripts: withStaticImports(
        [manifest.url, ...chunks.flatMap(({ module, imports = [] }) => [module, ...imports])],
        folder,
      ),
      // A sheet shared by several chunks is listed with a fragment, but is one file.
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((url) => url.replace('#', ''))))],
    };
  });
}

/** Pages share most of their files: each is read and compressed once. */
const texts = new Map<string, string>();
const sizes = new Map<string, number>();

export function textOf(url: string, folder = '.'): string {
  const path = join(folder, client, url);
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

function bytesOf(url: string, folder: string): number {
  const path = join(folder, client, url);
  const size = sizes.get(path) ?? gzipSync(textOf(url, folder), { level: constants.Z_BEST_COMPRESSION }).length;
  sizes.set(path, size);
  return size;
}

/** kB of 1000 bytes, each file compressed by gzip at its highest level. */
export const kilobytes = (urls: string[], folder = '.'): number =>
  urls.reduce((sum, url) => sum + bytesOf(url, folder), 0) / 1000;

function ancestry(route: Route, routes: RouteManifest['routes']): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...ancestry(parent, routes), route] : [route];
}

const pathOf = (chain: Route[]): string =>
  `/${chain.flatMap(({ path = '' }) => path.split('/').filter(Boolean)).join('/')}`;

/** Adds the static imports of each chunk, in case the manifest lists only the first level. */
function withStaticImports(urls: string[], root: string): string[] {
  const found = new Set<string>();
  const follow = (url: string) => {
    if (found.has(url)) return;
    found.add(url);
    const folder = url.slice(0, url.lastIndexOf('/'));
    const imports = textOf(url, root).matchAll(
      /(?:^|[;}\n])(?:import|export)\b[^;()'"`]*?["'`]\.\/([\w.-]+\.js)["'`]/g,
    );
    for (const [, file] of imports) follow(`${folder}/${file}`);
  };
  for (const url of urls) follow(url);
  return [...found];
}
