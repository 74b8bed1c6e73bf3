import type { AddressFault } from './faults.ts';
import { hasFrenchPostalCodes } from './territories.ts';

interface PostalCode {
  code: string;
  country: string;
  /** Countries that have no postal codes: theirs may stay empty (postal-domain 9.54). */
  exempt?: readonly string[];
}

/** Required and in the country's format (specification §5); whether it exists is the checking service's business. */
export function postalCodeFault({ code, country, exempt = [] }: PostalCode): AddressFault | undefined {
  if (code === '') return exempt.includes(country) ? undefined : { code: 'required' };
  if (hasFrenchPostalCodes(country)) return /^[0-9]{5}$/.test(code) ? undefined : { code: 'postal-code-fr' };
  return isInternational(code) ? undefined : { code: 'postal-code-international' };
}

/** 2 to 11 letters and digits, with at most one space or hyphen, inside. */
const isInternational = (code: string) =>
  code.length >= 2 && code.length <= 11 && /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)?$/.test(code);
