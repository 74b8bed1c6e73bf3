import { type Answers, saveStep, withoutEmpty } from '../journey/journey.ts';
import { typedAmount } from '../parcels/contents.ts';
import { isAtDropOff, mayPrintAtDropOff } from '../parcels/delivery.ts';
import { kilogramsOf } from '../parcels/item.ts';
import { parcelJourney } from '../parcels/journey.ts';
import type { ComposingOptions, Format, ParcelAnswers, ParcelField, Size } from '../parcels/parcels.ts';
import { sides, sizeField } from '../parcels/size.ts';
import type { CarrierField, ChosenParcel } from './carriers.ts';

interface PrefilledParcel {
  answers: ParcelAnswers;
  /** What was composed before and does not fit the chosen offer. */
  dropped: ParcelField[];
}

/**
 * The parcel journey with a chosen offer (journeys §2): what the comparison was told is not asked again, and what was
 * already composed stays where it fits.
 *
 * @param hasNoPrinter the offer was chosen among those that need none.
 */
export function prefillParcel(
  chosen: ChosenParcel,
  {
    composed,
    shipment,
    hasNoPrinter = false,
  }: { composed: ParcelAnswers; shipment: Answers<CarrierField>; hasNoPrinter?: boolean },
  options: ComposingOptions,
): PrefilledParcel {
  const journey = parcelJourney(options);
  const { origin, destination, postalCode, format, way, cover, carrier } = chosen;
  const place = { origin, destination, postalCode, weight: kilogramsOf(chosen.weight), format };
  const item = withoutEmpty({
    ...place,
    quantity: composed.quantity,
    ...sidesOf({ composed, shipment, format }, options),
  });
  const described = saveStep(journey, composed, { step: 'item', typed: item });
  const isOffered = mayPrintAtDropOff({ carrier }, options);
  const isWanted = hasNoPrinter || isAtDropOff(composed);
  const printing = isWanted && isOffered ? 'drop-off' : '';
  const delivery = { way, cover, carrier, printing, pickupPoint: described.answers.pickupPoint ?? '' };
  const delivered = saveStep(journey, described.answers, { step: 'delivery', typed: withoutEmpty(delivery) });
  const declared = withoutEmpty({
    'sender.codePostal': chosen.originPostalCode,
    'sender.isCompany': chosen.fromCompany ? 'yes' : '',
    'recipient.isCompany': chosen.toCompany ? 'yes' : '',
    category: chosen.contents ?? '',
    'article.1.value': chosen.value ? typedAmount(chosen.value) : '',
  });
  const named = [...described.dropped, ...delivered.dropped].filter(
    (field) => field !== 'way' && field !== 'carrier' && field !== 'printing',
  );
  const dropped = isWanted && !isOffered ? [...named, 'printing' as const] : named;
  return { answers: { ...delivered.answers, ...declared }, dropped };
}

/** Those of the comparison; where it was told of none, those that were composed before and that the format allows. */
function sidesOf(
  { composed, shipment, format }: { composed: ParcelAnswers; shipment: Answers<CarrierField>; format: Format },
  options: ComposingOptions,
): ParcelAnswers {
  const sidesIn = (answers: Answers<keyof Size>) =>
    withoutEmpty<keyof Size>(Object.fromEntries(sides.map((side) => [side, answers[side]])));
  const compared = sidesIn(shipment);
  if (Object.keys(compared).length > 0) return compared;
  return 'value' in sizeField(options).parse(composed, { format }) ? sidesIn(composed) : {};
}
