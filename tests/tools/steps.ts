import { existsSync, readdirSync, rmSync } from 'node:fs';
import { onPath } from './chromium.ts';

export interface Step {
  name: string;
  commands: string[][];
  /** Steps that must pass first; otherwise this one counts as failed. */
  needs?: string[];
  /** Steps that write what this one reads: it begins once they have ended, however they ended. */
  after?: string[];
  /** Runs alone: every other step reads what it writes. */
  alone?: boolean;
  browser?: boolean;
  /** Where the test runner writes its report; checks have none. */
  report?: string;
  env?: Record<string, string>;
  before?: () => void;
  /** A line to print beside the result. */
  note?: string;
  /** The files on which the result depends; without it, every file of code. */
  reads?: RegExp;
  /** The last command, so that it runs only what the change can reach. */
  narrow?: (command: readonly string[], change: Reach) => string[];
  /** Files that every test of the step depends on: with one of them, all run. */
  wholeFor?: RegExp;
  /** Only a part of its tests runs, perhaps none. */
  isPart?: true;
}

interface Reach {
  commit: string;
  /** What has changed, what is generated from it and what reads it. */
  files: readonly string[];
  /** Those, and the tests that read the whole tree. */
  related: readonly string[];
}

/** The files on which the result of a step depends. */
const reads = {
  contracts: /^contracts\//,
  shipped: /^(ui|domain|adapters|contracts)\/(?!.*\.(test|stories|examples)\.)/,
  pacts: /^(contracts|adapters|domain|mocks|tests\/(shared|pacts))\//,
  code: /\.(ts|tsx|css|json|yaml)$/,
  stories: /^(ui|domain|adapters|contracts|mocks|\.storybook|tests\/shared)\//,
  // It shares the helpers of the journeys that are no controls.
  boundary:
    /^(ui|domain|adapters|contracts|mocks|tests\/(?!journeys\/(?:controls\/|.*\.spec\.)))\/?(?!.*\.(test|stories)\.)/,
  journeys: /^(ui|domain|adapters|contracts|mocks|tests\/(?!boundary))\/?(?!.*\.(test|stories)\.)/,
} as const;

const newPacts = 'test-results/pacts';
const redis = onPath('redis-server');
const withRedis: Record<string, string> = redis ? { REDIS_TEST: '1' } : {};
const reportOf = (name: string) => `test-results/${name}.json`;
const documents = readdirSync('contracts').map((feature) => `contracts/${feature}/openapi.yaml`);

/** @param workers how many files run at once: each worker loads the modules of the shop, and another step has the rest */
const vitest = (project: string, name: string, workers = 2) => ({
  name,
  // Not `--changed`: Git knows no generated file, and no import leads from a source to one.
  narrow: ([program = '', , ...options]: readonly string[], { related }: Reach) => [
    program,
    'related',
    ...related,
    '--run',
    ...options,
  ],
  report: reportOf(name),
  commands: [
    [
      'vitest',
      'run',
      `--config=${project === 'stories' ? 'vitest.config.ts' : 'vitest.node.config.ts'}`,
      '--project',
      project,
      `--maxWorkers=${workers}`,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
    ],
  ],
});

const node = (name: string, file: string): Step => ({ name, commands: [['node', file]] });

const playwright = (name: string, projects: string[]) => ({
  name,
  report: reportOf(name),
  commands: [
    [
      'playwright',
      'test',
      '--reporter=dot,json',
      '--workers=3',
      // Playwright empties it at its start: two steps that run at once have one each.
      `--output=test-results/${name}`,
      ...projects.map((project) => `--project=${project}`),
    ],
  ],
  narrow: (command: readonly string[], { commit }: Reach) => [
    ...command,
    `--only-changed=${commit}`,
    '--pass-with-no-tests',
  ],
  reads: reads.journeys,
  // What the shop is made of: the program that runs imports none of it.
  wholeFor: /^(ui|domain|adapters|contracts|mocks|tests\/(shared|tools))\//,
  env: { ...withRedis, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name), FORCE_COLOR: '0', NO_COLOR: '' },
  browser: true,
});

