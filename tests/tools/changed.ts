/** `npm test -- --changed [commit]`: only what the files that differ from a commit can reach. */
import { execFileSync } from 'node:child_process';
import { followersOf, type Source, treeReaders } from './followers.ts';
import type { Step } from './steps.ts';

const tools = /^(package(-lock)?\.json|[\w.-]+\.config\.ts|tsconfig\.json|\.npmrc)$/;
const words = /\.(md|jpg)$/;

/** The files that differ from this commit, and those that no commit has yet. */
export function changedFiles(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

export interface Change {
  files: readonly string[];
  commit: string;
  /** The code of the tree, where what reads a changed file is looked for. */
  sources: readonly Source[];
}

/**
 * The steps that these files can reach. A step with `narrow` runs a part of its tests, unless what all its tests rest
 * on has changed too.
 */
export function reachedSteps(steps: readonly Step[], { files, commit, sources }: Change): Step[] {
  const code = [...new Set([...files.filter((file) => !words.test(file)), ...followersOf(files, sources)])];
  if (code.some((file) => tools.test(file))) return [...steps];
  const related = [...new Set([...code, ...treeReaders(sources)])];
  const chosen = new Map<string, Step>();
  for (const step of steps.toReversed()) {
    const { name, reads, narrow, wholeFor } = step;
    const isNeeded = [...chosen.values()].some(({ needs }) => needs?.includes(name));
    if (!isNeeded && !code.some((file) => !reads || reads.test(file))) continue;
    const isWhole = !narrow || code.some((file) => wholeFor?.test(file));
    if (isWhole) chosen.set(name, step);
    else {
      const last = narrow(step.commands.at(-1) ?? [], { commit, files: code, related });
      chosen.set(name, { ...step, commands: [...step.commands.slice(0, -1), last], isPart: true });
    }
  }
  return [...chosen.values()].toReversed();
}
