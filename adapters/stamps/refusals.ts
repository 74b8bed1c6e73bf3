import type { Refusal as WireRefusal } from '#adapters/generated/stamps/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import { suspensionFault } from '#domain/stamps/line.ts';
import {
  fieldOfLine,
  type LinePart,
  lineNumbers,
  type StampFault,
  type StampField,
  type StampRefusal,
} from '#domain/stamps/stamps.ts';

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type ReasonedRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

const at = (field: StampField, fault: StampFault): StampRefusal => ({ kind: 'fault', field, fault });

/** `lines.0.weight` is about the first line; the shop has no more than five. */
function atLine({ subject, reason }: ReasonedRefusal, part: LinePart, fault: StampFault): StampRefusal {
  const line = lineNumbers[Number(/^lines\.(\d{1,2})\./.exec(subject)?.[1] ?? 0)];
  return line === undefined ? { kind: 'other', reason } : at(fieldOfLine(part, line), fault);
}

const notOffered: StampFault = { code: 'not-offered' };

/** What the shop says of each reason that the contract names, at the answer that it is about. */
export const refusalWords: RefusalWords<ReasonedRefusal, StampRefusal> = {
  visualUnknown: (refusal) => atLine(refusal, 'visual', notOffered),
  letterTypeUnknown: (refusal) => atLine(refusal, 'letter', notOffered),
  letterTypeElsewhere: (refusal) => atLine(refusal, 'letter', { code: 'letter-nowhere' }),
  destinationUnknown: (refusal) => atLine(refusal, 'destination', notOffered),
  destinationSuspended: (refusal) =>
    atLine(
      refusal,
      'destination',
      refusal.startDate ? suspensionFault({ since: refusal.startDate, until: refusal.endDate ?? null }) : notOffered,
    ),
  tooHeavy: (refusal) => atLine(refusal, 'weight', withMost('too-heavy', refusal.maxWeight, { code: 'weight' })),
  tooMany: ({ maxQuantity }) => at('quantity1', withMost('too-many', maxQuantity, { code: 'quantity' })),
  tooManyLines: ({ maxQuantity }) =>
    at('quantity1', withMost('too-many-lines', maxQuantity, { code: 'one-line-too-many' })),
  supportUnknown: () => at('support', notOffered),
  startCellUnknown: () => at('startCell', notOffered),
  tooManyRecipients: ({ maxQuantity }) =>
    at('recipients', withMost('too-many-recipients', maxQuantity, { code: 'recipients-not-printed' })),
  recipientsNotPrinted: () => at('recipients', { code: 'recipients-not-printed' }),
  recipientElsewhere: () => at('recipients', { code: 'recipient-elsewhere' }),
  signNotPrintable: () => at('recipients', { code: 'sign-not-printable' }),
};

/** In OCC's format a refusal does not say how many there may be. */
function withMost(
  code: 'too-heavy' | 'too-many' | 'too-many-lines' | 'too-many-recipients',
  most: number | undefined,
  without: StampFault,
): StampFault {
  return most === undefined ? without : { code, most };
}
