import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { isLean } from '#ui/lean/overrides.ts';
import { routeIdOf } from '#ui/routing/route-table.ts';
import { pageOfData } from './measured-route.ts';

const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';

/** The route of a path where table and router agree. The router counts an empty segment, the table does not. */
export const ownRouteAt = (path: string): string | null => (path.includes('//') ? null : routeIdOf(path));

/**
 * Makes a handler of the framework for each route and its layouts. A handler of all routes would try all their expressions
 * for each request, and the shop's table has found the route already. Paths outside the table go to a handler of all routes.
 */
export function pageHandler(build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  const ofAll = createRequestHandler(build, mode);
  if (typeof build === 'function' || !isLean('own-routes')) return ofAll;
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (id: string) => {
    const handler = handlers.get(id) ?? createRequestHandler({ ...build, routes: chainOf(id, build.routes) }, mode);
    handlers.set(id, handler);
    return handler;
  };
  return (request, context) => {
    const id = ownRouteAt(pageOfData(new URL(request.url).pathname));
    return (id !== null && build.routes[id] ? handlerOf(id) : ofAll)(request, context);
  };
}

/** A route and those that it stands in. */
function chainOf(id: string, routes: ServerBuild['routes']): ServerBuild['routes'] {
  const route = routes[id];
  if (!route) return {};
  return { ...(route.parentId === undefined ? {} : chainOf(route.parentId, routes)), [id]: route };
}
