import { describe, expect, test, vi } from 'vitest';
import { networkPause, patientFetch, shopReached, shopUnreached } from './patient-fetch.ts';

const page = new URL('https://boutique.example/checkout/recapitulatif.data');
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const made = (status = 200) => Promise.resolve(new Response('', { status, headers: { 'X-Remix-Response': 'yes' } }));
const bare = (status: number) => Promise.resolve(new Response('', { status }));

/** A shop that answers what it is told to, one ask after the other. */
function aNetwork(...answers: (() => Promise<Response>)[]) {
  const said: string[] = [];
  const send = vi.fn<typeof fetch>(() => {
    const answer = answers.shift();
    if (!answer) throw new Error('Asked more often than it may be.');
    return answer();
  });
  const pause = vi.fn(() => Promise.resolve());
  return { said, send, pause, ask: patientFetch({ fetch: send, pause, say: (event) => said.push(event) }) };
}

describe('what a page reads', () => {
  test('is asked for until the network is back, and both are said once', async () => {
    const { ask, said, pause } = aNetwork(broken, broken, () => bare(503), made);
    expect((await ask(page, {})).status).toBe(200);
    expect(pause).toHaveBeenCalledTimes(3);
    expect(said).toEqual([shopUnreached, shopReached]);
  });

  test('is given up with the page that wanted it', async () => {
    const left = new AbortController();
    const { ask, said } = aNetwork(() => {
      left.abort();
      return broken();
    });
    await expect(ask(page, { signal: left.signal })).rejects.toThrow('Failed to fetch');
    expect(said).toEqual([]);
  });

  test('may be a fault that the shop itself answers', async () => {
    for (const status of [404, 500, 502, 503, 504]) {
      const { ask, said } = aNetwork(() => made(status));
      expect((await ask(page, {})).status).toBe(status);
      expect(said).toEqual([]);
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
  ])('is sent once, and ends empty after %s', async (_, answer) => {
    const { ask, said, send } = aNetwork(answer);
    const ended = await ask(page, { method: 'POST', body: 'intent=order' });
    expect([ended.status, ended.body]).toEqual([204, null]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(said).toEqual([shopUnreached]);
  });
});

test('anything else goes as it came', async () => {
  const { ask, send, said } = aNetwork(broken, () => bare(503));
  await expect(ask('https://boutique.example/x.data', {})).rejects.toThrow();
  expect((await ask(new URL('https://boutique.example/medias/x'))).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(2);
  expect(said).toEqual([]);
});

test('a pause ends when the network is back, when nobody waits any more, or after four seconds', async () => {
  vi.useFakeTimers();
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  const ended = vi.fn();
  const left = new AbortController();
  void networkPause(undefined).then(() => ended('back'));
  void networkPause(left.signal).then(() => ended('left'));
  left.abort();
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
