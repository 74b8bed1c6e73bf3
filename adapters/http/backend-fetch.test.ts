import { describe, expect, test } from 'vitest';
import { inSequence, json, never, type Play, playServer, reset, text } from '#adapters/testing/play-server.ts';
import { aScope } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { Fault } from '#domain/shared/fault.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { backendFetch, type FetchOptions } from './backend-fetch.ts';
import { deadlineOf } from './deadline.ts';

const server = playServerForTests();

const config = { TIMEOUT_DEFAULT: 5000, FORWARD_TEST_HEADER: '' };
const hurried = { ...config, TIMEOUT_DEFAULT: 200 };

interface BackendOptions extends Partial<FetchOptions> {
  timeout?: number;
}

const aFetch = ({ config: own = config, timeout = own.TIMEOUT_DEFAULT, ...over }: BackendOptions = {}) =>
  backendFetch({
    scope: aScope(),
    deadline: deadlineOf(own.TIMEOUT_DEFAULT, over.scope ?? aScope()),
    config: own,
    accessToken: null,
    ...over,
  })(timeout);

/** Waits for no more than a fifth of a second. */
const hurriedFetch = (over: BackendOptions = {}) => aFetch({ config: hurried, ...over });

const get = (fetch = aFetch(), path = '/products/1126001') => fetch(`${server.url}/occ${path}`);
const post = (fetch = aFetch()) => fetch(`${server.url}/occ/orders`, { method: 'POST', body: '{"quantity":1}' });

