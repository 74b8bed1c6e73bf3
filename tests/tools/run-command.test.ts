import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runCommands } from './run-command.ts';

const ends = (code: number) => ['node', '-e', `console.log('ends with ${code}'); process.exit(${code})`];

test('commands run up to the first that fails, and its code counts', async () => {
  const output = 'ends with 0\nends with 3\n';
  expect(await runCommands([ends(0), ends(3), ends(0)])).toEqual({ code: 3, output });
});

test('commands that all end well end well', async () => {
  expect((await runCommands([ends(0), ends(0)])).code).toBe(0);
});

test('a command that a signal ends, or that cannot start, has no code', async () => {
  expect((await runCommands([['node', '-e', "process.kill(process.pid, 'SIGKILL')"], ends(0)])).code).toBeNull();
  expect((await runCommands([['no-such-program'], ends(0)])).code).toBeNull();
});

test('a command beside load keeps its code', () => {
  const [program, ...options] = ends(7);
  const given = ['tests/tools/under-load.ts', '--busy', '0', '--no-disk', String(program), ...options];
  expect(spawnSync(process.execPath, given, { encoding: 'utf8' })).toMatchObject({
    status: 7,
    stdout: 'ends with 7\n',
  });
});
