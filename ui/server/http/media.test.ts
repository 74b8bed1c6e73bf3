import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { passOnMedia } from './media.ts';

/** A media store that drops its first connections, then answers with a picture. */
async function asked({
  drops,
  path = '/medias/timbre',
  megabytes = 0,
  isCompressed = false,
  instead,
}: {
  drops: number;
  path?: string;
  megabytes?: number;
  isCompressed?: boolean;
  /** What the store answers with in the place of a picture. */
  instead?: { status: number; headers: Record<string, string> };
}) {
  let times = 0;
  const store = createServer((request, response) => {
    times += 1;
    if (times <= drops) request.socket.destroy();
    else if (instead && request.url === path) response.writeHead(instead.status, instead.headers).end('picture');
    else if (isCompressed) {
      const zipped = gzipSync('picture');
      const length = String(zipped.byteLength);
      response.writeHead(200, {
        'content-type': 'image/svg+xml',
        'content-encoding': 'gzip',
        'content-length': length,
      });
      response.end(zipped);
    } else {
      response.writeHead(200, { 'content-type': 'image/png', 'x-store': 'own' });
      for (let sent = 0; sent < megabytes; sent += 1) response.write(Buffer.alloc(1024 * 1024));
      response.end('picture');
    }
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = Object(store.address());
  const answer = await passOnMedia(new Request(`https://boutique.example${path}`), `http://127.0.0.1:${port}`, 3000);
  const text = await answer.text();
  store.closeAllConnections();
  store.close();
  const { headers, status } = answer;
  return { status, text, times, own: headers.get('x-store'), length: headers.get('content-length') };
}

test('a picture whose connection was dropped once is asked for again', async () => {
  expect(await asked({ drops: 1 })).toEqual({ status: 200, text: 'picture', times: 2, own: null, length: '7' });
});

test('a store that drops every connection is no picture, and is asked twice at most', async () => {
  expect(await asked({ drops: 9 })).toEqual({ status: 504, text: '', times: 2, own: null, length: null });
});

test('a picture that came compressed goes on with the length that it has', async () => {
  expect(await asked({ drops: 0, isCompressed: true })).toMatchObject({ status: 200, text: 'picture', length: '7' });
});

test('no other path reaches the store', async () => {
  expect(await asked({ drops: 0, path: '/medias/../occ' })).toMatchObject({ status: 404, times: 0 });
});

test.each([
  ['leads elsewhere', 504, { status: 302, headers: { location: '/medias/other' } }],
  ['is a page', 502, { status: 200, headers: { 'content-type': 'text/html' } }],
  ['says nothing of what it is', 502, { status: 200, headers: {} }],
  ['is not there', 404, { status: 404, headers: { 'content-type': 'image/png' } }],
  ['is a fault', 502, { status: 500, headers: { 'content-type': 'image/png' } }],
])('an answer of the store that %s is no picture', async (_, status, instead) => {
  expect(await asked({ drops: 0, instead })).toMatchObject({ status, text: '' });
});

test('a picture that never ends is none, and does not fill the memory', async () => {
  expect(await asked({ drops: 0, megabytes: 12 })).toMatchObject({ status: 502, text: '' });
  expect((await asked({ drops: 0, megabytes: 9 })).status).toBe(200);
});
