import type { Journey } from '#domain/journey/journey.ts';
import { type LogoStep, logoRequestOf } from '#domain/logo/journey.ts';
import type { LogoDesign, LogoFault, LogoField, LogoRefusal } from '#domain/logo/logo.ts';
import { subjectOf } from '#domain/logo/subject.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import type { Finished } from '#ui/journey/journey-form.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { logo } from '../logo.journey.ts';
import { logoPrice } from '../logo-price.server.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §7): what is bought, at the price that was shown; what is sent again costs nothing. */
export const summaryPage = journeyStep(logo, {
  step: 'summary',
  isFree: ({ answers }) => subjectOf(answers.subject)?.kind === 'resubmission',
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const request = logoRequestOf(answers, options);
    if (request?.kind === 'resubmission') return sendAgain(request, { journey, context });
    return keepInCart(context, {
      service: context.ports.logos,
      composition: request && { request, quoteId },
      edited,
      productOf: ({ productCode }) => productCode,
      refused: (refusals) => logoPrice.refused(refusals, { step: 'summary', journey, wording: context.wording }),
    });
  },
  price: logoPrice.price,
  view: ({ options, answers }, { view, context, price }) =>
    summaryView({ options, answers, view, term: price?.term ?? null }, context.wording),
});

export const { action, loader } = summaryPage;

/** It was taken away meanwhile. */
const notOffered: LogoRefusal = { kind: 'fault', field: 'subject', fault: { code: 'not-offered' } };

async function sendAgain(
  { logoId, design }: { logoId: string; design: LogoDesign },
  { journey, context }: { journey: Journey<LogoStep, LogoField, LogoFault>; context: RequestContext },
): Promise<Finished<never, never>> {
  const answer = await context.ports.logos.resubmit(logoId, design);
  if (answer.kind === 'sent') return { kind: 'kept', to: context.wording.paths.logoLibrary({ note: 'renvoye' }) };
  const refusals = answer.kind === 'refused' ? answer.refusals : [notOffered];
  const { wording } = context;
  const { notices } = logoPrice.refused(refusals, { step: 'summary', journey, wording });
  return { kind: 'refused', faults: {}, notices };
}
