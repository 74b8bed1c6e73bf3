import { registeredMailJourney } from '#domain/registered-mail/journey.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { mailPrice } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §6): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(registeredMail, {
  step: 'summary',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const mail = registeredMailJourney(options).valuesOf(answers);
    return keepInCart(context, {
      service: context.ports.registeredMails,
      composition: mail && { mail, quoteId },
      edited,
      productOf: () => options.productCode,
      refused: (refusals) => mailPrice.refused(refusals, { step: 'summary', journey, wording: context.wording }),
    });
  },
  price: mailPrice.price,
  view: (page, { view, context }) => summaryView({ page, view }, context.wording),
});

export const { action, loader } = summaryPage;
