import type { Address } from '#domain/address/address.ts';
import { boundTo, placeOf, type Suggestion } from '#domain/address/check/address-check.ts';
import { type PartyAddress, withAnswer, withPlace } from '#domain/address/check/party-check.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { field } from '#ui/forms/fields.ts';

/** What is posted where the typed address is kept. */
export const addressAsTyped = 'keep';

/**
 * What the shopper answered about an address: a place that takes its place, or that it is kept. `null`: nothing, or
 * about another address than the one that is posted now.
 */
function answerAbout(
  form: FormData,
  { party, address }: { party: string; address: Address },
): { kind: 'kept' } | { kind: 'place'; place: Suggestion } | null {
  const chosen = field(form, `${party}.suggestion`, 1000);
  if (chosen === '' || field(form, `${party}.about`, 1000) !== boundTo(address)) return null;
  return chosen === addressAsTyped ? { kind: 'kept' } : { kind: 'place', place: placeOf(chosen) };
}

/** The chosen place takes the place of what was typed; an address that is kept is not asked about again. */
export function answeredParties<Field extends string>(
  form: FormData,
  parties: readonly PartyAddress<Field>[],
  typed: Answers<Field>,
): Answers<Field> {
  let answers = typed;
  for (const of of parties) {
    const address = of.address(answers);
    const answer = address && answerAbout(form, { party: of.party, address });
    if (answer?.kind === 'kept') answers = withAnswer(answers, of);
    if (answer?.kind === 'place' && of.takes(answer.place, answers)) answers = withPlace(answers, of, answer.place);
  }
  return answers;
}
