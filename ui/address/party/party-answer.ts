import type { Address } from '#domain/address/address.ts';
import { boundTo, placeOf, type Suggestion } from '#domain/address/check/address-check.ts';
import { field } from '#ui/forms/fields.ts';

/** What is posted where the typed address is kept. */
export const keptAddress = 'keep';

/**
 * What the shopper answered about an address: a place that takes its place, or that it is kept. `null`: nothing, or
 * about another address than the one that is posted now.
 */
export function answerAbout(
  form: FormData,
  { party, address }: { party: string; address: Address },
): { kind: 'kept' } | { kind: 'place'; place: Suggestion } | null {
  const chosen = field(form, `${party}.suggestion`, 1000);
  if (chosen === '' || field(form, `${party}.about`, 1000) !== boundTo(address)) return null;
  return chosen === keptAddress ? { kind: 'kept' } : { kind: 'place', place: placeOf(chosen) };
}
