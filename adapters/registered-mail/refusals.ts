import { partyFieldOf } from '#adapters/address/address-mapping.ts';
import type { Refusal as WireRefusal } from '#adapters/generated/registered-mail/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import type { MailField } from '#domain/registered-mail/fields.ts';
import type { MailRefusal } from '#domain/registered-mail/registered-mail.ts';

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type KnownRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

/** What the shop says of each reason that the contract names. */
export const refusalWords: RefusalWords<KnownRefusal, MailRefusal> = {
  destinationUnknown: () => ({ kind: 'destination-unknown' }),
  destinationSuspended: ({ since, until }) => ({
    kind: 'destination-suspended',
    since: since ?? null,
    until: until ?? null,
  }),
  tooHeavy: ({ maxWeight }) => ({ kind: 'too-heavy', most: maxWeight ?? null }),
  levelNotOffered: () => ({ kind: 'level-not-offered' }),
  acknowledgementNotOffered: () => ({ kind: 'receipt-not-offered' }),
  postalCodeElsewhere: () => ({ kind: 'postal-code-elsewhere' }),
  placeUnknown: () => ({ kind: 'place-unknown' }),
  letterboxNotServed: () => ({ kind: 'letterbox-not-served' }),
  dateTooEarly: ({ earliestDate }) => ({ kind: 'date-too-early', earliest: earliestDate ?? null }),
  dateNotOffered: () => ({ kind: 'date-not-offered' }),
  printFormatUnknown: () => ({ kind: 'print-format-unknown' }),
  signNotPrintable: ({ subject }) => ({ kind: 'sign-not-printable', field: fieldOf(subject) }),
};

/** The field that asks for a text, by its property: « recipient.line1 ». */
function fieldOf(subject: string): MailField | null {
  const [party, name = ''] = subject.split('.');
  const asked = partyFieldOf(name);
  return asked && (party === 'sender' || party === 'recipient') ? `${party}.${asked}` : null;
}
