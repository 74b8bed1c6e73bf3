import { wordOf } from '#adapters/shared-mapping.ts';
import type { UnknownRefusal } from '#domain/journey/service.ts';
import type { BackendCalls } from './backend-calls.ts';

/** The fields of every refusal: OCC's format has no others. */
export interface Reason {
  reason: string;
  subject: string;
}

/** What the shop says of each reason that a contract names. */
export type RefusalWords<Wire extends Reason, Refusal> = Readonly<Record<string, (refusal: Wire) => Refusal>>;

/** Reads the refusals of an operation; a reason for which the shop has no word is logged. */
export const refusalReader =
  <Wire extends Reason, Refusal>(
    calls: Pick<BackendCalls, 'unknownReason'>,
    operation: string,
    words: RefusalWords<Wire, Refusal>,
  ) =>
  (refusal: Wire): Refusal | UnknownRefusal => {
    const read = wordOf(words, refusal.reason);
    if (read) return read(refusal);
    calls.unknownReason(operation, refusal.reason);
    return { kind: 'other', reason: refusal.reason };
  };
