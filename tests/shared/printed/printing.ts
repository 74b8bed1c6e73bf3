/** Which fields of what was composed are printed, and why the others are not. */
import type { components } from '#contracts/generated/registered-mail.ts';
import { countryOf } from '#mocks/session/countries.ts';
import type { Lang } from '#mocks/shared/lang.ts';

/** Of each field of the contract, the words that a file has to say of it, or the reason why it says none. */
export type Printing<Whole> = { [Field in keyof Required<Whole>]: ((whole: Whole, lang: Lang) => string[]) | string };

/** The words that a file has to say; any space is one. */
export const wordsOf = <Whole extends object>(printing: Printing<Whole>, whole: Whole, lang: Lang = 'fr'): string[] =>
  Object.values<Printing<Whole>[keyof Whole]>(printing)
    .flatMap((how) => (typeof how === 'string' ? [] : how(whole, lang)))
    .map((words) => words.replace(/\s+/g, ' ').trim());

type Address = components['schemas']['Address'];

const inCapitals = (text: string | undefined): string[] =>
  text ? [text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()] : [];

/** An address as an envelope has it (NF Z10-011). */
export const onEnvelope: Printing<Address> = {
  titleCode: ({ titleCode = '' }) => inCapitals({ mr: 'Monsieur', mrs: 'Madame' }[titleCode]),
  firstName: ({ firstName }) => inCapitals(firstName),
  lastName: ({ lastName }) => inCapitals(lastName),
  companyName: ({ companyName }) => inCapitals(companyName),
  service: ({ service }) => inCapitals(service),
  floor: ({ floor }) => inCapitals(floor),
  building: ({ building }) => inCapitals(building),
  additionalInformation: ({ additionalInformation }) => inCapitals(additionalInformation),
  line1: ({ line1 }) => inCapitals(line1),
  line2: ({ line2 }) => inCapitals(line2),
  postalCode: ({ postalCode }) => [postalCode],
  town: ({ town }) => inCapitals(town),
  country: ({ country: { isocode } }) => (isocode === 'FR' ? [] : inCapitals(countryOf(isocode, 'fr').name)),
  withoutStreet: 'It says which of the lines the first one is.',
  doorCode: 'It is for the carrier alone: whoever sees an envelope would read it.',
  phone: 'Whoever sees an envelope would read it; labels abroad, which need it, have a row of their own.',
  cellphone: 'Whoever sees an envelope would read it; labels to a point and abroad have a row of their own.',
  email: 'Whoever sees an envelope would read it; labels abroad, which need it, have a row of their own.',
  customsReference: 'It is for customs: labels and forms abroad have a row of their own.',
  companyNumber: 'It belongs to a bill.',
  id: 'It belongs to the address book.',
  addressName: 'It belongs to the address book.',
  defaultAddress: 'It belongs to the address book.',
  verified: 'It belongs to the form that checked the address.',
  formattedAddress: 'It says the others again, for OCC’s clients.',
};
