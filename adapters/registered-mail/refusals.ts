import { partyFieldOf } from '#adapters/address/address-mapping.ts';
import type { Refusal as WireRefusal } from '#adapters/generated/registered-mail/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import type { MailFault, MailField, MailRefusal } from '#domain/registered-mail/registered-mail.ts';

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type ReasonedRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

const at = (field: MailField, fault: MailFault): MailRefusal => ({ kind: 'fault', field, fault });
const notOffered = { code: 'not-offered' } as const;

/** What the shop says of each reason that the contract names, at the answer that it is about. */
export const refusalWords: RefusalWords<ReasonedRefusal, MailRefusal> = {
  destinationUnknown: () => at('destination', notOffered),
  destinationSuspended: ({ startDate: since, endDate: until }) => at('destination', suspensionFault(since, until)),
  tooHeavy: ({ maxWeight }) =>
    at('weight', maxWeight === undefined ? { code: 'weight' } : { code: 'too-heavy', most: maxWeight }),
  levelNotOffered: () => at('level', notOffered),
  acknowledgementNotOffered: () => at('receipt', notOffered),
  postalCodeElsewhere: () => at('recipient.codePostal', { code: 'postal-code-elsewhere' }),
  placeUnknown: () => at('depositPlace', { code: 'place-unknown' }),
  letterboxNotServed: () => at('depositPlace', notOffered),
  dateTooEarly: ({ earliestDepositDate }) =>
    at(
      'depositDate',
      earliestDepositDate ? { code: 'date-too-early', earliest: earliestDepositDate } : { code: 'date-not-offered' },
    ),
  dateNotOffered: () => at('depositDate', { code: 'date-not-offered' }),
  printFormatUnknown: () => at('printFormat', notOffered),
  signNotPrintable({ reason, subject }) {
    const field = fieldOf(subject);
    return field ? at(field, { code: 'sign-not-printable' }) : { kind: 'other', reason };
  },
};

function suspensionFault(since: string | undefined, until: string | undefined): MailFault {
  if (!since) return notOffered;
  return until ? { code: 'suspended-until', since, until } : { code: 'suspended', since };
}

/** The field that asks for a text, by its property: « recipient.line1 ». */
function fieldOf(subject: string): MailField | null {
  const [party, name = ''] = subject.split('.');
  const field = partyFieldOf(name);
  return field && (party === 'sender' || party === 'recipient') ? `${party}.${field}` : null;
}
