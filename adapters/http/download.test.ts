import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RequestScope } from '#adapters/scope.ts';
import { json, type Play, reset, text } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { anyCharacter } from '#tests/shared/any-character.ts';
import { nameIn } from './download.ts';

const server = playServerForTests();
const limits = { DOWNLOAD_MAX_MB: '1' };
const patienceMs = 300;
const code = 'CMD-26-COLIS-TROIS';

/** The labels of an order, from a backend that plays this. */
async function labels(play: Play, over: Partial<RequestScope> = {}, trackingIds: string[] = [], settings = {}) {
  server.play(play);
  const shop = shopOn(server.url, { ...limits, ...settings });
  return shop
    .portsFor(signedIn('particulier@exemple.fr', over))
    .labels.file(code, trackingIds, { format: 'a4-4', startCell: 3 });
}

const download = async (...given: Parameters<typeof labels>) => {
  const answer = await labels(...given);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

const head = (more: Record<string, string | number> = {}) => ({ 'content-type': 'application/pdf', ...more });
const pdf =
  (body: string | Buffer, headers: Record<string, string | number> = {}): Play =>
  (_call, response) =>
    response.writeHead(200, head(headers)).end(body);

const hurried = { TIMEOUT_DOWNLOAD: String(patienceMs) };
/** Timers stand still for the rest of the test; what is returned lets the patience for a backend pass. */
function moveTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => vi.advanceTimersByTimeAsync(patienceMs);
}

const read = (bytes: ReadableStream) => new Response(bytes).text();
/** Resolves when the connection of an answer has been closed before its end. */
const closed = (response: ServerResponse) => new Promise((resolve) => response.once('close', resolve));

describe('a file', () => {
  test('a file is passed on as it arrives, with the backend’s name and size', async () => {
    const named = {
      'content-disposition': `attachment; filename="x"; filename*=UTF-8''%C3%A9.pdf`,
      'content-length': 4,
    };
    const { bytes, ...about } = await download(pdf('%PDF', named));
    expect(about).toEqual({ name: 'é.pdf', size: 4, type: 'application/pdf' });
    expect(await read(bytes)).toBe('%PDF');
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: `/users/current/orders/${code}/labels/file?format=A4_4&startCell=3&lang=fr&curr=EUR&baseSite=part`,
      headers: { authorization: 'Bearer test:particulier@exemple.fr', accept: 'application/pdf, application/json' },
    });
  });

  test.each([
    [[], 'part', `étiquettes-${code}.pdf`],
    [['6A1'], 'part', `étiquette-${code}-6A1.pdf`],
    [['6A1'], 'pro', `étiquette-${code}-6A1.pdf`],
    [['6A1', '6A2'], 'pro', `étiquettes-${code}.pdf`],
    [[], 'pro', `étiquettes-${code}.pdf`],
  ] as const)(
    'a file of the labels %j in the mode %s is called %s, unless the backend names it',
    async (ids, mode, name) => {
      expect((await download(pdf('%PDF'), { mode }, [...ids])).name).toBe(name);
      const given = await download(pdf('%PDF', { 'content-disposition': 'attachment; filename=a.pdf' }), { mode }, [
        ...ids,
      ]);
      expect(given.name).toBe(mode === 'pro' ? name : 'a.pdf');
    },
  );

  test('a file of several labels is requested by each of their numbers, and one label by its own address', async () => {
    await download(pdf('%PDF'), {}, ['6A1', '6A2']);
    expect(server.seen[0]?.url).toContain('/labels/file?trackingId=6A1&trackingId=6A2&format=A4_4');
    await download(pdf('%PDF'), {}, ['6A1']);
    expect(server.seen[0]?.url).toContain('/labels/6A1/file?format=A4_4');
  });

  test('a file begins before it has ended, and has no size when none is announced', async () => {
    let end = () => {};
    const slow: Play = (_call, response) => {
      response.writeHead(200, head()).write('%PDF-');
      end = () => void response.end('1.4');
    };
    const { bytes, size } = await download(slow);
    expect(size).toBeNull();
    const reader = bytes.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('%PDF-');
    end();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('1.4');
    expect((await reader.read()).done).toBe(true);
  });

  test('a file waits for a shopper who reads slowly', async () => {
    const passPatience = moveTimers();
    const { bytes } = await download(pdf('%PDF'), {}, [], hurried);
    await passPatience();
    expect(await read(bytes)).toBe('%PDF');
  });
});

