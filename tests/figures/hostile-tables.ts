/**
 * `npm run figures -- hostile-tables`: eight bad tables of 1, 5 and 20 MB, alone and five at once, as a file of parcels, pasted there,
 * and as a file of recipients whose length nobody declares; beside a visitor who walks, with 512 MB of heap. The control of
 * the health is a server that does nothing, asked at the same time as often. `--sizes 1,5`.
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { freePort } from '#adapters/testing/free-port.ts';
import { hostileTables } from '../shared/hostile-tables.ts';
import { serve } from '../shared/served.ts';
import { startShop } from '../shared/shop.ts';
import type { Watched } from './health-watch.ts';
import { HttpShopper } from './shopper.ts';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1,5,20' } } });
const sizes = values.sizes.split(',').map(Number);
if (!sizes.every((size) => size > 0)) throw new Error('--sizes: expected megabytes, separated by commas.');

/** A table in UTF-16 is no text of a form, which is 400 where it is pasted. */
const statuses = [400, 413, 422];
const wanted = { healthMs: 100, mostMb: 512, answerMs: 1000 };

const shop = await startShop({
  asInProduction: true,
  env: { NODE_OPTIONS: '--max-old-space-size=512', BREAKER_FAILURES: '20', LOG_LEVEL: 'warn' },
});
const barePort = await freePort();
const bare = serve(['node', 'tests/figures/bare-server.ts', 'bytes', import.meta.filename, String(barePort)], {});
const { hostname, port, origin } = new URL(shop.url);

const batch = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';
const letter = (step: string) => `/envoi-courrier-en-ligne/parcours/${step}`;

/** A visitor whose letter is written, so that the step of its recipients is open. */
async function writer(): Promise<string> {
  const cookies: string[] = [];
  for (const [step, fields] of [
    ['creer-lettre', { source: 'write', text: 'Bonjour.' }],
    ['presentation', { colour: 'black', addressPage: 'first-page', level: 'GREEN' }],
  ] as const) {
    const body = new URLSearchParams(fields);
    const headers = { origin, cookie: cookies.join('; ') };
    const answer = await fetch(shop.url + letter(step), { method: 'POST', redirect: 'manual', headers, body });
    cookies.push(...answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? ''));
  }
  return cookies.join('; ');
}

interface HostileForm {
  path: string;
  /** The form before and after the table. */
  fields: Record<string, string>;
  disposition: string;
  cookie?: string;
  isDeclared: boolean;
}

const ways: readonly HostileForm[] = [
  { path: batch, fields: { intent: 'read' }, disposition: 'name="csv"; filename="a.csv"', isDeclared: true },
  { path: batch, fields: { intent: 'read' }, disposition: 'name="pasted"', isDeclared: true },
  {
    path: letter('destinataires'),
    fields: { do: 'csv' },
    disposition: 'name="csv"; filename="a.csv"',
    cookie: await writer(),
    isDeclared: false,
  },
];

/** Posts a form with a table; how long the answer took once all was sent. */
function post({ path, fields, disposition, cookie = '', isDeclared }: HostileForm, table: Buffer) {
  const part = (head: string) => `--limit\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const before = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`);
  const [head, tail] = [before.join('') + part(disposition), '\r\n--limit--\r\n'];
  const length = Buffer.byteLength(head) + table.length + tail.length;
  return new Promise<{ status: number; ms: number }>((resolve, reject) => {
    let sentAt = Number.NaN;
    const headers = {
      origin,
      cookie,
      accept: 'text/html',
      'content-type': 'multipart/form-data; boundary=limit',
      ...(isDeclared && { 'content-length': length }),
    };
    const sent = request({ agent: false, hostname, port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - sentAt || 0 }));
    });
    sent.on('finish', () => {
      sentAt = performance.now();
    });
    sent.on('error', reject);
    sent.write(head);
    sent.write(table);
    sent.end(tail);
  });
}

