import type { Refusal as WireRefusal } from '#adapters/generated/parcels/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import type { ParcelRefusal } from '#domain/parcels/parcels.ts';

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type KnownRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

/** What the shop says of each reason that the contract names. */
export const refusalWords: RefusalWords<KnownRefusal, ParcelRefusal> = {
  originUnknown: () => ({ kind: 'origin-unknown' }),
  destinationUnknown: () => ({ kind: 'destination-unknown' }),
  destinationSuspended: ({ since, until, explanation }) => ({
    kind: 'destination-suspended',
    since: since ?? null,
    until: until ?? null,
    explanation: explanation ?? '',
  }),
  tooHeavy: ({ maxWeight, subject }) => ({
    kind: subject === 'delivery' ? 'too-heavy-for-way' : 'too-heavy',
    most: maxWeight ?? null,
  }),
  formatUnknown: () => ({ kind: 'format-unknown' }),
  tooLarge: () => ({ kind: 'too-large' }),
  quantityNotOffered: () => ({ kind: 'quantity-not-offered' }),
  eoriMissing: () => ({ kind: 'eori-missing' }),
  deliveryNotOffered: () => ({ kind: 'way-not-offered' }),
  coverNotOffered: () => ({ kind: 'cover-not-offered' }),
  carrierNotOffered: () => ({ kind: 'carrier-not-offered' }),
  postalCodeElsewhere: () => ({ kind: 'postal-code-elsewhere' }),
  pickupPointUnknown: () => ({ kind: 'point-unknown' }),
  pickupPointNotTaking: () => ({ kind: 'point-not-taking' }),
  customsMissing: () => ({ kind: 'customs-missing' }),
  articlesTooHeavy: () => ({ kind: 'articles-too-heavy' }),
  hsCodeMissing: () => ({ kind: 'hs-code-missing' }),
  placeUnknown: () => ({ kind: 'place-unknown' }),
  letterboxNotServed: () => ({ kind: 'letterbox-not-served' }),
  dateTooEarly: ({ earliestDate }) => ({ kind: 'date-too-early', earliest: earliestDate ?? null }),
  dateNotOffered: () => ({ kind: 'date-not-offered' }),
  listOutdated: () => ({ kind: 'list-outdated' }),
};
