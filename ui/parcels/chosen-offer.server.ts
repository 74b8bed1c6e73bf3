import type { CarrierField, ChosenParcel } from '#domain/carriers/carriers.ts';
import { prefillParcel } from '#domain/carriers/prefill-parcel.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { stepFor } from '#domain/journey/steps.ts';
import { parcelJourney } from '#domain/parcels/journey.ts';
import { parkDraft } from '#ui/journey/drafts/parked-draft.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { parcels } from './parcels.journey.ts';

/**
 * Goes on with an offer that was chosen in the comparison: the address of the first step that lacks something. A parcel
 * of the cart that was being changed stays as it is: this is another one.
 */
export async function parcelWith(
  context: RequestContext,
  { chosen, shipment, hasNoPrinter }: { chosen: ChosenParcel; shipment: Answers<CarrierField>; hasNoPrinter: boolean },
): Promise<string> {
  const { journeyDrafts, wording } = context;
  const { answers: draftAnswers, version } = await journeyDrafts.of(parcels.name);
  // Whether customs ask is decided by where the chosen offer goes.
  const { origin, destination, postalCode } = chosen;
  const options = await parcels.options(context, { ...draftAnswers, origin, destination, postalCode });
  // What began with an offer goes on with another: whoever comes back to choose loses nothing by that.
  const note = draftAnswers.carrier ? null : await parkDraft(journeyDrafts, parcels.name);
  const { answers, dropped } = prefillParcel(chosen, { composed: draftAnswers, shipment, hasNoPrinter }, options);
  await journeyDrafts.save(parcels.name, { answers, version });
  const step = stepFor(parcelJourney(options), answers, 'summary');
  return parcels.path(step, wording, {
    ...(note ? { note } : {}),
    ...(dropped.length > 0 ? { retire: dropped } : {}),
  });
}
