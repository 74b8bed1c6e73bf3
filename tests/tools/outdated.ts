/**
 * `npm run outdated`: each dependency that is not at its newest version, and why. Fails where nothing holds one, and
 * where a reason is no longer true. It asks the registry, so no test runs it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { judge, type Manifest } from './held-versions.ts';
import { projectEnvironment } from './run-command.ts';

/** npm's answer as JSON; `outdated` ends with 1 where it has something to say, as it does for an error. */
function npm(...args: string[]): unknown {
  const { stdout } = spawnSync('npm', [...args, '--json'], { encoding: 'utf8', env: projectEnvironment() });
  return JSON.parse(stdout || '{}');
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The last of what fits, since npm answers a line with all of its versions. */
function newest(wanted: string): Promise<Manifest | null> {
  const answer = npm('view', wanted, 'name', 'version', 'dependencies', 'optionalDependencies') as
    | Manifest
    | Manifest[];
  const last = [answer]
    .flat()
    .toSorted((one, other) => inOrder.compare(one.version, other.version))
    .at(-1);
  return Promise.resolve(last?.version ? last : null);
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const behind = npm('outdated') as Record<string, { current: string; latest: string }>;
if ('error' in behind) throw new Error('The registry does not answer.');
const outdated = Object.entries(behind).map(([name, { current, latest }]) => ({ name, current, newest: latest }));
const lines = await judge(outdated, { declared: { ...dependencies, ...devDependencies }, newest });
for (const { text, isFault } of lines) console.log(`${isFault ? 'FAILS' : 'held '}  ${text}`);
process.exitCode = lines.some(({ isFault }) => isFault) ? 1 : 0;
