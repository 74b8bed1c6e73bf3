import { expect, test, vi } from 'vitest';
import { EarlyData } from './early-data.ts';

const href = 'https://boutique.example/boutique/c/timbres.data';

function aLine(answers: (() => Promise<Response>)[]) {
  let time = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(() => (answers.shift() ?? fresh)());
  const data = new EarlyData({ fetch, now: () => time });
  return {
    data,
    fetch,
    passes: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const answer =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });
const fresh = answer('asked by the router');
const routers = async (data: EarlyData, init?: RequestInit) => (await data.fetch(new URL(href), init)).text();

test('the router is handed the answer that was asked for before', async () => {
  const { data, fetch } = aLine([answer('early')]);
  data.ask(href, 'high');
  data.ask(href, 'high');
  expect(await routers(data)).toBe('early');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer is used once', async () => {
  const { data } = aLine([answer('early')]);
  data.ask(href, 'low');
  await routers(data);
  expect(await routers(data)).toBe('asked by the router');
});

test('an answer of half a minute ago is asked for anew', async () => {
  const { data, passes } = aLine([answer('early')]);
  data.ask(href, 'low');
  passes(30_000);
  expect(await routers(data)).toBe('asked by the router');
});

test.each([
  ['was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['failed', answer('a proxy’s page', 502)],
  ['was not found', answer('', 404)],
])('an early request that %s leaves the router to its own', async (_, early) => {
  const { data } = aLine([early]);
  data.ask(href, 'low');
  expect(await routers(data)).toBe('asked by the router');
});

test('what was dropped is stopped, and not handed on', async () => {
  const { data, fetch } = aLine([answer('early')]);
  data.ask(href, 'low');
  data.drop(href);
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(await routers(data)).toBe('asked by the router');
});

test('a change is never answered by something earlier', async () => {
  const { data } = aLine([answer('early')]);
  data.ask(href, 'low');
  expect(await routers(data, { method: 'POST' })).toBe('asked by the router');
});

test('a router that no longer wants a page stops its early request', async () => {
  const { data, fetch } = aLine([() => new Promise(() => {})]);
  const unwanted = new AbortController();
  data.ask(href, 'low');
  void data.fetch(new URL(href), { signal: unwanted.signal });
  unwanted.abort();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('of many pages that were never opened the oldest are stopped', () => {
  const { data, fetch } = aLine([]);
  for (let page = 0; page < 10; page += 1) data.ask(`${href}?page=${page}`, 'low');
  expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([
    ...Array.from({ length: 2 }, () => true),
    ...Array.from({ length: 8 }, () => false),
  ]);
});
