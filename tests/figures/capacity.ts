/**
 * `npm run figures -- capacity`: what a page and an order cost one process and Redis, in processor time, bytes and commands.
 * OPERATING.md (ui/server/) plans with these. The control is a server that only sends the bytes of the same page.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#adapters/testing/free-port.ts';
import { startRedis } from '#adapters/testing/redis.ts';
import { answers, serve } from '../shared/served.ts';
import { startShop } from '../shared/shop.ts';
import { cpuMs } from './burst.ts';
import { buys } from './http-purchase.ts';
import { HttpShopper } from './shopper.ts';

if (spawnSync('redis-cli', ['--version']).error) throw new Error('This needs redis-server and redis-cli on the path.');

const atOnce = 8;
const shoppers = 16;
const listing = '/boutique/c/racine';
const product = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
/** What each page asks for after it was shown: name and cart of who reads it. */
const visitor = '/ecom/visiteur';
const folder = mkdtempSync(join(tmpdir(), 'capacity-'));
const redis = await startRedis();
const started = (PAGE_CACHE_MB: string) =>
  startShop({ asInProduction: true, env: { REDIS_URL: redis.url, PAGE_CACHE_MB, LOG_LEVEL: 'info' } });
const costs: Record<string, Awaited<ReturnType<typeof costOf>>> = {};
// One after the other: mock services of one process know one shop.
const making = await started('0');
const bare = await bareServer(making.url + listing);
costs['same bytes, bare (control)'] = await costOf(bare, 3000);
costs['listing made for each'] = await costOf({ url: making.url + listing, pid: making.pid }, 200);
costs['product made for each'] = await costOf({ url: making.url + product, pid: making.pid }, 200);
await Promise.all([making.stop(), bare.stop()]);
const shop = await started('40');
try {
  const atRest = residentMb(shop.pid);
  costs['cached listing'] = await costOf({ url: shop.url + listing, pid: shop.pid }, 3000);
  costs['cached product'] = await costOf({ url: shop.url + product, pid: shop.pid }, 3000);
  costs['who visits'] = await costOf({ url: shop.url + visitor, pid: shop.pid }, 1000);
  costs['a file'] = await costOf({ url: shop.url + (await aScript()), pid: shop.pid }, 3000);
  costs['cart of nobody'] = await costOf({ url: `${shop.url}/checkout/recapitulatif`, pid: shop.pid }, 200);
  console.table(costs);
  console.table({ order: await costOfOrders() });
  console.log(`A process holds ${atRest} MB at rest and ${residentMb(shop.pid)} MB after this.`);
} finally {
  await shop.stop();
  await redis.kill();
  rmSync(folder, { recursive: true });
}

/** A page as browsers ask for it: the cost of one, after some that warm the server up. */
async function costOf({ url, pid }: { url: string; pid: number }, times: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      let bytes = 0;
      get(url, { agent, headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
      }).on('error', reject);
    });
  const askAll = (count: number) =>
    inTurns(count, async () => {
      await ask();
    });
  await askAll(times / 4);
  const before = cpuMs(pid) ?? Number.NaN;
  await askAll(times);
  const milliseconds = ((cpuMs(pid) ?? Number.NaN) - before) / times;
  const bytes = await ask();
  agent.destroy();
  return { 'ms of a core': milliseconds.toFixed(2), 'a second and core': Math.round(1000 / milliseconds), bytes };
}

/** So many at once that a process is never idle. */
async function inTurns(count: number, work: (at: number) => Promise<void>) {
  let begun = 0;
  const lane = async () => {
    while (begun < count) {
      begun += 1;
      await work(begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** From the home page to the confirmation, signed in and paid; a first few warm the process up. */
async function costOfOrders() {
  let requests = 0;
  const ends: string[] = [];
  const buy = (kind: string) => async (at: number) => {
    const world = `${kind}-${at}`;
    const shopper = new HttpShopper(shop, { world, at });
    const ended = await buys(shopper, { world, backendUrl: shop.backendUrl });
    if (ended.at !== '') ends.push(ended.at);
    requests += shopper.requests;
  };
  await inTurns(atOnce, buy('warming'));
  requests = 0;
  const before = { process: cpuMs(shop.pid) ?? Number.NaN, ...storeNow() };
  await inTurns(shoppers, buy('measured'));
  const after = { process: cpuMs(shop.pid) ?? Number.NaN, ...storeNow() };
  if (ends.length > 0) throw new Error(`Not all were bought: ${ends.join('; ')}`);
  const each = (name: keyof typeof before) => (after[name] - before[name]) / shoppers;
  return {
    'ms of a core': Math.round(each('process')),
    requests: Math.round(requests / shoppers),
    'Redis commands': Math.round(each('commands')),
    'Redis ms': each('storeMs').toFixed(1),
    'Redis bytes': Math.round(each('bytes')),
  };
}

function storeNow() {
  const text = execFileSync('redis-cli', ['-u', redis.url, 'info', 'all'], { encoding: 'utf8' });
  const valueOf = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1]);
  return {
    commands: valueOf('total_commands_processed'),
    storeMs: (valueOf('used_cpu_user') + valueOf('used_cpu_sys')) * 1000,
    bytes: valueOf('used_memory'),
  };
}

async function bareServer(address: string) {
  const page = join(folder, 'page.html');
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  writeFileSync(page, Buffer.from(await answer.arrayBuffer()));
  const port = await freePort();
  const server = serve(['node', 'tests/figures/bare-server.ts', 'bytes', page, String(port)], {
    NODE_ENV: 'production',
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url, server);
  return { url, pid: server.pid, stop: server.stop };
}

async function aScript(): Promise<string> {
  const page = await (await fetch(shop.url + listing)).text();
  return /\/assets\/framework-[\w-]+\.js/.exec(page)?.[0] ?? '';
}

function residentMb(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kib) * 1024) / 1e6);
}
