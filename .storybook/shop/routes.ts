import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  matchRoutes,
  type RouteObject,
  type ServerBuild,
  type UNSAFE_AssetsManifest,
  type UNSAFE_RouteModules,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from 'react-router';
import { cookies } from '#ui/request/middleware/cookies.server.ts';
import * as root from '#ui/root.tsx';
import tree from '#ui/routes.ts';
import { cookiesOfJar } from './jar.ts';
import { Layout } from './layout.tsx';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Module = Route['module'];

interface Wrapped {
  default?: Parameters<typeof UNSAFE_withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];
}

const files = import.meta.glob<Module>('../../ui/**/*.{route,layout}.{ts,tsx}');

/** The routes whose modules were loaded, with them, as the framework's plugin lists them for the server. */
export const routes: Routes = {};
/** What the router in the browser knows of the server's half. */
export const manifest: UNSAFE_AssetsManifest = { entry: { imports: [], module: '' }, url: '', version: '', routes: {} };
export const routeModules: UNSAFE_RouteModules = {};

list({
  id: 'root',
  path: '',
  module: {
    ...root,
    middleware: root.middleware.map((each) => (each === cookies ? cookiesOfJar : each)),
    Layout,
  } as unknown as Module,
});

const layouts: RouteConfigEntry[] = tree.filter((entry: RouteConfigEntry) => entry.children);
const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, '');

/** The ids of the routes that have others below them. */
export const parentIds = ['root', ...layouts.map(idOf)];

/** Loads every layout, and the modules of the page at an address: a story waits for no other page. */
export async function loadRoutesOf(pathname: string): Promise<void> {
  const matches = matchRoutes(tree as RouteObject[], pathname) ?? [];
  const page = matches.at(-1)?.route as RouteConfigEntry | undefined;
  await Promise.all([...layouts, ...(page ? [page] : [])].map(load));
}

async function load(entry: RouteConfigEntry) {
  const { path, file } = entry;
  const id = idOf(entry);
  const module = await files[`../../ui/${file}`]?.();
  if (!module) throw new Error(`There is no route module ui/${file}.`);
  const layout = layouts.find(({ children }) => children?.includes(entry));
  if (!routes[id]) list({ id, parentId: layout ? idOf(layout) : 'root', path, module });
}

function list(route: Route) {
  const { id, parentId, path, module } = route;
  const { default: Component, ErrorBoundary } = module as Wrapped;
  routes[id] = route;
  manifest.routes[id] = {
    id,
    parentId,
    path,
    module: '',
    hasLoader: module.loader !== undefined,
    hasAction: module.action !== undefined,
    hasErrorBoundary: ErrorBoundary !== undefined,
    hasClientLoader: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  // As the framework's plugin wraps them: components get their data as properties.
  routeModules[id] = {
    ...module,
    ...(Component ? { default: UNSAFE_withComponentProps(Component) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) } : {}),
  } as UNSAFE_RouteModules[string];
}
