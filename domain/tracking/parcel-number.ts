/** A number that a sender or a label gives to follow an item by: 13 signs, capitals, no spaces (postal-domain 3.3). */
export type ParcelNumber = string;

const weights = [8, 6, 4, 2, 3, 5, 9, 7];
const s10 = /^[A-Z]{2}([0-9]{8})([0-9])([A-Z]{2})$/;
/** Colissimo and followed letters: no public rule gives a check digit. */
const national = /^[0-9A-Z]{2}[0-9]{11}$/;
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that a list of regions holds and that are nobody’s. */
const noCountry = /^(ZZ|XA|XB)$/;

/** The number that a text is, however it was spaced or cased; `null` when it is none. */
export function parcelNumberOf(text: string): ParcelNumber | null {
  const number = text.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
  return national.test(number) || isS10(number) ? number : null;
}

function isS10(number: string): boolean {
  const [, serial = '', digit, country = ''] = s10.exec(number) ?? [];
  return isCountry(country) && String(s10CheckDigit(serial)) === digit;
}

const isCountry = (code: string) => code !== '' && !noCountry.test(code) && regions.of(code) !== undefined;

/** @param serial eight digits. */
export function s10CheckDigit(serial: string): number {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(serial[place]), 0);
  const digit = 11 - (sum % 11);
  if (digit === 10) return 0;
  return digit === 11 ? 5 : digit;
}
