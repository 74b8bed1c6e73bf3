import { expect, test } from 'vitest';
import { addressNameFault } from './address-name.ts';

test.each(['Bureau', ' bureau ', 'BUREAU', 'Bùreau', 'Bu\u0300reau'])(
  '%j is taken when the book has « Bureau »',
  (name) => {
    expect(addressNameFault(name, ['Maison', ' Bureau '])).toEqual({ code: 'duplicate-name' });
  },
);

test('another name, and none at all, is free', () => {
  expect(addressNameFault('Bureau 2', ['Maison', 'Bureau'])).toBeUndefined();
  expect(addressNameFault('', ['', 'Bureau'])).toBeUndefined();
});

test('a name has at most 38 signs', () => {
  expect(addressNameFault('a'.repeat(38), [])).toBeUndefined();
  expect(addressNameFault('a'.repeat(39), ['a'.repeat(39)])).toEqual({ code: 'too-long', count: 38 });
});
