/**
 * Turns everybody away, with an answer as long as the shop's refusal, by plain sockets: what a burst costs the machine,
 * whoever refuses it. Usage: node turning-away.ts <port>
 */
import { createServer } from 'node:net';

const body = ' '.repeat(1600);
const answer = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: 3\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

createServer((socket) => {
  socket.once('data', () => socket.end(answer));
  // Who leaves before the answer has nothing to hear.
  socket.on('error', () => socket.destroy());
}).listen({ port: Number(process.argv[2]), host: '127.0.0.1', backlog: 4096 });
