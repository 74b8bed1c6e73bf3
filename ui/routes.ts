import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Guard, type RouteEntry, routeTable } from './shared/route-table.ts';

const routes: readonly RouteEntry[] = routeTable;

/** A route and, where it has one, its professional twin under /professionnel. */
const both = ({ name, path, file, twin }: RouteEntry): RouteConfigEntry[] => [
  route(path, file, { id: name }),
  ...(twin ? [route(`/professionnel${path === '/' ? '' : path}`, file, { id: `${name}Pro` })] : []),
];

const guarded = (guard: Guard) => routes.filter((entry) => entry.guard === guard && !isEndpoint(entry)).flatMap(both);

/** A file without a screen answers, it shows nothing: it needs no frame. */
const isEndpoint = ({ file }: RouteEntry) => file.endsWith('.ts');

export default [
  layout('frame/open.layout.tsx', [...guarded('open'), route('*', 'content/not-found.route.tsx', { id: 'catchAll' })]),
  layout('frame/checkout.layout.tsx', guarded('profile')),
  ...routes.filter(isEndpoint).flatMap(both),
] satisfies RouteConfig;
