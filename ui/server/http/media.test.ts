import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mediaPassing } from './media.ts';

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
  const passOn = mediaPassing({ base: `http://127.0.0.1:${port}`, timeout: 3000 });
  const answer = await passOn(new Request(`https://boutique.example${path}`));
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

/** A store that answers as told, and the pictures that are asked of it. */
async function store(answer: (response: ServerResponse) => void, timeout = 10_000) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const passOn = mediaPassing({ base: `http://127.0.0.1:${Object(server.address()).port}`, timeout });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const picture = (signal?: AbortSignal) =>
    passOn(new Request('https://boutique.example/medias/timbre', signal ? { signal } : {}));
  return { picture, asked: () => asked };
}

test('a store that hangs holds so many pictures, and the others are refused at once', async () => {
  const { picture } = await store(() => {}, 200);
  const statuses = await Promise.all(Array.from({ length: 400 }, async () => (await picture()).status));
  const [late, refused] = [504, 503].map((status) => statuses.filter((each) => each === status).length);
  // The places of the first that are late are taken until so many were.
  expect(late).toBeGreaterThanOrEqual(96);
  expect(late).toBeLessThanOrEqual(96 + 20);
  expect(refused).toBe(400 - (late ?? 0));
});

test('a store that only fails is left alone, and is asked again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isWell = false;
  const { picture, asked } = await store((response) =>
    isWell ? response.writeHead(200, { 'content-type': 'image/png' }).end('picture') : response.writeHead(500).end(),
  );
  for (let times = 0; times < 30; times += 1) await picture();
  expect(asked()).toBe(20);
  const refused = await picture();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  isWell = true;
  vi.setSystemTime(Date.now() + 5001);
  expect((await picture()).status).toBe(200);
});

test('visitors who went away say nothing of the store', async () => {
  const { picture } = await store((response) =>
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end('x'), 20),
  );
  for (let times = 0; times < 25; times += 1) {
    const leaving = new AbortController();
    const asked = picture(leaving.signal);
    leaving.abort();
    await asked;
  }
  expect((await picture()).status).toBe(200);
});
