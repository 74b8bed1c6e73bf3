import { fieldOfRefusal, pricedForwardingOf } from '#domain/forwarding/composing.ts';
import type { ForwardingFault, ForwardingField, ForwardingStep } from '#domain/forwarding/fields.ts';
import type { ForwardingOptions, ForwardingRefusal } from '#domain/forwarding/forwarding.ts';
import type { Faults } from '#domain/journey/journey.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyPage, PriceView } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { refusalFault } from './forwarding-faults.view.ts';
import { priceView } from './forwarding-summary.view.ts';

export type ForwardingPage = JourneyPage<ForwardingStep, ForwardingField, ForwardingFault, ForwardingOptions>;
type SavedForwarding = SavedAnswers<ForwardingStep, ForwardingField, ForwardingFault, ForwardingOptions>;

/** The backend's price of what is composed so far; `null` where it has none, or cannot be asked. */
export async function priceOf(
  { answers, options }: ForwardingPage,
  { ports, wording }: RequestContext,
): Promise<PriceView | null> {
  const found = pricedForwardingOf(answers, options);
  const quote = found && (await orNull(ports.forwardings.quote(found)))?.quote;
  return quote ? priceView(quote, wording) : null;
}

interface Refused {
  faults: Faults<ForwardingField, ForwardingFault>;
  notices: NoticeView[];
}

/** Refusals at their fields; one that is about no field of the form is said above it. */
export function refusedView(
  refusals: readonly ForwardingRefusal[],
  { wording }: Pick<RequestContext, 'wording'>,
): Refused {
  const faults: Partial<Record<ForwardingField, ForwardingFault>> = {};
  const notices: NoticeView[] = [];
  for (const refusal of refusals) {
    const [field, fault] = [fieldOfRefusal(refusal), refusalFault(refusal)];
    if (field && fault) faults[field] = fault;
    else notices.push({ tone: 'error', text: wording.t('forwarding.refused') });
  }
  return { faults, notices };
}

/** What the backend says of answers that break no rule of ours. */
export async function judgeForwarding(
  { answers, options }: SavedForwarding,
  context: RequestContext,
): Promise<Refused> {
  const found = pricedForwardingOf(answers, options);
  const quoted = found && (await context.ports.forwardings.quote(found));
  return refusedView(quoted?.kind === 'refused' ? quoted.refusals : [], context);
}
