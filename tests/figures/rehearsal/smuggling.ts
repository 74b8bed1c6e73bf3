/** Requests that two servers would read in two ways, through nginx with HTTP/2, Varnish and two processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '#adapters/testing/free-port.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { startShop } from '../../shared/shop.ts';
import { type Proxy, startProxy } from '../rehearsal-proxy.ts';
import type { Check } from './checks.ts';
import { startVarnish } from './play-varnish.ts';
import { sendHttp1, sendHttp2 } from './raw-requests.ts';

const token = 'jeton-de-purge-de-la-repetition';
const page = '/aide';
/** Visitors who read a page right after each attempt. */
const victims = 4;

interface Attempt {
  name: string;
  send(): Promise<readonly (number | 'reset')[]>;
  /** The only statuses that are right; `reset` or none: the connection was closed. */
  right: readonly (number | 'reset')[];
  /** Where nginx and the shop agree that there are several requests of one visitor. */
  mostAnswers?: number;
}

export async function smuggling(check: Check): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-smuggling-'));
  const [port, varnishPort] = [await freePort(), await freePort()];
  const origin = `https://127.0.0.1:${port}`;
  const varnishUrl = `http://127.0.0.1:${varnishPort}`;
  const shop = await startShop({
    asInProduction: true,
    origin,
    env: {
      PAGE_CACHE_MB: '16',
      PAGE_CACHE_TOKEN: token,
      PAGE_CACHE_PROXIES: varnishUrl,
      TRUSTED_PROXIES: '127.0.0.1',
      FORWARD_TEST_HEADER: '',
      LOG_LEVEL: 'silent',
    },
    processes: [{}, {}],
  });
  const varnish = await startVarnish({ folder, port: varnishPort, upstreams: shop.processUrls, token });
  try {
    // Through Varnish, and from nginx to the shop alone.
    for (const [way, upstreams] of [
      ['nginx, Varnish, shop', [varnishUrl]],
      ['nginx, shop', shop.processUrls],
    ] as const) {
      const proxy = await startProxy({ folder, port, upstreams });
      await attack({ way, port, proxy, check }).finally(proxy.close);
    }
  } finally {
    await varnish.stop();
    await shop.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Attack {
  way: string;
  port: number;
  proxy: Proxy;
  check: Check;
}

async function attack({ way, port, proxy: { certificate }, check }: Attack) {
  const read = () => readPage({ port, certificate });
  await expect.poll(read, { timeout: 30_000 }).toContain('<html lang="fr"');
  const right = await read();
  const good = [
    ...(await sendHttp1({ port, certificate }, twoGoodRequests, 2)),
    await sendHttp2({ port, certificate }, { fields: fieldsOf(port, 'GET', page) }),
  ];
  check(`${way}: good requests are answered, two of HTTP/1 and one of HTTP/2`, good.join() === '200,200,200', good);
  const wrong: string[] = [];
  const counts: Record<string, number> = {};
  let poisoned = 0;
  const attempts = [http1Attempts, oddRequests, http2Attempts].flatMap((list) => list({ port, certificate }));
  for (const attempt of attempts) {
    const statuses = await attempt.send();
    const answer = statuses.join(' ') || 'closed';
    counts[answer] = (counts[answer] ?? 0) + 1;
    const isRight =
      statuses.length <= (attempt.mostAnswers ?? 1) && statuses.every((status) => attempt.right.includes(status));
    if (!isRight) wrong.push(`${attempt.name}: ${statuses.join(' ')}`);
    const next = await Promise.all(Array.from({ length: victims }, read));
    poisoned += next.filter((body) => body !== right).length;
  }
  check(`${way}: each attempt has one refusal`, wrong.length === 0, wrong.length === 0 ? counts : wrong);
  check(`${way}: no next answer is another’s`, poisoned === 0, `${poisoned} of ${attempts.length * victims}`);
}

const cookie = `lpel_sid=${idsOfTests.issue('visit')}`;

const readPage = ({ port, certificate }: { port: number; certificate: Buffer }): Promise<string> =>
  new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: page,
      ca: certificate,
      agent: false,
      headers: { cookie, accept: 'text/html' },
    };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(`${answer.statusCode} ${Buffer.concat(chunks).toString()}`));
    });
    sent.on('error', (error) => resolve(error.message));
    sent.end();
  });

type Target = Parameters<typeof sendHttp1>[0];

const twoGoodRequests = ['keep-alive', 'close']
  .map((connection) => `GET ${page} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`)
  .join('');

const smuggled = 'GET /canari HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const chunkedSmuggled = `0\r\n\r\n${smuggled}`;

const refusals = [400, 403, 405, 411, 413, 415, 501] as const;

const http1 = (target: Target) => ({
  attempt: (name: string, bytes: string, right: readonly number[] = refusals): Attempt => ({
    name,
    right,
    send: () => sendHttp1(target, bytes),
  }),
  post: (lines: readonly string[], body: string) =>
    [
      'POST /ecom/connexion HTTP/1.1',
      `Host: 127.0.0.1:${target.port}`,
      'Content-Type: application/x-www-form-urlencoded',
      ...lines,
      '',
      body,
    ].join('\r\n'),
});

const length = (text: string) => `Content-Length: ${text.length}`;
const chunked = 'Transfer-Encoding: chunked';
const obfuscated = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding:\x0bchunked',
  ' Transfer-Encoding: chunked',
  'X: y\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  'Transfer-Encoding\x00: chunked',
];
/** nginx drops a name with an underscore: to everybody behind it, what follows is a request of its own. */
const ignored = 'Transfer_Encoding: chunked';

