/**
 * `npm run figures -- moves [--runs 10 --rows tap,Back]`: moves inside the shop as a phone on a slow line has them (4 × slower,
 * 150 ms, 1.6 Mbit/s), beside a bare React Router app of the same pages, in turns. Absolute times mean little on another
 * machine; ratios do.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '#adapters/testing/free-port.ts';
import { answers, serve } from '../shared/served.ts';
import { startShop } from '../shared/shop.ts';
import { findChromium, launchArguments } from '../tools/chromium.ts';
import { projectEnvironment } from '../tools/run-command.ts';
import { roundTrip } from './moves/phone.ts';
import { type Figures, fiftyMoves, firstVisit, nextVisit, scrolledPast } from './moves/walks.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
const walks = { firstVisit, nextVisit, scrolledPast, fiftyMoves };
/** What hardly varies is walked once. */
const once = new Set(['scrolledPast', 'fiftyMoves']);
const folder = 'test-results/control/build';

execFileSync('react-router', ['build', 'tests/figures/moves/control'], {
  env: projectEnvironment({ BUILD_DIR: `${process.cwd()}/${folder}` }),
  stdio: ['ignore', 'ignore', 'pipe'],
});
const shop = await startShop({ asInProduction: true, env: { FORWARD_TEST_HEADER: '', PAGE_CACHE_MB: '64' } });
const control = await startControl();
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments });
const found = { shop: new Map<string, number[]>(), control: new Map<string, number[]>() };
try {
  for (const [name, walk] of Object.entries(walks)) {
    if (values.only && !values.only.split(',').includes(name)) continue;
    for (let run = 0; run < (once.has(name) ? 1 : runs); run += 1) {
      // In turns, so that other load on the machine is on both.
      keep(found.shop, await walk(browser, shop.url));
      keep(found.control, await walk(browser, control.url));
    }
  }
  print();
} finally {
  await browser.close();
  await control.stop();
  await shop.stop();
}

async function startControl() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = serve(['node', 'tests/figures/moves/control-server.ts', folder, String(port)], {
    NODE_ENV: 'production',
    OCC_BASE_URL: `${shop.backendUrl}/occ/ecommerce`,
    MEDIA_BASE_URL: shop.backendUrl,
  });
  await answers(`${url}/healthz`, server);
  return { url, stop: () => server.stop() };
}

function keep(all: Map<string, number[]>, figures: Figures) {
  for (const [name, value] of Object.entries(figures)) all.set(name, [...(all.get(name) ?? []), value]);
}

function print() {
  const cells = (texts: readonly string[]) =>
    console.log(texts.map((text, at) => (at ? text.padStart(12) : text.padEnd(32))).join(''));
  cells(['', 'shop', 'control', 'ratio', 'least–most']);
  for (const [name, ours] of found.shop) {
    const [own, other] = [median(ours), median(found.control.get(name) ?? [])];
    const sorted = ours.toSorted((one, two) => one - two);
    const range = ours.length > 1 ? `${figure(sorted[0])}–${figure(sorted.at(-1))}` : '';
    cells([name, figure(own), figure(other), other > 0 ? (own / other).toFixed(2) : '', range]);
  }
  const render = median(found.control.get('tap → h1, warm') ?? []) - roundTrip;
  console.log(`The control's render of a page, without its round trip of ${roundTrip} ms: ${render.toFixed(0)} ms.`);
}

function figure(value = Number.NaN): string {
  return Math.abs(value) < 20 ? value.toFixed(1) : value.toFixed(0);
}

function median(all: readonly number[]): number {
  const sorted = all.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
