import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodedBody, pageBody, pageBodyOf } from './page-cache-body.ts';

const nonce = 'A+/AAAAAAAAAAAAAAAAAAA==';
const page = (its: string) =>
  `<style nonce="${its}">h1{margin:0}</style><p>Timbres à 1,52 €</p><script nonce="${its}">start()</script><script type="application/ld+json">{}</script><script nonce="">written()</script>`;
const program = 'import("/assets/é.js")';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a cached page is the same in each encoding, without the nonce that it was made with', async () => {
  const body = await pageBody({ html: page(nonce), nonce, program });
  const [packed, zipped, plain] = ['gzip, br', 'gzip, br;q=0', undefined].map((accepted) =>
    encodedBody(body, accepted),
  );
  expect([packed?.encoding, zipped?.encoding, plain?.encoding]).toEqual(['br', 'gzip', null]);
  expect(Buffer.from(plain?.bytes ?? []).toString()).toBe(page(''));
  expect(brotliDecompressSync(packed?.bytes ?? '').toString()).toBe(page(''));
  expect(gunzipSync(zipped?.bytes ?? '').toString()).toBe(page(''));
});

test('the policy of a cached page names its own scripts, the module that these add and its sheet, and no script that a text smuggled in', async () => {
  const { inline } = await pageBody({ html: page(nonce), nonce, program });
  expect(inline).toEqual({ scripts: `${hashOf('start()')} ${hashOf(program)}`, styles: hashOf('h1{margin:0}') });
});

test('a page that another process made has the same bytes', async () => {
  const body = await pageBody({ html: page(nonce), nonce, program });
  expect(await pageBodyOf(body)).toEqual(body);
});

test('bytes that are not a page are refused', async () => {
  await expect(pageBodyOf({ brotli: Buffer.from('no page'), inline: { scripts: '', styles: '' } })).rejects.toThrow();
});
