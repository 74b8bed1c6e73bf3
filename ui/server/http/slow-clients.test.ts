import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { slowClients } from './slow-clients.ts';

/** The test takes this part of the real time. */
const part = 1 / 25;
const shorter = Object.fromEntries(Object.entries(slowClients).map(([name, value]) => [name, value * part]));

/** The answer to a client that sends this and then nothing. */
async function cut(sent: string) {
  const server = createServer(shorter, (request) => void request.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  server.close();
  return String(answer).split('\r\n')[0];
}

test.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: boutique.example\r\nX-Slow: '],
  ['its form', 'POST / HTTP/1.1\r\nHost: boutique.example\r\nContent-Length: 99\r\n\r\nq='],
])('a client that does not end %s is cut off', async (_, sent) => {
  expect(await cut(sent)).toBe('HTTP/1.1 408 Request Timeout');
});

test('slow clients are looked for often enough to be cut off when their time is over, and not twice as late', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = slowClients;
  expect(connectionsCheckingInterval).toBeLessThanOrEqual(Math.min(headersTimeout, requestTimeout) / 10);
});
