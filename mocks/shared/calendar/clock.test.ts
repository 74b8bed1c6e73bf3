import { expect, test } from 'vitest';
import { dayOf, numericDay, parisInstant, promisedDay, timeOf } from './clock.ts';

test('a day is written as the shop writes it', () => {
  expect(numericDay('2026-12-01')).toBe('01/12/2026');
  expect([promisedDay('2026-12-01', 'fr'), promisedDay('2026-12-01', 'en')]).toEqual([
    'mar.\u00a001/12/2026',
    'Tue\u00a001/12/2026',
  ]);
});

test.each([
  ['2026-07-24T21:59:59Z', '2026-07-24', '23:59'],
  ['2026-07-24T22:00:00Z', '2026-07-25', '00:00'],
  ['2026-11-24T22:59:59Z', '2026-11-24', '23:59'],
  ['2026-11-24T23:00:00Z', '2026-11-25', '00:00'],
])('the instant %s is the day %s in Paris, at %s', (instant, day, time) => {
  const at = Date.parse(instant);
  expect([dayOf(at), timeOf(at)]).toEqual([day, time]);
  expect(parisInstant(day, time)).toBe(Math.floor(at / 60_000) * 60_000);
});
