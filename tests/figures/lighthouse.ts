/**
 * `npm run figures -- lighthouse`: Lighthouse's mobile preset on the production server; the median of three runs for each page.
 */

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startShop } from '../shared/shop.ts';
import { chromeFlags, findChromium } from '../tools/chromium.ts';
import { runCommand } from '../tools/run-command.ts';

const runs = 3;
const file = 'test-results/lighthouse.json';
const pages = {
  home: '/',
  listing: '/boutique/c/racine',
  search: '/boutique/recherche?q=timbre',
  product: process.argv[2],
};
const scoreGoals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const auditGoals = { 'largest-contentful-paint': 1500, 'cumulative-layout-shift': 0 };

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

mkdirSync('test-results', { recursive: true });
const chromium = await findChromium();
const shop = await startShop({ asInProduction: true, env: { FORWARD_TEST_HEADER: '' } });
const missed: string[] = [];
try {
  const product = pages.product ?? (await firstProduct());
  for (const [name, path] of Object.entries({ ...pages, product })) await judge(name, shop.url + path);
} finally {
  await shop.stop();
}
console.log(missed.length === 0 ? '\nAll goals met.' : `\nMissed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function judge(name: string, url: string) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await visit(url));
  const of = (read: (report: Report) => number) => median(reports.map(read));
  const figures: string[] = [];
  for (const [category, goal] of Object.entries(scoreGoals)) {
    const score = of(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
    figures.push(`${category} ${score}`);
    if (score < goal) missed.push(`${name} ${category} ${score} < ${goal}`);
  }
  for (const [audit, goal] of Object.entries(auditGoals)) {
    const value = of(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY);
    figures.push(`${audit} ${value.toFixed(audit.startsWith('largest') ? 0 : 3)}`);
    if (value > goal) missed.push(`${name} ${audit} ${value.toFixed(3)} > ${goal}`);
  }
  console.log(`${name.padEnd(8)} ${figures.join(', ')}`);
}

/** One run, repeated when Chromium lost its trace, which happens in one of thirty and on a busy machine. */
async function visit(url: string, triesLeft = 3): Promise<Report> {
  // Search results are hidden from search engines on purpose.
  const skipped = new URL(url).searchParams.has('q') ? ['--skip-audits=is-crawlable'] : [];
  const flags = [
    ...skipped,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  rmSync(file, { force: true });
  const { code, output } = await runCommand(['lighthouse', url, ...flags], { env: { CHROME_PATH: chromium } });
  if (code === 0) return JSON.parse(readFileSync(file, 'utf8'));
  if (triesLeft > 0) return visit(url, triesLeft - 1);
  throw new Error(`Lighthouse could not visit ${url}:\n${output.slice(-2000)}`);
}

/** A product that the listing links to. */
async function firstProduct(): Promise<string> {
  const html = await (await fetch(shop.url + pages.listing)).text();
  const path = /href="(\/boutique\/[^"/]+\/p\/[^"?]+)"/.exec(html)?.[1];
  if (!path) throw new Error('The listing links to no product.');
  return path;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
