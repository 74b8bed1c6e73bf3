import type { Address } from '../address/address.ts';
import type { AddressContext } from '../address/address-context.ts';
import { checkAddress } from '../address/address-form.ts';
import { addressLines } from '../address/address-lines.ts';
import { boundTo } from '../address/check/address-check.ts';
import type { PartyAddress } from '../address/check/party-check.ts';
import { hasFrenchPostalCodes, isServedAs, territoryOf } from '../address/fields/territories.ts';
import { fitsCountry, fitsTerritory, pastedWithin, withPastedParty, withRestOfParty } from '../address/fill-party.ts';
import type { AddressForm } from '../address/form-fields.ts';
import {
  partyFields as addressFields,
  holderAnswers,
  partyForm,
  placeNames,
  questionFields,
  typedParty,
} from '../address/party.ts';
import type { PastedParty } from '../address/pasted-address.ts';
import type { FieldGroup } from '../journey/fields.ts';
import { withoutEmpty } from '../journey/journey.ts';
import type { PickupPoint } from '../pickup/pickup-points.ts';
import type { AccountHolder } from '../session/account.ts';
import { ownCarrier } from './delivery.ts';
import { postalCodeOf, zoneOf } from './item.ts';
import type {
  ParcelAnswers,
  ParcelFault,
  ParcelFaults,
  ParcelField,
  ParcelOptions,
  ParcelValues,
  Party,
  PartyField,
} from './parcels.ts';

/** All but the postal code: the recipient's is asked with the destination. */
export const isOfBoth = <Name extends string>(name: Name): name is Exclude<Name, 'codePostal'> => name !== 'codePostal';

/** The fields of a sender and of a recipient, named as in the address form. */
const partyFields = [...addressFields.filter(isOfBoth), 'email', 'mobilePhone'] as const;

/** Colissimo reads 35 signs of a line; the carrier itself shortens what is still too long. */
export const carrierMax = 35;

export const fieldsOfParty = (party: Party): PartyField[] => [
  ...partyFields.map((field) => `${party}.${field}` as const),
  ...(party === 'sender' ? (['sender.codePostal'] as const) : []),
];

const codeField = (party: Party) => (party === 'sender' ? 'sender.codePostal' : 'recipient.city');

/**
 * The address of the sender or the recipient, by the rules of every address (specification §5). Nobody sends to himself, and
 * nobody fetches a parcel at a point that has a CEDEX address.
 */
export const partyField = (party: Party, options: ParcelOptions): FieldGroup<Address, ParcelFault, ParcelValues> => ({
  // With what was answered about the address.
  inputs: [...fieldsOfParty(party), ...questionFields.map((field) => `${party}.${field}` as const)],
  parse(answers, { sender }) {
    const checked = checkAddress(formOf(party, answers, options), contextOf(party, answers, options));
    if (checked.kind === 'address') {
      const { address } = checked;
      const faults = party === 'sender' ? senderFaults(address) : recipientFaults(address, { answers, sender });
      return faults ? { faults } : { value: address };
    }
    const inputs: readonly string[] = fieldsOfParty(party);
    const faults = Object.entries(checked.faults).map(([name, fault]) => {
      const input = `${party}.${name}`;
      // The country and the recipient's postal code are no fields of this step.
      return [inputs.includes(input) ? input : codeField(party), fault];
    });
    return { faults: Object.fromEntries(faults) };
  },
  print: (address) => partyAnswers(party, address),
});

const senderFaults = ({ country, codePostal }: Address): ParcelFaults | null =>
  isServedAs(country, codePostal) ? null : { 'sender.codePostal': { code: 'postal-code-elsewhere' } };

function recipientFaults(
  recipient: Address,
  { answers, sender }: { answers: ParcelAnswers; sender: Address | undefined },
): ParcelFaults | null {
  if (isNotified('recipient', answers) && /\bCEDEX\b/i.test(recipient.city))
    return { 'recipient.city': { code: 'cedex-at-point' } };
  const [from, to] = [sender, recipient].map((one) => one && addressLines(one).join(' ').toUpperCase());
  return from === to ? { 'recipient.lastName': { code: 'same-party' } } : null;
}

/** Who fetches a parcel at a point is told by message and by e-mail. */
const isNotified = (party: Party, { way }: ParcelAnswers): boolean => party === 'recipient' && way === 'point';

