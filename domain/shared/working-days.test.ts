import holidaysOf from '@socialgouv/jours-feries';
import { expect, test } from 'vitest';
import { lastDayOfMonths as mocked } from '#mocks/shared/calendar/clock.ts';
import {
  daysAfter,
  daysBetween,
  isDay,
  isHoliday,
  lastDayOfMonths,
  parseDay,
  workingDaysAfter,
} from './working-days.ts';

/** The library answers with dates at midnight of the machine. */
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

test('the public holidays are those of an independent list, for sixty years', () => {
  for (let year = 2000; year < 2060; year += 1) {
    const theirs = Object.values(holidaysOf(year)).map(localDay).toSorted();
    const ours = Array.from({ length: 366 }, (_, place) => daysAfter(`${year}-01-01`, place)).filter(
      (day) => day.startsWith(String(year)) && isHoliday(day),
    );
    expect(ours).toEqual([...new Set(theirs)]);
  }
});

test.each([
  ['2026-12-01', 1, '2026-12-31'],
  ['2026-12-01', 6, '2027-05-31'],
  ['2026-12-15', 1, '2027-01-14'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-30', 1, '2027-02-28'],
  ['2027-03-01', 12, '2028-02-29'],
  ['2027-08-31', 1, '2027-09-30'],
])('what begins on %s and has %i months ends on %s, in the shop and in its mock backend', (first, months, last) => {
  expect([lastDayOfMonths(first, months), mocked(first, months)]).toEqual([last, last]);
});

test.each([
  ['2026-11-22', '2026-11-27'],
  ['2026-12-18', '2026-12-28'],
  ['2026-12-24', '2027-01-04'],
  ['2027-05-04', '2027-05-12'],
  ['2027-03-26', '2027-04-05'],
])('five working days after %s is %s', (from, to) => {
  expect(workingDaysAfter(from, 5).day).toBe(to);
});

test.each([
  ['2026-11-04', '2026-11-04'],
  ['04/11/2026', '2026-11-04'],
  [' 4.11.26 ', '2026-11-04'],
  ['04-11-2026', '2026-11-04'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['11/24/2026', null],
  ['2026-11', null],
  ['4 novembre', null],
  ['', null],
])('« %s » is the day %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

test('skipped days are listed with their reasons', () => {
  expect(workingDaysAfter('2026-12-24', 1)).toEqual({
    day: '2026-12-28',
    skipped: [
      { day: '2026-12-25', why: 'holiday' },
      { day: '2026-12-26', why: 'weekend' },
      { day: '2026-12-27', why: 'weekend' },
    ],
  });
  expect(workingDaysAfter('2026-12-24', 0)).toEqual({ day: '2026-12-24', skipped: [] });
});

test('a day is one of the calendar', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '28/02/2026', ''].some(isDay)).toBe(false);
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2);
});
