import { forwardingOf } from '#domain/forwarding/composing.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { priceOf, refusedView } from '../forwarding-price.server.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif »: what is bought, at the price that was shown. */
export const summaryPage = journeyStep(forwarding, {
  step: 'recapitulatif',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const found = forwardingOf(answers, options);
    return keepInCart(context, {
      service: context.ports.forwardings,
      composition: found && { forwarding: found, quoteId },
      edited,
      productOf: ({ productCode }) => productCode,
      refused: (refusals) => refusedView(refusals, { step: 'recapitulatif', journey, wording: context.wording }),
    });
  },
  price: priceOf,
  view: ({ answers, options }, { view, context }) => summaryView({ view, answers, options }, context.wording),
});

export const { action, loader } = summaryPage;
