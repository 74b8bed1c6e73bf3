import type { Faults } from '#domain/journey/journey.ts';
import { fieldOfRefusal, pricedLogoOf } from '#domain/logo/composing.ts';
import type { LogoFault, LogoField, LogoStep } from '#domain/logo/fields.ts';
import type { LogoChoices, LogoRefusal } from '#domain/logo/logo.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyPage } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { refusalFault } from './logo-faults.view.ts';
import { type LogoPriceView, priceView } from './logo-summary.view.ts';

export type LogoPage = JourneyPage<LogoStep, LogoField, LogoFault, LogoChoices>;
type SavedLogo = SavedAnswers<LogoStep, LogoField, LogoFault, LogoChoices>;

/** The backend's price of what is composed so far; `null` where it has none, or cannot be asked. */
export async function priceOf({ answers, options }: LogoPage, context: RequestContext): Promise<LogoPriceView | null> {
  const request = pricedLogoOf(answers, options);
  const quoted = request && (await orNull(context.ports.logos.quote(request)));
  return quoted?.quote ? priceView(quoted.quote, context.wording) : null;
}

interface Refused {
  faults: Faults<LogoField, LogoFault>;
  notices: NoticeView[];
}

/** Refusals at their fields; one that is about no field of this step is said above it. */
export function refusedView(
  refusals: readonly LogoRefusal[],
  { fields, context }: { fields: readonly LogoField[]; context: Pick<RequestContext, 'wording'> },
): Refused {
  const faults: Partial<Record<LogoField, LogoFault>> = {};
  const notices: NoticeView[] = [];
  for (const refusal of refusals) {
    const [field, fault] = [fieldOfRefusal(refusal), refusalFault(refusal)];
    if (field && fault && fields.includes(field)) faults[field] = fault;
    else notices.push({ tone: 'error', text: context.wording.t('logo.refused') });
  }
  return { faults, notices: notices.slice(0, 1) };
}

/** What the backend says of answers that break no rule of ours, as far as this step asks for them. */
export const judgeAt =
  (fields: readonly LogoField[]) =>
  async ({ answers, options }: SavedLogo, context: RequestContext): Promise<Refused> => {
    const request = pricedLogoOf(answers, options);
    const quoted = request && (await context.ports.logos.quote(request));
    return refusedView(quoted?.refusals ?? [], { fields, context });
  };
