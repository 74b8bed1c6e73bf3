import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { forwardingPrice } from '../forwarding-price.server.ts';
import { beneficiariesView } from './beneficiaries.view.ts';

/** « Bénéficiaires »: the household, by the names on its mail. */
export const beneficiariesPage = journeyStep(forwarding, {
  step: 'beneficiaries',
  ...forwardingPrice,
  view: ({ options, answers }, { view, context }) => beneficiariesView({ options, answers, view }, context.wording),
});

export const { action, loader } = beneficiariesPage;
