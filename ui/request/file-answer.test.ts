import { expect, test } from 'vitest';
import type { Download } from '#domain/shared/download.ts';
import { fileAnswer } from './file-answer.server.ts';
import { fileCookie } from './file-cookie.ts';
import { aRequest } from './request.examples.ts';

const answerOf = (over: Partial<Download> = {}) =>
  fileAnswer(aRequest(), {
    file: Promise.resolve({ name: 'a.pdf', type: 'application/pdf', size: 1, bytes: new ReadableStream(), ...over }),
    failed: '/',
  });

test.each([
  ['application/pdf', 'application/pdf'],
  ['image/png', 'image/png'],
  ['text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['application/xhtml+xml', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('a file of the type « %s » is handed on as %s, to be saved', async (type, given) => {
  const { headers } = await answerOf({ type });
  expect(headers.get('content-type')).toBe(given);
  expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('each file tells its page that it has arrived, and one that has not does not', async () => {
  const told = async (file: Parameters<typeof fileAnswer>[1]['file']) => {
    const context = aRequest();
    await fileAnswer(context, { file, failed: '/' });
    return context.effects.cookies.get(fileCookie);
  };
  const aFile = async () => ({ name: 'a.pdf', type: '', size: 1, bytes: new ReadableStream<Uint8Array>() });
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
