import { data } from 'react-router';
import { optional } from '#domain/shared/fault.ts';
import { cardView } from '#ui/catalog/card.view.ts';
import { consentContext } from '#ui/shared/middleware/consent.server.ts';
import { withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/recommendations.route';
import { recommendationsView, wishOf } from './recommendations.view.ts';

/** What is suggested below a page; nothing without the visitor's agreement, and nothing when the service is away. */
export const loader = withPorts(async ({ ports, wording }, { url, context }: Route.LoaderArgs) => {
  const agreed = context.get(consentContext).personalisation;
  const products = agreed ? await optional(ports.recommendations.forPage(wishOf(url.searchParams))) : [];
  const view = recommendationsView({ products, card: (product) => cardView(product, wording) }, wording);
  return data(view, { headers: { 'Cache-Control': 'private, no-store' } });
});
