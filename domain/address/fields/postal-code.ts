import type { AddressFault } from './faults.ts';
import { hasFrenchPostalCodes } from './territories.ts';

interface PostalCode {
  code: string;
  country: string;
}

/** In the country's format (specification §5); whether it exists is the checking service's business. */
export function postalCodeFault({ code, country }: PostalCode): AddressFault | undefined {
  if (hasFrenchPostalCodes(country)) return /^[0-9]{5}$/.test(code) ? undefined : { code: 'postal-code-fr' };
  return isInternational(code) ? undefined : { code: 'postal-code-international' };
}

/** 2 to 11 letters and digits, with at most one space or hyphen, inside. */
const isInternational = (code: string) =>
  code.length >= 2 && code.length <= 11 && /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)?$/.test(code);
