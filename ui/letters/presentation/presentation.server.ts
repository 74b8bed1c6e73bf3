import { recipientsIn } from '#domain/letters/recipients.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { fittingButtons } from '../fitting.server.ts';
import { letterPrice } from '../letter-price.server.ts';
import { letters } from '../letters.journey.ts';
import { presentationView } from './presentation.view.ts';

/** « Présentation » (journeys §4): how it is printed, where the address stands, and how it is sent. */
export const presentationPage = journeyStep(letters, {
  step: 'presentation',
  decidesPrice: true,
  notes: { pdf: ['error', 'letters.pdfFailed'] },
  alters: fittingButtons,
  ...letterPrice,
  view: ({ options, answers }, { view, context, price }) =>
    presentationView(
      {
        options,
        view,
        offers: price?.offers ?? [],
        extras: price?.extras ?? {},
        now: new Date(),
        hasRecipients: recipientsIn(answers).length > 0,
      },
      context.wording,
    ),
});

export const { action, loader } = presentationPage;
