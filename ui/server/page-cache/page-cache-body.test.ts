import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#tests/shared/any-character.ts';
import { type PageBody, pageBody, pageBodyOf } from './page-cache-body.ts';

const bytesOf = (body: PageBody | null, nonce: string, accepted?: string) => {
  const { pieces = [], length } = body?.answer(nonce, accepted) ?? {};
  const bytes = Buffer.concat(pieces);
  expect(bytes).toHaveLength(length ?? -1);
  return bytes;
};
const aNonce = () => randomBytes(16).toString('base64');
const written = fc.string({ unit: anyCharacter, maxLength: 400 }).map((any) => any.replaceAll('\0', ''));
const text = fc.tuple(written, fc.constantFrom(1, 1, 40)).map(([some, times]) => some.repeat(times));

test('every answer is the page with its own nonce, compressed or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (pieces) => {
      const made = aNonce();
      const body = await pageBody(pieces.join(made), made);
      for (const nonce of [aNonce(), aNonce()]) {
        const page = Buffer.from(pieces.join(nonce));
        expect(bytesOf(body, nonce, 'br')).toEqual(page);
        expect(gunzipSync(bytesOf(body, nonce, 'gzip, br'))).toEqual(page);
      }
    }),
  );
});

test('a page that another process made gives the same answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (pieces) => {
      const made = aNonce();
      const body = await pageBody(pieces.join(made), made);
      const own = await pageBodyOf(bytesOf(body, made, 'gzip'), made);
      const nonce = aNonce();
      expect([own.nonce, own.bytes]).toEqual([made, body?.bytes]);
      for (const accepted of ['gzip', undefined])
        expect(bytesOf(own, nonce, accepted)).toEqual(bytesOf(body, nonce, accepted));
    }),
  );
});

test('bytes that are not a page are refused', async () => {
  await expect(pageBodyOf(Buffer.from('no page'), aNonce())).rejects.toThrow();
});

test('text that repeats after a nonce is compressed, but never by pointing at a nonce', async () => {
  const made = aNonce();
  const card = `<li><a href="/boutique/carnet/p/1126001">Carnet</a></li>`.repeat(40);
  const pieces = [`<script nonce="`, `">${card}<script nonce="`, `">${card}</script>`];
  const body = await pageBody(pieces.join(made), made);
  const nonce = aNonce();
  const zipped = bytesOf(body, nonce, 'gzip');
  expect(body?.answer(nonce, 'gzip').encoding).toBe('gzip');
  expect(gunzipSync(zipped).toString()).toBe(pieces.join(nonce));
  expect(zipped.length).toBeLessThan(300);
});

test('a long page is compressed over the whole window of deflate', async () => {
  const made = aNonce();
  const long = randomBytes(60_000).toString('latin1').replaceAll('\0', '');
  const pieces = [long, long.slice(0, 40_000), long];
  const body = await pageBody(pieces.join(made), made);
  const nonce = aNonce();
  expect(gunzipSync(bytesOf(body, nonce, 'gzip')).toString() === pieces.join(nonce)).toBe(true);
});

test('a page that contains the placeholder of nonces is not cached', async () => {
  expect(await pageBody('<p>\0</p>', aNonce())).toBeNull();
});

test('the nonce of one answer is not in the next', async () => {
  const made = aNonce();
  const body = await pageBody(`<script nonce="${made}">`, made);
  const [first, second] = [aNonce(), aNonce()];
  const { pieces = [] } = body?.answer(first, undefined) ?? {};
  body?.answer(second, undefined);
  expect(Buffer.concat(pieces).toString()).toBe(`<script nonce="${first}">`);
});
