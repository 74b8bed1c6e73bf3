import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type RouteEntry, routeTable, stateOf } from './routing/route-table.ts';

const routes: readonly RouteEntry[] = routeTable;

/** A route and, where it has one, its professional twin under /professionnel. */
const both = ({ name, path, file, twin }: RouteEntry): RouteConfigEntry[] => [
  route(path, file, { id: name }),
  ...(twin ? [route(`/professionnel${path === '/' ? '' : path}`, file, { id: `${name}Pro` })] : []),
];

const isShown = (entry: RouteEntry) => ['page', 'upcoming'].includes(stateOf(entry));
const pages = (guard: RouteEntry['guard'], frame: RouteEntry['frame']) =>
  routes.filter((entry) => isShown(entry) && entry.guard === guard && entry.frame === frame).flatMap(both);

export default [
  layout('layout/public.layout.tsx', [
    ...pages('open', 'shop'),
    route('*', 'content/content.route.tsx', { id: 'catchAll' }),
  ]),
  layout('layout/account.layout.tsx', pages('profile', 'shop')),
  layout('layout/checkout.layout.tsx', pages('profile', 'checkout')),
  ...routes.filter((entry) => !isShown(entry)).flatMap(both),
] satisfies RouteConfig;