/** Customs and carriers call both of a parcel that leaves its territory: they may say a mobile number and an e-mail address. */
export const isCalled = (answers: ParcelAnswers, options: ParcelOptions): boolean => {
  const zone = zoneOf(answers, options);
  return zone !== undefined && zone !== 'national';
};

/** False where the parcel waits at a point, and its carrier needs no address of the recipient's own. */
export function needsPlace(party: Party, { way, carrier }: ParcelAnswers, { ways }: ParcelOptions): boolean {
  const taking = party === 'recipient' && way === 'point' ? ways.find((each) => each.way === way) : undefined;
  return !taking?.withoutAddress.includes(carrier || ownCarrier);
}

/** Where a parcel goes that waits at a point: the recipient's name, and the name and place of the point. */
export const addressAtPoint = (recipient: Address, point: PickupPoint): Address => ({
  ...recipient,
  ...placeOfPoint(point),
  country: point.country,
});

/** The point's name stands where an address has its building. */
export const placeOfPoint = ({ name, street, postalCode, city }: PickupPoint) => ({
  floor: '',
  building: name,
  streetName: street,
  additionalStreetName: '',
  additionalInformation: '',
  keypad: '',
  codePostal: postalCode,
  city,
});

function contextOf(party: Party, answers: ParcelAnswers, options: ParcelOptions): AddressContext {
  const mayBeNotified = isNotified(party, answers);
  const countries = party === 'sender' ? options.origins : options.destinations;
  const hasPoint = !needsPlace(party, answers, options);
  return { use: party, isLetter: !mayBeNotified, needsEmail: mayBeNotified, hasPoint, countries };
}

function formOf(party: Party, answers: ParcelAnswers, options: ParcelOptions): AddressForm {
  const answerOf = (name: (typeof partyFields)[number]) => answers[`${party}.${name}`] ?? '';
  const isSender = party === 'sender';
  const isReached = isNotified(party, answers) || isCalled(answers, options);
  const codePostal = isSender ? (answers['sender.codePostal'] ?? '') : postalCodeOf(answers);
  const form = partyForm((name) => (name === 'codePostal' ? codePostal : answerOf(name)));
  return {
    ...form,
    // What is kept of another delivery, or of an address that changed places, is not sent.
    ...(needsPlace(party, answers, options) ? {} : Object.fromEntries(placeNames.map((name) => [name, '']))),
    email: isSender || isReached ? answerOf('email') : '',
    mobilePhone: isReached ? answerOf('mobilePhone') : '',
    country: (isSender ? answers.origin : answers.destination) ?? '',
  };
}

/** The answers for an address. */
export function partyAnswers(party: Party, address: Address): ParcelAnswers {
  const typed = { ...typedParty(address), email: address.email, mobilePhone: address.mobilePhone };
  const answers: Partial<Record<ParcelField, string>> =
    party === 'sender' ? { 'sender.codePostal': address.codePostal } : {};
  for (const field of partyFields) answers[`${party}.${field}`] = typed[field];
  // An address of the book or of a parcel was checked when it was typed.
  answers[`${party}.confirmed`] = boundTo(address);
  return answers;
}

/** What the sender's fields begin with. @param email the account's, which its address may lack. */
export const senderOf = (holder: AccountHolder, email: string): ParcelAnswers =>
  holderAnswers(holder, { party: 'sender', email, answersOf: (address) => partyAnswers('sender', address) });

/** What a comparison of carriers says of the two addresses. */
export const comparedFields = ['sender.codePostal', 'sender.isCompany', 'recipient.isCompany'] as const;

/** The same after a comparison of carriers: an offer holds where it was compared, so another address than that gives names only. */
export function senderIn(
  answers: ParcelAnswers,
  { holder, email }: { holder: AccountHolder; email: string },
): ParcelAnswers {
  const sender = senderOf(holder, email);
  const isCompared = answers['sender.codePostal'] !== undefined;
  const isSame = (['sender.codePostal', 'sender.isCompany'] as const).every(
    (field) => sender[field] === answers[field],
  );
  return isCompared && !isSame ? senderOf({ ...holder, address: null }, email) : sender;
}

/** Both have an address, where a postal code can stand for both. */
export const canSwap = (answers: ParcelAnswers, options: ParcelOptions): boolean =>
  answers.origin !== undefined && answers.origin === answers.destination && needsPlace('recipient', answers, options);

