import { forwardingJourney } from '#domain/forwarding/journey.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { forwardingPrice } from '../forwarding-price.server.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif »: what is bought, at the price that was shown. */
export const summaryPage = journeyStep(forwarding, {
  step: 'summary',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const composed = forwardingJourney(options).valuesOf(answers);
    return keepInCart(context, {
      service: context.ports.forwardings,
      composition: composed && { forwarding: composed, quoteId },
      edited,
      productOf: ({ productCode }) => productCode,
      refused: (refusals) => forwardingPrice.refused(refusals, { step: 'summary', journey, wording: context.wording }),
    });
  },
  price: forwardingPrice.price,
  view: ({ answers, options }, { view, context }) => summaryView({ view, answers, options }, context.wording),
});

export const { action, loader } = summaryPage;
