/** A tracking number: 13 characters, upper case, without spaces (postal-domain 3.3). */
export type ParcelNumber = string;

const weights = [8, 6, 4, 2, 3, 5, 9, 7];
const s10 = /^[A-Z]{2}([0-9]{8})([0-9])([A-Z]{2})$/;
/** Colissimo and tracked letters: the rule of their check digit is not public. */
const national = /^[0-9A-Z]{2}[0-9]{11}$/;
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Region codes that no country has. */
const noCountry = /^(ZZ|XA|XB)$/;

/** The tracking number in a text, whatever its spaces and case; `null` when there is none. */
export function parcelNumberOf(text: string): ParcelNumber | null {
  const number = text.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
  return national.test(number) || isS10(number) ? number : null;
}

function isS10(number: string): boolean {
  const [, serial = '', digit, country = ''] = s10.exec(number) ?? [];
  return isCountry(country) && String(s10CheckDigit(serial)) === digit;
}

const isCountry = (code: string) => code !== '' && !noCountry.test(code) && regions.of(code) !== undefined;

/** To be read: in groups of four, but an international number as UPU writes it, « CP 123 456 785 FR »; another text as it is. */
export function groupedNumber(text: string): string {
  const number = parcelNumberOf(text);
  if (number === null) return text;
  return s10.test(number)
    ? number.replace(/^(..)(...)(...)(...)(..)$/, '$1 $2 $3 $4 $5')
    : number.replace(/(.{4})(?=.)/g, '$1 ');
}

/** @param serial eight digits. */
export function s10CheckDigit(serial: string): number {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(serial[place]), 0);
  const digit = 11 - (sum % 11);
  if (digit === 10) return 0;
  return digit === 11 ? 5 : digit;
}
