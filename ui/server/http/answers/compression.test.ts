import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MadePart } from '#ui/lean/made-part.ts';
import { encoded } from './compression.ts';

const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('12,30\u00a0€ « été »\u202f!'));
const pieces = fc.array(
  fc.oneof(
    texts,
    texts.map((text) => new MadePart(text)),
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
      const { body, encoding } = await encoded(document, accepted);
      expect(read(body).toString()).toBe(document.join(''));
      expect(encoding).toBe(accepted === 'identity' ? null : accepted);
    }),
  );
});

test('a document is not changed by the one that is made after it', async () => {
  const first = await encoded(['<p>Timbres</p>'], undefined);
  await encoded(['<p>Enveloppes</p>'], undefined);
  expect(Buffer.from(first.body).toString()).toBe('<p>Timbres</p>');
});
