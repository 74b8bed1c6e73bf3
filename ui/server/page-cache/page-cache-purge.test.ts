import { createServer } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { purging } from './page-cache-purge.ts';

const token = 'un-jeton-de-purge-assez-long';
const publish = vi.fn(async (_names: readonly string[]) => {});
const purgeProxies = vi.fn(async (_tags: readonly string[]) => {});
const listening = whileTestsRun(() => onAFreePort(createServer(purging({ token, purges: { publish }, purgeProxies }))));
beforeEach(() => [publish, purgeProxies].forEach((each) => each.mockClear()));

const purge = async (body: string, init: RequestInit = {}) =>
  (await fetch(listening().url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body, ...init }))
    .status;

test('the tags of a purge are passed on to every process', async () => {
  expect(await purge('{"tags":["product:1126001","category:timbres","all"]}')).toBe(204);
  expect(publish).toHaveBeenCalledExactlyOnceWith(['product:1126001', 'category:timbres', 'all']);
});

test('a purge without the token changes nothing', async () => {
  for (const authorization of ['', `Bearer ${token}x`, `bearer ${token}`, token, 'Bearer '])
    expect(await purge('{"tags":["all"]}', { headers: { authorization } })).toBe(401);
  expect(publish).not.toHaveBeenCalled();
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"tags":[]}',
  '{"tags":"all"}',
  '{"tags":["all",1]}',
  '{"tags":["timbres"]}',
  `{"tags":["product:${'x'.repeat(300)}"]}`,
  `{"tags":["all"],"x":"${'x'.repeat(70_000)}"}`,
])('a purge that names no tag is refused (%#)', async (body) => {
  expect(await purge(body)).toBe(400);
  expect(publish).not.toHaveBeenCalled();
});

test('the cache is purged by a POST alone', async () => {
  expect(await purge('', { method: 'GET', body: null })).toBe(405);
});

test('the caller is told when other processes may not have been reached', async () => {
  publish.mockRejectedValueOnce(new Error('away'));
  expect(await purge('{"tags":["all"]}')).toBe(502);
});

test('what stands before the shop is purged after every process, even where one was not reached', async () => {
  expect(await purge('{"tags":["all"]}')).toBe(204);
  expect(purgeProxies.mock.invocationCallOrder[0]).toBeGreaterThan(publish.mock.invocationCallOrder[0] ?? 0);
  publish.mockRejectedValueOnce(new Error('away'));
  expect(await purge('{"tags":["product:1"]}')).toBe(502);
  expect(purgeProxies).toHaveBeenLastCalledWith(['product:1']);
  purgeProxies.mockRejectedValueOnce(new Error('away'));
  expect(await purge('{"tags":["all"]}')).toBe(502);
});