/** Bodies whose end is check in two ways. */
function http1Attempts(target: Target): Attempt[] {
  const { attempt, post } = http1(target);
  const several = (name: string, bytes: string, mostAnswers: number): Attempt => ({
    ...attempt(name, bytes, [...refusals, 404]),
    mostAnswers,
  });
  const oneChunk = `5c\r\n${smuggled}\r\n0\r\n\r\n`;
  return [
    attempt('CL.TE', post([length(chunkedSmuggled), chunked], chunkedSmuggled)),
    attempt('TE.CL', post([chunked, 'Content-Length: 4'], oneChunk)),
    ...obfuscated.flatMap((each) => [
      attempt(`CL.TE as ${JSON.stringify(each)}`, post([length(chunkedSmuggled), each], chunkedSmuggled)),
      attempt(`TE.CL as ${JSON.stringify(each)}`, post([each, 'Content-Length: 4'], oneChunk)),
    ]),
    ...['0', '+5', '5, 6', '-1', '0x5', ' 5 6', '99999999999999999999'].map((each) =>
      attempt(`Content-Length twice, ${each}`, post([length(smuggled), `Content-Length: ${each}`], smuggled)),
    ),
    attempt('Content-Length +5', post(['Content-Length: +5'], `a=1&b${smuggled}`)),
    attempt('a chunk of a wrong size', post([chunked], `-1\r\n${smuggled}\r\n0\r\n\r\n`)),
    attempt('a chunk of an endless size', post([chunked], `fffffffffffffffff1\r\n${smuggled}`)),
    several('a bare line feed in a chunk', post([chunked], `1\nA\n0\n\n${smuggled}`), 2),
    several('CL.TE with an underscore', post([length(chunkedSmuggled), ignored], chunkedSmuggled), 1),
    several('TE.CL with an underscore', post([ignored, 'Content-Length: 4'], oneChunk), 3),
  ];
}

/** Requests without a body that are not well formed. */
function oddRequests(target: Target): Attempt[] {
  const { attempt } = http1(target);
  const get = (path: string, ...lines: string[]) =>
    [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
  return [
    attempt('a header with a zero', get(page, 'Host: x', 'X-A: b\nX-C: d\x00')),
    attempt('a header with a carriage return', get(page, 'Host: x', 'X-A: b\rX-C: d'), [...refusals, 200]),
    attempt('two hosts', get(page, 'Host: a', 'Host: b')),
    attempt('a space in a path', get(`${page} /canari`, 'Host: x')),
    attempt('a purge', get('/', 'Host: x', 'xkey: all').replace('GET', 'PURGE'), [...refusals, 401]),
    attempt('a tunnel', 'CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: x\r\n\r\n'),
    attempt('an upgrade', get(page, 'Host: x', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'), [...refusals, 200]),
  ];
}

const fieldsOf = (port: number, method: string, path: string, ...more: [string, string][]): [string, string][] => [
  [':method', method],
  [':scheme', 'https'],
  [':path', path],
  [':authority', `127.0.0.1:${port}`],
  ...more,
];

function http2Attempts(target: Target): Attempt[] {
  const fields = (...of: [method: string, path: string, ...more: [string, string][]]) => fieldsOf(target.port, ...of);
  const form: [string, string] = ['content-type', 'application/x-www-form-urlencoded'];
  const post = (body: string, ...more: [string, string][]) => ({
    fields: fields('POST', '/ecom/connexion', form, ...more),
    body,
  });
  const refused = [...refusals, 'reset'] as const;
  const attempt = (
    name: string,
    request: Parameters<typeof sendHttp2>[1],
    right: Attempt['right'] = refused,
  ): Attempt => ({
    name: `h2, ${name}`,
    right,
    send: async () => [await sendHttp2(target, request)],
  });
  return [
    attempt('a shorter Content-Length', post(`a=1${smuggled}`, ['content-length', '3'])),
    attempt('a longer Content-Length', post('a=1', ['content-length', '60'])),
    attempt('no length at all', post(chunkedSmuggled)),
    attempt('two lengths', post(smuggled, ['content-length', '0'], ['content-length', String(smuggled.length)])),
    attempt('Transfer-Encoding', post(chunkedSmuggled, ['transfer-encoding', 'chunked'])),
    attempt('Connection', { fields: fields('GET', page, ['connection', 'close']) }, [...refused, 200]),
    attempt('CR LF in a value', {
      fields: fields('GET', page, ['x-a', `b\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled}`]),
    }),
    attempt('CR LF in a name', { fields: fields('GET', page, [`x-a: b\r\n\r\n${smuggled}`, 'c']) }),
    attempt('CR LF in a path', { fields: fields('GET', `${page} HTTP/1.1\r\nHost: x\r\n\r\n${smuggled}`) }),
    attempt('CR LF in a method', { fields: fields(`GET ${page} HTTP/1.1\r\n\r\nGET`, page) }),
    attempt('a zero in a value', { fields: fields('GET', page, ['x-a', 'b\x00c']) }),
    attempt('a colon in a name', { fields: fields('GET', page, ['transfer-encoding: chunked\r\nx', 'y']) }),
    attempt('capital letters in a name', { fields: fields('GET', page, ['X-A', 'b']) }),
    attempt('two paths', { fields: [...fields('GET', page), [':path', '/canari']] }),
    attempt('a space in a path', { fields: fields('GET', `${page} /canari`) }),
    attempt('a purge', { fields: fields('PURGE', '/', ['xkey', 'all']) }, [...refused, 401]),
  ];
}
