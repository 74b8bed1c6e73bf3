/** Visitors of a shop, behind TLS or not, who read and put into their carts without a pause. */
import { request as askPlainly, type IncomingHttpHeaders } from 'node:http';
import { request as askEncrypted } from 'node:https';

export interface Answer {
  /** 0 where the connection broke. */
  status: number;
  headers: IncomingHttpHeaders;
  milliseconds: number;
}

interface VisitorRequest {
  /** Posted as a form of the shop's own page. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** The visitor's own address, one of this machine's. */
  from?: string;
}

export type Ask = (path: string, asked?: VisitorRequest) => Promise<Answer>;

/** Asks without a kept connection, as each visitor has their own. */
export const askAt =
  (origin: string, certificate?: Buffer): Ask =>
  (path, { form, headers = {}, from } = {}) => {
    const body = form && new URLSearchParams(form).toString();
    const started = performance.now();
    const request = certificate ? askEncrypted : askPlainly;
    return new Promise((resolve) => {
      const ended = (status: number, said: IncomingHttpHeaders = {}) =>
        resolve({ status, headers: said, milliseconds: performance.now() - started });
      const asked = request(
        new URL(path, origin),
        {
          agent: false,
          ...(certificate && { ca: certificate }),
          method: form ? 'POST' : 'GET',
          ...(from && { localAddress: from }),
          headers: {
            accept: 'text/html',
            ...(body !== undefined && {
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': Buffer.byteLength(body),
              origin,
            }),
            ...headers,
          },
        },
        (answer) => {
          answer.resume();
          answer.on('error', () => ended(0));
          answer.on('end', () => ended(answer.statusCode ?? 0, answer.headers));
        },
      );
      asked.on('error', () => ended(0));
      asked.end(body);
    });
  };

const pages = ['/', '/boutique/c/timbres', '/boutique/recherche?q=carnet', '/aide', '/checkout/recapitulatif'];
const booklet = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';

interface Visited {
  read: number;
  posted: number;
  /** What was not answered as it should, by path and status. */
  failed: Record<string, number>;
  /** Milliseconds: the longest wait of a visitor. */
  slowest: number;
}

/** So many visitors at once until `during` ends. */
export async function visitWhile(ask: Ask, visitors: number, during: Promise<unknown>): Promise<Visited> {
  const visited: Visited = { read: 0, posted: 0, failed: {}, slowest: 0 };
  const over = new AbortController();
  const ended = during.finally(() => over.abort());
  const note = (path: string, { status, milliseconds }: Answer, wanted: number) => {
    visited.slowest = Math.max(visited.slowest, milliseconds);
    if (status !== wanted) visited.failed[`${path} ${status}`] = (visited.failed[`${path} ${status}`] ?? 0) + 1;
  };
  const visitor = async (_: unknown, at: number) => {
    for (let turn = at; !over.signal.aborted; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      note(path, await ask(path), 200);
      visited.read += 1;
      if (turn % pages.length > 0) continue;
      note('a booklet added', await ask(booklet, { form: { add: '1126001', offer: '', quantity: '1' } }), 302);
      visited.posted += 1;
    }
  };
  await Promise.all([ended, ...Array.from({ length: visitors }, visitor)]);
  return visited;
}
