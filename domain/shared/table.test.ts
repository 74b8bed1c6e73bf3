import { expect, test } from 'vitest';
import { withLeadingZero } from './table.ts';

test.each([
  ['1000', undefined, '01000'],
  ['1 000', 'FR', '01000'],
  ['69\u202f002', 'FR', '69002'],
  ['69002.0', 'FR', '69002'],
  ['1067', 'DE', '01067'],
  ['8001', 'CH', '8001'],
  ['100', 'FR', '100'],
  ['69002 7', 'FR', '69002 7'],
])('the postal code of the cell « %s », of %s, is « %s »', (cell, country, code) => {
  expect(withLeadingZero(cell, country)).toBe(code);
});
