import { hashOf } from '../catalog/seed.ts';

/** The number of a label, made like the ones of national parcels (two characters and eleven digits), always the same. */
export const trackingNumber = (orderCode: string, entryNumber: number, place: number): string =>
  `6A${String(hashOf(`${orderCode}/${entryNumber}/${place}`)).padStart(10, '0')}${place % 10}`;
