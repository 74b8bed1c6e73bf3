import { expect, test } from 'vitest';
import { theParcelOptions } from './examples.ts';
import type { Format } from './parcels.ts';
import { centimetresOf, formatFor, sizeField } from './size.ts';

const options = theParcelOptions();
const parsed = (length: string, width: string, height: string, format: Format = 'standard') =>
  sizeField(options).parse({ length, width, height }, { format });

test('a length may have a comma or a point, and is rounded up', () => {
  expect(['12', '12,1', '12.5 cm', '0', '', 'x', '1000'].map(centimetresOf)).toEqual([
    12,
    13,
    13,
    null,
    null,
    null,
    null,
  ]);
});

test('the longest side is the length, whichever it was typed as', () => {
  expect(parsed('20', '90', '30')).toEqual({ value: { length: 90, width: 30, height: 20 } });
});

test.each([
  [100, 30, 20, 'standard'],
  [101, 30, 19, 'bulky'],
  [60, 50, 41, 'bulky'],
  [200, 0.1, 0.1, null],
  [120, 60, 20, 'bulky'],
  [120, 60, 21, null],
])('%s × %s × %s cm is %s', (length, width, height, format) => {
  expect(formatFor({ length, width, height }, options)).toBe(format);
});

test('all three are told or none, and the format allows them', () => {
  expect(parsed('', '', '')).toEqual({ value: null });
  expect(parsed('20', '', 'x')).toEqual({ faults: { width: { code: 'side-missing' }, height: { code: 'size' } } });
  expect(parsed('100', '30', '20')).toHaveProperty('value');
  expect(parsed('120', '30', '20')).toEqual({ faults: { format: { code: 'larger-format', format: 'bulky' } } });
  expect(parsed('120', '30', '20', 'bulky')).toHaveProperty('value');
  expect(parsed('180', '30', '20', 'bulky')).toEqual({
    faults: { length: { code: 'too-large', sum: 200, length: 200 } },
  });
});
