import { expect, test } from 'vitest';
import type { Download } from '#domain/shared/download.ts';
import { Fault } from '#domain/shared/fault.ts';
import { fileAnswer } from './file-answer.server.ts';
import { fileCookie } from './file-cookie.ts';
import { aRequest, locationOf } from './request.examples.ts';

const answerOf = (over: Partial<Download> = {}) =>
  fileAnswer(aRequest(), {
    file: Promise.resolve({
      name: 'a.pdf',
      type: 'application/pdf',
      size: 1,
      bytes: new Blob(['a']).stream(),
      ...over,
    }),
    failed: '/',
  });

const pdf = '%PDF-1.7\n';
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';

test.each([
  ['carton.pdf', 'application/pdf', pdf, 'carton.pdf', 'application/pdf'],
  ['facture.hta', 'text/html', pdf, 'facture.pdf', 'application/pdf'],
  ['facture.pdf.bat', 'application/pdf', pdf, 'facture.pdf', 'application/pdf'],
  ['photo.jpg', 'image/jpeg', png, 'photo.png', 'image/png'],
  ['photo.jpeg', 'image/jpeg', '\xff\xd8\xff\xe0', 'photo.jpeg', 'image/jpeg'],
  ['ACCUSE', 'text/plain', 'Bonjour', 'ACCUSE.txt', 'text/plain'],
  ['page.html', 'text/plain', '<script>', 'page.txt', 'text/plain'],
  ['page.html', 'text/html', '<script>', 'page.html', 'application/octet-stream'],
  ['dessin.svg', 'image/svg+xml', '<svg>', 'dessin.svg', 'application/octet-stream'],
  ['sans.type', '', 'octets', 'sans.type', 'application/octet-stream'],
])('« %s », sent as « %s », is given back by its content', async (...row) => {
  const [name, type, content, given, givenType] = row;
  const bytes = new Blob([Buffer.from(content, 'latin1')]).stream();
  const answer = await answerOf({ name, type, bytes, size: null });
  expect(answer.headers.get('content-type')).toBe(givenType);
  expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="?${given}"?$`));
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toBe(content);
});

test('a file that cannot be read from its beginning leads back to its page', async () => {
  const bytes = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Fault('timeout', 'download')),
  });
  expect(locationOf(await answerOf({ bytes }))).toBe('/');
});

test('each file tells its page that it has arrived, and one that has not does not', async () => {
  const told = async (file: Parameters<typeof fileAnswer>[1]['file']) => {
    const context = aRequest();
    await fileAnswer(context, { file, failed: '/' });
    return context.effects.cookies.get(fileCookie);
  };
  const aFile = async () => ({ name: 'a.pdf', type: '', size: 1, bytes: new Blob(['a']).stream() });
  const [one, other, none] = [await told(aFile()), await told(aFile()), await told(Promise.resolve('not-ready'))];
  expect([one, none]).toEqual([{ value: expect.stringMatching(/^[\w-]{16}$/), seconds: 120 }, undefined]);
  expect(other?.value).not.toBe(one?.value);
});

test('a client that reads no other letters gets a name without accents, with a hyphen for each letter it cannot', async () => {
  const { headers } = await answerOf({ name: 'Étiquette n° 1 – 日本.pdf' });
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="Etiquette n- 1 - --.pdf"; filename\*=UTF-8''/,
  );
});

test('a file of unknown size announces none', async () => {
  expect((await answerOf({ size: null })).headers.has('content-length')).toBe(false);
});

test('a shopper who stops reading ends the reading of the backend', async () => {
  const ended = Promise.withResolvers<void>();
  const bytes = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(8)),
    cancel: () => ended.resolve(),
  });
  const { body } = await answerOf({ bytes });
  await body?.cancel();
  await ended.promise;
});
