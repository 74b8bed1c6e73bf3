import { expect, test } from 'vitest';
import { dayIn, dayOf, parisInstant, timeOf } from './clock.ts';

test('the first of a month is an ordinal in French, and a number in English', () => {
  expect([dayIn('2026-12-01', 'fr'), dayIn('2026-12-01', 'en')]).toEqual([
    '1er\u00a0décembre\u00a02026',
    '1\u00a0December\u00a02026',
  ]);
  expect([dayIn('2026-12-11', 'fr'), dayIn('2026-12-31', 'fr')]).toEqual([
    '11\u00a0décembre\u00a02026',
    '31\u00a0décembre\u00a02026',
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
