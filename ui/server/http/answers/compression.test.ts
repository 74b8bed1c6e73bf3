import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CachedHtml } from '#ui/lean/cached-html.ts';
import { encodeBody, takes } from './compression.ts';

const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('12,30\u00a0€ « été »\u202f!'));
const pieces = fc.array(
  fc.oneof(
    texts,
    texts.map((text) => new CachedHtml(text)),
  ),
);
const readers = {
  identity: (body: Uint8Array) => Buffer.from(body),
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

test.each(Object.entries(readers))('a document in pieces arrives whole (%s)', async (accepted, read) => {
  await fc.assert(
    fc.asyncProperty(pieces, async (document) => {
      const { body, encoding } = await encodeBody(document, accepted);
      expect(read(body).toString()).toBe(document.join(''));
      expect(encoding).toBe(accepted === 'identity' ? null : accepted);
    }),
  );
});

test.each([
  ['gzip, deflate, br, zstd', true, true],
  ['br;q=0, gzip', false, true],
  ['gzip ; q=0.0,br;q=0.5', true, false],
  ['identity;q=1, *;q=0', false, false],
  ['brotli, x-gzip', false, false],
  [undefined, false, false],
])('a reader who says %s gets brotli: %s, gzip: %s', (accepted, br, gzip) => {
  expect([takes(accepted, 'br'), takes(accepted, 'gzip')]).toEqual([br, gzip]);
});

test('a document is not changed by the one that is made after it', async () => {
  const first = await encodeBody(['<p>Timbres</p>'], undefined);
  await encodeBody(['<p>Enveloppes</p>'], undefined);
  expect(Buffer.from(first.body).toString()).toBe('<p>Timbres</p>');
});