const walker = new HttpShopper(shop, { world: 'hostile-tables', at: 0 });
const walk = ['/', '/boutique/recherche?q=timbre', '/checkout/recapitulatif', batch, letter('creer-lettre')];
const refused: string[] = [];

async function walks(over: AbortSignal): Promise<number> {
  let pages = 0;
  while (!over.aborted) {
    const path = walk[pages % walk.length] ?? '/';
    const { status } = await walker.readOnce(path);
    if (status !== 200) refused.push(`${path}: ${status}`);
    pages += 1;
  }
  return pages;
}

const peakMb = () => {
  const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kib) * 1024) / 1e6);
};

const watch = (url: string) => serve(['node', 'tests/figures/health-watch.ts', url], {});
const heard = async (watching: ReturnType<typeof watch>): Promise<Watched> => {
  await watching.stop();
  return JSON.parse(watching.output()) as Watched;
};

for (const path of walk) await walker.readOnce(path);

/** What is answered to so many of each table at once: how long the slowest took, and which answers are none of ours. */
async function attack(size: number, atOnce: number): Promise<{ slowest: number; others: string[] }> {
  const [times, others]: [number[], string[]] = [[], []];
  const all = Object.entries(hostileTables).flatMap(([name, tableOf]) => ways.map((way) => ({ name, tableOf, way })));
  for (const { name, tableOf, way } of all) {
    const table = tableOf(size * 1024 * 1024);
    const answers = await Promise.all(Array.from({ length: atOnce }, () => post(way, table)));
    times.push(...answers.map(({ ms }) => Math.round(ms)));
    const wrong = answers.filter(({ status }) => !statuses.includes(status));
    others.push(...wrong.map(({ status }) => `${name}, ${size} MB, ${way.path}: ${status}`));
  }
  return { slowest: Math.max(...times), others };
}

const rows: Record<string, Record<string, number>> = {};
const others: string[] = [];
let [mostOver, slowest, failed] = [0, 0, 0];
for (const [size, atOnce] of sizes.flatMap((each) => [1, 5].map((count) => [each, count] as const))) {
  const watches = [watch(shop.url), watch(`http://127.0.0.1:${barePort}`)];
  const over = new AbortController();
  const walking = walks(over.signal);
  const attacked = await attack(size, atOnce);
  over.abort();
  const pages = await walking;
  const [own, machine] = await Promise.all(watches.map(heard));
  if (!own || !machine) throw new Error('Nothing was watched.');
  rows[`${size} MB, ${atOnce} at once`] = {
    'health p99': own.p99,
    'health most': own.most,
    'machine p99': machine.p99,
    'machine most': machine.most,
    'slowest answer': attacked.slowest,
    'peak MB': peakMb(),
    'pages walked': pages,
  };
  mostOver = Math.max(mostOver, own.p99 - machine.p99);
  slowest = Math.max(slowest, attacked.slowest);
  failed += own.failed;
  others.push(...attacked.others);
}
const peak = peakMb();
await bare.stop();
await shop.stop();

console.table(rows);
const lines: [line: string, holds: boolean][] = [
  [
    `health at most ${wanted.healthMs} ms beyond the machine's own (p99): ${mostOver}`,
    failed === 0 && mostOver <= wanted.healthMs,
  ],
  [`never above ${wanted.mostMb} MB: ${peak}`, peak <= wanted.mostMb],
  [`each answer within ${wanted.answerMs} ms of its last byte: ${slowest}`, slowest <= wanted.answerMs],
  [`each answer 400, 413 or 422: ${others.length} others ${others.slice(0, 5).join('; ')}`, others.length === 0],
  [`the walker is never refused: ${refused.length} times ${refused.slice(0, 5).join('; ')}`, refused.length === 0],
];
for (const [line, holds] of lines) console.log(`${holds ? 'holds' : 'FAILS'}  ${line}`);
process.exitCode = lines.every(([, holds]) => holds) ? 0 : 1;
