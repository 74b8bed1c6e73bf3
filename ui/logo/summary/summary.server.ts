import { logoRequestOf } from '#domain/logo/composing.ts';
import type { LogoDesign } from '#domain/logo/logo.ts';
import { subjectOf } from '#domain/logo/subject.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import type { Finished } from '#ui/journey/journey-form.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { logo } from '../logo.journey.ts';
import { priceOf, refusedView } from '../logo-price.server.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §7): what is bought, at the price that was shown; what is sent again costs nothing. */
export const summaryPage = journeyStep(logo, {
  step: 'recapitulatif',
  isFree: ({ answers }) => subjectOf(answers)?.kind === 'resubmission',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const request = logoRequestOf(answers, options);
    if (request?.kind === 'resubmission') return sendAgain(request, { journey, context });
    return keepInCart(context, {
      service: context.ports.logos,
      composition: request && { request, quoteId },
      edited,
      productOf: ({ productCode }) => productCode,
      refused: (refusals) => refusedView(refusals, { step: 'recapitulatif', journey, wording: context.wording }),
    });
  },
  price: priceOf,
  view: ({ options, answers }, { view, context, price }) =>
    summaryView({ options, answers, view, term: price?.term ?? null }, context.wording),
});

export const { action, loader } = summaryPage;

type LogoJourney = Parameters<typeof refusedView>[1]['journey'];

async function sendAgain(
  { logoId, design }: { logoId: string; design: LogoDesign },
  { journey, context }: { journey: LogoJourney; context: RequestContext },
): Promise<Finished<never, never>> {
  const answer = await context.ports.logos.resubmit(logoId, design);
  if (answer.kind === 'sent') return { kind: 'kept', to: context.wording.paths.logoLibrary({ note: 'renvoye' }) };
  const refusals = answer.kind === 'refused' ? answer.refusals : [{ kind: 'logo-unknown' as const }];
  const { wording } = context;
  const { notices } = refusedView(refusals, { step: 'recapitulatif', journey, wording });
  return { kind: 'refused', faults: {}, notices };
}
