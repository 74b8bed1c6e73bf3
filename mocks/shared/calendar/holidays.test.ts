import { expect, test } from 'vitest';
import { workingDaysAfter } from './clock.ts';
import { isHoliday } from './holidays.ts';

test.each([
  [2024, ['2024-04-01', '2024-05-09', '2024-05-20']],
  [2026, ['2026-04-06', '2026-05-14', '2026-05-25']],
  [2027, ['2027-03-29', '2027-05-06', '2027-05-17']],
  [2038, ['2038-04-26', '2038-06-03', '2038-06-14']],
])('the movable holidays of %i are Easter Monday, Ascension and Whit Monday', (year, movable) => {
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10));
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].map((day) => `${year}-${day}`);
  expect(days.filter((day) => day.startsWith(String(year)) && isHoliday(day))).toEqual(
    [...fixed, ...movable].toSorted(),
  );
});

test.each([
  ['2026-11-22', '2026-11-27'],
  ['2026-12-24', '2027-01-04'],
  ['2027-03-26', '2027-04-05'],
  ['2027-05-04', '2027-05-12'],
])('the fifth working day after %s is %s', (from, day) => {
  expect(workingDaysAfter(Date.parse(`${from}T12:00:00Z`), 5)).toBe(day);
});
