import type { components } from '#contracts/generated/registered-mail.ts';
import { countryOf } from '../session/countries.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { type Level, tariffOn, type Zone } from './tariffs.ts';

type Destination = components['schemas']['Destination'];

interface Place {
  code: string;
  zone: Zone;
  levels: Level[];
  acknowledgement: boolean;
  /** A lower limit than the tariff's. */
  maxGrams?: number;
  suspension?: { since: string; until?: string };
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
  // Without an acknowledgement of receipt, and up to 500 g.
  abroad('CA', { acknowledgement: false, maxGrams: 500 }),
  abroad('SD', { suspension: { since: '2023-04-21' } }),
  abroad('YE', { suspension: { since: '2026-06-01', until: '2027-03-31' } }),
];

const mainland: Words = { fr: 'France métropolitaine', en: 'Mainland France' };

export const placeOf = (code: string): Place | undefined => places.find((place) => place.code === code);

/** The weight steps that a destination has on a day. */
export const stepsTo = ({ zone, maxGrams = Number.POSITIVE_INFINITY }: Place, day: string) =>
  tariffOn(day).steps[zone].filter(([most]) => most <= maxGrams);

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

/**
 * Where a French postal code lies, by its first digits, the longest first. A backend's data are its own, so that this
 * table is not the shop's: with a shared one no test would notice that the shop has put a territory elsewhere.
 */
const overseas: readonly [digits: string, code: string][] = [
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['971', 'GP'],
  ['972', 'MQ'],
  ['973', 'GF'],
  ['974', 'RE'],
  ['975', 'PM'],
  ['976', 'YT'],
  ['977', 'BL'],
  ['978', 'MF'],
  ['980', 'MC'],
  ['986', 'WF'],
  ['987', 'PF'],
  ['988', 'NC'],
];

/** Whether a postal code belongs to the destination of the quote. */
export function liesIn(postalCode: string, code: string): boolean {
  const zone = placeOf(code)?.zone;
  if (zone === undefined || zone === 'INTERNATIONAL') return true;
  return (overseas.find(([digits]) => postalCode.startsWith(digits))?.[1] ?? 'FR') === code;
}
