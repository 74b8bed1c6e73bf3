import { fieldOfRefusal, pricedForwardingOf, refusalFault } from '#domain/forwarding/composing.ts';
import type { ForwardingFault, ForwardingField, ForwardingStep } from '#domain/forwarding/fields.ts';
import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import { orNull } from '#domain/shared/fault.ts';
import { type PriceView, type ShownStep, unpriced } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import { refusedIn } from '#ui/journey/refused-answers.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { forwarding } from './forwarding.journey.ts';
import { priceView } from './forwarding-summary.view.ts';

export type ForwardingPage = ShownStep<ForwardingStep, ForwardingField, ForwardingFault, ForwardingOptions>;
type SavedForwarding = SavedAnswers<ForwardingStep, ForwardingField, ForwardingFault, ForwardingOptions>;

/** The backend's price of what is composed so far; `null` where it has none yet. */
export async function priceOf(
  { answers, options }: ForwardingPage,
  { ports, wording }: RequestContext,
): Promise<PriceView | null | typeof unpriced> {
  const found = pricedForwardingOf(answers, options);
  if (!found) return null;
  const quoted = await orNull(ports.forwardings.quote(found));
  if (!quoted) return unpriced;
  return quoted.quote ? priceView(quoted.quote, wording) : null;
}

/** What the backend refuses, on the page of a step. */
export const refusedView = refusedIn(forwarding, { fieldOfRefusal, refusalFault });

/** What the backend says of a step that breaks no rule of ours. */
export const judgeStep =
  (step: ForwardingStep) =>
  async ({ answers, options, journey }: SavedForwarding, { ports, wording }: RequestContext) => {
    const found = pricedForwardingOf(answers, options);
    const quoted = found && (await ports.forwardings.quote(found));
    return refusedView(quoted?.kind === 'refused' ? quoted.refusals : [], { step, journey, wording });
  };
