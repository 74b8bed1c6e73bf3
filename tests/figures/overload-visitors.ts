/**
 * Asks one shop for different pages, so many at once, and prints what was heard as one line of JSON:
 * `node tests/figures/overload-visitors.ts http://127.0.0.1:3000 0 5000 5000`. By plain sockets, since a client that
 * costs more than the shop would measure itself.
 */
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const [url = '', from = '0', count = '1', atOnce = '1'] = process.argv.slice(2);
const { hostname, port, host } = new URL(url);

export interface Load {
  accepted: number;
  refused: number;
  /** Neither a page nor a refusal that says when to come again. */
  others: number;
  broken: string;
  /** Pages a second, from the first question to the last page. */
  perSecond: number;
  /** Milliseconds at the visitor, of pages and of refusals. */
  acceptedP99: number;
  refusedP50: number;
  refusedP99: number;
}

interface TimedAnswer {
  status: number;
  retryAfter: boolean;
  began: number;
  ended: number;
}

/** What ended connections without an answer. */
const broken = new Set<string>();

function ask(path: string): Promise<TimedAnswer> {
  const began = performance.now();
  return new Promise((resolve) => {
    let head = '';
    const ended = () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        retryAfter: /^retry-after: \d/im.test(head),
        began,
        ended: performance.now(),
      });
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n`,
    );
    socket.on('data', (bytes: Buffer) => {
      if (!head.includes('\r\n\r\n')) head += bytes.toString('latin1');
    });
    socket.on('error', (error) => {
      broken.add('code' in error ? String(error.code) : error.name);
    });
    socket.on('close', ended);
  });
}

const at = (values: readonly number[], part: number) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0);
const tookOf = ({ began, ended }: TimedAnswer) => ended - began;

const heard: TimedAnswer[] = [];
let next = Number(from);
const last = next + Number(count);
const started = performance.now();
async function visitor() {
  while (next < last) {
    const page = next;
    next += 1;
    heard.push(await ask(`/boutique/recherche?q=mot${page}`));
  }
}
// Visitors write as soon as they are connected; one process that connected them all first would write all at once.
const visitors: Promise<void>[] = [];
for (let begun = 0; begun < Number(atOnce); begun += 50) {
  visitors.push(...Array.from({ length: Math.min(50, Number(atOnce) - begun) }, visitor));
  await nextTurn();
}
await Promise.all(visitors);

const accepted = heard.filter(({ status }) => status === 200);
const refused = heard.filter(({ status, retryAfter }) => status === 503 && retryAfter);
const lastPage = Math.max(started, ...accepted.map(({ ended }) => ended));
const told: Load = {
  accepted: accepted.length,
  refused: refused.length,
  others: heard.length - accepted.length - refused.length,
  broken: [...broken].join(),
  perSecond: Math.round((accepted.length / (lastPage - started)) * 10_000) / 10,
  acceptedP99: at(accepted.map(tookOf), 0.99),
  refusedP50: at(refused.map(tookOf), 0.5),
  refusedP99: at(refused.map(tookOf), 0.99),
};
console.log(JSON.stringify(told));
