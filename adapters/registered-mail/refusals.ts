import type { Refusal as WireRefusal } from '#adapters/generated/registered-mail/types.gen.ts';
import type { MailRefusal } from '#domain/registered-mail/registered-mail.ts';

/** What is known of a refusal: in OCC's envelope its reason alone. */
type Told = Pick<WireRefusal, 'reason'> & Partial<WireRefusal>;

const kinds = new Map<string, (told: Told) => MailRefusal>([
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

export const toRefusal = (told: Told): MailRefusal =>
  kinds.get(told.reason)?.(told) ?? { kind: 'other', reason: told.reason };
