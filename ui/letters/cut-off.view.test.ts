import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { cutOffText } from './cut-off.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['on the same day', '2026-11-24T16:00:00Z', '2026-11-24T09:00:00Z', ['aujourd’hui avant 17 h', 'today before 17:00']],
  ['at half past', '2026-11-24T16:30:00Z', '2026-11-24T09:00:00Z', ['aujourd’hui avant 17 h 30', 'today before 17:30']],
  [
    'just after midnight in Paris, before midnight in Greenwich',
    '2026-11-24T16:00:00Z',
    '2026-11-23T23:00:00Z',
    ['aujourd’hui avant 17 h', 'today before 17:00'],
  ],
  [
    'just before midnight in Paris',
    '2026-11-24T16:00:00Z',
    '2026-11-23T22:59:59Z',
    ['demain avant 17 h', 'tomorrow before 17:00'],
  ],
  [
    'at midnight itself, which is the next day',
    '2026-11-24T23:00:00Z',
    '2026-11-24T12:00:00Z',
    ['demain avant 0 h', 'tomorrow before 00:00'],
  ],
  [
    'over the end of a year',
    '2027-01-01T16:00:00Z',
    '2026-12-31T12:00:00Z',
    ['demain avant 17 h', 'tomorrow before 17:00'],
  ],
  [
    'two days away',
    '2026-11-24T16:00:00Z',
    '2026-11-22T12:00:00Z',
    ['avant le mar. 24/11/2026 à 17 h', 'before Tue 24/11/2026 at 17:00'],
  ],
  [
    'on the first of a month',
    '2026-12-01T16:00:00Z',
    '2026-11-28T12:00:00Z',
    ['avant le mar. 01/12/2026 à 17 h', 'before Tue 01/12/2026 at 17:00'],
  ],
  // A day of 25 hours: 24 hours after its first minute it is still the same day.
  [
    'when summer time ends',
    '2026-10-26T16:00:00Z',
    '2026-10-24T22:30:00Z',
    ['demain avant 17 h', 'tomorrow before 17:00'],
  ],
  ['late on that day', '2026-10-26T16:00:00Z', '2026-10-25T22:30:00Z', ['demain avant 17 h', 'tomorrow before 17:00']],
  // A day of 23 hours.
  [
    'when summer time begins',
    '2026-03-29T15:00:00Z',
    '2026-03-28T22:30:00Z',
    ['demain avant 17 h', 'tomorrow before 17:00'],
  ],
  [
    'late before that day',
    '2026-03-30T15:00:00Z',
    '2026-03-28T23:30:00Z',
    ['demain avant 17 h', 'tomorrow before 17:00'],
  ],
] as const)('a cut-off %s', (_, cutOff, now, [french, english]) => {
  expect(plain(cutOffText(cutOff, new Date(now), fr))).toBe(french);
  expect(plain(cutOffText(cutOff, new Date(now), en))).toBe(english);
});
