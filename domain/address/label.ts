import type { Address } from '../cart/cart.ts';

/**
 * The lines of an address label, in order and without empty ones (NF Z10-011): identity, building, street, place,
 * locality, and the country when it is abroad. The last three are in capitals, as the carrier reads them.
 */
export function labelLines(address: Address): string[] {
  const civility = address.civility === null ? '' : civilities[address.civility];
  const person = [civility, address.firstName, address.lastName].filter(Boolean).join(' ');
  const identity = address.company ? [address.company, person] : [person];
  const locality = capitals(`${address.postalCode} ${address.city}`);
  const country = address.country === 'FR' ? '' : capitals(address.countryName);
  return [
    ...identity,
    address.floor,
    address.building,
    capitals(address.street),
    capitals(address.place),
    locality,
    country,
  ].filter((line) => line.trim() !== '');
}

const civilities = { mr: 'M.', mrs: 'Mme' };

/** Accents and punctuation do not survive on lines 4 to 6 (postal-domain 1.1). */
export const capitals = (text: string) =>
  text
    .replace(/[œŒ]/g, 'OE')
    .replace(/[æÆ]/g, 'AE')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
