/** Shortens the route manifest, which every first visit loads. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { proPath, proPrefix } from '../../../domain/shared/mode.ts';
import type { RouteEntry } from '../../routing/route-entry.ts';
import { routeTable } from '../../routing/route-table.ts';
import { variantsOf } from '../../routing/variants.ts';

export interface RouteManifest {
  entry: Chunk;
  routes: Record<string, ManifestRoute>;
  url: string;
}

interface Chunk {
  module: string;
  imports?: string[];
  css?: string[];
}

interface ManifestRoute extends Chunk {
  id: string;
  parentId?: string;
  path?: string;
  hasDefaultExport?: boolean;
}

/** The manifest as a browser reads it: the file is executed. */
export function readManifest(client: string): RouteManifest {
  return manifestOf(readFileSync(fileIn(client), 'utf8'));
}

function manifestOf(script: string): RouteManifest {
  const window: { __reactRouterManifest?: RouteManifest } = {};
  runInNewContext(script, { window });
  // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
  const manifest = window.__reactRouterManifest;
  if (!manifest) throw new Error('The list of routes is not what the router writes.');
  // The object comes from another realm: cloning gives it our prototypes.
  return structuredClone(manifest);
}

function fileIn(client: string): string {
  const folder = join(client, 'assets');
  const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error('There is no production build: run `npm run build` first.');
  return join(folder, file);
}

/**
 * Writes once what routes have in common: the names of files, what most routes say, and a page with its professional
 * variant. The build stops if the shortened manifest reads differently.
 */
export function shortenManifest(client: string): void {
  const file = fileIn(client);
  const manifest = withoutModulesAhead(withoutEndpoints(readManifest(client)), (module) =>
    readFileSync(join(client, module), 'utf8'),
  );
  const short = manifestProgram(manifest);
  if (!isDeepStrictEqual(manifestOf(short), manifest)) throw new Error('The list of routes cannot be shortened.');
  writeFileSync(file, short);
}

/** The endpoints to which a redirect, a form or a fetch of the router may lead. */
export const led: ReadonlySet<string> = new Set(['signIn', 'signOut', 'visitor']);

const unfollowed: ReadonlySet<string> = new Set(
  (routeTable as readonly RouteEntry[])
    .filter(({ kind, name }) => kind === 'endpoint' && !led.has(name))
    .flatMap((entry) => variantsOf(entry).map(({ id }) => id)),
);

/**
 * Without the endpoints that the browser asks itself: files, plain forms, and what `fetch` reads. The router has no part in
 * them.
 */
export function withoutEndpoints({ routes, ...manifest }: RouteManifest): RouteManifest {
  const own = Object.entries(routes).filter(([name]) => !unfollowed.has(name));
  return { ...manifest, routes: Object.fromEntries(own) };
}

/**
 * Without what the router reads only to fetch modules ahead, which the shop does itself; and with one empty module for
 * all endpoints, which bring nothing to the browser.
 */
export function withoutModulesAhead(
  { routes, ...manifest }: RouteManifest,
  contentOf: (module: string) => string,
): RouteManifest {
  const isEmpty = ({ module }: ManifestRoute) => contentOf(module).trim() === '';
  const empty = Object.values(routes).find(isEmpty)?.module;
  const sharingEmpty = ({ imports: _, ...route }: ManifestRoute): ManifestRoute =>
    empty !== undefined && isEmpty(route) ? { ...route, module: empty } : route;
  return {
    ...manifest,
    routes: Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, sharingEmpty(route)])),
  };
}

/** What a route has beside its name and path; several have the same. */
type Kind = Omit<ManifestRoute, 'id' | 'path'>;

/** A program that makes the manifest of its parts. It writes numbers for files, and variants after their page. */
export function manifestProgram({ routes, ...manifest }: RouteManifest): string {
  const routeRows = Object.entries(routes).map(([name, { id, path, ...kind }]) => {
    if (name !== id) throw new Error(`The route ${id} is listed as ${name}.`);
    return { id, path, kind };
  });
  const usual = mostUsual(routeRows.map(({ kind }) => kind));
  const files: string[] = [];
  const fileNumber = (_: string, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith(assets)) return value;
    const name = value.slice(assets.length);
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  // Files are numbered before their names are written.
  const shared = JSON.stringify(usual, fileNumber);
  const kinds: string[] = [];
  const rows: Row[] = [];
  for (const { id, path, kind } of routeRows) {
    const own = Object.entries(kind).filter(([key, value]) => !isDeepStrictEqual(value, usual[key]));
    const text = JSON.stringify(Object.fromEntries(own), fileNumber);
    if (!kinds.includes(text)) kinds.push(text);
    const number = kinds.indexOf(text);
    const page = rows.at(-1);
    const isVariant = page && page[1] === number && id === `${page[0]}Pro` && path === proPathOf(page[2]);
    if (isVariant) page[3] = 1;
    else rows.push(path === undefined ? [id, number] : [id, number, path]);
  }
  const parts = [JSON.stringify(manifest), JSON.stringify(files), shared, `[${kinds.join()}]`];
  return `const [list,files,usual,kinds,rows]=[${[...parts, JSON.stringify(rows)].join()}];${program}`;
}

/** @property 3 its professional variant is the next route. */
type Row = [id: string, kind: number, path?: string, variant?: 1];

const assets = '/assets/';
const proPathOf = (path: string | undefined) => (path === undefined ? undefined : proPath(path));

/** The value that most routes have, of each property that every route has. */
function mostUsual(kinds: readonly Kind[]): Record<string, unknown> {
  const all = kinds.map((kind) => new Map(Object.entries(kind)));
  const shared = [...(all[0]?.keys() ?? [])].filter((key) => all.every((kind) => kind.has(key)));
  return Object.fromEntries(
    shared.map((key) => {
      const counts = Map.groupBy(all, (kind) => JSON.stringify(kind.get(key)));
      const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
      return [key, JSON.parse(most?.[0] ?? 'null')];
    }),
  );
}

const program = [
  'const whole=(v)=>typeof v==="number"?"/assets/"+files[v]:Array.isArray(v)?v.map(whole):v',
  'list.routes={}',
  'const add=(id,kind,path)=>{const r=list.routes[id]={id};if(path!==undefined)r.path=path;' +
    'for(const [k,v] of Object.entries({...usual,...kinds[kind]}))r[k]=whole(v)}',
  'for(const [id,kind,path,pro] of rows){add(id,kind,path);if(pro)add(id+"Pro",kind,' +
    `"${proPrefix}"+(path==="/"?"":path))}`,
  'window.__reactRouterManifest=list;',
].join(';');
