import { expect, test } from 'vitest';
import { type FormLimits, MalformedForm, postedForm } from './posted-form.server.ts';

const limits: FormLimits = { most: 2000, files: ['fichiers', 'f', 'empty', 'nameless'] };
const posting = (body: BodyInit, headers?: Record<string, string>, over: Partial<FormLimits> = {}) =>
  postedForm(new Request('https://boutique.example/', { method: 'POST', body, ...(headers && { headers }) }), {
    ...limits,
    ...over,
  });

const aForm = (...parts: [name: string, value: string | File][]) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};
const file = (name: string, size: number) => new File([new Uint8Array(size).fill(7)], name, { type: 'image/png' });
const asMultipart = (body: string, over?: Partial<FormLimits>) =>
  posting(body, { 'content-type': 'multipart/form-data; boundary=b' }, over);

test('a form without files is read as the platform reads it', async () => {
  const { form, unread } = await posting(new URLSearchParams({ message: 'été & co' }));
  expect([form.get('message'), unread]).toEqual(['été & co', []]);
});

test('a form with files has its texts and its files, with their names and bytes', async () => {
  const { form, unread } = await posting(
    aForm(['message', 'été\r\nb'], ['fichiers', file('à.png', 3)], ['fichiers', file('b', 2)]),
  );
  expect([form.get('message'), unread]).toEqual(['été\r\nb', []]);
  const files = form.getAll('fichiers') as File[];
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['à.png', 3],
    ['b', 2],
  ]);
  expect([...new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([7, 7, 7]);
});

test('a form without a chosen file has no file', async () => {
  const { form } = await posting(
    aForm(['message', 'a'], ['fichiers', new File([], '', { type: 'application/octet-stream' })]),
  );
  expect([...form.keys()]).toEqual(['message']);
});

test('an empty file that was chosen is there, and so are bytes without a name', async () => {
  const nameless = new File([new Uint8Array(3)], '', { type: 'application/octet-stream' });
  const { form } = await posting(aForm(['empty', file('vide.png', 0)], ['nameless', nameless]));
  const files = ['empty', 'nameless'].map((name) => form.get(name) as File);
  expect(files.map(({ name, size, type }) => [name, size, type])).toEqual([
    ['vide.png', 0, 'image/png'],
    ['', 3, 'application/octet-stream'],
  ]);
});

test('files that are larger together than the shop reads are left unread, and the text before them is kept', async () => {
  const body = aForm(['message', 'a'], ['fichiers', file('a.png', 600)], ['fichiers', file('b.png', 2000)]);
  const { form, unread } = await posting(body);
  expect(unread).toEqual(['size']);
  expect(form.get('message')).toBe('a');
  expect(form.getAll('fichiers')).toHaveLength(1);
});

test('a file cut at the limit is available in part where its beginning counts', async () => {
  const body = () => aForm(['message', 'a'], ['fichiers', file('a.png', 9000)]);
  const { form, unread } = await posting(body(), undefined, { keeps: 'cut' });
  const { name, size } = form.get('fichiers') as File;
  expect([unread, name, size > 1000 && size < 2000]).toEqual([['size'], 'a.png', true]);
  const named = await posting(body(), undefined, { keeps: 'name' });
  expect((named.form.get('fichiers') as File).size).toBe(0);
});

test('wherever the limit lies in a form, what came before it is kept', async () => {
  const sent = new Request('https://boutique.example/', {
    method: 'POST',
    body: aForm(['message', 'a'], ['fichiers', file('a.png', 50)], ['après', 'b']),
  });
  const [type, bytes] = [sent.headers.get('content-type') ?? '', await sent.bytes()];
  for (let most = 1; most < bytes.length; most += 1) {
    const { form, unread } = await posting(bytes, { 'content-type': type }, { most, keeps: 'cut' });
    expect([most, unread]).toEqual([most, ['size']]);
    expect([null, 'a']).toContain(form.get('message'));
    expect([undefined, 'a.png']).toContain((form.get('fichiers') as File | null)?.name);
  }
  expect((await posting(bytes, { 'content-type': type }, { most: bytes.length })).form.get('après')).toBe('b');
});

test('a file in a field that no page has is dropped, and counted', async () => {
  const { form, unread, hasFiles } = await posting(aForm(['message', 'a'], ['autre', file('a.png', 100)]));
  expect([[...form.keys()], unread, hasFiles]).toEqual([['message'], [], true]);
});

test('the whole body is taken in, so that the browser hears the answer', async () => {
  let sent = 0;
  const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n';
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(sent === 1 ? new TextEncoder().encode(head) : new Uint8Array(500));
      if (sent === 40) controller.close();
    },
  });
  const request = new Request('https://boutique.example/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  } as RequestInit);
  expect((await postedForm(request, limits)).unread).toEqual(['size']);
  expect(sent).toBe(40);
});

test('the name of a file is read as its browser wrote it, with its quotation marks', async () => {
  const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="b %22x%22%0D%0a 100%25 é.jpg"\r\n\r\n';
  const { form } = await asMultipart(`${head}x\r\n--b--\r\n`);
  expect((form.get('f') as File).name).toBe('b "x"\r\n 100%25 é.jpg');
});

test('more fields than any form has are left unread', async () => {
  const many = Array.from({ length: 520 }, (_, at): [string, string] => [`f${at}`, '']);
  expect((await posting(aForm(...many), undefined, { most: 100_000 })).unread).toEqual(['count']);
});

test('more fields than any form without files has are no form', async () => {
  const many = (count: number) => posting(new URLSearchParams(Array.from({ length: count }, () => ['a', ''])));
  expect((await many(2000)).form.getAll('a')).toHaveLength(2000);
  await expect(many(2001)).rejects.toBeInstanceOf(MalformedForm);
});

test.each([
  ['a body without an end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ['a body without a beginning', 'x'],
  ['a part without a name', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--\r\n'],
  ['an endless header', `--b\r\nX: ${'a'.repeat(20_000)}\r\n\r\nx\r\n--b--\r\n`],
  ['nothing', ''],
])('%s is no form', async (_, body) => {
  await expect(asMultipart(body, { most: 100_000 })).rejects.toBeInstanceOf(MalformedForm);
});

test('a visitor who leaves in the middle of a form has sent no malformed one', async () => {
  const left = new Error('the browser went away');
  for (const type of ['multipart/form-data; boundary=b', 'application/x-www-form-urlencoded']) {
    const body = new ReadableStream({ pull: (controller) => controller.error(left) });
    const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } } as RequestInit;
    await expect(postedForm(new Request('https://boutique.example/', request), limits)).rejects.toBe(left);
  }
});

test('a boundary of more characters than any may have is none, since looking for it costs the square of its length', async () => {
  const posted = (length: number) => {
    const boundary = 'b'.repeat(length);
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--${boundary}--\r\n`;
    return posting(body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
  };
  expect((await posted(70)).form.get('a')).toBe('x');
  await expect(posted(71)).rejects.toBeInstanceOf(MalformedForm);
});

test('a form of another type, or without its boundary, is none', async () => {
  await expect(posting('{}', { 'content-type': 'application/json' })).rejects.toBeInstanceOf(MalformedForm);
  await expect(posting('x', { 'content-type': 'multipart/form-data' })).rejects.toBeInstanceOf(MalformedForm);
});
