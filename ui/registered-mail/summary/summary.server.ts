import { registeredMailOf } from '#domain/registered-mail/composing.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { priceOf, refusedView } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §6): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(registeredMail, {
  step: 'recapitulatif',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const mail = registeredMailOf(answers, options);
    return keepInCart(context, {
      service: context.ports.registeredMails,
      composition: mail && { mail, quoteId },
      edited,
      productOf: () => options.productCode,
      refused: (refusals) => refusedView(refusals, { step: 'recapitulatif', journey, wording: context.wording }),
    });
  },
  price: priceOf,
  view: (page, { view, context }) => summaryView({ page, view }, context.wording),
});

export const { action, loader } = summaryPage;
