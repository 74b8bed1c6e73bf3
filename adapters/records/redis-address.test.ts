import { expect, test } from 'vitest';
import { redisAddress } from './redis-address.ts';

test.each(['redis://store', 'rediss://user:pass%2Fword@store.exemple.fr:6380/2', 'redis://[::1]:6379'])(
  '%s is one server, in the words of its client',
  (url) => {
    expect(redisAddress(url)).toEqual({ kind: 'server', url });
  },
);

test('several addresses are a cluster, with one user and one encryption for all', () => {
  expect(redisAddress('redis://a,b:7001, [::1]:7002')).toEqual({
    kind: 'cluster',
    nodes: [
      { host: 'a', port: 6379 },
      { host: 'b', port: 7001 },
      { host: '::1', port: 7002 },
    ],
    isEncrypted: false,
  });
  expect(redisAddress('rediss://shop:p%40ss:w,ord@a,b/0')).toMatchObject({
    kind: 'cluster',
    username: 'shop',
    password: 'p@ss:w,ord',
    isEncrypted: true,
  });
});

test('Sentinels are named with the master that they watch', () => {
  expect(redisAddress('redis+sentinel://:word@a,b:26380/shop')).toEqual({
    kind: 'sentinel',
    sentinels: [
      { host: 'a', port: 26_379 },
      { host: 'b', port: 26_380 },
    ],
    master: 'shop',
    password: 'word',
    isEncrypted: false,
  });
  expect(redisAddress('rediss+sentinel://a/shop')).toMatchObject({ kind: 'sentinel', isEncrypted: true });
});

test.each([
  'http://a',
  'a,b',
  'redis://',
  'redis://a,,b',
  'redis://a,b/2',
  'redis://a:port,b',
  'redis://:%E0%A4@a,b',
  'redis+sentinel://a,b',
  'redis+sentinel://a,b/',
])('%s is no address of Redis', (text) => {
  expect(redisAddress(text)).toBeNull();
});
