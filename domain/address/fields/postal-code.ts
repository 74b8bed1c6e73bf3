import type { AddressFault } from './faults.ts';
import { hasFrenchPostalCodes } from './territories.ts';

interface PostalCode {
  code: string;
  country: string;
}

/** As it is checked and saved: a French one without the spaces that parts of it have in « 69 002 ». */
export const joinPostalCode = ({ code, country }: PostalCode): string =>
  hasFrenchPostalCodes(country) ? code.replace(/\s/g, '') : code;

/** In the country's format (specification §5); whether it exists is the checking service's business. */
export function postalCodeFault({ code, country }: PostalCode): AddressFault | undefined {
  if (hasFrenchPostalCodes(country)) return /^[0-9]{5}$/.test(code) ? undefined : { code: 'postal-code-fr' };
  if (!isInternational(code)) return { code: 'postal-code-international' };
  if (code.length < least) return { code: 'too-short', count: least };
  return code.length > most ? { code: 'too-long', count: most } : undefined;
}

/** The length of a code outside France (specification §9). */
const [least, most] = [2, 11];

/** Letters and digits, with at most one space or hyphen, inside. */
const isInternational = (code: string) => /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)?$/.test(code);
