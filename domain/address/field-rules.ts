import { addressNameFault } from './address-name.ts';
import { emailFault } from './email.ts';
import type { AddressFault } from './faults.ts';
import { type AddressContext, type AddressField, type AddressForm, nameMax } from './form-fields.ts';
import { type Line, lengthFault, lineFault, lineMax, signsFault } from './lines.ts';
import { localityFault } from './locality.ts';
import { mobileFault } from './phone.ts';
import { postalCodeFault } from './postal-code.ts';

type Rule = (form: AddressForm, context: AddressContext) => AddressFault | undefined;

/** The first rule that each field of a normalised form breaks. */
export const fieldRules: Record<AddressField, Rule> = {
  country: ({ country }, { countries }) => chosen(countries.some(({ code }) => code === country)),
  civility: ({ civility, isCompany }) => chosen(isCompany || isCivility(civility)),
  firstName: ({ firstName, isCompany }, context) => nameFault(firstName, { isCompany, ...context }),
  lastName: ({ lastName, isCompany }, context) => nameFault(lastName, { isCompany, ...context }),
  companyName: ({ companyName, isCompany }) =>
    isCompany ? (required(companyName) ?? lineFault(companyName, 'line1Business')) : undefined,
  service: ({ service, isCompany }) => (isCompany ? lineFault(service, 'line2Business') : undefined),
  floor: ({ floor, isCompany }) => lineFault(floor, isCompany ? 'line2Business' : 'line2Private'),
  building: ({ building }) => lineFault(building, 'line3'),
  streetName: (form) => streetOrPlace(form) ?? lineFault(form.streetName, 'line4'),
  additionalStreetName: (form) => streetOrPlace(form) ?? lineFault(form.additionalStreetName, 'line5'),
  codePostal: ({ codePostal, country }, { withoutPostalCode }) =>
    postalCodeFault({ code: codePostal, country, ...(withoutPostalCode ? { exempt: withoutPostalCode } : {}) }),
  city: ({ city }) => required(city) ?? localityFault(city),
  keypad: ({ keypad }) => lengthFault(keypad, keypadMax),
  additionalInformation: ({ additionalInformation }) => additionalFault(additionalInformation),
  mobilePhone: ({ mobilePhone, country }, context) => {
    if (mobilePhone === '') return mayLackMobile(context) ? undefined : { code: 'required' };
    return mobileFault({ number: mobilePhone, country, mobileIn: context.mobileIn });
  },
  email: ({ email }, context) => (needsEmail(context) ? required(email) : undefined) ?? emailFault(email),
  addressName: ({ addressName }, { otherNames = [] }) => addressNameFault(addressName, otherNames),
  customsReference: ({ customsReference }) => lengthFault(customsReference, lineMax),
};

/** The carrier's limit for the code of a door (postal-domain 1.1). */
const keypadMax = 8;

const required = (value: string): AddressFault | undefined => (value === '' ? { code: 'required' } : undefined);
const chosen = (isChosen: boolean): AddressFault | undefined => (isChosen ? undefined : { code: 'required' });

export const isCivility = (civility: string): civility is 'mr' | 'mrs' => civility === 'mr' || civility === 'mrs';

/** A company's contact stands on its second line, a person on the first (postal-domain 1.2, A6). */
function nameFault(name: string, { isCompany, nameMax: count = nameMax }: { isCompany: boolean; nameMax?: number }) {
  const line: Line = isCompany ? 'line2Business' : 'line1Private';
  return required(name) ?? lengthFault(name, count) ?? signsFault(name, line);
}

const streetOrPlace = ({ streetName, additionalStreetName }: AddressForm): AddressFault | undefined =>
  streetName === '' && additionalStreetName === '' ? { code: 'street-or-place' } : undefined;

/** One message for all its signs: « format not compliant » (specification §5). */
const additionalFault = (value: string): AddressFault | undefined =>
  lengthFault(value, lineMax) ?? (signsFault(value, 'line3') ? { code: 'additional-information' } : undefined);

const mayLackMobile = ({ use, isQuick = false, isLetter = false }: AddressContext) =>
  isLetter || (use === 'book' && isQuick);

const needsEmail = ({ use, needsEmail: isAsked = false }: AddressContext) =>
  use === 'sender' || (isAsked && use !== 'book');
