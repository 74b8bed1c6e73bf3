import { type AddressField, type AddressForm, addressFields } from '#domain/address/form-fields.ts';
import { field } from '#ui/forms/fields.ts';

/** The form's field names on the wire, after OCC, by the specification's names. */
export const fieldNames: Record<AddressField, string> = {
  country: 'country',
  companyName: 'companyName',
  service: 'service',
  civility: 'titleCode',
  firstName: 'firstName',
  lastName: 'lastName',
  streetName: 'line1',
  additionalStreetName: 'line2',
  building: 'building',
  floor: 'floor',
  keypad: 'keypad',
  additionalInformation: 'additionalInformation',
  codePostal: 'postalCode',
  city: 'town',
  mobilePhone: 'cellphone',
  email: 'email',
  customsReference: 'customsReference',
  addressName: 'addressName',
};

/** As the page shows them, so that a list of what is wrong reads downwards. */
export const fieldsInOrder: readonly AddressField[] = addressFields.toSorted(
  (one, other) => placeOf(one) - placeOf(other),
);

function placeOf(name: AddressField): number {
  return Object.keys(fieldNames).indexOf(name);
}

export const fieldOf = (name: string): AddressField | undefined =>
  addressFields.find((one) => fieldNames[one] === name);

const longest = 500;

/** What was typed, by the specification's names; the same on the server and in the browser. */
export function formOf(form: FormData): AddressForm {
  const read = (name: AddressField) => field(form, fieldNames[name], longest);
  return {
    isCompany: field(form, 'isCompany') !== '',
    isPrimary: field(form, 'isPrimary') !== '',
    companyName: read('companyName'),
    customsReference: read('customsReference'),
    civility: read('civility'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    mobilePhone: read('mobilePhone'),
    addressName: read('addressName'),
    streetName: read('streetName'),
    additionalStreetName: read('additionalStreetName'),
    building: read('building'),
    floor: read('floor'),
    keypad: read('keypad'),
    additionalInformation: read('additionalInformation'),
    codePostal: read('codePostal'),
    city: read('city'),
    service: read('service'),
    country: read('country'),
  };
}

/** The same as the fields of a page have them: what hidden fields carry from one step to the next. */
export const valuesOf = (form: AddressForm): Record<string, string> => ({
  ...Object.fromEntries(addressFields.map((name) => [fieldNames[name], form[name]])),
  isCompany: form.isCompany ? '1' : '',
  isPrimary: form.isPrimary ? '1' : '',
});
