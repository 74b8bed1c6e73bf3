import type { AddressFault } from './faults.ts';
import { hasFrenchPostalCodes } from './territories.ts';

interface PostalCode {
  code: string;
  country: string;
}

/**
 * Countries and territories whose addresses have no postal code that everybody there writes (UPU, addressing pages of
 * its members, 2025). Neither the backend's list of countries, which is OCC's, nor libphonenumber, ISO or CLDR says so.
 */
export const withoutPostalCodes =
  `AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA
  RW SB SC SL SO SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW`.split(/\s+/);

/** Whether an address of that country must have one; `''` is a country that is not known yet. */
export const needsPostalCode = (country: string): boolean => !withoutPostalCodes.includes(country);

/** As it is checked and saved: a French one without the spaces that parts of it have in « 69 002 ». */
export const joinPostalCode = ({ code, country }: PostalCode): string =>
  hasFrenchPostalCodes(country) ? code.replace(/\s/g, '') : code;

/** Typed where there are any, and in the country's format (specification §5); whether it exists is the checking service's business. */
export function postalCodeFault({ code, country }: PostalCode): AddressFault | undefined {
  if (code === '') return needsPostalCode(country) ? { code: 'required' } : undefined;
  if (hasFrenchPostalCodes(country)) return /^[0-9]{5}$/.test(code) ? undefined : { code: 'postal-code-fr' };
  if (!isInternational(code)) return { code: 'postal-code-international' };
  if (code.length < least) return { code: 'too-short', count: least };
  return code.length > most ? { code: 'too-long', count: most } : undefined;
}

/** The length of a code outside France (specification §9). */
const [least, most] = [2, 11];

/** Letters and digits, with at most one space or hyphen, inside. */
const isInternational = (code: string) => /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)?$/.test(code);
