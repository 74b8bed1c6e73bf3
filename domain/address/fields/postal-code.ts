import type { AddressFault } from './faults.ts';
import { hasFrenchPostalCodes } from './territories.ts';

interface PostalCode {
  code: string;
  country: string;
}

/**
 * Countries and territories whose addresses need no postal code. Each was compared with three public sources, and stands
 * here where two of them have none: the formats of Google's libaddressinput (June 2025), the expressions of CLDR's
 * postalCodeData, withdrawn since (one that may be empty counts as none), and GeoPostcodes' list of countries without.
 * Neither the backend's list of countries, which is OCC's, nor libphonenumber or ISO says so.
 */
export const withoutPostalCodes =
  `AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ
  GY HK HN JM KI KM KN KP LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SD SL SR SS ST SX SY
  TD TF TG TK TL TO TV UG VU WS YE ZW`.split(/\s+/);

/** Whether an address of that country must have one; `''` is a country that is not known yet. */
export const needsPostalCode = (country: string): boolean => !withoutPostalCodes.includes(country);

/** As it is checked and saved: a French one without the spaces of « 69 002 », nor the country before it, « F-69002 ». */
export const joinPostalCode = ({ code, country }: PostalCode): string =>
  hasFrenchPostalCodes(country) ? code.replace(/\s/g, '').replace(/^(?:F|[A-Z]{2})-?(?=[0-9]{5}$)/i, '') : code;

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
