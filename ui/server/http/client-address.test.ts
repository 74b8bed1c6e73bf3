import { expect, test } from 'vitest';
import { trustedProxies } from './client-address.ts';

const { clientOf: direct } = trustedProxies([]);
const { clientOf: behind, sent } = trustedProxies(['10.0.0.0/8', '2001:db8:ffff::/48', '127.0.0.1']);

test('the socket names the client without a proxy, whatever a header claims', () => {
  expect(direct({ socket: '192.0.2.7', forwarded: null })).toBe('192.0.2.7');
  for (let at = 0; at < 100; at += 1)
    expect(direct({ socket: '192.0.2.7', forwarded: `198.51.100.${at}` })).toBe('192.0.2.7');
});

test('the last untrusted address is the client behind trusted proxies, and its own header counts for nothing', () => {
  expect(behind({ socket: '10.0.0.3', forwarded: '198.51.100.9' })).toBe('198.51.100.9');
  expect(behind({ socket: '::ffff:10.0.0.3', forwarded: '203.0.113.1, 198.51.100.9, 10.1.1.1' })).toBe('198.51.100.9');
  expect(behind({ socket: '198.51.100.9', forwarded: '203.0.113.1' })).toBe('198.51.100.9');
  expect(behind({ socket: '127.0.0.1', forwarded: '203.0.113.1:4711' })).toBe('203.0.113.1');
  expect(behind({ socket: '127.0.0.1', forwarded: 'unknown' })).toBe('127.0.0.1');
  expect(behind({ socket: '127.0.0.1', forwarded: null })).toBe('127.0.0.1');
});

test('an IPv6 address counts as the network of its household, and the next household is another', () => {
  const network = '2001:db8:1:200::/56';
  for (const address of ['2001:db8:1:2a7::1', '2001:0DB8:1:200:a:b:c:d', '[2001:db8:1:2ff::9]:443'])
    expect(behind({ socket: '2001:db8:ffff::1', forwarded: address })).toBe(network);
  expect(direct({ socket: '2001:db8:1:300::1', forwarded: null })).toBe('2001:db8:1:300::/56');
  expect(direct({ socket: '::1', forwarded: null })).toBe('0:0:0:0::/56');
});

test('a request without a socket has no address', () => {
  expect(direct({ socket: undefined, forwarded: null })).toBeNull();
});

test('a request that a trusted proxy sent is told from one that a visitor sent', () => {
  expect(['10.0.0.3', '::ffff:10.0.0.3', '127.0.0.1', '2001:db8:ffff::1'].map(sent)).toEqual(Array(4).fill(true));
  expect(['198.51.100.9', '2001:db8::1', '', undefined].map(sent)).toEqual(Array(4).fill(false));
});
