import { type Answers, saveStep, withoutEmpty } from '../journey/journey.ts';
import type { ParcelField } from '../parcels/fields.ts';
import { kilogramsOf } from '../parcels/item.ts';
import { parcelJourney } from '../parcels/journey.ts';
import type { ComposingOptions } from '../parcels/parcels.ts';
import type { ChosenParcel } from './carriers.ts';

type ParcelAnswers = Answers<ParcelField>;

interface Prefilled {
  answers: ParcelAnswers;
  /** What was composed before and does not fit the chosen offer. */
  dropped: ParcelField[];
}

/**
 * The parcel journey with a chosen offer (journeys §2): what the comparison was told is not asked again, and what was
 * already composed stays where it fits.
 */
export function prefilled(chosen: ChosenParcel, kept: ParcelAnswers, options: ComposingOptions): Prefilled {
  const journey = parcelJourney(options);
  const { origin, destination, postalCode, format, way, cover, carrier } = chosen;
  const item = { origin, destination, postalCode, weight: kilogramsOf(chosen.weight), format };
  const described = saveStep(journey, kept, { step: 'votre-colis', typed: item });
  const delivery = { way, cover, carrier, pickupPoint: described.answers.pickupPoint ?? '' };
  const delivered = saveStep(journey, described.answers, { step: 'livraison', typed: withoutEmpty(delivery) });
  const told = withoutEmpty({
    'sender.codePostal': chosen.originPostalCode,
    'sender.isCompany': chosen.fromCompany ? 'yes' : '',
    'recipient.isCompany': chosen.toCompany ? 'yes' : '',
    category: chosen.contents ?? '',
    'article.1.value': chosen.value ? String(chosen.value.cents / centsPerEuro).replace('.', ',') : '',
  });
  const named = [...described.dropped, ...delivered.dropped].filter((field) => field !== 'way');
  return { answers: { ...delivered.answers, ...told }, dropped: named };
}

const centsPerEuro = 100;
