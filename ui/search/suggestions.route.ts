import { correctedSearch } from '#domain/catalog/corrected-search.ts';
import { everything } from '#domain/catalog/search-query.ts';
import { orNull } from '#domain/shared/fault.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import { tooOften } from '#ui/request/limits.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/suggestions.route';
import { shortestSearch } from './suggestions.ts';
import { mostOfEach, type SuggestionMatches, suggestionsView } from './suggestions.view.ts';

/** Search suggestions: `?q=carn&mode=part`. A service that fails is left out; a typed text may be a parcel number, so no cache may store it. */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  if ((await context.limits.take('suggestions')) > 0) return tooOften();
  const text = queryOf('suggestions', url.searchParams).q ?? '';
  return Response.json(suggestionsView(await find(text, context), context.wording), { headers: privateHeaders });
});

async function find(text: string, { ports, categories: categoriesOf }: RequestContext): Promise<SuggestionMatches> {
  if (text.length < shortestSearch) return { text, searches: [], categories: [], products: [], services: [] };
  const [suggested, categories, found] = await Promise.all([
    orNull(ports.searchSuggestions.suggest(text, mostOfEach.searches)),
    categoriesOf(),
    orNull(correctedSearch(ports.products, { ...everything, text }, mostOfEach.products)),
  ]);
  const { searches = [], services = [] } = suggested ?? {};
  const products = !found || found.page === 'unknown' ? [] : found.page.products;
  return { text, searches, categories, products, services };
}
