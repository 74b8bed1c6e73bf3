import { expect, test } from 'vitest';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { proxiesPurged, proxyKeys } from './page-cache-proxies.ts';

const varnish = playServerForTests();
const token = 'un-jeton-de-purge-assez-long';

test('each Varnish is told the tags with the token, and one that refuses or is away is an error', async () => {
  varnish.play((_call, response) => void response.writeHead(204).end());
  await proxiesPurged({ origins: [varnish.url, varnish.url], token })(['product:1', 'content:à-la-une']);
  expect(varnish.seen.map(({ method, headers }) => [method, headers.authorization, headers.xkey])).toEqual(
    Array.from({ length: 2 }, () => ['PURGE', `Bearer ${token}`, 'product:1 content:%C3%A0-la-une']),
  );
  varnish.play((_call, response) => void response.writeHead(401).end());
  await expect(proxiesPurged({ origins: [varnish.url], token })(['all'])).rejects.toThrow('401');
  await expect(proxiesPurged({ origins: ['http://127.0.0.1:9'], token })(['all'])).rejects.toThrow();
  await proxiesPurged({ origins: [], token })(['all']);
});

test('tags are one word each in a header', () => {
  expect(proxyKeys(['all', 'category:timbres'])).toBe('all category:timbres');
});
