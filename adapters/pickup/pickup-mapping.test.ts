import { describe, expect, test } from 'vitest';
import { toHour, toPickupPoint } from './pickup-mapping.ts';

const hour = (formattedHour: string) => ({ formattedHour });
const open = (weekDay: string, opens: string, closes: string) => ({
  weekDay,
  closed: false,
  openingTime: hour(opens),
  closingTime: hour(closes),
});

test('a point with only a name is shown by its name', () => {
  expect(toPickupPoint({ name: 'lyon-1', address: {} })).toEqual({
    id: 'lyon-1',
    name: 'lyon-1',
    street: '',
    postalCode: '',
    city: '',
    country: 'FR',
    distance: null,
    place: null,
    hours: null,
    state: { kind: 'open' },
  });
});

test.each([
  ['FULL', undefined, { kind: 'full' }],
  ['CLOSED', '2026-12-07', { kind: 'closed', until: '2026-12-07' }],
  ['CLOSED', undefined, { kind: 'closed', until: null }],
  ['SOMETHING_NEW', undefined, { kind: 'open' }],
])('%s until %s is %o', (pickupStatus, reopensOn, state) => {
  const wire = { name: 'a', address: {}, pickupStatus, ...(reopensOn ? { reopensOn } : {}) };
  expect(toPickupPoint(wire).state).toEqual(state);
});

describe('the week', () => {
  const weekOf = (weekDayOpeningList: { weekDay: string; closed: boolean }[]) =>
    toPickupPoint({ name: 'a', address: {}, openingHours: { weekDayOpeningList } }).hours?.week;

  test.each([
    ['lundi', 'dimanche'],
    ['Monday', 'Sunday'],
    ['lun.', 'dim.'],
  ])('the week begins on %s and ends on %s, in any order of the wire', (first, last) => {
    const week = weekOf([open(last, '09:00', '12:00'), open(first, '08:00', '19:00')]);
    expect(week).toHaveLength(7);
    expect([week?.[0], week?.[6]]).toEqual([
      [{ opens: '08:00', closes: '19:00' }],
      [{ opens: '09:00', closes: '12:00' }],
    ]);
  });

  test.each(['fr-FR', 'en-GB'])('the week has the hours of each day in the words of %s, from Monday on', (locale) => {
    const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // 2 November 2026 is a Monday.
    const names = [2, 3, 4, 5, 6, 7, 8].map((day) => name.format(Date.UTC(2026, 10, day)));
    expect(weekOf(names.map((day, place) => open(day, `0${place}:00`, '19:00')))).toEqual(
      names.map((_, place) => [{ opens: `0${place}:00`, closes: '19:00' }]),
    );
  });

  test('the week has two openings on a day with a break', () => {
    const week = weekOf([open('mardi', '09:00', '12:00'), open('mardi', '14:00', '17:30')]);
    expect(week?.[1]).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '17:30' },
    ]);
    expect(week?.[2]).toEqual([]);
  });

  test('the week has no hours on a day that is closed or lacks one of its times', () => {
    const wednesday = open('mercredi', '09:00', '12:00');
    const { openingTime, closingTime, ...untold } = wednesday;
    for (const day of [{ ...wednesday, closed: true }, { ...untold, openingTime }, { ...untold, closingTime }, untold])
      expect(weekOf([day])?.[2]).toEqual([]);
  });
});

test.each([
  ['2026-12-25', '2026-12-25'],
  ['2026-12-24T23:00:00+0000', '2026-12-25'],
  ['2026-99-99T00:00:00+0000', '2026-99-99'],
  ['Toussaint', 'Toussaint'],
])('a special day that is written « %s » is %s', (date, day) => {
  const openingHours = { specialDayOpeningList: [{ date, closed: true }] };
  expect(toPickupPoint({ name: 'a', address: {}, openingHours }).hours?.special[0]?.day).toBe(day);
});

test('days with other hours keep their names', () => {
  const specialDayOpeningList = [{ date: '2026-12-25', name: 'Noël', closed: true }];
  expect(toPickupPoint({ name: 'a', address: {}, openingHours: { specialDayOpeningList } }).hours?.special).toEqual([
    { day: '2026-12-25', name: 'Noël', slots: [] },
  ]);
  expect(toPickupPoint({ name: 'a', address: {}, openingHours: {} }).hours?.special).toEqual([]);
});

test.each([
  ['08:30', '08:30'],
  ['9:00 AM', '09:00'],
  ['12:15 AM', '00:15'],
  ['12:30 p.m.', '12:30'],
  ['5:45 PM', '17:45'],
  ['9 h 30', '09:30'],
  ['18.00', '18:00'],
  ['25:00', null],
  ['midi', null],
])('the hour « %s » of a backend is %s', (formattedHour, hour) => {
  expect(toHour({ formattedHour })).toBe(hour);
});
