/** Days are `YYYY-MM-DD`. A working day is Monday to Friday without the public holidays of the whole of France. */
export interface WorkingDays {
  day: string;
  /** The days between that do not count. */
  skipped: { day: string; why: 'weekend' | 'holiday' }[];
}

/** The day that is so many working days after another, with what was not counted on the way. */
export function workingDaysAfter(from: string, count: number): WorkingDays {
  const skipped: WorkingDays['skipped'] = [];
  let day = from;
  for (let remaining = count; remaining > 0; ) {
    day = daysAfter(day, 1);
    if (isHoliday(day)) skipped.push({ day, why: 'holiday' });
    else if (isWeekend(day)) skipped.push({ day, why: 'weekend' });
    else remaining -= 1;
  }
  return { day, skipped };
}

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The last day of so many calendar months, the first day counted: from 1 December, 31 December ends one; from 31 January, 28 February. */
export function lastDayOfMonths(first: string, months: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate();
  const last = day > lastOfMonth ? lastOfMonth : day - 1;
  return new Date(Date.UTC(year, month - 1 + months, last, 12)).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);

/** Whether it is a day of the calendar, and written as one. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) &&
  new Date(`${text}T12:00:00Z`).toISOString().startsWith(text);

/** A day as a calendar writes it, or who has none: « 2026-11-24 », « 24/11/2026 », « 24.11.26 »; `null` for anything else. */
export function parseDay(typed: string): string | null {
  const text = typed.trim();
  const [, date = '', month = '', year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(text) ?? [];
  const day = year ? [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-') : text;
  return isDay(day) ? day : null;
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** A public holiday of the whole of France; Alsace, Moselle and overseas have more. */
export function isHoliday(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  // Easter Monday, Ascension and Whit Monday.
  return fixedHolidays.includes(day.slice(5)) || [1, 39, 50].some((after) => daysAfter(easter, after) === day);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const sum = moon + toSunday - 7 * late + 114;
  const [month, date] = [Math.floor(sum / 31), (sum % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
