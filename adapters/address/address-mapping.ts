import { fromAddress, toAddress } from '#adapters/cart/cart-mapping.ts';
import type {
  AccountAddress,
  AddressAccount,
  Contact,
  Address as WireAddress,
} from '#adapters/generated/address/types.gen.ts';
import type { PostalAddress } from '#domain/address/address.ts';
import type { BookEntry } from '#domain/address/address-book.ts';

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
  address: toPostalAddress(wire),
});

/** Without an address there is nothing that could be refused. */
const toContactEntry = ({ id, firstName, lastName, address }: Contact): BookEntry => ({
  id,
  kind: 'contact',
  name: [firstName, lastName].filter(Boolean).join(' '),
  isPrimary: address?.defaultAddress === true,
  isEligible: address?.eligible ?? true,
  address: address ? toPostalAddress(address) : null,
});

export const toPostalAddress = (wire: WireAddress): PostalAddress => ({
  ...toAddress(wire),
  isCompany: (wire.companyName ?? '') !== '',
  isPrimary: wire.defaultAddress === true,
  name: wire.addressName ?? '',
  service: wire.service ?? '',
  keypad: wire.doorCode ?? '',
  additionalInformation: wire.additionalInformation ?? '',
  customsReference: wire.customsReference ?? '',
  email: wire.email ?? '',
});

export const fromPostalAddress = (address: PostalAddress): WireAddress => ({
  ...fromAddress(address),
  ...(address.name ? { addressName: address.name } : {}),
  ...(address.service ? { service: address.service } : {}),
  ...(address.keypad ? { doorCode: address.keypad } : {}),
  ...(address.additionalInformation ? { additionalInformation: address.additionalInformation } : {}),
  ...(address.customsReference ? { customsReference: address.customsReference } : {}),
  ...(address.email ? { email: address.email } : {}),
  defaultAddress: address.isPrimary,
});
