import type { Lang } from '../lang.ts';
import type { World } from '../world.ts';
import { isHoliday } from './holidays.ts';

const MINUTE = 60_000;
export const minutes = (count: number): number => count * MINUTE;
export const hours = (count: number): number => count * 60 * MINUTE;

/** The backend's time: real time plus what a test or a demonstration added. */
export const nowIn = (world: World): number => Date.now() + world.clockOffsetMs;
export const isoNowIn = (world: World): string => new Date(nowIn(world)).toISOString();

export function advanceClock(world: World, milliseconds: number): void {
  world.clockOffsetMs += milliseconds;
}

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** No day begins within an hour, and a format costs more than all else that asks for a day. */
const dayByHour = new Map<number, string>();

/** The calendar day in France, as 2026-11-20. */
export function dayOf(instant: number): string {
  const hour = Math.floor(instant / hours(1));
  const day = dayByHour.get(hour) ?? parisDay.format(instant);
  dayByHour.set(hour, day);
  return day;
}

/** The day that is so many working days (Monday to Friday, holidays excluded) after an instant. */
export const workingDaysAfter = (instant: number, count: number): string => workingDaysAfterDay(dayOf(instant), count);

/** The same after a day, as 2026-11-20. */
export function workingDaysAfterDay(from: string, count: number): string {
  const day = new Date(`${from}T12:00:00Z`);
  for (let remaining = count; remaining > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) remaining -= 1;
  }
  return day.toISOString().slice(0, 10);
}

const isWorkingDay = (day: Date) => day.getUTCDay() !== 6 && isPostalDay(day.toISOString().slice(0, 10));

export const isSaturday = (day: string): boolean => new Date(day).getUTCDay() === 6;

/** Whether post offices open and postmen go their rounds: Monday to Saturday, holidays excluded. */
export const isPostalDay = (day: string): boolean => new Date(day).getUTCDay() !== 0 && !isHoliday(day);

/** Calendar months after a day, as 2026-11-20; where the month has no such day, its last. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The last day of a contract of so many months, its first day counted. */
export function lastDayOfMonths(first: string, months: number): string {
  const next = monthsAfter(first, months);
  return next.slice(8) === first.slice(8) ? dayOf(Date.parse(`${next}T12:00:00Z`) - 86_400_000) : next;
}

const parisTime = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' });

/** The time of day in France, as 17:05. */
export const timeOf = (instant: number): string => parisTime.format(instant);

/** An instant of a day in Paris, in winter or in summer. */
export function parisInstant(day: string, time: string): number {
  const winter = Date.parse(`${day}T${time}:00+01:00`);
  return timeOf(winter) === time ? winter : winter - hours(1);
}

/** « 24/11/2026 » in both languages, as the shop writes it. */
export const numericDay = (day: string): string => day.split('-').toReversed().join('/');

const weekdays: Record<Lang, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { weekday: 'short', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/Paris' }),
};

/** « mar. 24/11/2026 », as the shop writes a day on which mail is deposited or delivered. */
export const promisedDay = (day: string, lang: Lang): string =>
  `${weekdays[lang].format(Date.parse(day))}\u00a0${numericDay(day)}`;
