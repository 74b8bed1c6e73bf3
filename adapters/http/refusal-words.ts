import { wordOf } from '#adapters/shared-mapping.ts';
import type { ConfiguredAs, UnknownRefusal } from '#domain/journey/service.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Answer, BackendCalls, ClientResult } from './backend-calls.ts';

/** What is always known of a refusal: in OCC's format no more than this. */
interface Reason {
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

interface Keeping<Wire, Configuration, Refusal> {
  operation: string;
  sent: Promise<ClientResult<Wire>>;
  words: RefusalWords<Reason, Refusal>;
  /** `null`: the configuration has something that this shop cannot compose. */
  toConfiguration(wire: Wire): Configuration | null;
}

/** Keeps a composition. */
export async function configured<Wire, Configuration, Refusal>(
  calls: BackendCalls,
  keeping: Keeping<Wire, Configuration, Refusal>,
): Promise<ConfiguredAs<Configuration, Refusal | UnknownRefusal>> {
  return configuredIn(calls, await calls.call(keeping.operation, keeping.sent), keeping);
}

/** Keeps a composition in the place of another, or of a copy of it, which may be gone. */
export async function configuredAnew<Wire, Configuration, Refusal>(
  calls: BackendCalls,
  keeping: Keeping<Wire, Configuration, Refusal>,
): Promise<ConfiguredAs<Configuration, Refusal | UnknownRefusal> | { kind: 'gone' }> {
  const answer = await calls.call(keeping.operation, keeping.sent);
  return !answer.ok && answer.refusal.status === 404 ? { kind: 'gone' } : configuredIn(calls, answer, keeping);
}

function configuredIn<Wire, Configuration, Refusal>(
  calls: BackendCalls,
  answer: Answer<Wire>,
  { operation, words, toConfiguration }: Keeping<Wire, Configuration, Refusal>,
): ConfiguredAs<Configuration, Refusal | UnknownRefusal> {
  if (answer.ok) {
    const configuration = toConfiguration(answer.data);
    if (!configuration) throw new Fault('contract', operation);
    return { kind: 'configured', configuration };
  }
  const { reason, type, subject } = answer.refusal;
  if (reason === 'quoteExpired') return { kind: 'quote-expired' };
  const read = refusalReader(calls, operation, words);
  return { kind: 'refused', refusals: [read({ reason: reason ?? type, subject: subject ?? '' })] };
}
