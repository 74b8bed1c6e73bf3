import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const frenchPrefixes = new Set<string>(['33', '590', '596', '594', '262', '508']);

/** In pairs where it is read in France, with the country's prefix on what leaves; what is no number stays as it is. */
export function phoneText(number: string, { isAbroad = false } = {}): string {
  const parsed = parsePhoneNumberFromString(number, 'FR');
  if (!parsed?.isPossible()) return number;
  const isFrench = !isAbroad && frenchPrefixes.has(parsed.countryCallingCode);
  return parsed.format(isFrench ? 'NATIONAL' : 'INTERNATIONAL').replaceAll(' ', '\u00a0');
}
