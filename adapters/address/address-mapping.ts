import type {
  AccountAddress,
  AddressAccount,
  Contact,
  Address as WireAddress,
} from '#adapters/generated/address/types.gen.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import type { Address } from '#domain/address/address.ts';
import type { BookEntry } from '#domain/address/book/address-book.ts';
import { isCivility } from '#domain/address/form-fields.ts';
import { type PartyName, partyFields } from '#domain/address/party.ts';
import { withOverseasPrefix } from './mobile-numbers.ts';

/** One field of an address: how it is read from OCC's fields, and written to them. */
interface FieldMapping<Value> {
  read(wire: WireAddress): Value;
  write(value: Value, address: Address): Partial<WireAddress>;
}

type TextOf<Wire> = { [Key in keyof Wire]-?: Wire[Key] extends string | undefined ? Key : never }[keyof Wire];

const text = (key: TextOf<WireAddress>): FieldMapping<string> => ({
  read: (wire) => wire[key] ?? '',
  write: (value): Partial<Pick<WireAddress, typeof key>> => (value === '' ? {} : { [key]: value }),
});

/** OCC requires the field: it is sent even when empty. */
const requiredText = (key: TextOf<WireAddress>): FieldMapping<string> => ({
  ...text(key),
  write: (value): Partial<Pick<WireAddress, typeof key>> => ({ [key]: value }),
});

const nothing = () => ({});

const isPlaceAlone = ({ streetName, additionalStreetName }: Address) =>
  streetName === '' && additionalStreetName !== '';

/**
 * The only mapping between the domain's address fields and OCC's, for the address book, carts and orders, in both
 * directions.
 */
const fieldMapping: { readonly [Name in keyof Required<Address>]: FieldMapping<Address[Name]> } = {
  id: { read: ({ id }) => id ?? null, write: nothing },
  isCompany: { read: ({ companyName = '' }) => companyName !== '', write: nothing },
  companyName: text('companyName'),
  companyNumber: {
    read: ({ companyNumber }) => companyNumber,
    write: (companyNumber) => (companyNumber ? { companyNumber } : {}),
  },
  service: text('service'),
  civility: {
    read: ({ titleCode = '' }) => (isCivility(titleCode) ? titleCode : ''),
    write: (titleCode) => (titleCode === '' ? {} : { titleCode }),
  },
  firstName: requiredText('firstName'),
  lastName: requiredText('lastName'),
  // OCC requires the first line: without a street it holds the locality or the PO box.
  streetName: {
    read: ({ line1 = '', withoutStreet }) => (withoutStreet ? '' : line1),
    write: (line1, address) =>
      isPlaceAlone(address) ? { line1: address.additionalStreetName, withoutStreet: true } : { line1 },
  },
  additionalStreetName: {
    read: ({ line1 = '', line2 = '', withoutStreet }) => (withoutStreet ? line1 : line2),
    write: (line2, address) => (line2 === '' || isPlaceAlone(address) ? {} : { line2 }),
  },
  building: text('building'),
  floor: text('floor'),
  keypad: text('doorCode'),
  additionalInformation: text('additionalInformation'),
  codePostal: requiredText('postalCode'),
  city: requiredText('town'),
  country: { read: ({ country }) => country.isocode, write: (isocode) => ({ country: { isocode } }) },
  countryName: { read: ({ country }) => country.name ?? country.isocode, write: nothing },
  mobilePhone: {
    read: ({ cellphone, phone = '' }) => cellphone ?? phone,
    write: (number) => (number === '' ? {} : { cellphone: withOverseasPrefix(number) }),
  },
  email: text('email'),
  customsReference: text('customsReference'),
  addressName: text('addressName'),
  isPrimary: {
    read: ({ defaultAddress }) => defaultAddress === true,
    write: (defaultAddress) => ({ defaultAddress }),
  },
  isVerified: {
    read: ({ verified }) => verified !== false,
    write: (verified) => (verified ? {} : { verified }),
  },
};

/** How a form names what the backend names otherwise. */
const formNames: Readonly<Record<string, PartyName>> = {
  line1: 'streetName',
  line2: 'additionalStreetName',
  town: 'city',
  postalCode: 'codePostal',
};

/** The field of a party's form for a property of its address; `undefined`: nothing asks for it. */
export const partyFieldOf = (property: string): PartyName | undefined =>
  wordOf(formNames, property) ?? partyFields.find((field) => field === property);

const names = Object.keys(fieldMapping) as (keyof Address)[];

export const toAddress = (wire: WireAddress): Address =>
  Object.fromEntries(names.map((name) => [name, fieldMapping[name].read(wire)])) as unknown as Address;

export const fromAddress = (address: Address): WireAddress =>
  Object.assign({}, ...names.map((name) => writeField(name, address[name], address))) as WireAddress;

const writeField = <Name extends keyof Address>(name: Name, value: Address[Name], address: Address) =>
  fieldMapping[name].write(value, address);

export const toEntries = ({ addresses, contacts }: AddressAccount): BookEntry[] => [
  ...addresses.map(toAddressEntry),
  ...contacts.map(toContactEntry),
];

const toAddressEntry = (wire: AccountAddress): BookEntry => ({
  id: wire.id,
  kind: 'address',
  name: wire.addressName ?? '',
  isPrimary: wire.defaultAddress === true,
  isEligible: wire.eligible,
  address: toAddress(wire),
});

/** A contact without an address has no eligibility. */
const toContactEntry = ({ id, firstName, lastName, address }: Contact): BookEntry => ({
  id,
  kind: 'contact',
  name: [firstName, lastName].filter(Boolean).join(' '),
  isPrimary: address?.defaultAddress === true,
  isEligible: address?.eligible ?? true,
  address: address ? toAddress(address) : null,
});
