import { type Answers, withoutEmpty } from '../journey/journey.ts';
import { foldName } from './fields/address-name.ts';
import { postalCodeFault } from './fields/postal-code.ts';
import { hasFrenchPostalCodes, territoryOf } from './fields/territories.ts';
import type { PastedParty } from './pasted-address.ts';

interface Filling<Name extends string> {
  party: string;
  /** The fields that the party has on its page. */
  fields: readonly Name[];
  pasted: PastedParty;
}

/** What is on no line of an envelope. */
const besideEnvelope = ['email', 'mobilePhone'];

const names = ['firstName', 'lastName', 'companyName'] as const;

/**
 * A pasted address takes the place of what was typed; an e-mail and a mobile number stay where none was pasted, unless
 * they were somebody else's.
 */
export function withPastedParty<Field extends string>(
  answers: Answers<Field>,
  { party, fields, pasted }: Filling<keyof PastedParty>,
): Answers<Field> {
  if (Object.keys(pasted).length === 0) return answers;
  const values = answers as Readonly<Record<string, string>>;
  const next: Record<string, string> = { ...values };
  const isOther = names.some((name) => {
    const [before, after] = [values[`${party}.${name}`], pasted[name]];
    return before && after && foldName(before) !== foldName(after);
  });
  for (const field of fields) {
    const typed = !isOther && besideEnvelope.includes(field) ? values[`${party}.${field}`] : undefined;
    next[`${party}.${field}`] = pasted[field] ?? typed ?? '';
  }
  return withoutEmpty(next);
}

/** Whether a pasted address may be in the country that the page has decided: France has one post with its territories. */
export const fitsCountry = ({ country }: PastedParty, wanted = 'FR'): boolean =>
  country === undefined || country === wanted || (hasFrenchPostalCodes(country) && hasFrenchPostalCodes(wanted));

/** The country or territory of a pasted address: by its name, and in France by its code too; unknown where it has neither. */
export const pastedTerritory = ({ country, codePostal }: PastedParty): string | undefined =>
  codePostal && hasFrenchPostalCodes(country ?? 'FR') && /^\d{5}$/.test(codePostal) ? territoryOf(codePostal) : country;

/** Whether a pasted address may be where a service has a price of its own for each territory. */
export const fitsTerritory = (pasted: PastedParty, wanted = 'FR'): boolean =>
  fitsCountry(pasted, wanted) && [undefined, wanted].includes(pastedTerritory(pasted));

/** Without the code of another country that would pass in this one: « 10115 Berlin » is no place in France. */
export function pastedWithin(pasted: PastedParty, wanted = 'FR'): PastedParty {
  const { codePostal: code = '' } = pasted;
  const passes = !fitsCountry(pasted, wanted) && postalCodeFault({ code, country: wanted }) === undefined;
  return passes ? { ...pasted, codePostal: '' } : pasted;
}

/** A pasted address fills in what is still empty: what was typed beside it stays. */
export function withRestOfParty<Field extends string>(
  answers: Answers<Field>,
  { party, filled }: { party: string; filled: Answers<Field> },
): Answers<Field> {
  const typed = Object.entries<string | undefined>(answers).filter(
    ([field, answer]) => field.startsWith(`${party}.`) && answer,
  );
  return { ...filled, ...(Object.fromEntries(typed) as Answers<Field>) };
}
