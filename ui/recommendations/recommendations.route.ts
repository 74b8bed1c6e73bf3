import { orNull } from '#domain/shared/fault.ts';
import { suggestionsHtml } from '#ui/catalog/card/similar-products.server.tsx';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { consentContext } from '#ui/request/contexts.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/recommendations.route';
import { recommendedFor } from './page-query.ts';

const headers = { 'Content-Type': 'text/html; charset=utf-8', ...privateHeaders };

/** Products recommended below a page; empty without the visitor's consent, or when the service fails. */
export const loader = handler(async ({ ports, wording }, { url, context }: Route.LoaderArgs) => {
  const agreed = context.get(consentContext).personalisation;
  const page = recommendedFor(queryOf('recommendations', url.searchParams));
  const recommended = agreed ? await orNull(ports.recommendations.forPage(page)) : null;
  // Not awaited: a slow service must not delay what it recommended.
  if (recommended) void ports.recommendations.reportViewed(page, recommended);
  return new Response(suggestionsHtml(recommended?.products ?? [], wording), { headers });
});
