import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type Listening, onAFreePort } from './on-a-free-port.ts';

export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Play = (call: ReceivedRequest, response: ServerResponse) => unknown;

export interface PlayServer extends Listening {
  /** What arrived, in order. */
  seen: ReceivedRequest[];
  /** Sets the answer to later requests. */
  play(next: Play): void;
}

/** A real HTTP server on a free port that answers as a test says. */
export async function playServer(first: Play = json({})): Promise<PlayServer> {
  let play = first;
  const seen: ReceivedRequest[] = [];
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

/** A JSON answer of a backend. */
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

/** Each play answers one request; the last one answers all later requests. */
export function inSequence(...plays: [Play, ...Play[]]): Play {
  let next = 0;
  return (call, response) => (plays[Math.min(next++, plays.length - 1)] ?? plays[0])(call, response);
}
