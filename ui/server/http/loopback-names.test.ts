import { expect, test } from 'vitest';
import { otherLoopbackHosts } from './loopback-names.ts';

test.each([
  ['http://127.0.0.1:3000', ['localhost:3000', '[::1]:3000']],
  ['http://localhost:3000', ['127.0.0.1:3000', '[::1]:3000']],
  ['http://[::1]:4300', ['localhost:4300', '127.0.0.1:4300']],
  ['http://localhost', ['127.0.0.1', '[::1]']],
])('a shop on this machine at %s is known under its other names, port included', (origin, hosts) => {
  expect([...otherLoopbackHosts(origin)]).toEqual(hosts);
});

test.each(['https://www.laposte.fr', 'https://localhost.example', 'http://127.0.0.1.example:3000'])(
  'the public shop at %s has no other name',
  (origin) => {
    expect(otherLoopbackHosts(origin).size).toBe(0);
  },
);
