import { orNull } from '#domain/shared/fault.ts';
import { fieldOfRefusal, pricedStampsOf, refusalFault } from '#domain/stamps/composing.ts';
import type { StampFault, StampField, StampStep } from '#domain/stamps/fields.ts';
import { isAddressed, printedRecipients } from '#domain/stamps/recipients.ts';
import type { StampOptions } from '#domain/stamps/stamps.ts';
import { type PriceView, type ShownStep, unpriced } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import { refusedIn } from '#ui/journey/refused-answers.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceView } from './stamp-summary.view.ts';
import { stamps } from './stamps.journey.ts';

export type StampPageOf = ShownStep<StampStep, StampField, StampFault, StampOptions>;
export type SavedStamps = SavedAnswers<StampStep, StampField, StampFault, StampOptions>;

/** The backend's price of what is composed so far; `null` where it has none yet. */
export async function priceOf(
  { answers, options }: Pick<StampPageOf, 'answers' | 'options'>,
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
): Promise<PriceView | null | typeof unpriced> {
  const stamps = pricedStampsOf(answers, options);
  if (!stamps) return null;
  const quoted = await orNull(ports.stamps.quote(stamps));
  if (!quoted) return unpriced;
  const isLeast = isAddressed(answers, options) && printedRecipients(answers, options).length === 0;
  return quoted.quote ? { ...priceView(quoted.quote, wording), ...(isLeast && { isLeast }) } : null;
}

/** What the backend refuses, on the page of a step. */
export const refusedView = refusedIn(stamps, { fieldOfRefusal, refusalFault });

/** What the backend says of a step that breaks no rule of ours. */
export const judgeStep =
  (step: StampStep) =>
  async ({ answers, options, journey }: SavedStamps, { ports, wording }: RequestContext) => {
    const set = pricedStampsOf(answers, options);
    const quoted = set && (await ports.stamps.quote(set));
    return refusedView(quoted?.kind === 'refused' ? quoted.refusals : [], { step, journey, wording });
  };
