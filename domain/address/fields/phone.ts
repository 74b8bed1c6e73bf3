import type { AddressFault } from './faults.ts';
import { isFrance } from './territories.ts';

/** The E.164 number when it is a mobile of that country, else `null`; the server knows, the browser does not. */
export type MobileIn = (phone: { number: string; country: string }) => string | null;

interface Phone {
  number: string;
  country: string;
  mobileIn?: MobileIn | undefined;
}

/**
 * Prefix abroad of what is France at home: a Guadeloupe mobile is 0690… there and +590 690… elsewhere. The server asks a
 * library about those that are not here (`adapters/address/mobile-numbers.ts`).
 */
const overseas: Record<string, string> = {
  '0639': '262',
  '0690': '590',
  '0691': '590',
  '0692': '262',
  '0693': '262',
  '0694': '594',
  '0696': '596',
  '0697': '596',
};
/** Some contact lists leave the plus out; Saint-Pierre-et-Miquelon is dialled with a 0 from the rest of France. */
const frenchPrefix =
  /^(?:(?:\+|00)(?:33|262|508|590|594|596)0?|(?:33|262|590|594|596)0?(?=[67][0-9]{8}$)|0508(?=[0-9]{6}$))/;
const miquelonPrefix = /^(?:\+|00?)508/;
const belgianPrefix = /^(?:\+|00)320?/;

/** The mobile rule of the country (specification §5). Elsewhere the shape alone, unless `mobileIn` knows better. */
export function mobileFault(phone: Phone): AddressFault | undefined {
  if (internationalNumber(phone) !== null) return undefined;
  if (isFrance(phone.country)) return { code: 'mobile-fr' };
  return { code: phone.country === 'BE' ? 'mobile-be' : 'mobile-other' };
}

/**
 * The number as it is saved: E.164 for France, Belgium and wherever `mobileIn` knows the country; else as typed, without
 * punctuation. `null` when it is not a mobile there.
 */
export function internationalNumber({ number, country, mobileIn }: Phone): string | null {
  const bare = number.replace(/[\s\p{P}]/gu, '');
  const national = bare.replace(frenchPrefix, '0');
  if (isFrance(country))
    return frenchNumber(national) ?? (country === 'PM' || miquelonPrefix.test(bare) ? miquelonNumber(national) : null);
  if (country === 'BE') return belgianNumber(bare.replace(belgianPrefix, '0'));
  if (!/^\+?[0-9]{6,15}$/.test(bare)) return null;
  return mobileIn ? mobileIn({ number: bare, country }) : bare;
}

/** A saved number as its country dials it, which is how the form asks for it. */
export function nationalNumber({ number, country }: Omit<Phone, 'mobileIn'>): string {
  if (miquelonPrefix.test(number)) return number;
  if (isFrance(country)) return number.replace(frenchPrefix, '0');
  return country === 'BE' ? number.replace(belgianPrefix, '0') : number;
}

// Not by a library of numbers: those refuse 0690123456 and 0712345678 for France (postal-domain 8).
function frenchNumber(national: string): string | null {
  if (!/^0[67][0-9]{8}$/.test(national)) return null;
  return `+${overseas[national.slice(0, 4)] ?? '33'}${national.slice(1)}`;
}

/** Six digits at home, beside the ten of newer mobiles. */
const miquelonNumber = (national: string) => (/^0?[45][0-9]{5}$/.test(national) ? `+508${national.slice(-6)}` : null);

const belgianNumber = (national: string) => (/^04[0-9]{8}$/.test(national) ? `+32${national.slice(1)}` : null);
