import { partyFieldOf } from '#adapters/address/address-mapping.ts';
import type { Refusal as WireRefusal } from '#adapters/generated/parcels/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import { articleNumbers } from '#domain/parcels/declaration.ts';
import { suspensionFault } from '#domain/parcels/item.ts';
import type { ParcelFault, ParcelField, ParcelRefusal } from '#domain/parcels/parcels.ts';
import { isOfBoth } from '#domain/parcels/parties.ts';

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type ReasonedRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

const at = (field: ParcelField, fault: ParcelFault): ParcelRefusal => ({ kind: 'fault', field, fault });
const notOffered = { code: 'not-offered' } as const;

/** What the shop says of each reason that the contract names, at the answer that it is about. */
export const refusalWords: RefusalWords<ReasonedRefusal, ParcelRefusal> = {
  originUnknown: () => at('origin', notOffered),
  destinationUnknown: () => at('destination', notOffered),
  destinationSuspended: ({ startDate: since, endDate: until = null, explanation = '' }) =>
    at('destination', since ? suspensionFault({ since, until, explanation }) : notOffered),
  tooHeavy({ maxWeight: most, subject }) {
    const [field, code] =
      subject === 'delivery' ? (['way', 'too-heavy-for-way'] as const) : (['weight', 'too-heavy'] as const);
    return at(field, most === undefined ? { code: 'weight' } : { code, most });
  },
  formatUnknown: () => at('format', notOffered),
  tooLarge: () => at('length', notOffered),
  quantityNotOffered: () => at('quantity', notOffered),
  eoriMissing: () => at('eori', { code: 'required' }),
  deliveryNotOffered: () => at('way', notOffered),
  coverNotOffered: () => at('cover', notOffered),
  carrierNotOffered: () => at('way', notOffered),
  printingNotOffered: ({ subject }) =>
    subject === 'deposit.place' ? at('depositPlace', { code: 'place-without-printer' }) : at('printing', notOffered),
  postalCodeElsewhere: () => at('postalCode', { code: 'postal-code-elsewhere' }),
  pickupPointUnknown: () => at('pickupPoint', { code: 'point-not-taking' }),
  pickupPointNotTaking: () => at('pickupPoint', { code: 'point-not-taking' }),
  customsMissing: () => at('category', { code: 'required' }),
  articlesTooHeavy: () => at('article.1.weight', { code: 'articles-too-heavy' }),
  hsCodeMissing: () => at('article.1.hsCode', { code: 'required' }),
  placeUnknown: () => at('depositPlace', { code: 'place-unknown' }),
  letterboxNotServed: () => at('depositPlace', notOffered),
  dateTooEarly: ({ earliestDepositDate }) =>
    at(
      'depositDate',
      earliestDepositDate ? { code: 'date-too-early', earliest: earliestDepositDate } : { code: 'date-not-offered' },
    ),
  dateNotOffered: () => at('depositDate', { code: 'date-not-offered' }),
  listOutdated: () => at('hazmat', { code: 'list-outdated' }),
  signNotPrintable({ reason, subject }) {
    const field = fieldOf(subject);
    return field ? at(field, { code: 'sign-not-printable' }) : { kind: 'other', reason };
  },
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
    const property = partyFieldOf(name);
    return property && isOfBoth(property) ? `${part}.${property}` : null;
  }
  if (name !== 'articles') return wordOf(customsFields, name) ?? null;
  const number = articleNumbers[Number(place)];
  return number ? `article.${number}.description` : null;
}
