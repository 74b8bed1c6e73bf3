import { partyFieldOf } from '#adapters/address/address-mapping.ts';
import type { Refusal as WireRefusal } from '#adapters/generated/parcels/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import { articleNumbers, isAsked, type ParcelField } from '#domain/parcels/fields.ts';
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
  printingNotOffered: ({ subject }) => ({
    kind: subject === 'deposit.place' ? 'place-without-printer' : 'printing-not-offered',
  }),
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
  signNotPrintable: ({ subject }) => ({ kind: 'sign-not-printable', field: fieldOf(subject) }),
};

const customsFields: Readonly<Record<string, ParcelField>> = {
  explanation: 'explanation',
  invoiceNumber: 'invoice',
  licenceNumber: 'licence',
  certificateNumber: 'certificate',
  importerReference: 'importer',
  eori: 'eori',
};

/** The field that asks for a text, by its property: « customs.articles.0.description ». */
function fieldOf(subject: string): ParcelField | null {
  const [part = '', name = '', place] = subject.split('.');
  if (part === 'costReference') return 'reference';
  if (part === 'sender' || part === 'recipient') {
    const asked = partyFieldOf(name);
    return asked && isAsked(asked) ? `${part}.${asked}` : null;
  }
  if (name !== 'articles') return wordOf(customsFields, name) ?? null;
  const number = articleNumbers[Number(place)];
  return number ? `article.${number}.description` : null;
}
