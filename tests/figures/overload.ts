/**
 * `npm run figures -- overload`: 5,000 different pages at once at one process. First what it can make, then the
 * burst: who is answered and how soon, whether its health is, and what it holds in memory then and a minute later. The
 * asking is a process of its own, and the backend's answers are recorded ones. `--pages 1500`, `--rest 0`.
 *
 * On two cores the asking and the backend take what the shop would need: the control is what the shop makes of a few
 * pages at a time while another process turns as many away.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '#adapters/testing/free-port.ts';
import { serve } from '../shared/served.ts';
import { startShop } from '../shared/shop.ts';
import { runCommand } from '../tools/run-command.ts';
import type { Watched } from './health-watch.ts';
import type { Load } from './overload-visitors.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '5000' },
    rest: { type: 'string', default: '60' },
  },
});
const [pages, rest] = [Number(values.pages), Number(values.rest)];
if (!(pages > 0 && rest >= 0)) throw new Error('--pages: expected a number above 0; --rest: seconds.');

// The control itself varies by a tenth.
const wanted = { goodput: 0.85, acceptedMs: 3300, healthMs: 100, restingMb: 350, mostMb: 512 };

const metricsPort = await freePort();
const shop = await startShop({
  asInProduction: true,
  env: {
    METRICS_PORT: String(metricsPort),
    BREAKER_FAILURES: '20',
    FORWARD_TEST_HEADER: '',
    LOG_LEVEL: 'info',
    PAGE_CACHE_MB: '40',
  },
});
const residentMb = () => {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kib) * 1024) / 1e6);
};

/** Where the bytes are: what scripts hold, what they reserve, buffers, and what neither knows of. */
async function memory() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const mb = (name: string) => Math.round(Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]) / 1e6);
  const [resident, heap, buffers] = [
    residentMb(),
    mb('nodejs_heap_size_total_bytes'),
    mb('nodejs_external_memory_bytes'),
  ];
  return { resident, 'heap used': mb('nodejs_heap_size_used_bytes'), heap, buffers, rest: resident - heap - buffers };
}

/** Distinct addresses, asked by another process: at once, or a few at a time. */
async function asked(from: number, count: number, atOnce: number, url = shop.url): Promise<Load> {
  const { code, output } = await runCommand([
    'node',
    'tests/figures/overload-visitors.ts',
    ...[url, from, count, atOnce].map(String),
  ]);
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (code !== 0 || !line) throw new Error(output);
  return JSON.parse(line) as Load;
}

/** The same, while a process of its own asks for the shop's health. */
async function watched(from: number, count: number, atOnce: number): Promise<Load & { health: Watched }> {
  const watch = serve(['node', 'tests/figures/health-watch.ts', shop.url], {});
  await wait(1000);
  const heard = await asked(from, count, atOnce);
  await watch.stop();
  return { ...heard, health: JSON.parse(watch.output()) as Watched };
}

/** What the shop makes of a few pages at a time, while another process turns the burst's visitors away. */
async function besideABurst(from: number, count: number): Promise<Load> {
  const port = await freePort();
  const other = serve(['node', 'tests/figures/turning-away.ts', String(port)], {});
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) await wait(50);
  const [made] = await Promise.all([asked(from, count, 12), asked(0, pages, pages, url)]);
  await other.stop();
  return made;
}

const looks: number[] = [];
const looking = setInterval(() => looks.push(residentMb()), 250);
const began = await memory();
// Compiled, and its caches of the backend's data filled.
await asked(0, 200, 8);
const warm = await memory();
const capacity = await asked(1000, 300, 12);
const beside = await besideABurst(5000, 200);
const { health, ...burst } = await watched(10_000, pages, pages);
const after = await memory();
// What the same process makes a moment later: the machine may have become slower or faster meanwhile.
const again = await asked(100_000, 300, 12);
await wait(rest * 1000);
clearInterval(looking);
const resting = await memory();
await shop.stop();

const could = Math.max(capacity.perSecond, again.perSecond);
const ratio = (perSecond: number) => (burst.perSecond / perSecond).toFixed(2);
console.table({
  'a few at a time, before': capacity,
  [`the same, while another turns ${pages} away`]: beside,
  [`${pages} at once`]: burst,
  'a few at a time, after': again,
});
console.table({ health });
console.table({ began, warm, 'after the burst': after, [`${rest} s later`]: resting });
const lines: [line: string, holds: boolean][] = [
  [
    `goodput of at least ${wanted.goodput} of what the machine lets it make meanwhile: ${ratio(beside.perSecond)} (${ratio(could)} of what it makes when nobody else asks)`,
    burst.perSecond >= wanted.goodput * beside.perSecond,
  ],
  [`accepted within ${wanted.acceptedMs} ms (p99): ${burst.acceptedP99}`, burst.acceptedP99 <= wanted.acceptedMs],
  [`health within ${wanted.healthMs} ms (p99): ${health.p99}`, health.failed === 0 && health.p99 <= wanted.healthMs],
  [`only 200 and 503 with Retry-After: ${burst.others} others`, burst.others === 0],
  [`never above ${wanted.mostMb} MB: ${Math.max(...looks)}`, Math.max(...looks) <= wanted.mostMb],
  [`below ${wanted.restingMb} MB ${rest} s later: ${resting.resident}`, resting.resident <= wanted.restingMb],
];
for (const [line, holds] of lines) console.log(`${holds ? 'holds' : 'FAILS'}  ${line}`);
process.exitCode = lines.every(([, holds]) => holds) ? 0 : 1;
