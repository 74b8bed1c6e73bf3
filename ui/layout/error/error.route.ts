import { data } from 'react-router';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { refusedPage } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/error.route';

/** The view of an error page for an error that happened in the browser, which knows neither the visit nor the words. */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { code } = queryOf('error', url.searchParams);
  return data(refusedPage(context, code ?? 500).data, { headers: privateHeaders });
});
