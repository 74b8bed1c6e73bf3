import { fieldOfRefusal, pricedParcelOf, refusalFault } from '#domain/parcels/composing.ts';
import { worthwhileCovers } from '#domain/parcels/delivery.ts';
import type { ParcelFault, ParcelField, ParcelStep } from '#domain/parcels/fields.ts';
import type { ComposingOptions, Quote } from '#domain/parcels/parcels.ts';
import { orNull } from '#domain/shared/fault.ts';
import { type PriceView, type ShownStep, unpriced } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import { refusedIn } from '#ui/journey/refused-answers.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceView } from './parcel-summary.view.ts';
import { parcels } from './parcels.journey.ts';

export type ParcelPage = ShownStep<ParcelStep, ParcelField, ParcelFault, ComposingOptions>;
export type SavedParcel = SavedAnswers<ParcelStep, ParcelField, ParcelFault, ComposingOptions>;

/** The price, with what else the backend says of the parcel. */
export interface ParcelPrice extends PriceView {
  whole: Quote;
}

/** The backend's price of what is composed so far; `null` where it has none yet. */
export async function priceOf(
  { answers, options }: Pick<ParcelPage, 'answers' | 'options'>,
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
): Promise<ParcelPrice | null | typeof unpriced> {
  const parcel = pricedParcelOf(answers, options);
  if (!parcel) return null;
  const quoted = await orNull(ports.parcels.quote(parcel));
  if (!quoted) return unpriced;
  const { way, quantity } = parcel;
  return quoted.quote ? { ...priceView(quoted.quote, { way, quantity, wording }), whole: quoted.quote } : null;
}

/** What the backend refuses, on the page of a step. */
export const refusedView = refusedIn(parcels, { fieldOfRefusal, refusalFault });

/** What the backend says of a step that breaks no rule of ours. */
export const judgeStep =
  (step: ParcelStep) =>
  async ({ answers, options, journey }: SavedParcel, { ports, wording }: RequestContext) => {
    const parcel = pricedParcelOf(answers, options);
    const quoted = parcel && (await ports.parcels.quote(parcel));
    const refusals = quoted?.kind === 'refused' ? quoted.refusals : [];
    const isWorthless = parcel?.cover && quoted?.quote && !isWorthwhile(parcel.cover, quoted.quote);
    const own = isWorthless ? [{ kind: 'cover-not-offered' as const }] : [];
    return refusedView([...refusals, ...own], { step, journey, wording });
  };

const isWorthwhile = (chosen: string, { covers }: Quote): boolean =>
  covers.length === 0 || worthwhileCovers(covers).some(({ cover }) => cover === chosen);
