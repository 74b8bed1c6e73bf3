import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type Listening, onAFreePort } from './on-a-free-port.ts';

export interface Seen {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Play = (call: Seen, response: ServerResponse) => unknown;

export interface PlayServer extends Listening {
  /** What arrived, in order. */
  seen: Seen[];
  /** How it answers from now on. */
  play(next: Play): void;
}

/** A real HTTP server on a free port of this machine that answers, well or badly, as a test says. */
export async function playServer(first: Play = json({})): Promise<PlayServer> {
  let play = first;
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(call);
      void play(call, response);
    });
  });
  return {
    ...(await onAFreePort(server)),
    seen,
    play(next) {
      play = next;
      seen.length = 0;
    },
  };
}

/** An answer as a backend gives it. */
export const json =
  (body: unknown, status = 200): Play =>
  (_call, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const text =
  (body: string, { status = 200, type = 'application/json' } = {}): Play =>
  (_call, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

export const never: Play = () => {};

export const reset: Play = (_call, response) => response.destroy();

/** The status at once, then one character after another. */
export const drip =
  (body: string, interval: number): Play =>
  (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    let at = 0;
    const timer = setInterval(() => {
      if (at < body.length && !response.destroyed) return response.write(body[at++]);
      clearInterval(timer);
      return response.end();
    }, interval);
  };

/** One after the other; the last one stays. */
export function inTurn(...plays: [Play, ...Play[]]): Play {
  let turn = 0;
  return (call, response) => (plays[Math.min(turn++, plays.length - 1)] ?? plays[0])(call, response);
}
