import type { Address } from '../address/address.ts';
import { type CheckedAddress, checkAddress } from '../address/address-form.ts';
import type { Towns } from '../address/check/towns.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import { saintsShortened } from '../address/fields/locality.ts';
import { plain } from '../address/fields/printed.ts';
import { hasFrenchPostalCodes } from '../address/fields/territories.ts';
import { fitsCountry, pastedWithin, withPastedParty } from '../address/fill-party.ts';
import type { AddressForm } from '../address/form-fields.ts';
import { holderAnswers, home, partyFields, partyForm, placeNames, typedParty } from '../address/party.ts';
import type { PastedParty } from '../address/pasted-address.ts';
import type { FieldGroup } from '../journey/fields.ts';
import { type Answers, type Faults, withoutEmpty } from '../journey/journey.ts';
import type { AccountHolder } from '../session/account.ts';
import type { ForwardingFault, ForwardingField, ForwardingOptions, PricedForwarding } from './forwarding.ts';
import { isMailKeeping, isPosteRestante, offerOf } from './offers.ts';

type ForwardingAnswers = Answers<ForwardingField>;
type AddressGroup<Value> = FieldGroup<
  Value,
  AddressFault | { code: 'same-address' | 'office' },
  Partial<PricedForwarding>
>;

const toNames = [...placeNames, 'country'] as const;
const fromInputs: ForwardingField[] = [...partyFields.map((name) => `from.${name}` as const), 'from.email'];
export const toInputs: ForwardingField[] = toNames.map((name) => `to.${name}` as const);

/** The old address, with the names and the e-mail of the holder. */
export const fromField: AddressGroup<Address> = {
  inputs: fromInputs,
  parse: (answers) =>
    parseParty(
      'from',
      checkAddress(fromForm(answers), { use: 'sender', isLetter: true, countries: [home] }),
      fromInputs,
    ),
  print: fromAnswers,
};

/** The new address; its names are the holder's. `null`: the mail is kept, and goes nowhere. */
export const toField = (options: ForwardingOptions): AddressGroup<Address | null> => ({
  inputs: toInputs,
  parse(answers, values) {
    const { from } = values;
    const offer = offerOf(values, options);
    if (isMailKeeping(offer)) return { value: null };
    const textOf = (name: (typeof toNames)[number]) => answers[`to.${name}`] ?? '';
    const isAbroad = offer?.destination === 'international';
    const isAtOffice = isPosteRestante(offer);
    const form: AddressForm = {
      ...fromForm(answers),
      email: '',
      floor: textOf('floor'),
      building: textOf('building'),
      streetName: textOf('streetName'),
      // Mail that is fetched at a post office has the office's name for a street.
      additionalStreetName: isAtOffice ? 'Poste restante' : textOf('additionalStreetName'),
      codePostal: textOf('codePostal'),
      city: textOf('city'),
      country: isAbroad ? textOf('country') : home.code,
    };
    const countries = isAbroad ? options.countries : [home];
    const to = checkAddress(form, { use: 'recipient', isLetter: true, countries });
    const office =
      isAtOffice && form.streetName.trim() === '' ? { 'to.streetName': { code: 'office' as const } } : null;
    if (office) return { faults: { ...(to.kind === 'refused' && parseParty('to', to, toInputs).faults), ...office } };
    return from && to.kind === 'address' && isSamePlace(from, to.address)
      ? { faults: { 'to.streetName': { code: 'same-address' } } }
      : parseParty('to', to, toInputs);
  },
  print: toAnswers,
});

interface OfficeInput {
  answers: ForwardingAnswers;
  options: ForwardingOptions;
}

/** « LYON 2E », « PARIS CEDEX 02 » and « Saint-Étienne » as communes are named. */
const communeOf = (town: string) => saintsShortened(plain(town)).split(/ (?=CEDEX\b|\d)/)[0];

/**
 * Whether the town of a poste restante has its postal code; nothing is said where no service knows the code. An office may
 * have the name of a part of its commune: « Argences Centre ».
 */
