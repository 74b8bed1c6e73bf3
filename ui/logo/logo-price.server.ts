import { fieldOfRefusal, pricedLogoOf, refusalFault } from '#domain/logo/composing.ts';
import type { LogoFault, LogoField, LogoStep } from '#domain/logo/fields.ts';
import type { LogoChoices } from '#domain/logo/logo.ts';
import { orNull } from '#domain/shared/fault.ts';
import { type ShownStep, unpriced } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import { refusedIn } from '#ui/journey/refused-answers.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { logo } from './logo.journey.ts';
import { type LogoPriceView, priceView } from './logo-summary.view.ts';

export type LogoPage = ShownStep<LogoStep, LogoField, LogoFault, LogoChoices>;
type SavedLogo = SavedAnswers<LogoStep, LogoField, LogoFault, LogoChoices>;

/** The backend's price of what is composed so far; `null` where it has none yet. */
export async function priceOf(
  { answers, options }: LogoPage,
  context: RequestContext,
): Promise<LogoPriceView | null | typeof unpriced> {
  const request = pricedLogoOf(answers, options);
  if (!request) return null;
  const quoted = await orNull(context.ports.logos.quote(request));
  if (!quoted) return unpriced;
  return quoted.quote ? priceView(quoted.quote, context.wording) : null;
}

/** What the backend refuses, on the page of a step. */
export const refusedView = refusedIn(logo, { fieldOfRefusal, refusalFault });

/** What the backend says of a step that breaks no rule of ours. */
export const judgeStep =
  (step: LogoStep) =>
  async ({ answers, options, journey }: SavedLogo, { ports, wording }: RequestContext) => {
    const request = pricedLogoOf(answers, options);
    const quoted = request && (await ports.logos.quote(request));
    return refusedView(quoted?.refusals ?? [], { step, journey, wording });
  };
