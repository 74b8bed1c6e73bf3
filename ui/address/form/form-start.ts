import type { BookEntry } from '#domain/address/book/address-book.ts';
import { nationalNumber } from '#domain/address/fields/phone.ts';
import { type AddressForm, emptyForm } from '#domain/address/form-fields.ts';
import { formOfAddress } from './form-of.ts';

/** What the form of an entry holds first. A contact fills in its name only; the shopper types the rest. */
export const startOf = ({ address, name }: BookEntry): AddressForm =>
  address ? withOwnNumber(formOfAddress(address)) : { ...emptyForm, ...namesOf(name) };

/** The hint asks for the number as its country dials it. */
const withOwnNumber = (form: AddressForm): AddressForm => ({
  ...form,
  mobilePhone: nationalNumber({ number: form.mobilePhone, country: form.country }),
});

function namesOf(name: string): Pick<AddressForm, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}
