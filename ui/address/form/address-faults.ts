import type { AddressFault } from '#domain/address/fields/faults.ts';
import type { AddressField } from '#domain/address/form-fields.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Messages by name, with placeholders such as « {count} »: the browser has no message formatter. */
export type FaultTexts = Record<string, string>;

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

const plainTexts = {
  'street-or-place': 'address.streetOrPlace',
  'additional-information': 'address.additionalInformationFormat',
  email: 'address.emailFormat',
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
const signName = (sign: string) => signNames[sign] ?? 'other';
const names = ['apostrophe', 'hyphen', 'space', 'period', 'slash', 'ampersand', 'percent', 'other'];

/** What is said of a field in which somebody without a mobile phone has nothing to type. */
const ofMobile = ['required.mobilePhone', 'mobile-fr', 'mobile-be', 'mobile-other'];

/** Every message of the address rules in one language, except for typed values. */
export function faultTexts({ t, phone }: Pick<Wording, 't' | 'phone'>): FaultTexts {
  const texts: FaultTexts = {
    'too-long': t('address.tooLong', { count: '{count}' }),
    'too-short': t('address.tooShort', { count: '{count}' }),
    'line-too-long': t('address.lineTooLong', { count: '{count}' }),
    'delivery-name': t('address.deliveryName', { name: '{name}' }),
    'characters.one': t('address.characters', { count: 1, signs: '{signs}' }),
    'characters.more': t('address.characters', { count: 2, signs: '{signs}' }),
  };
  for (const [field, key] of Object.entries(required)) texts[`required.${field}`] = t(key);
  for (const [code, key] of Object.entries(plainTexts)) texts[code] = t(key);
  // Who has no mobile is not left outside.
  if (phone) for (const fault of ofMobile) texts[fault] += ` ${t('address.noMobile', { phone })}`;
  for (const sign of names) {
    texts[`consecutive.${sign}`] = t('address.consecutive', { sign });
    texts[`edge.first.${sign}`] = t('address.edgeFirst', { sign });
    texts[`edge.last.${sign}`] = t('address.edgeLast', { sign });
  }
  return texts;
}

/** The message of a broken address rule (specification §5): what is wrong and how to mend it. */
export const faultText = (field: AddressField, fault: AddressFault, wording: Pick<Wording, 't' | 'phone'>): string =>
  textOf(field, fault, faultTexts(wording));

/** The same from a table of messages, for the browser. */
export function textOf(field: AddressField, fault: AddressFault, texts: FaultTexts): string {
  const fill = (name: string, [token, value]: [string, string | number] = ['', '']) =>
    (texts[name] ?? '').replace(`{${token}}`, () => String(value));
  switch (fault.code) {
    case 'required':
      return fill(`required.${field}`);
    case 'too-long':
    case 'too-short':
    case 'line-too-long':
      return fill(fault.code, ['count', fault.count]);
    case 'characters':
      return fill(`characters.${fault.signs.length === 1 ? 'one' : 'more'}`, ['signs', fault.signs.join(' ')]);
    case 'consecutive':
      return fill(`consecutive.${signName(fault.sign)}`);
    case 'edge':
      return fill(`edge.${fault.where}.${signName(fault.sign)}`);
    case 'delivery-name':
      return fill('delivery-name', ['name', fault.name]);
    default:
      return fill(fault.code);
  }
}
