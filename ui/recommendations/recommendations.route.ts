import { orNull } from '#domain/shared/fault.ts';
import { suggestionsHtml } from '#ui/catalog/card/similar-products.server.tsx';
import { consentContext } from '#ui/request/contexts.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/recommendations.route';
import { recommendedFor } from './page-query.ts';

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };

/** Products recommended below a page; empty without the visitor's consent, or when the service fails. */
export const loader = handler(async ({ ports, wording }, { url, context }: Route.LoaderArgs) => {
  const agreed = context.get(consentContext).personalisation;
  const products = agreed
    ? await orNull(ports.recommendations.forPage(recommendedFor(queryOf('recommendations', url.searchParams))))
    : null;
  return new Response(suggestionsHtml(products ?? [], wording), { headers });
});
