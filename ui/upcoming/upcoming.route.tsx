import { categoriesToSend } from '#domain/catalog/catalog.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Route } from './+types/upcoming.route';
import { UpcomingScreen } from './upcoming.screen.tsx';
import { isUpcoming, upcomingView } from './upcoming.view.ts';

export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const name = routeOf(url.pathname)?.entry.name;
  if (!isUpcoming(name)) throw notFound(context);
  const { service: services } = categoriesToSend(await context.categories());
  const view = upcomingView({ name, services }, context.wording);
  return { view, head: { title: view.title, description: view.text, noIndex: true } };
});

export { meta } from '#ui/page/head.ts';

export default function Upcoming({ loaderData }: Route.ComponentProps) {
  return <UpcomingScreen view={loaderData.view} />;
}
