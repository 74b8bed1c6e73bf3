import type { Address } from '../address/address.ts';
import { type CheckedAddress, checkAddress } from '../address/address-form.ts';
import { printedLines } from '../address/address-lines.ts';
import { boundTo, placeOf, type Suggestion } from '../address/check/address-check.ts';
import { emptyForm } from '../address/form-fields.ts';
import type { Answers } from '../journey/journey.ts';
import type { LetterOptions, RecipientRefusal } from './letters.ts';
import { type RecipientListField, type RecipientName, recipientNames } from './recipient-fields.ts';

export type TypedRecipient = Partial<Record<RecipientName, string>>;

/** A recipient as it was typed, chosen or read from a table. An invalid one stays listed and gets no letter. */
export interface ListedRecipient {
  typed: TypedRecipient;
  /** What the backend said of it. */
  refusal: RecipientRefusal;
  /** The verdict on one that was not typed into the fields; it gets the letter all the same. */
  doubt?: AddressWarning;
}

/** Of an address: no service knows it, or it knows a likelier one. */
export type AddressWarning = 'unknown' | Suggestion;

type Countries = Pick<LetterOptions, 'countries'>;

/** The listed recipients of a draft. A text that the shop did not write is an empty list. */
export function recipientsIn({ recipients = '' }: Answers<RecipientListField>): ListedRecipient[] {
  const entries = parseList(recipients);
  return Array.isArray(entries) ? entries.flatMap(listedIn) : [];
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const refusals: readonly RecipientRefusal[] = ['not-eligible', 'country-not-served', 'other'];

function listedIn(each: unknown): ListedRecipient[] {
  if (typeof each !== 'object' || each === null) return [];
  const entry = each as Record<string, unknown>;
  const typed: TypedRecipient = {};
  for (const name of recipientNames) {
    const value = entry[name];
    if (typeof value === 'string' && value !== '') typed[name] = value;
  }
  const { doubt } = entry;
  return [
    {
      typed,
      refusal: refusals.find((refusal) => refusal === entry.refusal) ?? null,
      ...(typeof doubt === 'string' && { doubt: doubt === 'unknown' ? doubt : placeOf(doubt) }),
    },
  ];
}

const doubtWritten = (doubt: AddressWarning): string => (doubt === 'unknown' ? doubt : boundTo(doubt));

export const answerOfRecipients = (list: readonly ListedRecipient[]): string =>
  list.length === 0
    ? ''
    : JSON.stringify(
        list.map(({ typed, refusal, doubt }) => ({
          ...typed,
          ...(refusal && { refusal }),
          ...(doubt && { doubt: doubtWritten(doubt) }),
        })),
      );

/** By the rules of every address (specification §5). */
export const checkedRecipient = (typed: TypedRecipient, { countries }: Countries): CheckedAddress =>
  checkAddress(
    {
      ...emptyForm,
      ...typed,
      isCompany: typed.isCompany === 'yes',
      country: typed.country ?? countries[0]?.code ?? emptyForm.country,
    },
    { use: 'recipient', isLetter: true, countries },
  );

/** The addresses that break no rule, which the backend is asked about. */
export const goodRecipients = (list: readonly ListedRecipient[], options: Countries): Address[] =>
  list.flatMap(({ typed }) => {
    const checked = checkedRecipient(typed, options);
    return checked.kind === 'address' ? [checked.address] : [];
  });

/** The addresses of those who get the letter. */
export const servedRecipients = (list: readonly ListedRecipient[], options: Countries): Address[] =>
  goodRecipients(
    list.filter(({ refusal }) => refusal === null),
    options,
  );

/** The recipient that is being typed; a country alone is nobody. */
export function typedRecipient(answers: Answers<RecipientListField>): TypedRecipient | null {
  const typed: TypedRecipient = {};
  for (const name of recipientNames) {
    const value = answers[`recipient.${name}`];
    if (value) typed[name] = value;
  }
  return Object.keys(typed).some((name) => name !== 'country' && name !== 'isCompany') ? typed : null;
}

/** The fields with this recipient, about whom nothing was asked. */
export const answersOfRecipient = (typed: TypedRecipient): Answers<RecipientListField> => ({
  ...Object.fromEntries(recipientNames.map((name) => [`recipient.${name}`, typed[name] ?? ''])),
  'recipient.confirmed': '',
});

/** An address of the book as one would have typed it. */
export function typedFrom(address: Address): TypedRecipient {
  const typed: TypedRecipient = {};
  for (const name of recipientNames) {
    const value = name === 'isCompany' ? (address.isCompany ? 'yes' : '') : address[name];
    if (value) typed[name] = value;
  }
  return typed;
}

export interface AddedRecipients {
  list: ListedRecipient[];
  added: number;
  /** How many stand in the list already, and how many are more than it may hold. */
  twice: number;
  tooMany: number;
}

/** Adds recipients once each, whatever their letters' case and accents. */
export function addRecipients(
  list: readonly ListedRecipient[],
  further: readonly TypedRecipient[],
  options: Pick<LetterOptions, 'countries' | 'maxRecipients'>,
): AddedRecipients {
  const keys = new Set(list.map(({ typed }) => keyOf(typed, options)));
  const result: AddedRecipients = { list: [...list], added: 0, twice: 0, tooMany: 0 };
  for (const typed of further) {
    const key = keyOf(typed, options);
    if (keys.has(key)) result.twice += 1;
    else if (result.list.length >= options.maxRecipients) result.tooMany += 1;
    else {
      keys.add(key);
      result.list.push({ typed, refusal: null });
      result.added += 1;
    }
  }
  return result;
}

/** What is printed, or what was typed where nothing can be. */
function keyOf(typed: TypedRecipient, options: Countries): string {
  const checked = checkedRecipient(typed, options);
  const printed = checked.kind === 'address' ? printedLines(checked.address) : null;
  const text =
    printed?.kind === 'lines' ? printed.lines.join('\n') : recipientNames.map((name) => typed[name]).join('\n');
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

export const withoutRecipient = (list: readonly ListedRecipient[], place: number): ListedRecipient[] =>
  list.filter((_, at) => at !== place);

/** Replaces one of the list by its likelier address; a recipient who has it already gets one letter. */
export function withLikelier(list: readonly ListedRecipient[], place: number, options: Countries): ListedRecipient[] {
  const doubt = list[place]?.doubt;
  if (!doubt || doubt === 'unknown') return [...list];
  const { streetName, additionalStreetName, codePostal, city } = doubt;
  const typed = { ...list[place]?.typed, streetName, additionalStreetName, codePostal, city };
  const key = keyOf(typed, options);
  const taken: ListedRecipient = { typed, refusal: null };
  return list.flatMap((each, at) => (at === place ? taken : keyOf(each.typed, options) === key ? [] : each));
}

/** The backend's refusals of the valid recipients, in their order. */
export function withRefusals(
  list: readonly ListedRecipient[],
  answers: readonly RecipientRefusal[],
  options: Countries,
): ListedRecipient[] {
  let at = 0;
  return list.map((each) => {
    if (checkedRecipient(each.typed, options).kind !== 'address') return { ...each, refusal: null };
    at += 1;
    return { ...each, refusal: answers[at - 1] ?? null };
  });
}
