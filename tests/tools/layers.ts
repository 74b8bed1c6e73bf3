/** Checks the layers, after proving that the checker sees our files and that every rule finds a violation. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  cruise,
  type IConfiguration,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
} from 'dependency-cruiser';

const require = createRequire(import.meta.url);
const boundaries: IConfiguration = require('../shared/boundaries.cjs');
const { imports } = require('../../package.json');
const layers = ['domain', 'adapters', 'ui', 'mocks', 'contracts', 'tests', '.storybook'];
/** Those whose rooms use one another in one direction. */
const layersOfRooms = ['domain', 'ui', 'mocks'];
const planted: Record<string, Record<string, string>> = {
  'domain-imports-itself': { 'domain/cart/cart.ts': `import 'node:fs';` },
  'adapters-know-no-page': { 'adapters/cart/carts.ts': `import '#mocks/run.ts';`, 'mocks/run.ts': '' },
  'one-door-to-the-adapters': {
    'ui/cart/cart.route.tsx': `import type { A } from '#adapters/cart/carts.ts';`,
    'adapters/cart/carts.ts': 'export interface A { a: string }',
  },
  'collector-library-in-one-file': {
    'ui/analytics/measure.ts': `import 'piano-analytics-js/dist/browser/piano-analytics.esm.js';`,
  },
  'screens-bind-views': {
    'ui/cart/cart.screen.tsx': `import type { Cart } from '#domain/cart/cart.ts';`,
    'domain/cart/cart.ts': 'export interface Cart { guid: string }',
  },
  'mocks-keep-their-own-rules': {
    'mocks/cart/handlers.ts': `import '#domain/cart/cart.ts';`,
    'domain/cart/cart.ts': '',
  },
  'inversify-in-one-file': { 'adapters/cart/carts.ts': `import 'inversify';` },
  'validators-stay-outside': { 'ui/cart/cart.view.ts': `import 'valibot';` },
  'nothing-ships-tests': { 'ui/server/start.ts': `import '#tests/shop.ts';`, 'tests/shop.ts': '' },
  'no-cycles': {
    'domain/cart/a.ts': `import { b } from './b.ts'; export const a = () => b();`,
    'domain/cart/b.ts': `import { a } from './a.ts'; export const b = () => a();`,
  },
  'no-lost-imports': { 'adapters/cart/carts.ts': `import './nowhere.ts';` },
};

const roomsInACircle = (layer: string) => ({
  [`${layer}/cart/cart.ts`]: `import { c } from '../orders/c.ts'; export const a = () => c();`,
  [`${layer}/cart/b.ts`]: 'export const b = () => 1;',
  [`${layer}/orders/c.ts`]: 'export const c = () => 1;',
  [`${layer}/orders/detail/d.ts`]: `import { b } from '../../cart/b.ts'; b();`,
});

await proveThatEveryRuleBites();
const result = await check(layers, process.cwd());
const circles = circlesIn(result);
for (const circle of circles) console.error(`rooms in a circle: ${circle.join(' → ')}`);
const { totalCruised, totalDependenciesCruised, violations } = result.summary;
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} → ${to}\n  ${reasonOf(rule.name)}`);
const unseen = unseenOf(result);
for (const file of unseen) console.error(`the checker does not see ${file}`);
console.log(
  `${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length + circles.length} violations`,
);
process.exitCode = violations.length > 0 || circles.length > 0 || unseen.length > 0 ? 1 : 0;

/** Files of the repository that no rule was applied to. */
function unseenOf({ modules }: ICruiseResult): string[] {
  const seen = new Set(modules.map(({ source }) => source));
  const files = execFileSync('git', ['ls-files', ...layers], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return files.filter((file) => /\.tsx?$/.test(file) && !seen.has(file));
}

/** Rooms and features of one layer use one another in one direction: each way from a room back to itself. */
function circlesIn({ modules }: ICruiseResult): string[][] {
  const uses = new Map<string, Set<string>>();
  const room = new RegExp(`^(${layersOfRooms.join('|')})/[^/]+(?=/)`);
  const roomOf = (path: string) => room.exec(path)?.[0];
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (!from || /^(ui|mocks)\/.*\.(test|stories|examples)\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to && to !== from && to.split('/')[0] === from.split('/')[0])
        uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  const wayBack = (start: string, way: string[]): string[] | null => {
    for (const next of uses.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      const further = way.includes(next) ? null : wayBack(start, [...way, next]);
      if (further) return further;
    }
    return null;
  };
  return [...uses.keys()].map((room) => wayBack(room, [room])).filter((way) => way !== null);
}

/** The checker must find each violation in a tree made for it. */
async function proveThatEveryRuleBites() {
  for (const layer of layersOfRooms) {
    if (circlesIn(await cruised(roomsInACircle(layer))).length === 0) {
      throw new Error(`A circle of rooms was not seen in ${layer}.`);
    }
  }
  for (const { name = '' } of boundaries.forbidden ?? []) {
    const files = planted[name];
    if (!files) throw new Error(`The rule ${name} has no planted violation in ${import.meta.filename}.`);
    const caught = await violationsIn(files);
    if (!caught.includes(name)) throw new Error(`The rule ${name} did not catch its planted violation.`);
  }
}

async function violationsIn(files: Record<string, string>): Promise<string[]> {
  return (await cruised(files)).summary.violations.map(({ rule }) => rule.name);
}

async function cruised(files: Record<string, string>): Promise<ICruiseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    write(folder, { ...files, 'package.json': JSON.stringify({ type: 'module', imports }) });
    const roots = new Set(Object.keys(files).map((file) => file.split('/')[0] ?? file));
    return await check([...roots], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function check(roots: string[], baseDir: string): Promise<ICruiseResult> {
  const { forbidden, options } = boundaries;
  const settings: ICruiseOptions = { ...options, ruleSet: { forbidden }, validate: true, baseDir };
  const { output } = await cruise(roots, settings, { ...options?.enhancedResolveOptions });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

function reasonOf(name: string): string | undefined {
  return boundaries.forbidden?.find((rule: IForbiddenRuleType) => rule.name === name)?.comment;
}
