import type { AddressFault } from '#domain/address/faults.ts';
import type { AddressField } from '#domain/address/form-fields.ts';
import type { Wording } from './wording.ts';

const required = {
  civility: 'address.requiredCivility',
  country: 'address.requiredCountry',
  firstName: 'address.requiredFirstName',
  lastName: 'address.requiredLastName',
  companyName: 'address.requiredCompanyName',
  codePostal: 'address.requiredPostalCode',
  city: 'address.requiredCity',
  mobilePhone: 'address.requiredMobile',
  email: 'address.requiredEmail',
} as const satisfies Partial<Record<AddressField, string>>;
const isNamed = (field: AddressField): field is keyof typeof required => field in required;

const plainTexts = {
  'street-or-place': 'address.streetOrPlace',
  'additional-information': 'address.additionalInformation',
  email: 'address.email',
  'postal-code-fr': 'address.postalCodeFr',
  'postal-code-international': 'address.postalCodeInternational',
  'mobile-fr': 'address.mobileFr',
  'mobile-be': 'address.mobileBe',
  'mobile-other': 'address.mobileOther',
  'duplicate-name': 'address.duplicateName',
  'not-eligible': 'address.notEligible',
} as const;

const signNames: Record<string, string> = {
  "'": 'apostrophe',
  '-': 'hyphen',
  ' ': 'space',
  '.': 'period',
  '/': 'slash',
  '&': 'ampersand',
  '%': 'percent',
};
const nameOf = (sign: string) => signNames[sign] ?? 'other';

/** The message of a broken address rule (specification §5): what is wrong and how to mend it. */
export function faultText(field: AddressField, fault: AddressFault, { t }: Wording): string {
  switch (fault.code) {
    case 'required':
      return t(isNamed(field) ? required[field] : 'address.required');
    case 'too-long':
      return t('address.tooLong', { count: fault.count });
    case 'characters':
      return t('address.characters', { count: fault.signs.length, signs: fault.signs.join(' ') });
    case 'consecutive':
      return t('address.consecutive', { sign: nameOf(fault.sign) });
    case 'edge':
      return t(fault.where === 'first' ? 'address.edgeFirst' : 'address.edgeLast', { sign: nameOf(fault.sign) });
    case 'delivery-label':
      return t('address.deliveryLabel', { label: fault.label });
    case 'line-too-long':
      return t('address.lineTooLong', { count: fault.count });
    default:
      return t(plainTexts[fault.code]);
  }
}
