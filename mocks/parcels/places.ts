import type { components } from '#contracts/generated/parcels.ts';
import { countryOf } from '../session/countries.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { territoryAt } from '../shared/territories.ts';
import type { Area, Zone } from '../tariffs/parcels.ts';

export interface Place {
  code: string;
  zone: Zone;
  area: Area;
  maxGrams: number;
  suspension?: { startDate: string; endDate?: string; explanation: Words };
}

const OVERSEAS = ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'];
const MAINLAND = ['FR', 'MC'];
/** Whence labels are sold. */
export const ORIGINS = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT'];

const here = (code: string, zone: Zone): Place => ({ code, zone, area: 'A', maxGrams: 30_000 });
const abroad = (code: string, area: Area, over: Partial<Place> = {}): Place => ({
  code,
  zone: 'INTERNATIONAL',
  area,
  maxGrams: 30_000,
  ...over,
});

const places: readonly Place[] = [
  ...MAINLAND.map((code) => here(code, 'NATIONAL')),
  ...OVERSEAS.map((code) => here(code, 'OVERSEAS')),
  ...['DE', 'AT', 'BE', 'ES', 'FI', 'IE', 'IT', 'LU', 'NL', 'PT'].map((code) => abroad(code, 'A')),
  abroad('GB', 'A'),
  abroad('CH', 'A'),
  abroad('NO', 'B'),
  abroad('CA', 'C', { maxGrams: 20_000 }),
  abroad('US', 'C', {
    suspension: {
      startDate: '2025-08-25',
      explanation: {
        fr: 'Les États-Unis perçoivent des droits avant l’arrivée de chaque colis, ce que ce service ne permet pas encore.',
        en: 'The United States levies duties before each parcel arrives, which this service does not allow yet.',
      },
    },
  }),
  abroad('YE', 'C', {
    suspension: {
      startDate: '2026-06-01',
      endDate: '2027-03-31',
      explanation: { fr: 'Le transport aérien est interrompu.', en: 'Air transport is interrupted.' },
    },
  }),
];

export const placeOf = (code: string): Place | undefined => places.find((place) => place.code === code);

/** The zone of the tariff between two places. */
export function zoneBetween(origin: string, destination: Place): Zone {
  const isFar = (code: string) => OVERSEAS.includes(code);
  if (origin === destination.code) return 'NATIONAL';
  return isFar(origin) || isFar(destination.code) ? 'OVERSEAS' : destination.zone;
}

/** Whether a postal code belongs to the destination of the quote. */
export const liesIn = (postalCode: string, code: string): boolean =>
  placeOf(code)?.zone === 'INTERNATIONAL' || territoryAt(postalCode) === code;

const mainland: Words = { fr: 'France métropolitaine', en: 'Mainland France' };
const nameOf = (code: string, lang: Lang): string =>
  code === 'FR' ? mainland[lang] : (countryOf(code, lang).name ?? code);

export const originsIn = (lang: Lang) => ORIGINS.map((code) => ({ code, name: nameOf(code, lang) }));

export const destinationsIn = (lang: Lang): components['schemas']['Destination'][] =>
  places.map(({ code, zone, maxGrams, suspension }) => ({
    code,
    name: nameOf(code, lang),
    zone,
    maxWeight: maxGrams,
    ...(suspension && { suspension: { ...suspension, explanation: suspension.explanation[lang] } }),
  }));
