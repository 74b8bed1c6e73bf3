/**
 * `npm run figures -- mutation-glue [--words ui/returns adapters/cart]`: what no test notices in mappings, server halves and views,
 * feature by feature, because the mutants of all at once do not fit into memory. The whole takes an hour or more. In `ui`,
 * words and objects are emptied with `--words` only: types hold most of them, and they are half of the mutants.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const left = /^ui\/(?:lean|server)\//;
const files = globSync(['adapters/**/*-mapping.ts', 'ui/**/*.{server,view}.ts', 'ui/**/*.route.{ts,tsx}']).filter(
  (file) => !left.test(file),
);
const features = Map.groupBy(files.toSorted(), (file) => file.split('/', 2).join('/'));
const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { words: { type: 'boolean' } } });
const unknown = wanted.find((name) => !features.has(name));
if (unknown !== undefined)
  throw new Error(`${unknown} has no mapping, server half or view. It is one of ${[...features.keys()].join(', ')}.`);

const scores: string[] = [];
for (const [feature, mutate] of features) {
  if (wanted.length > 0 && !wanted.includes(feature)) continue;
  const mutants = await new Stryker({
    mutate,
    mutator: {
      excludedMutations: feature.startsWith('ui/') && !values.words ? ['StringLiteral', 'ObjectLiteral'] : [],
    },
    plugins: ['@stryker-mutator/*', fileURLToPath(import.meta.resolve('./vite-glob-ignorer.ts'))],
    ignorers: ['vite-glob'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/tools/mutation-glue.config.ts' },
    // A constant of a module would be tried with every test there is; the tables of what is read and said hold those.
    ignoreStatic: true,
    ignorePatterns: [
      'build',
      'build-plain',
      'test-results',
      '.data',
      '.react-router',
      'storybook-static',
      'contracts/pacts',
    ],
    tempDirName: '.stryker/glue',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 90, low: 80, break: null },
    concurrency: 2,
  }).runMutationTest();
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, unnoticed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  scores.push(`${feature.padEnd(28)} ${noticed} noticed, ${unnoticed} not`);
}
console.log(`\n${scores.join('\n')}`);
