import { expect, test } from 'vitest';
import { theParcelOptions } from './examples.ts';
import { centimetresOf, formatFor, sizeFaults, sizeOf } from './size.ts';

const options = theParcelOptions();
const faults = (length: string, width: string, height: string, format = 'standard') =>
  sizeFaults({ length, width, height, format }, options);

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
  expect(sizeOf({ length: '20', width: '90', height: '30' })).toEqual({ length: 90, width: 30, height: 20 });
  expect(sizeOf({ length: '20', width: '90' })).toBeNull();
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
  expect(faults('', '', '')).toEqual({});
  expect(faults('20', '', 'x')).toEqual({ width: { code: 'required' }, height: { code: 'size' } });
  expect(faults('100', '30', '20')).toEqual({});
  expect(faults('120', '30', '20')).toEqual({ format: { code: 'larger-format', format: 'bulky' } });
  expect(faults('120', '30', '20', 'bulky')).toEqual({});
  expect(faults('180', '30', '20', 'bulky')).toEqual({ length: { code: 'too-large', sum: 200, length: 200 } });
});
