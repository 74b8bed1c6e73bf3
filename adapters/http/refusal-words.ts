import { wordOf } from '#adapters/shared-mapping.ts';
import type { UnknownRefusal } from '#domain/journey/service.ts';
import { Fault } from '#domain/shared/fault.ts';
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

/** What a quote says: a price, or refusals with or without one. */
export function readQuote<Wire extends Reason, Refusal, Quote>(
  calls: Pick<BackendCalls, 'unknownReason'>,
  operation: string,
  {
    quote,
    refusals: all,
    words,
  }: { quote: Quote | null; refusals: readonly Wire[]; words: RefusalWords<Wire, Refusal> },
) {
  const refusals = all.map(refusalReader(calls, operation, words));
  if (refusals.length > 0) return { kind: 'refused' as const, refusals, quote };
  if (!quote) throw new Fault('contract', operation);
  return { kind: 'quoted' as const, quote };
}
