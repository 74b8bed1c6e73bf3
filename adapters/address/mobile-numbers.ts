import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { MobileIn } from '#domain/address/fields/phone.ts';

/** Checks mobile numbers of every country against their numbering plans: a large library, used on the server only. */
export const mobileIn: MobileIn = ({ number, country }) => {
  if (!isSupportedCountry(country)) return null;
  const found = parsePhoneNumberFromString(number.replace(/^00/, '+'), country);
  return found?.country === country && found.isValid() ? found.number : null;
};