describe('a file that cannot be passed on', () => {
  test.each<[string, Play, string]>([
    ['is no PDF', text('<p>', { type: 'text/html' }), 'contract'],
    ['is JSON', json({ broken: true }), 'contract'],
    ['has no type', (_call, response) => response.writeHead(200).end('%PDF'), 'contract'],
    ['is empty', pdf('', { 'content-length': 0 }), 'contract'],
    ['is announced to be too large', pdf('', { 'content-length': 2_000_000 }), 'contract'],
    ['is refused by a backend in trouble', json({ errors: [{ type: 'x' }] }, 503), 'unavailable'],
    ['is refused without words', text('', { status: 500 }), 'unavailable'],
    ['ends before it begins', reset, 'unavailable'],
    ['needs a session', json({ errors: [{ type: 'InvalidTokenError' }] }, 401), 'signed-out'],
  ])('a file that %s is a fault', async (_what, play, kind) => {
    await expect(labels(play)).rejects.toMatchObject({ name: 'Fault', kind });
  });

  test('a file that does not begin is a fault', async () => {
    const passPatience = moveTimers();
    await expect(labels(() => void passPatience(), {}, [], hurried)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a file that stops arriving ends with a fault', async () => {
    const passPatience = moveTimers();
    const begins: Play = (_call, response) => response.writeHead(200, head()).write('%PDF');
    const reader = (await download(begins, {}, [], hurried)).bytes.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('%PDF');
    const next = expect(reader.read()).rejects.toMatchObject({ name: 'Fault', kind: 'timeout' });
    await passPatience();
    await next;
  });

  test.each<[string, number, string]>([
    ['unknown', 404, 'unknown'],
    ['somebody else’s', 403, 'unknown'],
    ['not ready', 400, 'not-ready'],
  ])('a file that is %s is an outcome', async (_what, status, outcome) => {
    expect(await labels(json({ errors: [{ type: 'LabelError' }] }, status))).toBe(outcome);
  });

  test.each<[string, Play, string]>([
    ['is too large, though it was not announced', pdf(Buffer.alloc(2_000_000)), 'contract'],
    ['is empty, though it was not announced', (_call, response) => response.writeHead(200, head()).end(), 'contract'],
  ])('a file that %s ends with a fault', async (_what, play, kind) => {
    const { bytes } = await download(play);
    await expect(read(bytes)).rejects.toMatchObject({ name: 'Fault', kind });
  });
});

test('a file that breaks off ends with a fault', async () => {
  let breakOff = () => {};
  const { bytes } = await download((_call, response) => {
    response.writeHead(200, head({ 'content-length': 100 })).write('%PDF');
    breakOff = () => void response.destroy();
  });
  breakOff();
  await expect(read(bytes)).rejects.toMatchObject({ name: 'Fault', kind: 'unavailable' });
});

describe('the backend’s call ends', () => {
  const endless = () => {
    const ends = Promise.withResolvers<unknown>();
    const play: Play = (_call, response) => {
      ends.resolve(closed(response));
      response.writeHead(200, head()).write('%PDF');
    };
    return { play, ended: ends.promise };
  };

  test('the backend’s call for a file ends when the body is cancelled', async () => {
    const { play, ended } = endless();
    const { bytes } = await download(play);
    await bytes.cancel();
    await ended;
  });

  test('the backend’s call for a file ends when the shopper leaves', async () => {
    const leaving = new AbortController();
    const { play, ended } = endless();
    const { bytes } = await download(play, { signal: leaving.signal });
    leaving.abort();
    await ended;
    await expect(read(bytes)).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('the backend is not called for a file when the shopper has already left', async () => {
    const leaving = new AbortController();
    leaving.abort();
    await expect(labels(pdf('%PDF'), { signal: leaving.signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(server.seen).toHaveLength(0);
  });
});

describe('the name in a Content-Disposition', () => {
  test.each([
    [`attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9tiquette.pdf`, 'étiquette.pdf'],
    [`attachment; filename*=UTF-8''%C3%A9.pdf; filename="a.pdf"`, 'é.pdf'],
    ['attachment; filename="a.pdf"', 'a.pdf'],
    ['inline; filename=a.pdf', 'a.pdf'],
    [`attachment; filename*=UTF-8''%ZZ; filename="a.pdf"`, 'a.pdf'],
    [`attachment; filename*=UTF-8''%E9.pdf`, null],
    ['attachment', null],
    ['', null],
    [null, null],
    [';;;="', null],
  ])('a Content-Disposition of %s has the name %s', (header, name) => {
    expect(nameIn(header)).toBe(name);
  });

  test('the name in a Content-Disposition is parsed whatever the header contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (header) => {
        expect(['string', 'object']).toContain(typeof nameIn(header));
      }),
    );
  });
});

test('a service whose file only fails is asked for it no more, and every page hears so at once', async () => {
  server.play((_call, response) => void response.writeHead(500).end());
  const shop = shopOn(server.url, { ...limits, BREAKER_FAILURES: '20' });
  const { labels: own } = shop.portsFor(signedIn('particulier@exemple.fr'));
  const file = () => own.file(code, [], { format: 'a4-4', startCell: 3 });
  for (let times = 0; times < 25; times += 1) await file().catch(() => {});
  expect(server.seen).toHaveLength(20);
  await expect(file()).rejects.toMatchObject({ kind: 'unavailable' });
  await shop.close();
});
