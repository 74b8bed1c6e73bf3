import { hashOf } from './seed.ts';

/** The number of a label, made like the ones of national parcels (two characters and eleven digits), always the same. */
export const trackingNumber = (orderCode: string, entryNumber: number, place: number): string =>
  `6A${String(hashOf(`${orderCode}/${entryNumber}/${place}`)).padStart(10, '0')}${place % 10}`;

/** Letters and digits that nobody takes for another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What is shown in place of a printed label with this number: twelve signs, always the same. */
export const dropOffCodeOf = (trackingId: string): string =>
  Array.from({ length: 12 }, (_, at) => signs[hashOf(`${trackingId}/${at}`) % signs.length]).join('');

/** The number of a parcel that goes abroad: UPU's S10, with its check digit and the country that it comes from. */
export function numberAbroad(orderCode: string, entryNumber: number, place: number): string {
  const serial = String((hashOf(`${orderCode}/${entryNumber}`) + place) % 100_000_000).padStart(8, '0');
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, at) => total + weight * Number(serial[at]), 0);
  const rest = 11 - (sum % 11);
  return `CP${serial}${rest === 10 ? 0 : rest === 11 ? 5 : rest}FR`;
}

const s10 = /^([A-Z]{2})(\d{3})(\d{3})(\d{3})([A-Z]{2})$/;

/** In groups of four, to be read; the number of a parcel abroad as UPU writes it: « CP 123 456 785 FR ». */
export const groupDigits = (number: string): string =>
  s10.test(number) ? number.replace(s10, '$1 $2 $3 $4 $5') : number.replace(/(.{4})(?=.)/g, '$1 ');
