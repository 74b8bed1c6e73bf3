import {
  type DataRouter,
  parsePath,
  UNSAFE_createClientRoutes,
  UNSAFE_createMemoryHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
} from 'react-router';
import { loadRoutesOf, manifest, parentIds, routeModules } from './routes.ts';
import type { Page } from './server.ts';

const clientRoutes = (parentId?: string) =>
  UNSAFE_createClientRoutes(manifest.routes, routeModules, null, true, false, parentId);

interface Tab {
  /** The address of the page. */
  at: string;
  /** Loads a document: what the framework asks of `window.location`. */
  load(address: string): void;
}

/** The framework's router as `HydratedRouter` makes it, with a history in memory: the frame's address is Storybook's. */
export function routerOf({ loaderData, actionData, errors }: Page, { at, load }: Tab): DataRouter {
  // A key of its own: scroll positions are kept by key.
  const history = UNSAFE_createMemoryHistory({ initialEntries: [{ ...parsePath(at), key: crypto.randomUUID() }] });
  history.createURL = (to) => new URL(history.createHref(to), location.origin);
  const { document, sessionStorage } = window;
  const { origin, href } = location;
  const tab = {
    document,
    sessionStorage,
    location: { origin, href, assign: load, replace: load },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as Window;
  const router: DataRouter = UNSAFE_createRouter({
    routes: clientRoutes(),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      await loadRoutesOf(path);
      for (const id of parentIds) patch(id, clientRoutes(id));
    },
    history,
    window: tab,
    hydrationData: { loaderData, actionData, errors },
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, manifest, routeModules, true),
  });
  return router.initialize();
}
