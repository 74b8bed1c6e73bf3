/**
 * `npm run figures -- next-router [--version 8.6.0]`: the shop with the newest react-router of the registry alone, in a copy
 * of its own. Passes, or names the step that stopped and the seams of ours that it speaks of.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectEnvironment } from '../tools/run-command.ts';

/** Where the shop leans on more of the router than its documented interface. */
const seams: Record<string, string> = {
  'ui/lean/document.ts':
    'what the router hands from the server to the browser (`__reactRouterContext`, its route modules)',
  'ui/lean/vite/manifest.ts': 'the list of routes that a first visit loads',
  'ui/entry.server.tsx': '`EntryContext` and `ServerRouter`',
  'ui/entry.client.tsx': '`HydratedRouter`',
  'ui/server/http/own-routes.ts': '`createRequestHandler` of a build with fewer routes',
  'ui/lean/back-cache.ts': 'loaders of the browser that answer Back from memory',
  'ui/lean/links.ts': 'plain links that the router follows',
};
const steps: readonly (readonly [step: string, ...command: string[]])[] = [
  ['its types', 'tsc', '--noEmit', '-p', '.'],
  ['its build', 'react-router', 'build'],
  [
    'tests of its seams',
    'vitest',
    'run',
    '--config',
    'vitest.node.config.ts',
    '--project',
    'unit',
    'ui/lean',
    'ui/server/http',
  ],
  ['a walk in a browser', 'playwright', 'test', '--project=desktop', 'tests/journeys/navigation.spec.ts'],
];

const { values } = parseArgs({ options: { version: { type: 'string', default: 'latest' } } });
const copy = resolve('test-results/next-router');
rmSync(copy, { recursive: true, force: true });
try {
  copyShop();
  console.log(`react-router ${replaceRouter(values.version)}`);
  const stopped = steps.find((step) => !passes(step));
  console.log(stopped ? `It stops at ${stopped[0]}.` : 'The shop builds and walks with it.');
  process.exitCode = stopped ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copyShop() {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const generated = execFileSync('git', ['ls-files', '-z', '-o', '-i', '--exclude-standard', '--directory'], {
    encoding: 'utf8',
  });
  const ignored = generated.split('\0').filter((name) => /generated|\.react-router|^\.storybook/.test(name));
  for (const name of [...files, ...ignored]) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(name, join(copy, name), { recursive: true });
  }
  linkTree('node_modules', join(copy, 'node_modules'));
}

/** The same files under another name: a gigabyte of packages is not copied. */
function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** @returns its version. */
function replaceRouter(version: string): string {
  const packed = execFileSync('npm', ['pack', `react-router@${version}`, '--json'], { cwd: copy, encoding: 'utf8' });
  const [{ filename = '', version: packedVersion = '' } = {}] = JSON.parse(packed) as Record<string, string>[];
  const folder = join(copy, 'node_modules/react-router');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  execFileSync('tar', ['xzf', filename, '--strip-components=1', '-C', folder], { cwd: copy });
  return packedVersion;
}

function passes([step, program = '', ...options]: (typeof steps)[number]): boolean {
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: copy,
    env: projectEnvironment({ PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`, CI: 'true' }),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status === 0) {
    console.log(`passes: ${step}`);
    return true;
  }
  const output = stdout + stderr;
  console.log(output.split('\n').slice(-40).join('\n'));
  for (const [file, seam] of Object.entries(seams))
    if (output.includes(file)) console.log(`changed: ${seam} (${file})`);
  return false;
}
