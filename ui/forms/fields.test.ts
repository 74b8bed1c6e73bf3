import { expect, test } from 'vitest';
import { field, wholeNumber } from './fields.ts';

const posted = (entries: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

test('a field is text of a bounded length, and empty when it is missing or a file', () => {
  expect(field(posted({ code: 'BIENVENUE10' }), 'code')).toBe('BIENVENUE10');
  expect(field(posted({ code: 'x'.repeat(500) }), 'code')).toHaveLength(200);
  expect(field(posted({ code: 'abcdef' }), 'code', 3)).toBe('abc');
  expect(field(posted({ code: '\u200Bab\uFF43d' }), 'code', 3)).toBe('abc');
  expect(field(posted({}), 'code')).toBe('');
  expect(field(posted({ code: new Blob(['x']) }), 'code')).toBe('');
});

test('a quantity is a whole number within its bounds', () => {
  const read = (quantity: string) => wholeNumber(posted({ quantity }), 'quantity', { least: 1, most: 50 });
  expect(['1', '50', '007'].map(read)).toEqual([1, 50, 7]);
  for (const typed of ['', '0', '51', '-1', '1.5', '1e1', ' 1', '1 ', '0x1', '9'.repeat(12), 'NaN'])
    expect(read(typed)).toBeNull();
});
