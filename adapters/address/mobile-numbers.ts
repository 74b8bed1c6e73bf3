import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { MobileIn } from '#domain/address/fields/phone.ts';

/** Checks mobile numbers of every country against their numbering plans: a large library, used on the server only. */
export const mobileIn: MobileIn = ({ number, country }) => {
  if (!isSupportedCountry(country)) return null;
  const parsed = parsePhoneNumberFromString(number.replace(/^00/, '+'), country);
  return parsed?.country === country && parsed.isValid() ? parsed.number : null;
};

const overseas: readonly CountryCode[] = ['GP', 'MQ', 'GF', 'RE', 'PM'];

/**
 * An E.164 number as it is called from elsewhere: the overseas departments and Saint-Pierre-et-Miquelon dial their mobiles
 * as France does, 0709 00 12 34, and have prefixes of their own. Any other number is left as it is.
 */
export function withOverseasPrefix(number: string): string {
  if (!/^\+33[67]/.test(number)) return number;
  const numbers = overseas.map((country) => parsePhoneNumberFromString(`0${number.slice(3)}`, country));
  return numbers.find((parsed) => parsed?.isValid())?.number ?? number;
}
