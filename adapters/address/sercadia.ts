import { verifyAddress } from '#adapters/generated/address/sdk.gen.ts';
import type { PlaceOfAddress } from '#adapters/generated/address/types.gen.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import type { BackendFetch } from '#adapters/http/backend-fetch.ts';
import type { Client } from '#adapters/http/client.ts';
import type { Address } from '#domain/address/address.ts';
import type { Candidate } from '#domain/address/check/address-check.ts';
import { normalise } from '#domain/address/fields/normalise.ts';

interface Call {
  calls: BackendCalls;
  client: Client;
  fetch: BackendFetch;
}

/** The service gives no score: an accepted address counts as certain, a suggested one as likely (postal-domain 2). */
const accepted = 1;
const suggested = 0.7;

/** What the operator's service says of an address. The name of the recipient is not sent. */
export async function verify(
  address: Address,
  { calls, client, fetch }: Call,
): Promise<{ candidates: Candidate[]; isEligible: boolean }> {
  const body = toPlace(address);
  const verification = await calls.callOrThrow('verifyAddress', verifyAddress({ client, fetch, body }));
  const { decision, eligible, acceptedAddress, suggestedAddresses = [] } = verification;
  const sure = decision === 'ACCEPT' ? [toCandidate(acceptedAddress ?? body, accepted)] : [];
  const candidates = [...sure, ...suggestedAddresses.map((place) => toCandidate(place, suggested))];
  return { candidates, isEligible: eligible !== false };
}

const toPlace = ({ streetName, additionalStreetName, codePostal, city, country }: Address): PlaceOfAddress => ({
  ...(streetName ? { line1: normalise(streetName) } : {}),
  ...(additionalStreetName ? { line2: normalise(additionalStreetName) } : {}),
  postalCode: normalise(codePostal),
  town: normalise(city),
  country: { isocode: country },
});

const toCandidate = ({ line1, line2, postalCode, town, country }: PlaceOfAddress, score: number): Candidate => ({
  streetName: line1 ?? '',
  additionalStreetName: line2 ?? '',
  codePostal: postalCode,
  city: town,
  country: country.isocode,
  score,
  isHouse: true,
});
