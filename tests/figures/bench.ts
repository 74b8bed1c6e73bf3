/**
 * `npm run figures -- bench [--seconds 10 --path /boutique/c/racine]`: the listing of 96 real cards on the production server,
 * in one process on one core, rendered for each visitor and then from the page cache, compared with a bare React page
 * of the same cards and with the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { freePort } from '#adapters/testing/free-port.ts';
import { answers, serve } from '../shared/served.ts';
import { startShop } from '../shared/shop.ts';
import { onPath } from '../tools/chromium.ts';
import { beenHere, inRounds, ratioIn, type Target } from './burst.ts';
import { startCannedBackend } from './canned-backend.ts';
import { largeFigures, pretence } from './large.ts';
import { type Load, load } from './load.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, path: { type: 'string', default: '/boutique/c/racine' } },
});
const seconds = Number(values.seconds);
const cards = 96;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const pinned = onPath('taskset') ? ['taskset', '-c', '0'] : [];
// The load generator and the backend run on the other core, so that the measured one serves the shop only.
if (pinned.length > 0) execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
else console.log('No taskset here: the server is not held to one core.');

const names = {
  shop: 'shop',
  react: 'bare React page',
  bytes: 'same bytes, bare',
  cached: 'shop, cached page',
  zipped: 'the same, gzip',
};
let backendOrigin = '';
const canned = await startCannedBackend(() => backendOrigin, pretence);
const started = (cacheMb: number) =>
  startShop({
    asInProduction: true,
    prefix: pinned,
    occBaseUrl: `${canned.url}/occ/ecommerce`,
    env: { FORWARD_TEST_HEADER: '', LOG_LEVEL: 'error', PAGE_CACHE_MB: String(cacheMb) },
  });
const shop = await started(0);
backendOrigin = shop.backendUrl;
try {
  await measure();
} finally {
  await shop.stop();
  await canned.stop();
  rmSync(folder, { recursive: true });
}

async function measure() {
  const url = shop.url + values.path;
  const page = await fetch(url, { headers: { 'accept-encoding': 'identity', cookie: beenHere } });
  const html = Buffer.from(await page.arrayBuffer());
  if (page.status !== 200) throw new Error(`${values.path} answered ${page.status}.`);
  const recorded = recordedListing();
  const react = await bare('react', 'cards.json', JSON.stringify(readJson(recorded)?.products));
  const bytes = await bare('bytes', 'page.html', html);
  const keeping = await started(64);
  try {
    const cached = { url: keeping.url + values.path, pid: keeping.pid };
    const targets = { shop: { url, pid: shop.pid }, react, bytes, cached, zipped: { ...cached, zipped: true } };
    const ours = await printLoads(targets);
    await printRatios(targets);
    for (const { name, value, unit, most } of await largeFigures(shop, recorded))
      console.log(`${name.padEnd(22)} ${value.toFixed(2)} ${unit}${goal(value <= most, `≤ ${most}`)}`);
    printRest(ours, html);
  } finally {
    await Promise.all([react, bytes, keeping].map((server) => server.stop()));
  }
}

type Targets = Record<keyof typeof names, Target>;

/** Each server alone, at full load. @returns the shop's result. */
async function printLoads({ shop: own, ...others }: Targets): Promise<Load> {
  const ours = await load(own.url, own.pid, { seconds });
  print(names.shop, ours);
  for (const name of ['react', 'bytes', 'cached', 'zipped'] as const) {
    const { url, pid, zipped = false } = others[name];
    print(names[name], await load(url, pid, { seconds, zipped }));
  }
  return ours;
}

/** CPU time in alternating rounds, so that other load on the machine affects both. */
async function printRatios(targets: Targets) {
  const rounds = await inRounds(targets, 15);
  if (!rounds) return console.log('No /proc here: no ratios by CPU time.');
  const toReact = (name: keyof Targets) => ratioIn(rounds, 'react', name);
  const [ours, cached] = [toReact('shop'), toReact('cached')];
  console.log(`\nshop : bare React  ${ours.toFixed(3)}${goal(ours >= 0.25, '≥ 0.25')}`);
  console.log(`cached : bare React  ${cached.toFixed(1)}${goal(cached >= 20, '≥ 20')}`);
  console.log(`gzip : bare React  ${toReact('zipped').toFixed(1)}`);
  console.log(`bytes : bare React ${toReact('bytes').toFixed(1)}`);
}

function printRest({ residentMb }: Load, html: Buffer) {
  const gzip = gzipSync(html, { level: 6 }).length / 1000;
  console.log(
    `HTML               ${gzip.toFixed(1)} kB gzip, ${(html.length / 1000).toFixed(1)} kB plain${goal(gzip <= 15, '≤ 15 kB')}`,
  );
  const cold = shop.coldStartMs;
  console.log(`cold start         ${cold.toFixed(0)} ms to the first answer${goal(cold <= 1500, '≤ 1500 ms')}`);
  if (residentMb !== null)
    console.log(`memory after       ${residentMb.toFixed(0)} MB${goal(residentMb <= 280, '≤ 280 MB')}`);
}

/** The recorded answer of the listing. */
function recordedListing(): Buffer {
  for (const body of canned.bodies().values()) {
    const products: unknown = readJson(body)?.products;
    if (Array.isArray(products) && products.length === cards) return body;
  }
  throw new Error(`${values.path} did not ask for a list of ${cards} products; choose another by --path.`);
}

function readJson(body: Buffer): Record<string, unknown> | null {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

async function bare(kind: string, name: string, content: string | Buffer) {
  const file = join(folder, name);
  writeFileSync(file, content);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = join(import.meta.dirname, 'bare-server.ts');
  const server = serve([...pinned, 'node', program, kind, file, String(port)], { NODE_ENV: 'production' });
  await answers(url, server);
  return { url, pid: server.pid, stop: () => server.stop() };
}

function print(name: string, { requestsPerSecond, cpuMsPerRequest, residentMb, errors }: Load) {
  const cpu = cpuMsPerRequest === null ? '' : `${cpuMsPerRequest.toFixed(2).padStart(8)} ms CPU a request`;
  const memory = residentMb === null ? '' : `${residentMb.toFixed(0).padStart(6)} MB`;
  console.log(
    `${name.padEnd(18)} ${requestsPerSecond.toFixed(0).padStart(7)} requests/s${cpu}${memory}${errors > 0 ? `  ${errors} ERRORS` : ''}`,
  );
}

function goal(met: boolean, text: string): string {
  return `   goal ${text}: ${met ? 'met' : 'MISSED'}`;
}
