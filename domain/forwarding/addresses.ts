import type { Address } from '../address/address.ts';
import { type CheckedAddress, checkAddress } from '../address/address-form.ts';
import { hasFrenchPostalCodes } from '../address/fields/territories.ts';
import { withPastedParty } from '../address/filled-party.ts';
import type { AddressForm } from '../address/form-fields.ts';
import { holderAnswers, home, partyFields, partyForm, placeNames, typedParty } from '../address/party.ts';
import type { PastedParty } from '../address/pasted.ts';
import { withoutEmpty } from '../journey/journey.ts';
import type { AccountHolder } from '../session/account.ts';
import { type ForwardingFault, type ForwardingField, placeFields } from './fields.ts';
import type { ForwardingOptions } from './forwarding.ts';
import { type ForwardingAnswers, type ForwardingFaults, isKept, offerOf } from './needs.ts';

export const fromFields: ForwardingField[] = [...partyFields.map((name) => `from.${name}` as const), 'from.email'];
export const toFields: ForwardingField[] = placeFields.map((name) => `to.${name}` as const);

/** The old address, with the names and the e-mail of the holder. */
const fromOf = (answers: ForwardingAnswers): CheckedAddress =>
  checkAddress(fromForm(answers), { use: 'sender', isLetter: true, countries: [home] });

/** The new address; its names are the holder's. `null`: the mail is kept, and goes nowhere. */
function toOf(answers: ForwardingAnswers, options: ForwardingOptions): CheckedAddress | null {
  const offer = offerOf(answers, options);
  if (isKept(offer)) return null;
  const typed = (name: (typeof placeFields)[number]) => answers[`to.${name}`] ?? '';
  const isAbroad = offer?.destination === 'international';
  const form: AddressForm = {
    ...fromForm(answers),
    email: '',
    floor: typed('floor'),
    building: typed('building'),
    streetName: typed('streetName'),
    // Mail that is fetched at a post office needs no street.
    additionalStreetName: offer?.option === 'poste-restante' ? 'Poste restante' : typed('additionalStreetName'),
    codePostal: typed('codePostal'),
    city: typed('city'),
    country: isAbroad ? typed('country') : home.code,
  };
  return checkAddress(form, {
    use: 'recipient',
    isLetter: true,
    countries: isAbroad ? options.countries : [home],
  });
}

export function addressesFaults(answers: ForwardingAnswers, options: ForwardingOptions): ForwardingFaults {
  const [from, to] = [fromOf(answers), toOf(answers, options)];
  if (from.kind === 'address' && to?.kind === 'address')
    return isSamePlace(from.address, to.address) ? { 'to.streetName': { code: 'same-address' } } : {};
  return { ...faultsAt('from', from, fromFields), ...(to && faultsAt('to', to, toFields)) };
}

/** Both addresses as far as they are good. */
export function goodAddresses(answers: ForwardingAnswers, options: ForwardingOptions) {
  const [from, to] = [fromOf(answers), toOf(answers, options)];
  return {
    from: from.kind === 'address' ? from.address : null,
    to: to?.kind === 'address' ? to.address : null,
  };
}

function faultsAt(party: 'from' | 'to', checked: CheckedAddress, asked: readonly ForwardingField[]): ForwardingFaults {
  if (checked.kind === 'address') return {};
  const faults: [ForwardingField, ForwardingFault][] = Object.entries(checked.faults).flatMap(([name, fault]) => {
    const field = asked.find((each) => each === `${party}.${name}`);
    // The names of the new address are the holder's: what is wrong with them is said there alone.
    return field && fault ? [[field, fault]] : [];
  });
  return Object.fromEntries(faults);
}

const isSamePlace = (one: Address, other: Address): boolean => placeOf(one) === placeOf(other);

const placeOf = ({ country, codePostal, city, streetName, additionalStreetName, building, floor }: Address) =>
  [country, codePostal, city, streetName, additionalStreetName, building, floor]
    .map((text) => text.trim().toLowerCase())
    .join('\n');

const fromForm = (answers: ForwardingAnswers): AddressForm => ({
  ...partyForm((name) => answers[`from.${name}`] ?? ''),
  country: home.code,
  email: answers['from.email'] ?? '',
});

/** The answers for the old address. */
export function fromAnswers(address: Address): ForwardingAnswers {
  const answers: Partial<Record<ForwardingField, string>> = { 'from.email': address.email };
  const typed = typedParty(address);
  for (const name of partyFields) answers[`from.${name}`] = typed[name];
  return answers;
}

/** The answers for the new address. */
export const toAnswers = (address: Address | null): ForwardingAnswers =>
  address ? Object.fromEntries(placeFields.map((name) => [`to.${name}`, address[name]])) : {};

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

/** Of the new address only the place is asked for. */
const pastedFields = { from: [...partyFields, 'email'], to: placeNames } as const;

export const withPasted = (
  answers: ForwardingAnswers,
  { party, pasted }: { party: ForwardingParty; pasted: PastedParty },
): ForwardingAnswers => withPastedParty(answers, { party, fields: pastedFields[party], pasted });
