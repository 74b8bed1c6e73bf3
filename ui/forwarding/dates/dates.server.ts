import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { forwardingPrice } from '../forwarding-price.server.ts';
import { datesView } from './dates.view.ts';

/** « Dates »: how the contract is activated, which decides the earliest day, and from when to when it runs. */
export const datesPage = journeyStep(forwarding, {
  step: 'dates',
  ...forwardingPrice,
  view: ({ options, answers }, { view, context }) => datesView({ options, answers, view }, context.wording),
});

export const { action, loader } = datesPage;