describe('the deadline', () => {
  /** A clock that the test moves, and how far it has. */
  const aClock = () => {
    const clock = moveClock();
    const began = clock.now();
    return { ...clock, passed: () => clock.now() - began };
  };

  test('the deadline ends the wait for an answer that never begins', async () => {
    const { hang, passed } = aClock();
    server.play(hang);
    await expect(get(hurriedFetch())).rejects.toMatchObject({ name: 'Fault', kind: 'timeout' });
    expect(passed()).toBe(200);
  });

  test.each([get, post])('the deadline covers a body that arrived in part (%o)', async (call) => {
    const { hang, passed } = aClock();
    server.play(async (...exchange) => {
      const [, response] = exchange;
      await new Promise<void>((sent) => response.writeHead(200, { 'content-length': 100 }).write('{', () => sent()));
      hang(...exchange);
    });
    await expect(call(hurriedFetch())).rejects.toMatchObject({ kind: 'timeout' });
    expect(passed()).toBe(200);
  });

  test('the deadline covers all reads of a request together, so that a page never waits for their sum', async () => {
    const { after } = aClock();
    server.play(after(80, text('{}')));
    const fetch = hurriedFetch();
    for (const path of ['/one', '/two']) expect((await get(fetch, path)).status).toBe(200);
    await expect(get(fetch, '/three')).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('the deadline of a write is its own, and the reads after it have a new one', async () => {
    const { after, passed } = aClock();
    server.play(after(550, text('{}')));
    const fetch = backendFetch({
      scope: aScope(),
      deadline: deadlineOf(1000, { changes: true }),
      config,
      accessToken: null,
    });
    await get(fetch(1000));
    expect((await post(fetch(1000))).status).toBe(200);
    expect((await get(fetch(1000))).status).toBe(200);
    expect(passed()).toBe(3 * 550);
  });

  test('the deadline of a read also covers the calls that it posts', async () => {
    const { after } = aClock();
    server.play(after(120, text('{}')));
    const fetch = hurriedFetch({ scope: aScope({ changes: false }) });
    await post(fetch);
    await expect(get(fetch)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('the page after a write that timed out does not wait for that write again', async () => {
    const { hang, passed } = aClock();
    server.play(hang);
    const fetch = hurriedFetch();
    await expect(post(fetch)).rejects.toMatchObject({ kind: 'timeout' });
    await expect(post(fetch)).rejects.toMatchObject({ kind: 'timeout' });
    expect([passed(), server.seen.length]).toEqual([200, 1]);
    server.play(text('{}'));
    expect((await get(fetch)).status).toBe(200);
  });

  test('the page after a change whose read timed out has a deadline of its own', async () => {
    const { hang, after } = aClock();
    server.play(hang);
    const fetch = hurriedFetch();
    await expect(get(fetch)).rejects.toMatchObject({ kind: 'timeout' });
    server.play(after(120, text('{}')));
    expect((await get(fetch, '/carts/current')).status).toBe(200);
    const shown = hurriedFetch({ scope: aScope({ changes: false }) });
    server.play(hang);
    await expect(get(shown)).rejects.toMatchObject({ kind: 'timeout' });
    server.play(after(1, text('{}')));
    await expect(get(shown, '/carts/current')).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('the deadline passes once for a change, for its reads and for the page after it', async () => {
    const { hang, passed } = aClock();
    server.play(hang);
    const fetch = hurriedFetch();
    await expect(get(fetch, '/carts/current')).rejects.toMatchObject({ kind: 'timeout' });
    await expect(post(fetch)).rejects.toMatchObject({ kind: 'timeout' });
    await expect(get(fetch, '/carts/other')).rejects.toMatchObject({ kind: 'timeout' });
    expect(passed()).toBeLessThanOrEqual(hurried.TIMEOUT_DEFAULT + 250 + 1);
  });

  test('the page after an operation with its own deadline has as much time as after any other', async () => {
    const { hang, after } = aClock();
    server.play(hang);
    const fetch = backendFetch({
      scope: aScope(),
      deadline: deadlineOf(200, { changes: true }),
      config,
      accessToken: null,
    });
    await expect(post(fetch(700))).rejects.toMatchObject({ kind: 'timeout' });
    server.play(after(50, text('{}')));
    expect((await get(fetch(200))).status).toBe(200);
  });

  test.each(['GET', 'POST'])(
    'the deadline covers the shopper’s token too, for all calls of a %s together',
    async (method) => {
      const { pass, passed } = aClock();
      server.play(json({}));
      const scope = aScope({ changes: method === 'POST' });
      const deadline = deadlineOf(200, scope);
      const accessToken = async () => {
        pass(Math.max(1, Math.min(190, deadline.remaining())));
        throw new Fault('unavailable', 'refresh');
      };
      const fetch = hurriedFetch({ scope, deadline, accessToken });
      const orNothing = (call: Promise<unknown>) => call.catch(() => null);
      if (method === 'POST') await orNothing(post(fetch));
      for (const path of ['/one', '/two', '/three']) await orNothing(get(fetch, path));
      expect(server.seen).toEqual([]);
      expect(passed()).toBeLessThanOrEqual(200 + 250 + 1);
    },
  );

  test('the deadline of a write may be longer than that of reads', async () => {
    const { after } = aClock();
    server.play(after(250, text('{}')));
    expect((await post(hurriedFetch({ timeout: 1000 }))).status).toBe(200);
  });
});

describe('a shopper who leaves', () => {
  test.each([
    ['before the answer', never],
    ['in the middle of the body', (_call, response) => response.writeHead(200, { 'content-length': 100 }).write('{')],
  ] as [string, Play][])('%s ends the call as aborted', async (_when, play) => {
    const leaving = new AbortController();
    server.play((call, response) => {
      play(call, response);
      setImmediate(() => leaving.abort());
    });
    await expect(get(aFetch({ scope: aScope({ signal: leaving.signal, changes: false }) }))).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(server.seen).toHaveLength(1);
  });

  test('a shopper who leaves does not abort a change that has begun', async () => {
    const leaving = new AbortController();
    server.play((_call, response) => {
      leaving.abort();
      setImmediate(() => response.end('{}'));
    });
    expect((await post(aFetch({ scope: aScope({ signal: leaving.signal, changes: true }) }))).status).toBe(200);
  });
});

describe('a second try', () => {
  test.each([
    ['a reset connection', reset],
    ['a 503', json({ errors: [{ type: 'ServiceUnavailableError' }] }, 503)],
  ])('a read is tried again once after %s', async (_what, fault) => {
    server.play(inSequence(fault, json({ code: '1126001' })));
    const response = await get();
    expect(JSON.parse(await response.text())).toEqual({ code: '1126001' });
    expect(server.seen).toHaveLength(2);
  });

  test('a read is not tried a third time', async () => {
    server.play(reset);
    await expect(get()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.seen).toHaveLength(2);
    server.play(json({}, 503));
    expect((await get()).status).toBe(503);
    expect(server.seen).toHaveLength(2);
  });

  test('a second try has the same deadline as the first', async () => {
    const clock = moveClock();
    const began = clock.now();
    server.play(inSequence(reset, clock.hang));
    await expect(get(hurriedFetch())).rejects.toMatchObject({ kind: 'timeout' });
    expect(server.seen).toHaveLength(2);
    expect(clock.now() - began).toBe(200);
  });

  test.each([400, 404, 409, 429, 500, 502])('a read is never tried again after %i', async (status) => {
    server.play(json({}, status));
    expect((await get()).status).toBe(status);
    expect(server.seen).toHaveLength(1);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s is never tried again: it may have happened', async (method) => {
    server.play(reset);
    await expect(aFetch()(`${server.url}/occ/orders`, { method })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.seen).toHaveLength(1);
    server.play(json({}, 503));
    expect((await aFetch()(`${server.url}/occ/orders`, { method })).status).toBe(503);
    expect(server.seen).toHaveLength(1);
  });
});

describe('an answer', () => {
  const tooLarge = 5 * 1024 * 1024 + 1;

  test('an answer of more than 5 MiB breaks the contract, announced or not', async () => {
    server.play((_call, response) => response.writeHead(200, { 'content-length': tooLarge }).write('{'));
    await expect(get()).rejects.toMatchObject({ kind: 'contract' });
    server.play((_call, response) => {
      response.write('{"a":"');
      response.end('a'.repeat(tooLarge));
    });
    await expect(get()).rejects.toMatchObject({ kind: 'contract' });
    expect(server.seen).toHaveLength(1);
  });

  test('an answer just below 5 MiB is read completely', async () => {
    server.play(text(JSON.stringify('é'.repeat(2_500_000))));
    expect(JSON.parse(await (await get()).text())).toHaveLength(2_500_000);
  });

  test('an answer that is large and nested without end breaks the contract before it is parsed', async () => {
    server.play(text(`{"entries":${'['.repeat(200_000)}`));
    await expect(get()).rejects.toMatchObject({ kind: 'contract' });
    server.play(text(`{"entries":${'[1],'.repeat(50_000)}`));
    expect((await get()).status).toBe(200);
  });

  test('an answer with more values than any contract has breaks it before it is parsed', async () => {
    server.play(text(`{${'"a":1,'.repeat(200_001)}"b":1}`));
    await expect(get()).rejects.toMatchObject({ kind: 'contract' });
  });

  test('an answer that redirects is not followed', async () => {
    server.play((_call, response) => response.writeHead(302, { location: `${server.url}/elsewhere` }).end());
    await expect(get()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.seen.map(({ url }) => url)).toEqual(['/occ/products/1126001']);
  });

  test('a closed port is unavailable', async () => {
    const closed = await playServer();
    await closed.close();
    await expect(aFetch()(`${closed.url}/occ/countries`)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('an answer without a body is valid', async () => {
    server.play((_call, response) => response.writeHead(204).end());
    expect((await aFetch()(`${server.url}/occ/vouchers/A`, { method: 'DELETE' })).ok).toBe(true);
  });
});

test('an answer keeps the time after which one may ask again, and no other header', async () => {
  server.play((_call, response) => response.writeHead(429, { 'retry-after': '7', 'x-other': '1' }).end('{}'));
  const { headers } = await get();
  expect(headers.get('retry-after')).toBe('7');
  expect(headers.get('x-other')).toBeNull();
});

describe('the request', () => {
  test('a request names the visit and itself on every call, and accepts JSON', async () => {
    server.play(json({}));
    await get(aFetch({ scope: aScope({ sid: 'visit-7', requestId: 'request-7' }) }));
    expect(server.seen[0]?.headers).toMatchObject({
      'lpel-sid': 'visit-7',
      'x-request-id': 'request-7',
      accept: 'application/json',
    });
    expect(server.seen[0]?.headers.cookie).toBeUndefined();
  });

  test('a request to a foreign service contains nothing of the visit, and is made once', async () => {
    server.play(json({}, 503));
    await get(aFetch({ isOutside: true, scope: aScope({ sid: 'visit-7', requestId: 'request-7' }) }));
    expect(server.seen).toHaveLength(1);
    expect(JSON.stringify(server.seen)).not.toMatch(/visit-7|request-7/);
  });

  test('a request has the shopper’s token on the shopper’s own calls, and on no other', async () => {
    server.play(json({}));
    await get(aFetch({ accessToken: async () => 'token-a' }));
    await get(aFetch({ accessToken: async () => null }));
    await get();
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-a', undefined, undefined]);
  });

  test('a request has the header of a test only when the configuration names it', async () => {
    server.play(json({}));
    const scope = aScope({ testWorld: 'world-3' });
    await get(aFetch({ scope }));
    expect(JSON.stringify(server.seen[0]?.headers)).not.toContain('world-3');
    await get(aFetch({ scope, config: { ...config, FORWARD_TEST_HEADER: 'x-mock-world' } }));
    expect(server.seen[1]?.headers['x-mock-world']).toBe('world-3');
    await get(aFetch({ config: { ...config, FORWARD_TEST_HEADER: 'x-mock-world' } }));
    expect(server.seen[2]?.headers['x-mock-world']).toBeUndefined();
  });

  test('a request sends its body unchanged, once', async () => {
    server.play(json({}));
    await post();
    expect(server.seen).toMatchObject([{ method: 'POST', url: '/occ/orders', body: '{"quantity":1}' }]);
  });

  test('a token that cannot be had is the fault that it was', async () => {
    const down = async () => Promise.reject(new Error('store'));
    server.play(json({}));
    await expect(get(aFetch({ accessToken: down }))).rejects.toThrow('store');
    expect(server.seen).toHaveLength(0);
  });
});
