import { letterJourney } from '#domain/letters/journey.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { letterPrice } from '../letter-price.server.ts';
import { letters } from '../letters.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §4): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(letters, {
  step: 'summary',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const letter = letterJourney(options).valuesOf(answers);
    return keepInCart(context, {
      service: context.ports.letters,
      composition: letter && { letter, quoteId },
      edited,
      productOf: ({ productCode }) => productCode,
      refused: (refusals) => letterPrice.refused(refusals, { step: 'summary', journey, wording: context.wording }),
    });
  },
  price: letterPrice.price,
  view: ({ options, answers }, { view, context, price }) =>
    summaryView(
      { options, answers, view, offers: price?.offers ?? [], prices: price?.recipientPrices ?? [], now: new Date() },
      context.wording,
    ),
});

export const { action, loader } = summaryPage;
