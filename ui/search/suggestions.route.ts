import { everything } from '#domain/catalog/search-query.ts';
import { orNull } from '#domain/shared/fault.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/suggestions.route';
import { shortestSearch } from './suggestions.ts';
import { type Found, mostOfEach, suggestionsView } from './suggestions.view.ts';

/** What is typed may be a parcel number: nobody on the way keeps it. */
const headers = { 'Cache-Control': 'private, no-store' };

/** What the search box offers while one types: `?q=carn&mode=part`. What cannot be had is left out. */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const text = queryOf('suggestions', url.searchParams).q ?? '';
  return Response.json(suggestionsView(await find(text, context), context.wording), { headers });
});

async function find(text: string, { ports, categories: categoriesOf }: RequestContext): Promise<Found> {
  if (text.length < shortestSearch) return { text, searches: [], categories: [], products: [] };
  const [searches, categories, page] = await Promise.all([
    orNull(ports.searchSuggestions.beginning(text, mostOfEach.searches)),
    categoriesOf(),
    orNull(ports.products.search({ ...everything, text }, mostOfEach.products)),
  ]);
  const products = page === null || page === 'unknown' ? [] : page.products;
  return { text, searches: searches ?? [], categories, products };
}
