import { redirect } from 'react-router';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Route } from './+types/external-redirect.route';
import { externalRedirect } from './external-redirects.ts';

/** Redirects to one of the configured sites only (specification §2, external redirects). */
export const loader = handler(async (context, { url, params }: Route.LoaderArgs) => {
  const name = routeOf(url.pathname)?.entry.name ?? '';
  const target = externalRedirect({ name, params, mode: context.mode, query: url.searchParams }, context.config);
  if (target === null) throw notFound(context);
  return redirect(target);
});

export default NullComponent;
