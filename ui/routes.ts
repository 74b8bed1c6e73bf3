import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { RouteEntry } from './routing/route-entry.ts';
import { routeTable, variantsOf } from './routing/route-table.ts';

const routes: readonly RouteEntry[] = routeTable;

/** The route in each of its variants. */
const allOf = (entry: RouteEntry): RouteConfigEntry[] =>
  variantsOf(entry).map(({ id, path }) => route(path, entry.file, { id }));

const isShown = ({ kind }: RouteEntry) => kind !== 'endpoint' && kind !== 'externalRedirect';
const pages = (guard: RouteEntry['guard'], layout: RouteEntry['layout']) =>
  routes.filter((entry) => isShown(entry) && entry.guard === guard && entry.layout === layout).flatMap(allOf);

export default [
  layout('layout/public.layout.tsx', [
    ...pages('open', 'shop'),
    route('*', 'content/content.route.tsx', { id: 'catchAll' }),
  ]),
  layout('layout/account.layout.tsx', pages('signedIn', 'shop')),
  layout('layout/checkout.layout.tsx', pages('signedIn', 'checkout')),
  ...routes.filter((entry) => !isShown(entry)).flatMap(allOf),
] satisfies RouteConfig;
