import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Starts a shell that starts what never ends; all of them have the program's output. */
const starts = `
  const { endOwnProcesses } = await import(process.argv[1]);
  const { spawn } = await import('node:child_process');
  endOwnProcesses();
  const child = spawn('sh', ['-c', 'tail -f /dev/null & echo started; wait'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of child.stdout) if (String(text).includes('started')) break;
`;

function program(then: string) {
  const module = new URL('own-processes.ts', import.meta.url).href;
  const options = ['--input-type=module', '-e', starts + then, module];
  return spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'pipe'] });
}

test.each([
  ['ends by an uncaught error', "throw new Error('uncaught');", null, 1],
  ['ends by itself', 'process.exit(0);', null, 0],
  ['is ended by Ctrl-C', "console.log('ready'); setInterval(() => {}, 1000);", 'SIGINT', 130],
  ['is ended by SIGTERM', "console.log('ready'); setInterval(() => {}, 1000);", 'SIGTERM', 143],
] as const)('nothing that a program started outlives it where it %s', async (_, then, signal, code) => {
  const running = program(then);
  running.stderr.resume();
  if (signal !== null) {
    await once(running.stdout, 'data');
    running.kill(signal);
  } else running.stdout.resume();
  // « close » comes when nobody has its output any more.
  expect(await once(running, 'close')).toEqual([code, null]);
});
