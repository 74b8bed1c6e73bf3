import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import type { RouteEntry } from './routing/route-entry.ts';
import { routeTable } from './routing/route-table.ts';
import { variantsOf } from './routing/variants.ts';

const routes: readonly RouteEntry[] = routeTable;

/** The route in each of its variants. Its letters count, as they do for `routeOf`, by which guards judge an address. */
const allOf = (entry: RouteEntry): RouteConfigEntry[] =>
  variantsOf(entry).map(({ id, path }) => ({ id, path, file: entry.file, caseSensitive: true }));

const isPage = ({ kind }: RouteEntry) => kind !== 'endpoint' && kind !== 'externalRedirect';
const pages = (guard: RouteEntry['guard'], layout: RouteEntry['layout']) =>
  routes.filter((entry) => isPage(entry) && entry.guard === guard && entry.layout === layout).flatMap(allOf);

// Written without the framework's helpers, which only Node can load: Storybook builds its shop of this tree.
export default [
  {
    file: 'layout/public.layout.tsx',
    children: [...pages('open', 'shop'), { id: 'catchAll', path: '*', file: 'content/content.route.tsx' }],
  },
  { file: 'layout/account.layout.tsx', children: pages('signedIn', 'shop') },
  { file: 'layout/checkout.layout.tsx', children: pages('signedIn', 'checkout') },
  ...routes.filter((entry) => !isPage(entry)).flatMap(allOf),
] satisfies RouteConfig;
