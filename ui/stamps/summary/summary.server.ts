import { stampSetOf } from '#domain/stamps/journey.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { stampPrice } from '../stamp-price.server.ts';
import { stamps } from '../stamps.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §5): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(stamps, {
  step: 'summary',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const set = stampSetOf(answers, options);
    return keepInCart(context, {
      service: context.ports.stamps,
      composition: set && { stamps: set, quoteId },
      edited,
      productOf: () => options.productCode,
      refused: (refusals) => stampPrice.refused(refusals, { step: 'summary', journey, wording: context.wording }),
    });
  },
  price: stampPrice.price,
  view: (page, { view, context }) => summaryView({ page, view }, context.wording),
});

export const { action, loader } = summaryPage;
