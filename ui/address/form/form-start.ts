import type { BookEntry } from '#domain/address/book/address-book.ts';
import { type AddressForm, emptyForm } from '#domain/address/form-fields.ts';
import { formOfAddress } from './form-of.ts';

/** What the form of an entry holds first. A contact fills in its name only; the shopper types the rest. */
export const startOf = ({ address, name }: BookEntry): AddressForm =>
  address ? formOfAddress(address) : { ...emptyForm, ...namesOf(name) };

function namesOf(name: string): Pick<AddressForm, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}
