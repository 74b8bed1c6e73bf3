import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The places that letters of France reach at its own rates, by their ISO codes. */
export const frenchTerritories = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF']);
const frenchPrefixes = new Set<string>(['33', '590', '596', '594', '262', '508']);

/** In pairs on what is read in France, with the country's prefix elsewhere; what is no number stays as it is. */
export function phoneText(number: string, readIn: string): string {
  const parsed = parsePhoneNumberFromString(number, 'FR');
  if (!parsed?.isPossible()) return number;
  const isFrench = frenchTerritories.has(readIn) && frenchPrefixes.has(parsed.countryCallingCode);
  return parsed.format(isFrench ? 'NATIONAL' : 'INTERNATIONAL').replaceAll(' ', '\u00a0');
}
