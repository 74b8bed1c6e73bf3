import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { isFrance } from '#domain/address/fields/territories.ts';

/** Prefixes of numbers that are dialled in France, overseas included, without one. */
const dialledInFrance = new Set<string>(['33', '262', '508', '590', '594', '596']);

/**
 * A phone number as people write it: « 06 12 34 56 78 » where it is read in France, « +33 6 12 34 56 78 » elsewhere. What is
 * no number stays as it is. A large library: for the server only.
 */
export function readableNumber(number: string, readIn = 'FR'): string {
  const parsed = parsePhoneNumberFromString(number, 'FR');
  if (!parsed?.isPossible()) return number;
  const isNational = isFrance(readIn) && dialledInFrance.has(parsed.countryCallingCode);
  return (isNational ? parsed.formatNational() : parsed.formatInternational()).replaceAll(' ', '\u00a0');
}
