import { invalidField } from './problems.ts';
import { hasPostalCodes } from './territories.ts';

interface PostedParty {
  firstName?: string | undefined;
  lastName?: string | undefined;
  line1?: string | undefined;
  line2?: string | undefined;
  postalCode?: string | undefined;
  town?: string | undefined;
  country?: { isocode?: string | undefined } | undefined;
}

/** What is printed needs a name, a street or a place, and a town. */
export function partyOf<Address extends PostedParty>(party: string, address: Partial<Address>): Address {
  const posted: PostedParty = address;
  for (const field of ['firstName', 'lastName', 'town'] as const)
    if (!posted[field]?.trim()) throw invalidField(`${party}.${field}`, 'missing');
  if (!posted.line1?.trim() && !posted.line2?.trim()) throw invalidField(`${party}.line1`, 'missing');
  if (!posted.country?.isocode) throw invalidField(`${party}.country`, 'missing');
  if (!posted.postalCode?.trim() && hasPostalCodes(posted.country.isocode))
    throw invalidField(`${party}.postalCode`, 'missing');
  return address as Address;
}
