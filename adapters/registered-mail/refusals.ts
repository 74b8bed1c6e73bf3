import type { Refusal as WireRefusal } from '#adapters/generated/registered-mail/types.gen.ts';
import type { MailRefusal } from '#domain/registered-mail/registered-mail.ts';

/** The known fields of a refusal: in OCC's format only its reason. */
type KnownRefusal = Pick<WireRefusal, 'reason'> & Partial<WireRefusal>;

const kinds = new Map<string, (refusal: KnownRefusal) => MailRefusal>([
  ['destinationUnknown', () => ({ kind: 'destination-unknown' })],
  [
    'destinationSuspended',
    ({ since, until }) => ({ kind: 'destination-suspended', since: since ?? null, until: until ?? null }),
  ],
  ['tooHeavy', ({ maxWeight }) => ({ kind: 'too-heavy', most: maxWeight ?? null })],
  ['levelNotOffered', () => ({ kind: 'level-not-offered' })],
  ['acknowledgementNotOffered', () => ({ kind: 'receipt-not-offered' })],
  ['postalCodeElsewhere', () => ({ kind: 'postal-code-elsewhere' })],
  ['letterboxNotServed', () => ({ kind: 'letterbox-not-served' })],
  ['dateTooEarly', ({ earliestDate }) => ({ kind: 'date-too-early', earliest: earliestDate ?? null })],
  ['dateNotOffered', () => ({ kind: 'date-not-offered' })],
  ['printFormatUnknown', () => ({ kind: 'print-format-unknown' })],
]);

export const toRefusal = (refusal: KnownRefusal): MailRefusal =>
  kinds.get(refusal.reason)?.(refusal) ?? { kind: 'other', reason: refusal.reason };
