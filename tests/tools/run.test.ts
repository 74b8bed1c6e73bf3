import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const installed = [
  'node_modules/.package-lock.json',
  'adapters/generated/made-of.txt',
  'ui/wording/generated/types.ts',
  '.storybook/public/mockServiceWorker.js',
];
const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program in a project that has these files. */
function run(program: string, files = installed, name = 'program.ts') {
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  mkdirSync(folder, { recursive: true });
  copyFileSync('run.mjs', join(folder, 'run.mjs'));
  writeFileSync(join(folder, 'prepare.ts'), "console.log('generated');");
  writeFileSync(join(folder, name), program);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs', name, '--flag'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const install = { status: 1, stderr: expect.stringMatching(/^The shop is not installed.*npm ci.*\n$/) };
const room = { status: 1, stderr: 'No space is left on the disk: make room, then run this again.\n' };

test('a program runs with its own arguments', () => {
  const { status, stdout } = run('console.log(process.argv.slice(2).join() as string);');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '--flag\n' });
});

test('what is started finds what it needs generated anew', () => {
  const { status, stdout } = run("console.log('started');", installed, 'start.ts');
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'generated\nstarted\n' });
});

test.each(installed)('a run that lacks %s asks for the installation in one sentence', (missing) => {
  const files = installed.filter((file) => file !== missing);
  expect(run('console.log(1);', files)).toMatchObject({ ...install, stdout: '' });
});

test.each(['no-such-package', './generated/documents.ts'])(
  '%s that is missing asks for the installation',
  (missing) => {
    expect(run(`await import('${missing}');`)).toMatchObject(install);
  },
);

test.each([
  'Cannot find native binding. npm has a bug related to optional dependencies.',
  "[lightningcss minify] Cannot find module '../lightningcss.linux-x64-gnu.node'",
])('a package without its part for this system asks for the installation: %s', (message) => {
  expect(run(`throw new Error(${JSON.stringify(message)});`)).toMatchObject(install);
});

test('an option that no program knows ends in one sentence', () => {
  const { status, stderr } = run("(await import('node:util')).parseArgs({ options: {} });");
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^Unknown option '--flag'.*\n$/) });
});

test.each([
  ['written', "throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });"],
  ['written later', "setImmediate(() => { throw new Error('ENOSPC: no space left on device, write'); });"],
  ['stored in SQLite', "throw new Error('database or disk is full');"],
  ['built', "await Promise.reject(new Error('Caused by:\\n No space left on device (os error 28)'));"],
])('a full disk ends in one sentence when something is %s', (_what, program) => {
  expect(run(program)).toMatchObject(room);
});

test('another error is shown with the place where it happened', () => {
  const { status, stderr } = run("throw new TypeError('a mistake of ours');");
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: a mistake of ours\n\s+at .*program\.ts/);
});
