import { searchAddress } from '#adapters/generated/geocoding/sdk.gen.ts';
import type { FoundAddress, SearchAddressData } from '#adapters/generated/geocoding/types.gen.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import type { BackendFetch } from '#adapters/http/backend-fetch.ts';
import type { Client } from '#adapters/http/client.ts';
import type { Address } from '#domain/address/address.ts';
import type { Candidate } from '#domain/address/check/address-check.ts';
import type { StreetSuggestion, StreetSuggestions } from '#domain/address/check/street-suggestions.ts';
import { normalise } from '#domain/address/fields/normalise.ts';

export interface GeocodingCall {
  calls: BackendCalls;
  client: Client;
  fetch: BackendFetch;
}

/** The limits of the API. */
const longestQuery = 200;
const shortestQuery = 3;

/** Houses, streets and places that the government's API finds for an address; communes are left out. */
export async function geocode(address: Address, call: GeocodingCall): Promise<Candidate[]> {
  const q = queryOf([address.streetName || address.additionalStreetName, address.codePostal, address.city]);
  if (q.length < shortestQuery) return [];
  const addresses = await search({ q, limit: 10, autocomplete: 0 }, call);
  return addresses.flatMap((one) => toCandidate(one, address.country) ?? []);
}

type StreetSearch = Parameters<StreetSuggestions['streets']>[0];

/** Streets and house numbers that begin as typed. */
export async function completeStreet(
  { text, codePostal }: StreetSearch,
  call: GeocodingCall,
): Promise<StreetSuggestion[]> {
  const q = queryOf([text]);
  if (q.length < shortestQuery) return [];
  const inTown = /^[0-9]{5}$/.test(codePostal) ? { postcode: codePostal } : {};
  const addresses = await search({ q, limit: 10, autocomplete: 1, ...inTown }, call);
  return addresses
    .filter(({ type }) => type === 'housenumber' || type === 'street')
    .map(({ name, postcode, city }) => ({ streetName: withTypedNumber(name, text), codePostal: postcode, city }));
}

/** The communes of a postal code. */
export async function townsOf(postalCode: string, call: GeocodingCall): Promise<string[]> {
  const query = { q: postalCode, postcode: postalCode, type: 'municipality', limit: 50, autocomplete: 0 } as const;
  return (await search(query, call)).map(({ city }) => city);
}

async function search(query: SearchAddressData['query'], call: GeocodingCall): Promise<FoundAddress[]> {
  const { calls, client, fetch } = call;
  const { features } = await calls.callOrThrow('searchAddress', searchAddress({ client, fetch, query }));
  return features.map(({ properties }) => properties);
}

/** The API requires a letter or a digit at the start. */
const queryOf = (parts: string[]): string =>
  normalise(parts.filter((part) => part !== '').join(' '))
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, longestQuery)
    .trim();

function toCandidate(address: FoundAddress, country: string): Candidate | null {
  const { type, name, postcode, city, score } = address;
  const place = { codePostal: postcode, city, country: countryOf(postcode, country), score };
  if (type === 'housenumber' || type === 'street')
    return { ...place, streetName: spaceNumber(name), additionalStreetName: '', isHouse: type === 'housenumber' };
  return type === 'locality'
    ? { ...place, streetName: '', additionalStreetName: normalise(name), isHouse: false }
    : null;
}

/** « 12bis Rue Haute » is printed « 12 bis Rue Haute ». */
const spaceNumber = (name: string): string =>
  normalise(name).replace(/^([0-9]+)(?=(?:bis|ter|quater|[a-z])\b)/i, '$1 ');

/** « 12 », « 12 quater », « 12B », once the street begins; « 12 d artagnan » is no 12 D. */
const numberAtStart = /^ *([0-9]{1,4})(?: ?(bis|ter|quater|[a-ce-km-z])|([dl]))? (?=[^ ])/i;

/** The API knows few numbers with a suffix, and answers their street alone: the number that was typed is not lost. */
function withTypedNumber(name: string, typed: string): string {
  const found = spaceNumber(name);
  const [, digits = '', after, attached] = numberAtStart.exec(normalise(typed)) ?? [];
  const suffix = after ?? attached ?? '';
  const hasNumber = /^[0-9]/.test(found);
  if (digits === '' || (hasNumber && suffix === '')) return found;
  const street = found.replace(numberAtStart, '');
  if (beginsInName(typed, street)) return found;
  return [digits, suffix, street].filter(Boolean).join(' ');
}

/** « 8 mai 1945 » is in « Rue du 8 Mai 1945 », and no house number; « 8 rue du 8 mai » is number 8. */
function beginsInName(typed: string, street: string): boolean {
  const [, numberAndLetter] = /^ *([0-9]+ [^ ])/.exec(normalise(typed).toLowerCase()) ?? [];
  return numberAndLetter !== undefined && ` ${street.toLowerCase()}`.includes(` ${numberAndLetter}`);
}

/** Overseas departments may be given as countries: their houses are not abroad. */
const departments: Record<string, string> = { GP: '971', MQ: '972', GF: '973', RE: '974', YT: '976' };

function countryOf(codePostal: string, country: string): string {
  const department = departments[country];
  return department && codePostal.startsWith(department) ? country : 'FR';
}
