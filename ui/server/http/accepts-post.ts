import type { ServerBuild } from 'react-router';
import { routeIdOf } from '#ui/routing/route-table.ts';
import { pageOfData } from './measured-route.ts';

/**
 * Whether the route of a path has a form: the framework answers a post to any other with an error of its own. No path
 * beside the table has one.
 */
export const acceptsPost =
  (build: ServerBuild | (() => Promise<ServerBuild>)) =>
  async (path: string): Promise<boolean> => {
    const { routes } = typeof build === 'function' ? await build() : build;
    const id = routeIdOf(pageOfData(path));
    return id !== null && routes[id]?.module.action !== undefined;
  };
