import { type Address, addressesIn, contactsIn } from '../records/addresses.ts';
import type { Lang } from '../shared/lang.ts';
import { invalidField, refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { countryOf, isDeliverable } from './countries.ts';

/** A postal code that the backend refuses, for demonstration. */
export const REFUSED_POSTAL_CODE = '99999';

const REQUIRED = ['firstName', 'lastName', 'line1', 'postalCode', 'town'] as const;

/** Refuses an address that OCC would refuse. */
export function checkAddress(address: Partial<Address>): void {
  for (const field of REQUIRED) if (!address[field]?.trim()) throw invalidField(field, 'missing');
  const isocode = address.country?.isocode;
  if (!isocode) throw invalidField('country', 'missing');
  if (!isDeliverable(isocode)) throw invalidField('country');
  if (address.postalCode === REFUSED_POSTAL_CODE) throw notEligible(REFUSED_POSTAL_CODE);
  if (isocode === 'FR' && !/^\d{5}$/.test(address.postalCode ?? '')) throw invalidField('postalCode');
}

const notEligible = (subject: string) =>
  refusal(400, {
    type: 'CartAddressError',
    reason: 'notEligible',
    subject,
    subjectType: 'address',
    message: 'Nothing is delivered to this place.',
  });

export const addressesOf = (world: World, owner: string): Address[] =>
  [
    ...addressesIn(world).findMany((q) => q.where({ owner })),
    ...contactsIn(world).findMany((q) => q.where({ owner })),
  ].flatMap(({ address }) => address ?? []);

/** OCC's list: the account's book without incomplete and ineligible addresses. */
export const usableAddressesOf = (world: World, owner: string): Address[] =>
  addressesOf(world, owner).filter((address) => isComplete(address) && isEligible(address));

const isComplete = ({ firstName, lastName }: Address) => firstName !== '' && lastName !== '';

export const isEligible = ({ country, postalCode }: Address): boolean =>
  isDeliverable(country.isocode) && postalCode !== REFUSED_POSTAL_CODE;

export async function keepAddress(world: World, owner: string, address: Address): Promise<Address> {
  const saved = { ...address, id: `adr-${world.next()}` };
  // Not an entry of the book, so it cannot be the main one.
  await addressesIn(world).create({
    id: saved.id,
    owner,
    address: { ...saved, defaultAddress: false },
    usedOnce: true,
  });
  return saved;
}

/** A line of itself that a client sent back is not answered. */
export const addressIn = ({ formattedAddress: _, ...address }: Address, lang: Lang): Address => ({
  ...address,
  country: countryOf(address.country.isocode, lang),
});

/** As OCC's own services answer it. */
export const occAddressIn = (address: Address, lang: Lang): Address => formatted(addressIn(address, lang));

/** With OCC's line of the whole address, which its clients print. */
export const formatted = (address: Address): Address => ({
  ...address,
  formattedAddress: [address.line1, address.line2, address.town, address.postalCode].filter(Boolean).join(', '),
});
