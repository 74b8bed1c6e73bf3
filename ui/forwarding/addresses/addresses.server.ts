import { oldAnswers } from '#domain/forwarding/addresses.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { judgeStep, priceOf } from '../forwarding-price.server.ts';
import { addressesView } from './addresses.view.ts';

/** « Adresses »: where mail comes to now, and where it is to go. */
export const addressesPage = journeyStep(forwarding, {
  step: 'adresses',
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? oldAnswers(holder, context.session.open?.shopper.email ?? '') : {};
  },
  judge: judgeStep('adresses'),
  price: priceOf,
  view: ({ options, answers }, { view, context }) => addressesView({ options, answers, view }, context.wording),
});

export const { action, loader } = addressesPage;
