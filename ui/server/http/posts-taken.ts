import type { ServerBuild } from 'react-router';
import { routeOf } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';
import { pageOfData } from './measured-route.ts';

/**
 * Whether the route of a path has a form: the framework answers a post to any other with an error of its own. No path
 * beside the table has one.
 */
export const postsTaken =
  (build: ServerBuild | (() => Promise<ServerBuild>)) =>
  async (path: string): Promise<boolean> => {
    const { routes } = typeof build === 'function' ? await build() : build;
    const route = routeOf(pageOfData(path));
    const id = route && variantsOf(route.entry).find(({ mode }) => mode === route.mode)?.id;
    return !!id && routes[id]?.module.action !== undefined;
  };
