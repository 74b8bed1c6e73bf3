import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { MobileIn } from '#domain/address/fields/phone.ts';

/** Mobiles of every country by their real plans of numbers: dear, so for the server alone. */
export const mobileIn: MobileIn = ({ number, country }) => {
  if (!isSupportedCountry(country)) return null;
  const found = parsePhoneNumberFromString(number.replace(/^00/, '+'), country);
  return found?.country === country && found.isValid() ? found.number : null;
};
