import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
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

const files = import.meta.glob<Module>('../../ui/**/*.{route,layout}.{ts,tsx}', { eager: true });

const rootModule = {
  ...root,
  middleware: root.middleware.map((each) => (each === cookies ? cookiesOfJar : each)),
  Layout,
} as unknown as Module;

/** The routes of `ui/routes.ts` with their modules, as the framework's plugin lists them for the server. */
const listed: Route[] = [{ id: 'root', path: '', module: rootModule }, ...below('root', tree)];

function below(parentId: string, entries: RouteConfigEntry[]): Route[] {
  return entries.flatMap(({ id, path, file, children = [] }) => {
    const module = files[`../../ui/${file}`];
    if (!module) throw new Error(`There is no route module ui/${file}.`);
    const own: Route = { id: id ?? file.replace(/\.tsx?$/, ''), parentId, path, module };
    return [own, ...below(own.id, children)];
  });
}

const byId = <Value>(valueOf: (route: Route) => Value): Record<string, Value> =>
  Object.fromEntries(listed.map((route) => [route.id, valueOf(route)]));

export const routes: Routes = byId((route) => route);

/** What the router in the browser knows of the server's half. */
export const manifest: UNSAFE_AssetsManifest = {
  entry: { imports: [], module: '' },
  url: '',
  version: '',
  routes: byId(({ module, id, parentId, path }) => ({
    id,
    parentId,
    path,
    module: '',
    hasLoader: module.loader !== undefined,
    hasAction: module.action !== undefined,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    hasClientLoader: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  })),
};

interface Wrapped {
  default?: Parameters<typeof UNSAFE_withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];
}

/** As the framework's plugin wraps them: components get their data as properties. */
export const routeModules = byId(({ module }) => {
  const { default: Component, ErrorBoundary } = module as Wrapped;
  return {
    ...module,
    ...(Component ? { default: UNSAFE_withComponentProps(Component) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) } : {}),
  };
}) as UNSAFE_RouteModules;
