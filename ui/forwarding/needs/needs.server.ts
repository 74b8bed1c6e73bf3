import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { forwarding } from '../forwarding.journey.ts';
import { judgeStep, priceOf } from '../forwarding-price.server.ts';
import { needsView } from './needs.view.ts';

/** « Vos besoins »: which contract, at its whole price; `?contractType=` shows the contracts of one type. */
export const needsPage = journeyStep(forwarding, {
  step: 'besoins',
  decidesPrice: true,
  judge: judgeStep('besoins'),
  price: priceOf,
  view: ({ options }, { view, context, query }) =>
    needsView({ options, view, type: queryOf('forwardingNeeds', query).contractType ?? null }, context.wording),
});

export const { action, loader } = needsPage;
