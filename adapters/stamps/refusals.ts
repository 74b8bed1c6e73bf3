import type { Refusal as WireRefusal } from '#adapters/generated/stamps/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import type { StampRefusal } from '#domain/stamps/stamps.ts';

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type KnownRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

/** `lines.0.weight` is about the first line. */
const lineOf = ({ subject }: KnownRefusal): number => Number(/^lines\.(\d{1,2})\./.exec(subject)?.[1] ?? 0);

/** What the shop says of each reason that the contract names. */
export const refusalWords: RefusalWords<KnownRefusal, StampRefusal> = {
  visualUnknown: (refusal) => ({ kind: 'visual-unknown', line: lineOf(refusal) }),
  letterTypeUnknown: (refusal) => ({ kind: 'letter-unknown', line: lineOf(refusal) }),
  letterTypeElsewhere: (refusal) => ({ kind: 'letter-elsewhere', line: lineOf(refusal) }),
  destinationUnknown: (refusal) => ({ kind: 'destination-unknown', line: lineOf(refusal) }),
  destinationSuspended: (refusal) => ({
    kind: 'destination-suspended',
    line: lineOf(refusal),
    since: refusal.since ?? null,
    until: refusal.until ?? null,
  }),
  tooHeavy: (refusal) => ({ kind: 'too-heavy', line: lineOf(refusal), most: refusal.maxWeight ?? null }),
  tooMany: ({ maxQuantity }) => ({ kind: 'too-many', most: maxQuantity ?? null }),
  tooManyLines: ({ maxQuantity }) => ({ kind: 'too-many-lines', most: maxQuantity ?? null }),
  supportUnknown: () => ({ kind: 'support-unknown' }),
  startCellUnknown: () => ({ kind: 'start-cell-unknown' }),
  tooManyRecipients: ({ maxQuantity }) => ({ kind: 'too-many-recipients', most: maxQuantity ?? null }),
  recipientsNotPrinted: () => ({ kind: 'recipients-not-printed' }),
  recipientElsewhere: () => ({ kind: 'recipient-elsewhere' }),
  signNotPrintable: () => ({ kind: 'sign-not-printable' }),
};
