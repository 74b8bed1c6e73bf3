import { expect, test } from 'vitest';
import { territoryOf } from './territories.ts';

test.each([
  ['75001', 'FR'],
  ['20000', 'FR'],
  ['97110', 'GP'],
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['97200', 'MQ'],
  ['97300', 'GF'],
  ['97400', 'RE'],
  ['97500', 'PM'],
  ['97600', 'YT'],
  ['98000', 'MC'],
  ['98600', 'WF'],
  ['98714', 'PF'],
  ['98800', 'NC'],
])('the postal code %s lies in %s', (code, territory) => {
  expect(territoryOf(code)).toBe(territory);
});
