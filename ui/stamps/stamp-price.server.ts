import type { Faults } from '#domain/journey/journey.ts';
import { orNull } from '#domain/shared/fault.ts';
import { fieldOfRefusal, pricedStampsOf } from '#domain/stamps/composing.ts';
import type { StampFault, StampField, StampStep } from '#domain/stamps/fields.ts';
import type { StampOptions, StampRefusal } from '#domain/stamps/stamps.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyPage, PriceView } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { refusalFault } from './stamp-faults.view.ts';
import { priceView } from './stamp-summary.view.ts';

export type StampPageOf = JourneyPage<StampStep, StampField, StampFault, StampOptions>;
export type SavedStamps = SavedAnswers<StampStep, StampField, StampFault, StampOptions>;

/** The backend's price of what is composed so far; `null` where it has none, or cannot be asked. */
export async function priceOf(
  { answers, options }: Pick<StampPageOf, 'answers' | 'options'>,
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
): Promise<PriceView | null> {
  const stamps = pricedStampsOf(answers, options);
  const quote = stamps && (await orNull(ports.stamps.quote(stamps)))?.quote;
  return quote ? priceView(quote, wording) : null;
}

interface Refused {
  faults: Faults<StampField, StampFault>;
  notices: NoticeView[];
}

/** Refusals at their fields; one that is about no field of the form is said above it. */
export function refusedView(refusals: readonly StampRefusal[], { wording }: Pick<RequestContext, 'wording'>): Refused {
  const faults: Partial<Record<StampField, StampFault>> = {};
  const notices: NoticeView[] = [];
  for (const refusal of refusals) {
    const [field, fault] = [fieldOfRefusal(refusal), refusalFault(refusal)];
    if (field && fault) faults[field] = fault;
    else notices.push({ tone: 'error', text: wording.t('stamps.refused') });
  }
  return { faults, notices };
}

/** What the backend says of answers that break no rule of ours. */
export async function judgeStamps({ answers, options }: SavedStamps, context: RequestContext): Promise<Refused> {
  const stamps = pricedStampsOf(answers, options);
  const quoted = stamps && (await context.ports.stamps.quote(stamps));
  return refusedView(quoted?.kind === 'refused' ? quoted.refusals : [], context);
}
