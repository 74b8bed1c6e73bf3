import type { Answers, Faults } from '../../journey/journey.ts';
import type { Address } from '../address.ts';
import { type AddressChecks, type AddressQuestionFault, boundTo, lookUp, type Suggestion } from './address-check.ts';

/** Who sends or receives in a journey, once the address breaks no rule. */
export interface CheckedParty {
  address: Address;
  /** The place that the shopper has already answered about, by `boundTo`. */
  confirmed: string;
  /** Whether the journey can go on with it: the country was decided by a step before. */
  takes(place: Suggestion): boolean;
}

/** The question that the journey waits for; `null`: none, also where no service could be asked. */
export async function questionAbout(
  checks: AddressChecks,
  { address, confirmed, takes }: CheckedParty,
): Promise<AddressQuestionFault['question'] | null> {
  if (confirmed === boundTo(address)) return null;
  const verdict = await lookUp(checks, address);
  // What the journey's backend does not serve, it says itself: the place alone is in question here.
  if (verdict.kind !== 'suggestions' && verdict.kind !== 'unknown' && verdict.kind !== 'not-eligible') return null;
  const suggestions = verdict.kind === 'suggestions' ? verdict.suggestions.filter(takes) : [];
  return suggestions.length > 0
    ? { verdict: { kind: 'suggestions', suggestions, mustChoose: false }, address }
    : { verdict: { kind: 'unknown' }, address };
}

/** The address of one party, among the answers of a journey. */
export interface PartyAddress<Field extends string> {
  party: string;
  /** `null` where it breaks a rule: it is mended first. */
  address(answers: Answers<Field>): Address | null;
  /** Whether the journey can go on with a place that the service knows. */
  takes(place: Suggestion, answers: Answers<Field>): boolean;
  /** Of its postal code, where a step before asks for it. */
  codeField?: Field;
}

/** The questions about the addresses of a journey, at their fields. */
export async function partyQuestions<Field extends string>(
  checks: AddressChecks,
  parties: readonly PartyAddress<Field>[],
  answers: Answers<Field>,
): Promise<Faults<Field, AddressQuestionFault>> {
  const questions = await Promise.all(
    parties.map(async (party) => {
      const about = checkedParty(party, answers);
      const question = about && (await questionAbout(checks, about));
      return question ? [[answerField(party), { code: 'address-asked', question }]] : [];
    }),
  );
  return Object.fromEntries(questions.flat()) as Faults<Field, AddressQuestionFault>;
}

function checkedParty<Field extends string>(of: PartyAddress<Field>, answers: Answers<Field>): CheckedParty | null {
  const address = of.address(answers);
  const values: Answers = answers;
  return (
    address && {
      address,
      confirmed: values[answerField(of)] ?? '',
      takes: (place) => of.takes(place, answers),
    }
  );
}

const answerField = ({ party }: { party: string }) => `${party}.confirmed`;

/** Marks the address as confirmed: no further question is asked about it. */
export function withAnswer<Field extends string>(answers: Answers<Field>, of: PartyAddress<Field>): Answers<Field> {
  const address = of.address(answers);
  return address ? { ...answers, [answerField(of)]: boundTo(address) } : answers;
}

/** A place that the service knows takes the place of what was typed. */
export function withPlace<Field extends string>(
  answers: Answers<Field>,
  of: PartyAddress<Field>,
  place: Suggestion,
): Answers<Field> {
  const { party, codeField = `${party}.codePostal` } = of;
  const { streetName, additionalStreetName, city, codePostal } = place;
  const typed = {
    [`${party}.streetName`]: streetName,
    [`${party}.additionalStreetName`]: additionalStreetName,
    [`${party}.city`]: city,
    [codeField]: codePostal,
  };
  return withAnswer({ ...answers, ...typed }, of);
}
