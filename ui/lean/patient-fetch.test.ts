import { beforeEach, describe, expect, test, vi } from 'vitest';
import { networkPause, patientFetch, shopReached, shopUnreached } from './patient-fetch.ts';

const page = new URL('https://boutique.example/checkout/recapitulatif.data');
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const made = (status = 200) => Promise.resolve(new Response('', { status, headers: { 'X-Remix-Response': 'yes' } }));
const bare = (status: number) => Promise.resolve(new Response('', { status }));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

/** A network that gives these answers, one for each request. */
function aNetwork(...answers: (() => Promise<Response>)[]) {
  const events: string[] = [];
  const send = vi.fn<typeof fetch>(() => {
    const answer = answers.shift();
    if (!answer) throw new Error('Asked more often than it may be.');
    return answer();
  });
  const pause = vi.fn(() => Promise.resolve());
  return { events, send, pause, ask: patientFetch({ fetch: send, pause, announce: (event) => events.push(event) }) };
}

describe('what a page reads', () => {
  test('a page’s read is repeated until the network is back', async () => {
    const { ask, events, pause } = aNetwork(broken, broken, () => bare(503), made);
    expect((await ask(page, {})).status).toBe(200);
    expect(pause).toHaveBeenCalledTimes(3);
    expect(events).toEqual([shopUnreached, shopUnreached, shopReached]);
  });

  test('a page’s read that is broken off once, as by leaving in Firefox and Safari, is no lost network', async () => {
    const { ask, events } = aNetwork(broken, made);
    await ask(page, {});
    expect(events).toEqual([shopReached]);
  });

  test('a page’s read says at once that the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { ask, events } = aNetwork(broken, made);
    await ask(page, {});
    expect(events).toEqual([shopUnreached, shopReached]);
  });

  test('a page’s read is abandoned with its page', async () => {
    const aborted = new AbortController();
    const { ask, events } = aNetwork(() => {
      aborted.abort();
      return broken();
    });
    await expect(ask(page, { signal: aborted.signal })).rejects.toThrow('Failed to fetch');
    expect(events).toEqual([]);
  });

  test('a page’s read may be a fault that the shop itself answers', async () => {
    for (const status of [404, 500, 502, 503, 504]) {
      const { ask, events } = aNetwork(() => made(status));
      expect((await ask(page, {})).status).toBe(status);
      expect(events).toEqual([shopReached]);
    }
    for (const status of [403, 413, 500, 501, 505]) {
      const { ask } = aNetwork(() => bare(status));
      expect((await ask(page, {})).status).toBe(status);
    }
  });
});

describe('what a page changes', () => {
  test.each([
    ['no answer', broken],
    ['an answer from before the shop', () => bare(502)],
  ])('a page’s change is sent once, and ends empty after %s', async (_, answer) => {
    const { ask, events, send } = aNetwork(answer);
    const ended = await ask(page, { method: 'POST', body: 'intent=order' });
    expect([ended.status, ended.body]).toEqual([204, null]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(events).toEqual([shopUnreached]);
  });
});

test('anything else goes as it came', async () => {
  const { ask, send, events } = aNetwork(broken, () => bare(503));
  await expect(ask('https://boutique.example/x.data', {})).rejects.toThrow();
  expect((await ask(new URL('https://boutique.example/medias/x'))).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(2);
  expect(events).toEqual([]);
});

test('a pause ends when the network is back, when nobody waits any more, or after four seconds', async () => {
  vi.useFakeTimers();
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  const ended = vi.fn();
  const aborted = new AbortController();
  void networkPause(undefined).then(() => ended('back'));
  void networkPause(aborted.signal).then(() => ended('left'));
  aborted.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([['left']]);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([['left'], ['back']]);
  void networkPause(undefined).then(() => ended('late'));
  await vi.advanceTimersByTimeAsync(3999);
  expect(ended).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenLastCalledWith('late');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
