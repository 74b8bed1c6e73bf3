import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shopOn } from '#adapters/testing/shop.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { createApp } from '../app.ts';
import { PageBulkhead, pageLimits } from '../page-bulkhead.ts';
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
  const passOn = mediaPassing({ base: `http://127.0.0.1:${port}`, timeout: 600_000 });
  const answer = await passOn(new Request(`https://boutique.example${path}`));
  const text = await answer.text();
  store.closeAllConnections();
  store.close();
  const { headers, status } = answer;
  const own = headers.get('x-store');
  return { status, text, times, own, length: headers.get('content-length'), headers: Object.fromEntries(headers) };
}

test('a picture whose connection was dropped once is asked for again', async () => {
  expect(await asked({ drops: 1 })).toMatchObject({ status: 200, text: 'picture', times: 2, own: null, length: '7' });
});

test('a store that drops every connection is no picture, and is asked twice at most', async () => {
  expect(await asked({ drops: 9 })).toMatchObject({ status: 504, text: '', times: 2, own: null, length: null });
});

test('a picture that came compressed goes on with the length that it has', async () => {
  expect(await asked({ drops: 0, isCompressed: true })).toMatchObject({ status: 200, text: 'picture', length: '7' });
});

test('a picture is passed on with its type and how long it may be kept, and nothing else of what its store says', async () => {
  const kept = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=600',
    etag: '"1"',
    'last-modified': 'Tue, 24 Nov 2026 10:00:00 GMT',
    vary: 'Accept',
  };
  const instead = { status: 200, headers: { ...kept, 'set-cookie': 'store=1', 'x-store': 'own', server: 'store' } };
  expect((await asked({ drops: 0, instead })).headers).toEqual({ ...kept, 'content-length': '7' });
});

test('no other path reaches the store', async () => {
  expect(await asked({ drops: 0, path: '/medias/../occ' })).toMatchObject({ status: 404, times: 0 });
});

test.each([
  ['leads elsewhere', 502, { status: 302, headers: { location: '/medias/other' } }],
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
async function store(answer: (response: ServerResponse) => void, timeout = 600_000) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const told: unknown[] = [];
  const passOn = mediaPassing(
    { base: `http://127.0.0.1:${Object(server.address()).port}`, timeout },
    {
      circuitChanged: (change) => void told.push(change.isOpen),
      backendNotCalled: ({ reason }) => void told.push(reason),
    },
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const picture = (signal?: AbortSignal) =>
    passOn(new Request('https://boutique.example/medias/timbre', signal ? { signal } : {}));
  return { picture, asked: () => asked, told };
}

test('a store that hangs holds so many pictures, and the others are refused at once', async () => {
  const clock = moveClock();
  let hanging = 0;
  // Those that wait for the store are late as soon as it has no place for another.
  const { picture, told } = await store(() => (hanging += 1) >= 96 && clock.pass(200), 200);
  const statuses = await Promise.all(Array.from({ length: 400 }, async () => (await picture()).status));
  const [late, refused] = [504, 503].map((status) => statuses.filter((each) => each === status).length);
  // The places of the first that are late are taken until so many were.
  expect(late).toBeGreaterThanOrEqual(96);
  expect(late).toBeLessThanOrEqual(96 + 20);
  expect(refused).toBe(400 - (late ?? 0));
  expect(told.filter((each) => each === 'busy')).toHaveLength(400 - 96 - 200);
});

test('a store that only fails is left alone, and is asked again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isWell = false;
  const { picture, asked, told } = await store((response) =>
    isWell ? response.writeHead(200, { 'content-type': 'image/png' }).end('picture') : response.writeHead(500).end(),
  );
  for (let times = 0; times < 30; times += 1) await picture();
  expect(asked()).toBe(20);
  const refused = await picture();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  isWell = true;
  expect(told).toEqual([true, ...Array.from({ length: 11 }, () => 'circuit')]);
  vi.setSystemTime(Date.now() + 5001);
  expect((await picture()).status).toBe(200);
  expect(told.at(-1)).toBe(false);
});

test.each([
  ['is not allowed', 403, 'image/png'],
  ['leads elsewhere', 302, 'image/png'],
  ['is no picture', 200, 'text/html'],
])('a picture that %s, however often somebody asks for it, takes no other picture with it', async (_, status, type) => {
  let isPicture = false;
  const { picture } = await store((response) =>
    response
      .writeHead(isPicture ? 200 : status, { 'content-type': isPicture ? 'image/png' : type, location: '/elsewhere' })
      .end('x'),
  );
  for (let times = 0; times < 25; times += 1) expect((await picture()).status).toBe(502);
  isPicture = true;
  expect((await picture()).status).toBe(200);
});

test('a picture’s trial call does not delay the others, and runs even for a visitor who leaves', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let answered: (response: ServerResponse) => void = (response) => void response.writeHead(500).end();
  const { picture } = await store((response) => answered(response));
  for (let times = 0; times < 20; times += 1) await picture();
  vi.setSystemTime(Date.now() + 5001);
  const held = new Promise<ServerResponse>((resolve) => {
    answered = resolve;
  });
  const leaving = new AbortController();
  const asking = picture(leaving.signal);
  expect((await picture()).status).toBe(503);
  const response = await held;
  answered = (other) => void other.writeHead(200, { 'content-type': 'image/png' }).end('picture');
  leaving.abort();
  answered(response);
  await asking;
  expect((await picture()).status).toBe(200);
});

test('visitors who went away say nothing of the store', async () => {
  const { picture } = await store((response) =>
    setImmediate(() => response.writeHead(200, { 'content-type': 'image/png' }).end('x')),
  );
  for (let times = 0; times < 25; times += 1) {
    const leaving = new AbortController();
    const asked = picture(leaving.signal);
    leaving.abort();
    await asked;
  }
  expect((await picture()).status).toBe(200);
});

test.each([
  ['somebody who goes away waited for', 504, () => {}],
  [
    'is no picture',
    502,
    (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).write('<'),
  ],
])('the store goes on with no answer that %s', async (_, status, answer) => {
  const leaving = new AbortController();
  const ended = Promise.withResolvers<void>();
  // The collection of what nobody holds would end it too.
  const held = vi.spyOn(globalThis, 'fetch');
  const { picture } = await store((response) => {
    response.once('close', ended.resolve);
    answer(response);
    if (status === 504) leaving.abort();
  });
  expect((await picture(leaving.signal)).status).toBe(status);
  await ended.promise;
  held.mockRestore();
});

test('the measurements of the shop hear when its pictures are left alone', async () => {
  const shop = shopOn('http://127.0.0.1:9', { MEDIA_BASE_URL: 'http://127.0.0.1:9' });
  const changes: unknown[] = [];
  shop.observers.add({ circuitChanged: (change) => void changes.push(change) });
  const bulkhead = new PageBulkhead(pageLimits);
  const app = createApp({ routes: {} } as never, { shop, bulkhead, isReady: () => true });
  for (let times = 0; times < 20; times += 1) await app.fetch(new Request('https://boutique.example/medias/timbre'));
  expect(changes).toEqual([{ service: 'medias', operation: 'reads', isOpen: true }]);
  await shop.close();
});
