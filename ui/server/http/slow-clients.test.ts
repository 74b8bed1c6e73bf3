import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { slowClients } from './slow-clients.ts';

/** The test takes this part of the real time. */
const part = 1 / 25;
const shorter = Object.fromEntries(Object.entries(slowClients).map(([name, value]) => [name, value * part]));

/** The answer to a client that sends this and then nothing, and the milliseconds until it came. */
async function cut(sent: string) {
  const server = createServer(shorter, (request) => void request.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const started = performance.now();
  socket.write(sent);
  const [answer] = await once(socket, 'data');
  const milliseconds = performance.now() - started;
  socket.destroy();
  server.close();
  return { answer: String(answer).split('\r\n')[0], milliseconds };
}

test.each([
  ['its headers', slowClients.headersTimeout, 'GET / HTTP/1.1\r\nHost: boutique.example\r\nX-Slow: '],
  ['its form', slowClients.requestTimeout, 'POST / HTTP/1.1\r\nHost: boutique.example\r\nContent-Length: 99\r\n\r\nq='],
])('a client that does not end %s is cut off when its time is over, and not twice as late', async (...row) => {
  const [, limit, sent] = row;
  const { answer, milliseconds } = await cut(sent);
  expect(answer).toBe('HTTP/1.1 408 Request Timeout');
  expect(milliseconds).toBeGreaterThanOrEqual(limit * part * 0.95);
  expect(milliseconds).toBeLessThan(limit * part * 2);
});
