import { expect, test } from 'vitest';
import { todayInParis } from './today.ts';

test.each([
  ['2026-11-24T22:59:59Z', '2026-11-24'],
  ['2026-11-24T23:00:00Z', '2026-11-25'],
  ['2026-07-24T21:59:59Z', '2026-07-24'],
  ['2026-07-24T22:00:00Z', '2026-07-25'],
])('the instant %s is the day %s in Paris', (now, day) => {
  expect(todayInParis(new Date(now))).toBe(day);
});
