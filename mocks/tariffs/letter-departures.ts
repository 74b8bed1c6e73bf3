import type { components } from '#contracts/generated/letters.ts';
import { dayOf, hours, parisInstant, promisedDay, timeOf, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { Level } from './letters.ts';

/** In Paris: a letter that is paid later leaves on the next working day. */
export const cutOffs: Record<Level, string> = { GREEN: '17:00', ROUGE: '20:00', REGISTERED: '17:00' };
/** Working days from the departure to the latest delivery in France, and to one overseas or abroad. */
export const delays: Record<Level, { near: number; far: number }> = {
  GREEN: { near: 3, far: 8 },
  ROUGE: { near: 1, far: 6 },
  REGISTERED: { near: 2, far: 7 },
};

export interface Departure {
  /** An ISO instant. */
  cutOffAt: string;
  departureDate: string;
  latestDate: string;
}

type Recipient = NonNullable<components['schemas']['Letter']['recipients']>[number];

/** Overseas, or in a country that the French delivery times do not cover. */
const isFar = ({ country, postalCode }: Pick<Recipient, 'country' | 'postalCode'>): boolean =>
  (country.isocode !== 'FR' && country.isocode !== 'MC') || /^9[78]/.test(postalCode.replace(/^980/, ''));

/** When a letter leaves that is paid for now, and by when the last of its recipients has it. */
export function departureOf(level: Level, now: number, recipients: readonly Recipient[] = []): Departure {
  const today = workingDaysAfter(now - hours(24), 1);
  const isLate = today === dayOf(now) && timeOf(now) >= cutOffs[level];
  const departureDate = isLate ? workingDaysAfter(now, 1) : today;
  return {
    cutOffAt: new Date(parisInstant(departureDate, cutOffs[level])).toISOString(),
    departureDate,
    latestDate: workingDaysAfter(
      Date.parse(`${departureDate}T12:00:00Z`),
      delays[level][recipients.some(isFar) ? 'far' : 'near'],
    ),
  };
}

/** By when a letter arrives, with the condition: a day without it would be promised to whoever pays later, too. */
export function arrivalText({ cutOffAt, latestDate }: Departure, lang: Lang): string {
  const cutOff = Date.parse(cutOffAt);
  const [arrival, lastDay, time] = [promisedDay(latestDate, lang), promisedDay(dayOf(cutOff), lang), timeOf(cutOff)];
  return lang === 'fr'
    ? `au plus tard le ${arrival}, si vous payez le ${lastDay} avant ${time.replace(':', '\u00a0h\u00a0').replace(/\u00a000$/, '')}`
    : `by ${arrival}, if you pay on ${lastDay} before ${time}`;
}
