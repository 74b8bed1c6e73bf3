import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { isLean } from '#ui/lean/overrides.ts';
import { routeIdOf } from '#ui/routing/route-table.ts';
import { pageOfData } from './measured-route.ts';

const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';

/** The route at a path where the table and the router agree: an empty part is none to the table, and one to the router. */
export const ownRouteAt = (path: string): string | null => (path.includes('//') ? null : routeIdOf(path));

/**
 * The framework's handler of requests, made for one route and its layouts: it would try the expressions of all routes for
 * each request, and the shop's table has the answer already. What is not in the table goes to a handler of all routes.
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
