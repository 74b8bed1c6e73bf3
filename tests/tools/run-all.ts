/**
 * `npm test`: every check of the project; `npm test -- unit storybook`: the steps that are named; `npm test -- --changed`:
 * what the files that differ from the last commit can reach, or `--changed=main` from another one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { changedFiles, reachedSteps } from './changed.ts';
import { findChromium } from './chromium.ts';
import { type Count, countText, exitCount, ranNothing, signOf, testCount } from './count.ts';
import { sourcesOfTree } from './followers.ts';
import { nextStep } from './next-step.ts';
import { compiledFolder, endAll, type Finished, runCommands } from './run-command.ts';
import { type Step, steps } from './steps.ts';

type Result = Count & { name: string; seconds: number };
const [changed, names] = options(process.argv.slice(2));
const chosen = chooseSteps(names);
const results: Result[] = [];
const started = performance.now();
let chromium: Promise<string> | undefined;

process.on('SIGINT', () => {
  endAll();
  process.exit(130);
});
process.on('SIGTERM', () => {
  endAll();
  process.exit(143);
});

mkdirSync('test-results', { recursive: true });
await runSteps(chosen);
summarise();

/** The commit to compare with, if any, and the names of steps. */
function options(given: string[]): [commit: string | null, names: string[]] {
  const isFlag = (each: string) => /^--changed(=|$)/.test(each);
  // The last one counts: `npm run check` has one of its own.
  const flag = given.findLast(isFlag);
  return [flag ? (flag.split('=')[1] ?? 'HEAD') : null, given.filter((each) => !isFlag(each))];
}

function chooseSteps(names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  const wanted = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  if (changed === null) return wanted;
  return reachedSteps(wanted, { files: changedFiles(changed), commit: changed, sources: sourcesOfTree() });
}

async function runSteps(chosen: Step[]) {
  const waiting = [...chosen];
  const active = new Map<Step, Promise<void>>();
  const finished = async (step: Step) => {
    await runStep(step);
    active.delete(step);
  };
  while (waiting.length + active.size > 0) {
    const next = nextStep({ waiting, active: [...active.keys()] });
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      active.set(next, finished(next));
    } else await Promise.race(active.values());
  }
}

async function runStep(step: Step) {
  const start = performance.now();
  const finished = await execute(step).catch((error: unknown) => ({ code: null, output: `${String(error)}\n` }));
  const count = countOf(step, finished);
  const result = { name: step.name, seconds: (performance.now() - start) / 1000, ...count };
  results.push(result);
  console.log(lineFor(result));
  if (step.note) console.log(`    ${step.note}`);
  if (count.failed > 0) console.log(`${indent(finished.output.trim() || 'It said nothing.')}\n`);
}

function countOf({ report, isPart }: Step, finished: Finished): Count {
  if (!report) return exitCount(finished);
  const count = testCount(finished, reportAt(report));
  // Nothing that was changed reaches a test of this step.
  const isEmpty = isPart && finished.code === 0 && count.passed === 0;
  return isEmpty ? { passed: 0, failed: 0, skipped: 0 } : count;
}

async function execute(step: Step): Promise<Finished> {
  const broken =
    step.needs?.filter((name) => results.some((result) => result.name === name && result.failed > 0)) ?? [];
  if (broken.length > 0) return { code: null, output: `Not run: ${broken.join(', ')} failed.` };
  if (step.report) rmSync(step.report, { force: true });
  const compiled = { NODE_COMPILE_CACHE: compiledFolder };
  const env = { ...compiled, ...step.env, ...(step.browser ? { CHROMIUM_PATH: await theChromium() } : {}) };
  step.before?.();
  return runCommands(step.commands, env);
}

function theChromium(): Promise<string> {
  chromium ??= findChromium();
  return chromium;
}

function reportAt(path: string): unknown {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function lineFor({ name, seconds, ...count }: Result): string {
  return `${signOf(count)} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s   ${countText(count)}`;
}

function summarise() {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const broken = results.filter((result) => result.failed > 0).map(({ name }) => name);
  const minutes = (performance.now() - started) / 60_000;
  if (results.length === 0) console.log('No step reaches this change.');
  console.log(
    `\n${results.length} steps in ${minutes.toFixed(1)} min${broken.length > 0 ? `; failed: ${broken.join(', ')}` : ''}`,
  );
  const skipped = results.filter((result) => result.skipped > 0);
  const unseen = skipped.map((result) => `${result.skipped} of ${result.name}`).join(', ');
  console.log(`${passed} passed, ${failed} failed${unseen ? `; did not run: ${unseen}` : ''}`);
  const empty = results.filter(ranNothing).map(({ name }) => name);
  if (empty.length > 0) console.log(`No test reaches this change in: ${empty.join(', ')}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
