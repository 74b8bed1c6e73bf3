/** `npm test -- --changed [commit]`: only what the files that differ from a commit can reach. */
import { execFileSync } from 'node:child_process';
import type { Step } from './steps.ts';

const tools = /^(package(-lock)?\.json|[\w.-]+\.config\.ts|tsconfig\.json|\.npmrc)$/;
const words = /\.(md|jpg)$/;

/** The files that differ from this commit, and those that no commit has yet. */
export function changedFiles(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The steps that these files can reach. A step with `narrow` runs a part of its tests, unless what all its tests rest
 * on has changed too.
 */
export function reachedSteps(
  steps: readonly Step[],
  { files, commit }: { files: readonly string[]; commit: string },
): Step[] {
  const code = files.filter((file) => !words.test(file));
  if (code.some((file) => tools.test(file))) return [...steps];
  const chosen = new Map<string, Step>();
  for (const step of steps.toReversed()) {
    const { name, reads, narrow, wholeFor } = step;
    const isNeeded = [...chosen.values()].some(({ needs }) => needs?.includes(name));
    if (!isNeeded && !code.some((file) => !reads || reads.test(file))) continue;
    const isWhole = !narrow || code.some((file) => wholeFor?.test(file));
    chosen.set(
      name,
      isWhole ? step : { ...step, commands: withLast(step.commands, narrow(commit, code)), isPart: true },
    );
  }
  return [...chosen.values()].toReversed();
}

const withLast = (commands: readonly string[][], args: readonly string[]): string[][] =>
  commands.map((command, at) => (at === commands.length - 1 ? [...command, ...args] : command));
