import type { Faults } from '#domain/journey/journey.ts';
import { fieldOfRefusal, pricedParcelOf } from '#domain/parcels/composing.ts';
import type { ParcelFault, ParcelField, ParcelStep } from '#domain/parcels/fields.ts';
import type { ComposingOptions, ParcelRefusal, Quote } from '#domain/parcels/parcels.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyPage, PriceView } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { refusalFault } from './parcel-faults.view.ts';
import { priceView } from './parcel-summary.view.ts';

export type ParcelPage = JourneyPage<ParcelStep, ParcelField, ParcelFault, ComposingOptions>;
export type SavedParcel = SavedAnswers<ParcelStep, ParcelField, ParcelFault, ComposingOptions>;

/** The price, with what else the backend says of the parcel. */
export interface ParcelPrice extends PriceView {
  told: Quote;
}

/** The backend's price of what is composed so far; `null` where it has none, or cannot be asked. */
export async function priceOf(
  { answers, options }: Pick<ParcelPage, 'answers' | 'options'>,
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
): Promise<ParcelPrice | null> {
  const parcel = pricedParcelOf(answers, options);
  const quoted = parcel && (await orNull(ports.parcels.quote(parcel)));
  return quoted?.quote ? { ...priceView(quoted.quote, wording), told: quoted.quote } : null;
}

interface Refused {
  faults: Faults<ParcelField, ParcelFault>;
  notices: NoticeView[];
}

/** Refusals at their fields; one that is about no field of the form is said above it. */
export function refusedView(refusals: readonly ParcelRefusal[], { wording }: Pick<RequestContext, 'wording'>): Refused {
  const faults: Partial<Record<ParcelField, ParcelFault>> = {};
  const notices: NoticeView[] = [];
  for (const refusal of refusals) {
    const [field, fault] = [fieldOfRefusal(refusal), refusalFault(refusal)];
    if (field && fault) faults[field] = fault;
    else notices.push({ tone: 'error', text: wording.t('parcels.refused') });
  }
  return { faults, notices };
}

/** What the backend says of a step that breaks no rule of ours; other steps are judged when they are sent. */
export const judgeStep =
  (step: ParcelStep) =>
  async ({ answers, options, journey }: SavedParcel, context: RequestContext): Promise<Refused> => {
    const parcel = pricedParcelOf(answers, options);
    const quoted = parcel && (await context.ports.parcels.quote(parcel));
    const own: readonly ParcelField[] = journey.steps.find(({ name }) => name === step)?.fields ?? [];
    const refusals = quoted?.kind === 'refused' ? quoted.refusals : [];
    const isOwn = (refusal: ParcelRefusal) => {
      const field = fieldOfRefusal(refusal);
      return field === null || own.includes(field);
    };
    return refusedView(refusals.filter(isOwn), context);
  };
