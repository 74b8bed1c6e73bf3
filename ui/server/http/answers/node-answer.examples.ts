import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

interface IncomingParts {
  method?: string;
  url: string;
  headers: Record<string, string>;
  /** The address of the other end; absent: it is gone. */
  from?: string;
}

/**
 * A request and its answer as Node gives them to a server, without a connection. As there, no header leaves with a sign that
 * HTTP has not, no answer begins twice, and none is longer or shorter than it says.
 */
export function nodeAnswer({ method = 'GET', url, headers, from }: IncomingParts) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from });
  const request = Object.assign(new IncomingMessage(socket), { method, url, headers });
  const response = Object.assign(new ServerResponse(request), { strictContentLength: true });
  let head: { status: number; headers: Headers } | null = null;
  const pieces: Buffer[] = [];
  const { writeHead, write, end } = response;
  const keep = (piece: string | Uint8Array | undefined) => piece === undefined || pieces.push(Buffer.from(piece));
  Object.assign(response, {
    writeHead(status: number, flat: string[]) {
      const pairs = flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
      Reflect.apply(writeHead, response, [status, flat]);
      head = { status, headers: new Headers(pairs) };
      return response;
    },
    write: (piece: string | Uint8Array) => (keep(piece), Reflect.apply(write, response, [piece])),
    end: (piece?: string | Uint8Array) => (keep(piece), Reflect.apply(end, response, [piece])),
  });
  return {
    request,
    response,
    /** `null`: nothing was answered. */
    get answer() {
      const bytes = Buffer.concat(pieces);
      return head && { ...head, body: bytes.toString(), length: bytes.length };
    },
  };
}
