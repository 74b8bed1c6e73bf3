/**
 * `npm run figures -- overrides [-- manifest own-routes]`: the gain of each override of `ui/lean/overrides.ts`. Compares the shop
 * with all overrides and without one: the scripts of a first visit, the page of 96 cards, and its CPU time.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { overrides } from '#ui/lean/overrides.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import { onPath } from '../tools/chromium.ts';
import { projectEnvironment } from '../tools/run-command.ts';
import { inRounds, ratioIn } from './burst.ts';
import { startCannedBackend } from './canned-backend.ts';
import { kilobytes, pagesOfBuild } from './client-build.ts';

const listing = '/boutique/c/racine';
const measured = { home: '/', listing: '/boutique/c/:code', product: '/boutique/:slug/p/:code' };
const [warming, rounds] = [20, 30];
const folder = 'test-results/overrides';
const named = process.argv.slice(2);
const chosen = overrides.filter(({ name }) => named.length === 0 || named.includes(name));
const pinned = onPath('taskset') ? ['taskset', '-c', '0'] : [];
if (pinned.length > 0) execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

let backendOrigin = '';
const canned = await startCannedBackend(
  () => backendOrigin,
  () => null,
);
console.log(`${'without'.padEnd(16)} ${Object.keys(measured).join('   ')}  kB of scripts   96 cards, kB gzip   CPU`);
try {
  build('all', '');
  await compare('all', 'all');
  for (const { name, at } of chosen) {
    if (at === 'build') build(name, `-${name}`);
    await compare(name, at === 'build' ? name : 'all');
  }
} finally {
  await canned.stop();
  rmSync(folder, { recursive: true });
}

function build(name: string, lean: string) {
  const env = projectEnvironment({ LEAN: lean, BUILD_DIR: `${folder}/${name}/build` });
  execFileSync('react-router', ['build'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

function started(name: string, lean: string): Promise<Shop> {
  return startShop({
    asInProduction: true,
    folder: `${folder}/${name}`,
    prefix: pinned,
    occBaseUrl: `${canned.url}/occ/ecommerce`,
    env: { LEAN: lean, FORWARD_TEST_HEADER: '', LOG_LEVEL: 'error' },
  });
}

/** Both have just started: a server that has run longer has compiled more. */
async function compare(name: string, built: string) {
  const all = await started('all', '');
  backendOrigin = all.backendUrl;
  await fetch(all.url + listing);
  const without = await started(built, name === 'all' ? '' : `-${name}`);
  const target = (one: Shop) => ({ url: one.url + listing, pid: one.pid });
  try {
    const html = await (await fetch(without.url + listing)).text();
    const targets = { all: target(all), without: target(without) };
    await inRounds(targets, warming);
    const taken = await inRounds(targets, rounds);
    const cpu = taken ? `${((ratioIn(taken, 'without', 'all') - 1) * 100).toFixed(1)} %` : '';
    const zipped = gzipSync(html, { level: 6 }).length / 1000;
    console.log(`${name.padEnd(16)} ${sizesOf(built).join('  ')}   ${zipped.toFixed(2)}   ${cpu}`);
  } finally {
    await Promise.all([all.stop(), without.stop()]);
  }
}

function sizesOf(built: string): string[] {
  const pages = pagesOfBuild(`${folder}/${built}`);
  return Object.values(measured).map((path) => {
    const scripts = pages.find((page) => page.path === path)?.scripts ?? [];
    return kilobytes(scripts, `${folder}/${built}`).toFixed(2);
  });
}
