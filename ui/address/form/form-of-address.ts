import type { PostalAddress } from '#domain/address/address.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';

/** A form to begin with: what most shoppers need to change the least. */
export const emptyForm: AddressForm = {
  isCompany: false,
  isPrimary: false,
  companyName: '',
  customsReference: '',
  civility: '',
  firstName: '',
  lastName: '',
  email: '',
  mobilePhone: '',
  addressName: '',
  streetName: '',
  additionalStreetName: '',
  building: '',
  floor: '',
  keypad: '',
  additionalInformation: '',
  codePostal: '',
  city: '',
  service: '',
  country: 'FR',
};

/** The form that a saved address came from, to change it. */
export const formOfAddress = (address: PostalAddress): AddressForm => ({
  isCompany: address.isCompany,
  isPrimary: address.isPrimary,
  companyName: address.company,
  customsReference: address.customsReference,
  civility: address.civility ?? '',
  firstName: address.firstName,
  lastName: address.lastName,
  email: address.email,
  mobilePhone: address.phone,
  addressName: address.name,
  streetName: address.street,
  additionalStreetName: address.place,
  building: address.building,
  floor: address.floor,
  keypad: address.keypad,
  additionalInformation: address.additionalInformation,
  codePostal: address.postalCode,
  city: address.city,
  service: address.service,
  country: address.country,
});
