import type { Address } from '../address.ts';
import {
  type AddressChecks,
  type AddressQuestion,
  boundTo,
  lookUp,
  mayBeKept,
  mostTries,
  type Suggestion,
} from './address-check.ts';

/** Who sends or receives in a journey, once the address breaks no rule. */
export interface CheckedParty {
  address: Address;
  /** The place that the shopper has already answered about, by `boundTo`. */
  confirmed: string;
  /** How often something was asked. */
  tries: number;
  /** Whether the journey can go on with it: the country was decided by a step before. */
  takes(place: Suggestion): boolean;
}

/** What is to be asked before the journey goes on; `null`: nothing, also where no service could be asked. */
export async function questionAbout(
  checks: AddressChecks,
  { address, confirmed, tries, takes }: CheckedParty,
): Promise<AddressQuestion | null> {
  if (confirmed === boundTo(address)) return null;
  const verdict = await lookUp(checks, address);
  if (verdict.kind !== 'suggestions' && verdict.kind !== 'unknown') return null;
  const suggestions = verdict.kind === 'suggestions' ? verdict.suggestions.filter(takes) : [];
  const asked: AddressQuestion['asked'] =
    suggestions.length > 0 ? { kind: 'suggestions', suggestions, mustChoose: false } : { kind: 'unknown' };
  const tried = Math.min(tries + 1, mostTries);
  return { asked, address, tries: tried, mayKeep: mayBeKept(asked, tried) };
}
