import type { Address } from '../records/addresses.ts';
import type { Words } from '../shared/lang.ts';
import type { Zone } from '../tariffs/delivery.ts';

const OVERSEAS = ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'];

/** Overseas France has country codes of its own, and is also written FR with a postal code in 97 or 98. */
export function zoneOf(address: Pick<Address, 'country' | 'postalCode'> | null): Zone {
  if (!address) return 'mainland';
  const { isocode } = address.country;
  if (OVERSEAS.includes(isocode)) return 'overseas';
  if (isocode === 'MC') return 'mainland';
  if (isocode !== 'FR') return 'international';
  return /^9[78]/.test(address.postalCode) ? 'overseas' : 'mainland';
}

export const zoneNames: Record<Zone, Words> = {
  mainland: { fr: 'France métropolitaine', en: 'Mainland France' },
  overseas: { fr: 'Outre-mer', en: 'Overseas France' },
  international: { fr: 'International', en: 'International' },
};
