import { expect, test } from 'vitest';
import { readableNumber } from './readable-number.ts';

test.each([
  ['+33612345678', 'FR', '06 12 34 56 78'],
  ['0612345678', 'FR', '06 12 34 56 78'],
  ['+33712345678', 'RE', '07 12 34 56 78'],
  ['+262692345678', 'FR', '0692 34 56 78'],
  ['+33612345678', 'US', '+33 6 12 34 56 78'],
  ['+32475123456', 'FR', '+32 475 12 34 56'],
  ['06123456789', 'FR', '06123456789'],
  ['', 'FR', ''],
])('the number %s, read in %s, is written %s', (number, readIn, written) => {
  expect(readableNumber(number, readIn)).toBe(written.replaceAll(' ', '\u00a0'));
});
