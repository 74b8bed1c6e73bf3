import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followedBy } from './page-cache-template.ts';

test('the checksum of two pieces comes from that of the first, whatever both are', () => {
  const bytes = fc.uint8Array({ maxLength: 5000 }).map((some) => Buffer.from(some));
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      expect(followedBy(second)?.(crc32(first))).toBe(crc32(Buffer.concat([first, second])));
    }),
  );
});

test('a piece of a visitor’s own has none', () => {
  expect(followedBy(null)).toBeNull();
});
