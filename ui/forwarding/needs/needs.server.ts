import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { forwarding } from '../forwarding.journey.ts';
import { forwardingPrice } from '../forwarding-price.server.ts';
import { needsView } from './needs.view.ts';

/** « Vos besoins »: which contract, at its whole price; `?contractType=` shows the contracts of one type. */
export const needsPage = journeyStep(forwarding, {
  step: 'needs',
  decidesPrice: true,
  ...forwardingPrice,
  view: ({ options }, { view, context, query }) =>
    needsView({ options, view, type: queryOf('forwardingNeeds', query).contractType ?? null }, context.wording),
});

export const { action, loader } = needsPage;
