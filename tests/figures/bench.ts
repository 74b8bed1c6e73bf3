/**
 * `npm run bench [-- --seconds 10 --path /boutique/c/racine]`: the listing of 96 real cards on the production server,
 * one process on one core, made for each visitor and then from the page cache, beside a bare React page of the same
 * cards and the same bytes sent bare.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { answers, freePort, serve, startShop } from '../shared/shop.ts';
import { onPath } from '../tools/chromium.ts';
import { startCannedBackend } from './canned-backend.ts';
import { type Load, load } from './load.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, path: { type: 'string', default: '/boutique/c/racine' } },
});
const seconds = Number(values.seconds);
const cards = 96;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const pinned = onPath('taskset') ? ['taskset', '-c', '0'] : [];
// The load and the backend work on the other core, so that the one that is measured is the server's alone.
if (pinned.length > 0) execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
else console.log('No taskset here: the server is not held to one core.');

let backendOrigin = '';
const canned = await startCannedBackend(() => backendOrigin);
const started = (cacheMb: number) =>
  startShop({
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
  const page = await fetch(shop.url + values.path, { headers: { 'accept-encoding': 'identity' } });
  const html = Buffer.from(await page.arrayBuffer());
  if (page.status !== 200) throw new Error(`${values.path} answered ${page.status}.`);
  const products = recordedProducts();

  const ours = await load(shop.url + values.path, shop.pid, { seconds });
  const react = await bare('react', 'cards.json', JSON.stringify(products));
  const bytes = await bare('bytes', 'page.html', html);
  const [kept, keptZipped] = await loadsOfKept();

  print('shop', ours);
  print('bare React page', react);
  print('same bytes, bare', bytes);
  print('shop, kept page', kept);
  print('the same, gzip', keptZipped);
  const ofReact = ours.requestsPerSecond / react.requestsPerSecond;
  console.log(`\nshop : bare React  ${ofReact.toFixed(3)}${goal(ofReact >= 0.25, '≥ 0.25')}`);
  console.log(`shop : bare bytes  ${(ours.requestsPerSecond / bytes.requestsPerSecond).toFixed(3)}`);
  const keptOfReact = kept.requestsPerSecond / react.requestsPerSecond;
  console.log(`kept : bare React  ${keptOfReact.toFixed(1)}${goal(keptOfReact >= 20, '≥ 20')}`);
  console.log(`gzip : bare React  ${(keptZipped.requestsPerSecond / react.requestsPerSecond).toFixed(1)}`);
  const gzip = gzipSync(html, { level: 6 }).length / 1000;
  console.log(
    `HTML               ${gzip.toFixed(1)} kB gzip, ${(html.length / 1000).toFixed(1)} kB plain${goal(gzip <= 15, '≤ 15 kB')}`,
  );
  const cold = shop.coldStartMs;
  console.log(`cold start         ${cold.toFixed(0)} ms to the first answer${goal(cold <= 1500, '≤ 1500 ms')}`);
  const { residentMb } = ours;
  if (residentMb !== null)
    console.log(`memory after       ${residentMb.toFixed(0)} MB${goal(residentMb <= 280, '≤ 280 MB')}`);
}

/** The same listing from the page cache: as plain text, which the others send, and as browsers get it. */
async function loadsOfKept(): Promise<[plain: Load, zipped: Load]> {
  const keeping = await started(64);
  try {
    const url = keeping.url + values.path;
    const plain = await load(url, keeping.pid, { seconds });
    return [plain, await load(url, keeping.pid, { seconds, zipped: true })];
  } finally {
    await keeping.stop();
  }
}

/** The products of the listing, from what the backend was asked for. */
function recordedProducts(): unknown[] {
  for (const body of canned.bodies().values()) {
    const products: unknown = readJson(body)?.products;
    if (Array.isArray(products) && products.length === cards) return products;
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

async function bare(kind: string, name: string, content: string | Buffer): Promise<Load> {
  const file = join(folder, name);
  writeFileSync(file, content);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = join(import.meta.dirname, 'bare-server.ts');
  const server = serve([...pinned, 'node', program, kind, file, String(port)], { NODE_ENV: 'production' });
  try {
    await answers(url, server);
    return await load(url, server.pid, { seconds });
  } finally {
    await server.stop();
  }
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
