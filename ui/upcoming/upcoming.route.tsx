import { categoriesToSend } from '#domain/catalog/catalog.ts';
import { notFound, orderNotFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Route } from './+types/upcoming.route';
import { UpcomingScreen } from './upcoming.screen.tsx';
import { isUpcoming, upcomingView } from './upcoming.view.ts';

export const loader = handler(async (context, { url, params }: Route.LoaderArgs) => {
  const name = routeOf(url.pathname)?.entry.name;
  if (!isUpcoming(name)) throw notFound(context);
  const code = await orderIn(context, params);
  const { service: services } = categoriesToSend(await context.categories());
  const view = upcomingView({ name, code, services }, context.wording);
  return { view, head: { title: view.title, description: view.text, noIndex: true } };
}, 'order-fetch');

/**
 * The order that the address names, once the backend has said that it is the shopper's. Several routes share this file;
 * not all name one.
 */
async function orderIn({ ports, ...asking }: RequestContext, { code }: Readonly<Record<string, string | undefined>>) {
  if (code === undefined) return undefined;
  const order = await ports.orders.ofCode(code);
  if (order === 'unknown') throw orderNotFound(asking);
  return order.code;
}

export { meta } from '#ui/page/head.ts';

export default function Upcoming({ loaderData }: Route.ComponentProps) {
  return <UpcomingScreen view={loaderData.view} />;
}
