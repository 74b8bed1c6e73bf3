import { expect, test } from 'vitest';
import { dayIn } from './clock.ts';

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
