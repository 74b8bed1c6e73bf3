import type { components } from '#contracts/generated/registered-mail.ts';
import { countryOf } from '../session/countries.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { territoryAt } from '../shared/territories.ts';
import { type Level, tariffs, type Zone } from '../tariffs/registered-mail.ts';

type Destination = components['schemas']['Destination'];

interface Place {
  code: string;
  zone: Zone;
  levels: Level[];
  acknowledgement: boolean;
  /** A lower limit than the tariff's. */
  maxGrams?: number;
  suspension?: { startDate: string; endDate?: string };
}

const everyLevel: Level[] = ['R1', 'R2', 'R3'];
const here = (code: string, zone: Zone): Place => ({ code, zone, levels: everyLevel, acknowledgement: true });
const abroad = (code: string, over: Partial<Place> = {}): Place => ({
  code,
  zone: 'INTERNATIONAL',
  levels: ['R1', 'R2'],
  acknowledgement: true,
  ...over,
});

const places: readonly Place[] = [
  here('FR', 'NATIONAL'),
  here('MC', 'NATIONAL'),
  ...['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'].map((code) => here(code, 'OVERSEAS')),
  ...['BE', 'CH', 'LU', 'DE', 'ES', 'IT', 'GB', 'PT', 'NL'].map((code) => abroad(code)),
  // Without postal codes.
  abroad('AE'),
  // Without an acknowledgement of receipt, and up to 500 g.
  abroad('CA', { acknowledgement: false, maxGrams: 500 }),
  abroad('SD', { suspension: { startDate: '2023-04-21' } }),
  abroad('YE', { suspension: { startDate: '2026-06-01', endDate: '2027-03-31' } }),
];

const mainland: Words = { fr: 'France métropolitaine', en: 'Mainland France' };

export const placeOf = (code: string): Place | undefined => places.find((place) => place.code === code);

/** The weight steps that a destination has on a day. */
export const stepsTo = ({ zone, maxGrams = Number.POSITIVE_INFINITY }: Place, day: string) =>
  tariffs.on(day).steps[zone].filter(([most]) => most <= maxGrams);

export const destinationsOn = (day: string, lang: Lang): Destination[] =>
  places.map((place) => ({
    code: place.code,
    name: place.code === 'FR' ? mainland[lang] : (countryOf(place.code, lang).name ?? place.code),
    zone: place.zone,
    maxWeights: stepsTo(place, day).map(([most]) => most),
    levels: place.levels,
    acknowledgement: place.acknowledgement,
    ...(place.suspension && { suspension: place.suspension }),
  }));

/** Whether a postal code belongs to the destination of the quote. */
export function liesIn(postalCode: string, code: string): boolean {
  const zone = placeOf(code)?.zone;
  if (zone === undefined || zone === 'INTERNATIONAL') return true;
  return territoryAt(postalCode) === code;
}
