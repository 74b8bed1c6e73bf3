import type { Address } from '../address.ts';
import { saintsShortened } from '../fields/locality.ts';
import { plain } from '../fields/printed.ts';
import { streetLine } from '../fields/street-line.ts';
import type { AddressForm } from '../form-fields.ts';

/** A postal address that a checking service knows, as a shopper would type it. */
export type Suggestion = Pick<AddressForm, (typeof placeFields)[number]>;

export const placeFields = ['streetName', 'additionalStreetName', 'codePostal', 'city', 'country'] as const;

/** What a service found: how sure it is, from 0 to 1, and whether it knows the very house. */
export interface Candidate extends Suggestion {
  score: number;
  isHouse: boolean;
}

export type CheckResult =
  | { kind: 'recognised' }
  /** At most five: those of the typed postal code first, then the likeliest. `mustChoose`: the country is another, one of them must be confirmed. */
  | { kind: 'suggestions'; suggestions: Suggestion[]; mustChoose: boolean }
  | { kind: 'unknown' }
  /** Nothing is delivered to its place, whatever its street is. */
  | { kind: 'not-eligible' }
  /** No service could check it: this never blocks, and the address is saved as not verified. */
  | { kind: 'unavailable' };

/** The government address API for France, the operator's own service elsewhere: the adapter chooses by country. */
export interface AddressChecks {
  check(address: Address): Promise<CheckResult>;
}

/** `not-asked`: no service was asked, and the address is taken as it is. */
export type Verdict = CheckResult | { kind: 'not-asked' };

export const lookUp = async (checks: AddressChecks, address: Address): Promise<Verdict> =>
  isCheckable(address) ? checks.check(address) : { kind: 'not-asked' };

/** What is asked about an address that breaks no rule (specification §2, §5). */
export interface AddressQuestion {
  verdict: Extract<Verdict, { kind: 'suggestions' | 'unknown' }>;
  address: Address;
  /** How many questions there were so far. */
  tries: number;
  mayKeep: boolean;
}

/** The fault of a journey's field whose address is in question; the shopper may always keep the address. */
export interface AddressQuestionFault {
  code: 'address-asked';
  question: Pick<AddressQuestion, 'verdict' | 'address'>;
}

/** Identifies the address that a question is about: an answer about another address is checked again. */
export const boundTo = (place: Suggestion): string =>
  new URLSearchParams(placeFields.map((name) => [name, place[name]])).toString();

/** What `boundTo` has written; what else was posted has empty fields, which are judged like typed ones. */
export function placeOf(written: string): Suggestion {
  const parts = new URLSearchParams(written);
  const part = (name: (typeof placeFields)[number]) => parts.get(name) ?? '';
  return {
    streetName: part('streetName'),
    additionalStreetName: part('additionalStreetName'),
    codePostal: part('codePostal'),
    city: part('city'),
    country: part('country'),
  };
}

export const mostTries = 99;

/** Product choices (postal-domain 2): below the first nothing is meant, from the second the address itself may be. */
const likely = 0.5;
const sure = 0.8;
const mostSuggestions = 5;

/** What the candidates of a service say of an address (postal-domain 2). */
export function judge(candidates: readonly Candidate[], address: Address): CheckResult {
  const matches = candidates.filter(({ score }) => score >= likely).toSorted((one, other) => other.score - one.score);
  const [best] = matches;
  if (!best) return { kind: 'unknown' };
  const isAtTypedCode = ({ codePostal }: Candidate) => Number(plain(codePostal) === plain(address.codePostal));
  const others = distinct(matches.filter((candidate) => !isSame(candidate, address)))
    .toSorted((one, other) => isAtTypedCode(other) - isAtTypedCode(one))
    .slice(0, mostSuggestions);
  const isMeant = best.score >= sure && isSame(best, address);
  // A street without numbers is recognised too, once nothing more precise is known: another street is not.
  if (isMeant && (best.isHouse || others.every(({ isHouse }) => !isHouse))) return { kind: 'recognised' };
  if (others.length === 0) return { kind: 'unknown' };
  const mustChoose = others.every(({ country }) => country !== address.country);
  return { kind: 'suggestions', suggestions: others.map(toSuggestion), mustChoose };
}

/** CEDEX, PO boxes, and places that the services do not know or ask for by a postal code, are taken as they are (postal-domain 2, 9.60). */
export const isCheckable = ({ streetName, additionalStreetName, codePostal, city, country }: Address): boolean =>
  !/\bCEDEX\b/.test(plain(city)) &&
  ![streetName, additionalStreetName].some((line) =>
    /^(?:BP|CS|TSA|BOITE POSTALE|POSTE RESTANTE)\b/.test(plain(line)),
  ) &&
  codePostal !== '' &&
  !unknownCountries.includes(country) &&
  !(country === 'FR' && unknownAreas.test(codePostal));

const unknownCountries = ['MC', 'PM', 'BL', 'MF', 'PF', 'NC', 'WF'];
const unknownAreas = /^(?:975|977|978|98|97133|97150)/;

/** Whether the shopper may save it as it was typed; an unknown one at the second try (postal-domain 9.60). */
export function isSavableAsTyped(result: Verdict, tries: number): boolean {
  if (result.kind === 'unknown') return tries >= 2;
  return result.kind !== 'suggestions' || !result.mustChoose;
}

const isSame = (candidate: Suggestion, address: Address) => deliveryKey(candidate) === deliveryKey(address);

const distinct = (candidates: Candidate[]) =>
  candidates.filter((one, at) => candidates.findIndex((other) => deliveryKey(other) === deliveryKey(one)) === at);

/** The same key for addresses that the post delivers to one place. A locality counts when there is no street. */
function deliveryKey({ streetName, additionalStreetName, codePostal, country }: Suggestion): string {
  return [
    streetName === '' ? saintsShortened(plain(additionalStreetName)) : streetLine(streetName),
    plain(codePostal),
    country,
  ].join('|');
}

const toSuggestion = ({ score: _score, isHouse: _isHouse, ...suggestion }: Candidate): Suggestion => suggestion;