export async function officeFaults(
  { answers, options }: OfficeInput,
  checks: Towns,
): Promise<Faults<ForwardingField, ForwardingFault>> {
  if (!isPosteRestante(offerOf(answers, options))) return {};
  const towns = await checks.towns({ codePostal: answers['to.codePostal'] ?? '', country: home.code });
  const begins = (long: string, short: string) => `${communeOf(long)} `.startsWith(`${communeOf(short)} `);
  const town = answers['to.city'] ?? '';
  return towns.length === 0 || towns.some((one) => begins(town, one) || begins(one, town))
    ? {}
    : { 'to.city': { code: 'town', towns: towns.join(', ') } };
}

/** Only the faults of this address's inputs: faults of the names belong to the old address. */
function parseParty(party: ForwardingParty, checked: CheckedAddress, inputs: readonly string[]) {
  if (checked.kind === 'address') return { value: checked.address };
  const faults = Object.entries(checked.faults).map(([name, fault]) => [`${party}.${name}`, fault] as const);
  return { faults: Object.fromEntries(faults.filter(([input]) => inputs.includes(input))) };
}

const isSamePlace = (one: Address, other: Address): boolean => placeOf(one) === placeOf(other);

const placeOf = ({ country, codePostal, city, streetName, additionalStreetName, building, floor }: Address) =>
  [country, codePostal, city, streetName, additionalStreetName, building, floor]
    .map((text) => text.trim().toLowerCase())
    .join('\n');

const fromForm = (answers: Answers): AddressForm => ({
  ...partyForm((name) => answers[`from.${name}`] ?? ''),
  country: home.code,
  email: answers['from.email'] ?? '',
});

/** The answers for the old address. */
function fromAnswers(address: Address): ForwardingAnswers {
  const answers: Partial<Record<ForwardingField, string>> = { 'from.email': address.email };
  const typed = typedParty(address);
  for (const name of partyFields) answers[`from.${name}`] = typed[name];
  return answers;
}

/** The answers for the new address. */
function toAnswers(address: Address | null): ForwardingAnswers {
  return address ? Object.fromEntries(toNames.map((name) => [`to.${name}`, address[name]])) : {};
}

/** What the old address begins with. @param email the account's, which its address may lack. */
export const oldAnswers = (holder: AccountHolder, email: string): ForwardingAnswers =>
  holderAnswers(holder, { party: 'from', email, answersOf: fromAnswers });

export type ForwardingParty = 'from' | 'to';

/** Whether an address can be the old one, or the new one of this contract. */
export function fits(
  party: ForwardingParty,
  { country }: Pick<Address, 'country'>,
  { answers, options }: { answers: ForwardingAnswers; options: ForwardingOptions },
): boolean {
  const isAbroad = party === 'to' && offerOf(answers, options)?.destination === 'international';
  return isAbroad ? options.countries.some(({ code }) => code === country) : hasFrenchPostalCodes(country);
}

/** An address of the book takes the place of what was typed. */
export const withAddress = (
  answers: ForwardingAnswers,
  { party, address }: { party: ForwardingParty; address: Address },
): ForwardingAnswers => withoutEmpty({ ...answers, ...(party === 'from' ? fromAnswers(address) : toAnswers(address)) });

/** Of the new address only the place is asked for; abroad its country is a field of the page. */
const pastedFields = { from: [...partyFields, 'email'], to: placeNames } as const;

interface Pasted {
  party: ForwardingParty;
  pasted: PastedParty;
}

export function withPasted(
  answers: ForwardingAnswers,
  { party, pasted, options }: Pasted & { options: ForwardingOptions },
): ForwardingAnswers {
  const { country } = pasted;
  const isOffered =
    party === 'to' &&
    offerOf(answers, options)?.destination === 'international' &&
    options.countries.some(({ code }) => code === country);
  const next = isOffered && country ? { ...answers, 'to.country': country } : answers;
  const placed = pastedWithin(pasted, wantedCountry(party, next));
  return withPastedParty(next, { party, fields: pastedFields[party], pasted: placed });
}

const wantedCountry = (party: ForwardingParty, answers: ForwardingAnswers) =>
  party === 'from' ? undefined : answers['to.country'];

export const takesPasted = (answers: ForwardingAnswers, { party, pasted }: Pasted): boolean =>
  fitsCountry(pasted, wantedCountry(party, answers));
