import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { pieceLimits, RequestOfFewPieces } from './split-bodies.ts';

/** What a server reads of a body in so many chunks of so many bytes; `answered` is empty for a client that is cut off. */
async function sent(chunks: number, bytes: number) {
  let read = 0;
  const server = createServer({ IncomingMessage: RequestOfFewPieces }, (request, response) => {
    request.on('data', (piece: Buffer) => {
      read += piece.length;
    });
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let answered = '';
  socket.on('data', (piece) => {
    answered += String(piece);
  });
  const chunk = `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(`${chunk.repeat(chunks)}0\r\n\r\n`);
  await new Promise((resolve) => {
    socket.on('close', resolve);
  });
  return { read, answered: answered.split('\r\n', 1)[0] };
}

test('a client that sends its body in very many small pieces is cut off', async () => {
  const { read, answered } = await sent(100 * pieceLimits.always, 1);
  expect(answered).toBe('');
  expect(read).toBeLessThanOrEqual(pieceLimits.always + 2);
});

test('a body in few small pieces, or in many large ones, is read whole', async () => {
  expect(await sent(pieceLimits.always - 10, 1)).toEqual({
    read: pieceLimits.always - 10,
    answered: 'HTTP/1.1 200 OK',
  });
  expect(await sent(3000, 512)).toEqual({ read: 3000 * 512, answered: 'HTTP/1.1 200 OK' });
});