/** Several threads each check the types that they share: one takes three fifths of the processor, and another step has the rest. */
const oneThread = { GOMAXPROCS: '1' };

/** The shop without overrides, in a folder of its own. */
const plain = { LEAN: '0', BUILD_DIR: 'build-plain/build' };

/**
 * Every step of `npm test`, in the order in which they begin, two at a time: those that say most soon, then the long ones, which
 * wait for backends that hang and for a browser, and last the short ones, which fill what the last long one leaves.
 */
export const steps: Step[] = [
  { ...node('contracts', 'contracts/generate.ts'), alone: true },
  { ...node('copy', 'ui/wording/compile.ts'), alone: true },
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      [
        'tsc',
        '--noEmit',
        '-p',
        '.',
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        'test-results/types.tsbuildinfo',
      ],
    ],
    needs: ['contracts'],
    reads: reads.code,
    env: oneThread,
  },
  // Whole, because a pact is one file for all its interactions.
  {
    ...vitest('pact', 'pacts'),
    narrow: undefined,
    reads: reads.pacts,
    // Pact only adds to its files: removed interactions would stay.
    before: () => rmSync(newPacts, { recursive: true, force: true }),
    env: { PACT_FOLDER: newPacts },
    commands: [...vitest('pact', 'pacts').commands, ['node', 'tests/pacts/renew-pacts.ts']],
  },
  {
    name: 'lint',
    commands: [['oxlint', '--deny-warnings']],
    after: ['types'],
    env: oneThread,
    reads: /\.tsx?$|^\.oxlintrc/,
    narrow: (command, { files }) => [
      ...command,
      ...files.filter((file) => /^(?!.*\/generated\/).*\.tsx?$/.test(file) && existsSync(file)),
    ],
    wholeFor: /^\.oxlintrc/,
  },
  { name: 'build', commands: [['react-router', 'build']], needs: ['contracts', 'copy'], reads: reads.shipped },
  {
    name: 'build-plain',
    commands: [['react-router', 'build']],
    needs: ['contracts', 'copy'],
    reads: reads.shipped,
    env: plain,
  },
  // `npm run check` leaves its thousands of runs out.
  { ...vitest('limits', 'limits', 1), env: withRedis },
  {
    ...vitest('unit', 'unit'),
    env: withRedis,
    note: redis ? undefined : 'the tests of what is kept in Redis did not run: no redis-server on PATH',
  },
  // Few of these open a browser; the shop and its mocks are processes beside their workers.
  { ...playwright('boundary', ['boundary']), needs: ['build'], reads: reads.boundary },
  { ...playwright('journeys', ['desktop', 'phone', 'nojs', 'plain']), needs: ['build', 'build-plain'] },
  {
    ...vitest('stories', 'storybook'),
    reads: reads.stories,
    // In two pages at once: one leaves half of two cores idle.
    commands: [['msw', 'init', '.storybook/public', '--no-save'], ...vitest('stories', 'storybook').commands],
    browser: true,
  },
  { ...node('pacts-verify', 'tests/pacts/pact-verification.ts'), needs: ['pacts'], reads: reads.pacts },
  node('layers', 'tests/tools/layers.ts'),
  { name: 'dead-code', commands: [['knip', '--no-progress']] },
  { ...node('size', 'tests/figures/size.ts'), needs: ['build'], reads: reads.shipped },
  { name: 'format', commands: [['biome', 'check', '--max-diagnostics=50']] },
  { ...node('pacts-compare', 'tests/pacts/pact-comparison.ts'), needs: ['pacts'], reads: reads.pacts },
  {
    name: 'contract-lint',
    reads: reads.contracts,
    commands: [['redocly', 'lint', ...documents.filter((file) => existsSync(file))]],
  },
];