/** The sender becomes the recipient, as when something is sent back; the e-mail and the mobile go along. */
export function swapParties(answers: ParcelAnswers, options: ParcelOptions): ParcelAnswers {
  if (!canSwap(answers, options)) return answers;
  const other: Partial<Record<ParcelField, string>> = { ...answers };
  for (const field of partyFields) {
    other[`sender.${field}`] = answers[`recipient.${field}`] ?? '';
    other[`recipient.${field}`] = answers[`sender.${field}`] ?? '';
  }
  other['sender.confirmed'] = answers['recipient.confirmed'] ?? '';
  other['recipient.confirmed'] = answers['sender.confirmed'] ?? '';
  other['sender.codePostal'] = answers.postalCode ?? '';
  other.postalCode = answers['sender.codePostal'] ?? answers.postalCode ?? '';
  return withoutEmpty(other);
}

/** An address of the book for one of the two: the recipient's must be where the parcel goes. */
export function withAddress(answers: ParcelAnswers, { party, address }: { party: Party; address: Address }) {
  return withoutEmpty({ ...answers, ...partyAnswers(party, address) });
}

interface Pasted {
  party: Party;
  pasted: PastedParty;
  options: ParcelOptions;
}

/**
 * A pasted address takes the place of what was typed. The recipient's postal code decided the price: another one of the
 * same place is taken along, as the page shows; one from elsewhere is not, and its town stays to be typed.
 */
export function withPasted(answers: ParcelAnswers, { party, pasted, options }: Pasted) {
  if (Object.keys(pasted).length === 0) return answers;
  const placed = party === 'sender' ? pastedWithin(pasted, answers.origin) : pasted;
  const next: Partial<Record<ParcelField, string>> = {
    ...withPastedParty(answers, { party, fields: partyFields, pasted: placed }),
  };
  const { codePostal = '', country = 'FR' } = placed;
  if (party === 'sender') next['sender.codePostal'] = codePostal;
  else if (!needsPlace(party, answers, options)) return withoutEmpty(next);
  else if (fits({ country, codePostal }, { party, answers: { ...answers, postalCode: codePostal }, options }))
    next.postalCode = codePostal;
  else if (codePostal !== '' || !fitsCountry(pasted, answers.destination)) next['recipient.city'] = '';
  return withoutEmpty(next);
}

/** A recipient elsewhere gets no town, and the page says so. */
export const takesPasted = (answers: ParcelAnswers, { party, pasted }: Pick<Pasted, 'party' | 'pasted'>): boolean =>
  party === 'recipient' || fitsTerritory(pasted, answers.origin);

/** The address of the sender or the recipient, as the checking service may be asked about it. */
export const partyAddress = (party: Party, options: ParcelOptions): PartyAddress<ParcelField> => ({
  party,
  address(answers) {
    const parsed = partyField(party, options).parse(answers, {});
    return 'value' in parsed && needsPlace(party, answers, options) ? parsed.value : null;
  },
  takes: (place, answers) => fits(place, { party, answers: { ...answers, postalCode: place.codePostal }, options }),
  ...(party === 'recipient' ? { codeField: 'postalCode' } : {}),
});

/** A pasted address fills in what is still empty: what was typed beside it stays. */
export function withRest(answers: ParcelAnswers, { party, pasted, options }: Pasted): ParcelAnswers {
  const next = withRestOfParty(answers, { party, filled: withPasted(answers, { party, pasted, options }) });
  // The postal code goes with the town that stands there.
  return answers['recipient.city'] && answers.postalCode ? { ...next, postalCode: answers.postalCode } : next;
}

/** Whether an address can be the sender's or the recipient's of a parcel between these places. */
export function fits(
  address: Pick<Address, 'country' | 'codePostal'>,
  { party, answers, options }: { party: Party; answers: ParcelAnswers; options: ParcelOptions },
): boolean {
  const { country, codePostal } = address;
  const place = hasFrenchPostalCodes(country) ? territoryOf(codePostal) : country;
  if (party === 'sender') return place === answers.origin;
  if (place !== answers.destination) return false;
  return !needsPlace(party, answers, options) || codePostal.toUpperCase() === postalCodeOf(answers);
}
