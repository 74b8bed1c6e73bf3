import { isPrintedByPost } from '#domain/registered-mail/journey.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { mailPrice } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { itemView } from './item.view.ts';
import { goToLetters } from './printed-by-post.server.ts';

/** « Votre recommandé » (journeys §6): what is sent, how heavy it is, how it is insured. */
export const itemPage = journeyStep(registeredMail, {
  step: 'item',
  decidesPrice: true,
  leavesTo: ({ answers }, context) => (isPrintedByPost(answers) ? goToLetters(answers, context) : null),
  ...mailPrice,
  view: ({ options }, { view, context, price }) =>
    itemView({ options, view, quote: price?.whole ?? null }, context.wording),
});

export const { action, loader } = itemPage;
