/** Random valid address forms, generated from the table of fields: a new field is included by itself. */
import fc from 'fast-check';
import type { Address } from '#domain/address/address.ts';
import { checkAddress } from '#domain/address/address-form.ts';
import { anAddressContext } from '#domain/address/examples.ts';
import { type AddressField, type AddressForm, addressFields, formFields } from '#domain/address/form-fields.ts';

const signs = (some: string) => fc.constantFrom(...Array.from(some));
const digits = (length: number) => fc.string({ unit: signs('12345678'), minLength: length, maxLength: length });
/** At most five letters, so that fields that share a printed line fit on it. */
const word = fc.string({ unit: signs('aéBçD'), minLength: 1, maxLength: 5 });
const words = fc.tuple(word, signs(" -'"), word).map((parts) => parts.join(''));

const texts: { [Name in AddressField]?: fc.Arbitrary<string> } = {
  civility: fc.constantFrom('mr', 'mrs'),
  keypad: fc.string({ unit: signs('12AB#*'), maxLength: 8 }),
  email: fc.constantFrom('', 'nom@exemple.fr', 'nom.long+carnet@exemple.fr'),
  streetName: fc.oneof(fc.constant(''), words),
  additionalStreetName: fc.oneof(fc.constant(''), words),
};

const textOf = (name: AddressField) =>
  texts[name] ?? (formFields[name].whenEmpty ? words : fc.oneof(fc.constant(''), words));

const typed = fc
  .tuple(...addressFields.map((name) => textOf(name).map((value) => [name, value] as const)))
  .map((entries) => Object.fromEntries(entries) as Record<AddressField, string>);

const places = fc.oneof(
  fc.record({
    country: fc.constant('FR'),
    codePostal: digits(5),
    mobilePhone: digits(8).map((number) => `+336${number}`),
  }),
  fc.record({
    country: fc.constant('BE'),
    codePostal: digits(4),
    mobilePhone: digits(8).map((number) => `+324${number}`),
  }),
);

const flags = fc.record({ isCompany: fc.boolean(), isPrimary: fc.boolean() });

/** Company fields only for companies. */
const asSaved = (form: AddressForm): AddressForm =>
  form.isCompany ? form : { ...form, ...Object.fromEntries(companyFields.map((name) => [name, ''])) };

const companyFields = addressFields.filter((name) => formFields[name].ofCompany);

export const savedFrom = (form: AddressForm): Address | null => {
  const checked = checkAddress(form, anAddressContext());
  return checked.kind === 'address' ? checked.address : null;
};

/** Spelled as it is saved. */
export const legalForms: fc.Arbitrary<AddressForm> = fc
  .tuple(typed, places, flags)
  .map(([some, place, ticked]) => asSaved({ ...some, ...place, ...ticked }))
  .filter((form) => savedFrom(form) !== null);

export const legalAddresses: fc.Arbitrary<Address> = legalForms.map(savedFrom).filter((address) => address !== null);
